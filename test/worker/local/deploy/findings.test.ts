import { describe, expect, it } from "vitest";
import type { Variables } from "../../../../worker/local/deploy/configuration.ts";
import { defaultFacts } from "../../../../worker/local/deploy/facts.ts";
import { type Account, type Checked, findingsOf } from "../../../../worker/local/deploy/findings.ts";
import { SECRETS } from "../../../../worker/local/deploy/needs.ts";

const FACTS = { ...defaultFacts("production"), database_id: "12345678-1234-4321-8765-123456789012" };
const WHOLE: Account = {
  secrets: ["BOOTSTRAP_SECRET", "AUDIT_EXPORT_SIGNING_KEY", "METRICS_TOKEN"],
  pending: [],
  absentBuckets: [],
  problems: { secrets: "", pending: "", absentBuckets: "" },
};
const SAFE: Variables = {
  BASE_URL: "https://steward.example.com",
  CONTENT_HOST: "content.example.net",
  AUDIT_LOG_RETENTION_DAYS: "400",
};

const check = (changes: Partial<Checked> = {}) =>
  findingsOf({
    facts: FACTS,
    variables: SAFE,
    account: WHOLE,
    option: "",
    file: ".deploy/production.wrangler.json",
    ...changes,
  });

/** The level and subject of each. */
const told = (changes: Partial<Checked>) => check(changes).map(({ level, subject }) => `${level} ${subject}`);

const withVariables = (variables: Variables) => ({ variables: { ...SAFE, ...variables } });

it("secrets are those of the Worker that are set as such", () => {
  expect(SECRETS.toSorted()).toEqual([
    "AUDIT_EXPORT_PREVIOUS_SIGNING_KEY",
    "AUDIT_EXPORT_RECEIVERS",
    "AUDIT_EXPORT_SIGNING_KEY",
    "AUDIT_EXPORT_SOURCES",
    "BOOTSTRAP_SECRET",
    "METRICS_TOKEN",
    "OIDC_CLIENT_SECRET",
  ]);
});

describe("a deployment", () => {
  it("with all that it needs has no finding", () => {
    expect(check()).toEqual([]);
  });

  it("without a database is told how one is created", () => {
    expect(check({ facts: { ...FACTS, database_id: null }, option: "--env staging " })).toEqual([
      {
        level: "missing",
        subject: "the database",
        meaning: expect.stringContaining("its id is not known"),
        commands: ["npx wrangler d1 create provider-steward", "npm run deploy:init -- --env staging --database-id ID"],
      },
    ]);
  });

  it("without a bucket is told how it is created", () => {
    expect(check({ account: { ...WHOLE, absentBuckets: ["provider-steward-exports"] } })).toEqual([
      {
        level: "missing",
        subject: "the bucket provider-steward-exports",
        meaning: "The Worker needs it, and the account has no bucket of this name.",
        commands: ["npx wrangler r2 bucket create provider-steward-exports"],
      },
    ]);
  });

  it("without a secret that it needs is told how it is set, and the others are risks", () => {
    const account = { ...WHOLE, secrets: [] };
    expect(told({ account })).toEqual([
      "missing BOOTSTRAP_SECRET",
      "risk AUDIT_EXPORT_SIGNING_KEY",
      "risk METRICS_TOKEN",
    ]);
    expect(check({ account })[0]?.commands).toEqual([
      "openssl rand -base64 32 | tee bootstrap-secret | npx wrangler secret put BOOTSTRAP_SECRET -c .deploy/production.wrangler.json",
    ]);
    expect(check({ account })[1]?.meaning).toMatch(/^AUDIT_LOG_RETENTION_DAYS deletes only what an export has/);
  });

  it("without its migrations is told which, and how the server answers meanwhile", () => {
    const pending = (...names: string[]) => check({ account: { ...WHOLE, pending: names } });
    expect(pending("0021_home.sql")).toEqual([
      {
        level: "missing",
        subject: "migrations",
        meaning:
          "Not applied yet: 0021_home.sql. They take nothing away: the version before goes on while they are applied.",
        commands: ["npm run deploy"],
      },
    ]);
    expect(pending("0020_content_shares.sql", "0021_home.sql")[0]?.meaning).toContain("503 with Retry-After");
  });

  it("says what is not known, and why, where the account does not answer", () => {
    const problems = { secrets: "Not signed in.", pending: "No database.", absentBuckets: "No permission." };
    expect(check({ account: { secrets: null, pending: null, absentBuckets: null, problems } })).toEqual([
      {
        level: "unchecked",
        subject: "buckets",
        meaning: "It is not known if they exist. No permission.",
        commands: [],
      },
      {
        level: "unchecked",
        subject: "secrets",
        meaning: "It is not known which are set. Not signed in.",
        commands: [],
      },
      {
        level: "unchecked",
        subject: "migrations",
        meaning: "It is not known which are applied. No database.",
        commands: [],
      },
    ]);
  });
});

