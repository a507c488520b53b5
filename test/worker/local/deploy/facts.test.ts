import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
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
    [{}, "required"],
    [[], "object"],
  ])("have a problem that names its place: %j", (facts, place) => {
    expect(problemOf(facts)).toContain(place);
  });

  it("are an error where their file is not right, with its name and without a value", () => {
    writeFileSync(factsFile("broken", folder), '{ "name": "secret-by-mistake"');
    expect(() => readFacts("broken", folder)).toThrow(/broken\.json cannot be read: it is not JSON\./);
    writeFileSync(factsFile("broken", folder), JSON.stringify({ ...PRODUCTION, domain: "not a host" }));
    expect(() => readFacts("broken", folder)).toThrow(/broken\.json is not right: "\/domain" must match pattern/);
  });

  it.each(["", "Staging", "../x", "a b", "a".repeat(40)])("are of no environment %j", (name) => {
    expect(() => checkEnvironment(name)).toThrow("--env must be a word of lower-case letters");
  });
});
