import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { afterAll, describe, expect, it } from "vitest";
import { readTracked } from "../../../../worker/local/deploy/configuration.ts";
import { defaultFacts } from "../../../../worker/local/deploy/facts.ts";
import { ask, changedFacts, firstFacts, questionsFor } from "../../../../worker/local/deploy/init.ts";

const ID = "12345678-1234-4321-8765-123456789012";
const FACTS = defaultFacts("production");
const folder = mkdtempSync(join(tmpdir(), "steward-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("the first facts", () => {
  const tracked = readTracked();
  const [database] = tracked.d1_databases;
  const edited = {
    ...tracked,
    name: "steward-of-ours",
    d1_databases: [{ ...database, database_name: "ours", database_id: ID, migrations_dir: "worker/migrations" }],
    r2_buckets: [
      { binding: "EXPORTS", bucket_name: "our-exports" },
      { binding: "CONTENT", bucket_name: "our-content" },
    ],
  };

  it("are the defaults where wrangler.toml names no database of an account", () => {
    expect(firstFacts("production", tracked)).toEqual(FACTS);
  });

  it("are those of an earlier deployment by wrangler.toml, which goes on with its stores", () => {
    expect(firstFacts("production", edited)).toEqual({
      ...FACTS,
      name: "steward-of-ours",
      database_name: "ours",
      database_id: ID,
      content_bucket: "our-content",
      exports_bucket: "our-exports",
    });
  });

  it("never name the stores of production in another environment", () => {
    expect(firstFacts("staging", edited)).toEqual(defaultFacts("staging"));
  });
});

describe("an option", () => {
  it("changes its fact and no other, and nothing changes without one", () => {
    const before = changedFacts(FACTS, { domain: "steward.example.com", var: ["KEY_HEADER=X-Key", "POLICY={}"] });
    expect(changedFacts(before, {})).toEqual(before);
    expect(changedFacts(before, { databaseId: ID, var: ["USER_MAX_KEYS=7"] })).toEqual({
      ...FACTS,
      database_id: ID,
      domain: "steward.example.com",
      vars: { KEY_HEADER: "X-Key", POLICY: "{}", USER_MAX_KEYS: "7" },
    });
  });

  it("with an empty value removes it", () => {
    const before = changedFacts(FACTS, { domain: "steward.example.com", var: ["KEY_HEADER=X-Key"] });
    expect(changedFacts(before, { domain: "", var: ["KEY_HEADER="] })).toEqual(FACTS);
  });

  it("takes a text from a file, and a value with further signs of equality", () => {
    const file = join(folder, "policy.json");
    writeFileSync(file, '{ "rules": {} }\n');
    expect(changedFacts(FACTS, { varFile: [`POLICY=${file}`], var: ["DOCS_URL=https://a.example/?b=c"] }).vars).toEqual(
      {
        POLICY: '{ "rules": {} }\n',
        DOCS_URL: "https://a.example/?b=c",
      },
    );
    expect(() => changedFacts(FACTS, { varFile: ["POLICY=/nowhere/policy.json"] })).toThrow(
      "/nowhere/policy.json cannot be read (ENOENT).",
    );
  });

  it.each(["BOOTSTRAP_SECRET", "METRICS_TOKEN", "AUDIT_EXPORT_SIGNING_KEY", "OIDC_CLIENT_SECRET"])(
    "does not take the secret %s, nor repeats it",
    (name) => {
      const refused = () => changedFacts(FACTS, { var: [`${name}=hunter2`] });
      expect(refused).toThrow(`${name} is a secret, and does not belong into a file.`);
      expect(refused).not.toThrow("hunter2");
      expect(() => changedFacts(FACTS, { var: [`${name}=`] })).not.toThrow();
    },
  );

  it("that is wrong is an error, and repeats no value", () => {
    expect(() => changedFacts(FACTS, { databaseId: "steward" })).toThrow('not be right: "/database_id"');
    expect(() => changedFacts(FACTS, { var: ["hunter2"] })).toThrow(
      /^An option has no "=" after the name of a variable\. Write --var NAME=VALUE\.$/,
    );
  });
});

describe("a person", () => {
  it("is asked for what neither the facts nor the options say", () => {
    const asked = (facts: typeof FACTS, given: object) => questionsFor(facts, given).map(({ option }) => option);
    expect(asked(FACTS, {})).toEqual(["databaseId", "domain", "contentHost"]);
    expect(asked({ ...FACTS, database_id: ID }, { domain: "" })).toEqual(["contentHost"]);
  });

  const answered = async (text: string) => {
    const output = new PassThrough();
    const answers = await ask(questionsFor(FACTS, {}), Readable.from([text]), output);
    return { answers, asked: String(output.read()) };
  };

  it("answers one question after the other, and an empty answer leaves what is", async () => {
    const { answers, asked } = await answered(`${ID}\n  \ncontent.example.net\n`);
    expect(answers).toEqual({ databaseId: ID, contentHost: "content.example.net" });
    expect(asked).toBe(
      questionsFor(FACTS, {})
        .map(({ text }) => text)
        .join(""),
    );
    expect(asked).toContain('"npx wrangler d1 create provider-steward"');
  });

  it("may end it, and then nothing is written", async () => {
    await expect(answered(`${ID}\n`)).rejects.toThrow("The questions were not answered, and nothing was written.");
  });
});