describe("a setting", () => {
  it.each<[Variables, string]>([
    [{ AUDIT_LOG_RETENTION_DAYS: "0" }, "AUDIT_LOG_RETENTION_DAYS"],
    [{ POLICY: "{" }, "POLICY"],
    [{ CONTENT_HOST: "https://content.example.net" }, "CONTENT_HOST"],
  ])("that the Worker does not take is missing, with the sentence of the Worker: %j", (variables, name) => {
    expect(check(withVariables(variables))).toEqual([
      {
        level: "missing",
        subject: "a setting",
        meaning: expect.stringMatching(
          new RegExp(`^The variable ${name} is not .* the Worker answers every request 503\\.$`, "s"),
        ),
        commands: [`npm run deploy:init -- --var ${name}=VALUE`],
      },
    ]);
  });

  it("that the Worker does not have is told with the one that was meant", () => {
    expect(check(withVariables({ ALLOW_ANONYMUS_CONTENT: "true" }))).toMatchObject([
      {
        level: "missing",
        subject: "ALLOW_ANONYMUS_CONTENT",
        meaning: expect.stringContaining("Did you mean ALLOW_ANONYMOUS_CONTENT?"),
        commands: ["npm run deploy:init -- --var ALLOW_ANONYMUS_CONTENT="],
      },
    ]);
  });

  it("that is a secret does not stand among the variables, and is not repeated", () => {
    const found = check(withVariables({ METRICS_TOKEN: "m".repeat(40) }));
    expect(found).toMatchObject([{ level: "missing", subject: "METRICS_TOKEN" }]);
    expect(JSON.stringify(found)).not.toContain("mmmm");
  });

  it.each<[Variables, string, RegExp]>([
    [{ ALLOW_ANONYMOUS_CONTENT: "true" }, "ALLOW_ANONYMOUS_CONTENT", /anyone on the internet/],
    [{ ALLOW_PRIVATE_UPSTREAMS: true }, "ALLOW_PRIVATE_UPSTREAMS", /every host that the Worker reaches/],
    [{ BASE_URL: "http://steward.example.com" }, "BASE_URL", /not HTTPS/],
  ])("that opens something is a risk: %j", (variables, subject, meaning) => {
    expect(check(withVariables(variables))).toMatchObject([
      { level: "risk", subject, meaning: expect.stringMatching(meaning) },
    ]);
  });

  it("that lets everyone publish whom a provider signs in is a risk", () => {
    const provider = { OIDC_ISSUER: "https://id.example.com", OIDC_CLIENT_ID: "steward", NEW_USER_ROLE: "publisher" };
    const account = { ...WHOLE, secrets: [...(WHOLE.secrets ?? []), "OIDC_CLIENT_SECRET"] };
    expect(told({ ...withVariables(provider), account })).toEqual(["risk NEW_USER_ROLE"]);
    expect(told(withVariables(provider))).toEqual(["missing a setting", "risk NEW_USER_ROLE"]);
  });

  it("that protects something and is not set is a risk", () => {
    expect(told({ variables: {} })).toEqual(["risk BASE_URL", "risk CONTENT_HOST", "risk AUDIT_LOG_RETENTION_DAYS"]);
  });
});
