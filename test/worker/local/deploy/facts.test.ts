import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { writeConfiguration } from "../../../../worker/local/deploy/configuration.ts";
import {
  checkEnvironment,
  defaultFacts,
  factsFile,
  problemOf,
  readFacts,
  writeFacts,
} from "../../../../worker/local/deploy/facts.ts";

const folder = mkdtempSync(join(tmpdir(), "steward-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const PRODUCTION = defaultFacts("production");

describe("the facts of a deployment", () => {
  it("have other names in each environment, and count apart", () => {
    const staging = defaultFacts("staging");
    expect(staging).toMatchObject({
      name: "provider-steward-staging",
      database_name: "provider-steward-staging",
      content_bucket: "provider-steward-staging-content",
      exports_bucket: "provider-steward-staging-exports",
    });
    expect(PRODUCTION.name).toBe("provider-steward");
    const limits = ["production", "staging", "test"].map((name) => defaultFacts(name).ratelimits_after);
    expect(new Set(limits).size).toBe(3);
  });

  it("are read as they were written, by their user alone", () => {
    expect(readFacts("production", folder)).toBeUndefined();
    const facts = { ...PRODUCTION, domain: "steward.example.com", vars: { AUDIT_LOG_RETENTION_DAYS: "400" } };
    writeFacts("production", facts, folder);
    expect(readFacts("production", folder)).toEqual(facts);
    expect(statSync(factsFile("production", folder)).mode & 0o077).toBe(0);
  });

  it.each([
    [{ ...PRODUCTION, name: "Steward" }, "/name"],
    [{ ...PRODUCTION, database_id: "12345678" }, "/database_id"],
    [{ ...PRODUCTION, domain: "https://steward.example.com" }, "/domain"],
    [{ ...PRODUCTION, content_host: "*.example.net" }, "/content_host"],
    [{ ...PRODUCTION, vars: { AUDIT_LOG_RETENTION_DAYS: 400 } }, "/vars/AUDIT_LOG_RETENTION_DAYS"],
    [{ ...PRODUCTION, vars: { "base-url": "x" } }, "/vars/base-url"],
    [{ ...PRODUCTION, wrangler: { main: "other.ts" } }, "/wrangler/main"],
    [{ ...PRODUCTION, durable_objects: {} }, "/durable_objects"],
    [{ ...PRODUCTION, name: "Steward" }, 'must have lower-case letters, digits and "-"'],
    [{ ...PRODUCTION, database_id: "12345678" }, 'must be an id as "npx wrangler d1 create" prints it'],
    [{ ...PRODUCTION, domain: "https://steward.example.com" }, "must be a host, without https:// and without a path"],
    [{ ...PRODUCTION, vars: { "base-url": "x" } }, 'must be a name of capital letters, digits and "_"'],
    [{}, "required"],
    [[], "object"],
  ])("have a problem that names its place: %j", (facts, place) => {
    expect(problemOf(facts)).toContain(place);
  });

  it("are an error where their file is not right, with its name and without a value", () => {
    writeFileSync(factsFile("broken", folder), '{ "name": "secret-by-mistake"');
    expect(() => readFacts("broken", folder)).toThrow(/broken\.json cannot be read: it is not JSON\./);
    writeFileSync(factsFile("broken", folder), JSON.stringify({ ...PRODUCTION, domain: "not a host" }));
    expect(() => readFacts("broken", folder)).toThrow(
      /broken\.json is not right: "\/domain" must be a host, .*: npm run deploy:init\.$/,
    );
    // The command itself reads the file: it helps only without it.
    expect(() => readFacts("broken", folder)).toThrow("Correct it, or move it away and write it again");
  });

  it("are an error where they cannot be written, with the reason", () => {
    const file = factsFile("a-file", folder);
    writeFileSync(file, "");
    const problem = /a-file\.json\/production\S* cannot be written \(E\w+\)\. STEWARD_DEPLOYMENTS names the folder\.$/;
    expect(() => writeFacts("production", PRODUCTION, file)).toThrow(problem);
    expect(() => writeConfiguration("production", PRODUCTION, file)).toThrow(problem);
  });

  it.each(["", "Staging", "../x", "a b", "a".repeat(40)])("are of no environment %j", (name) => {
    expect(() => checkEnvironment(name)).toThrow("--env must be a word of lower-case letters");
  });
});
