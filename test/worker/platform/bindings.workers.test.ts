import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { describeMissing, missingBindings, readEnvironment } from "../../../worker/platform/bindings.ts";
import { requestContext } from "../../../worker/platform/context.ts";

describe("missingBindings", () => {
  it("finds none in what wrangler.toml declares", () => {
    expect(missingBindings(env)).toEqual([]);
  });

  it("names each one that is not there", () => {
    expect(missingBindings({})).toEqual([
      "DATABASE",
      "CONTENT",
      "EXPORTS",
      "ASSETS",
      "AUDIT_EXPORT_JOB",
      "AUDIT_EXPORT_PUSH",
      "METRICS",
      "FAILED_AUTHENTICATION_LIMIT",
      "CHECKS_LIMIT",
      "MANAGEMENT_LIMIT",
      "UPLOADS_LIMIT",
      "REFUSALS_LIMIT",
    ]);
    const { DATABASE: _, ...others } = env;
    expect(missingBindings(others)).toEqual(["DATABASE"]);
  });

  it("is not content with a binding of another kind", () => {
    const others = { DATABASE: "postgres://", CONTENT: env.DATABASE, METRICS: env.EXPORTS };
    expect(missingBindings({ ...env, ...others })).toEqual(["DATABASE", "CONTENT", "METRICS"]);
    const method = () => {};
    const keyValues = { get: method, put: method, list: method, delete: method, getWithMetadata: method };
    expect(missingBindings({ ...env, EXPORTS: keyValues })).toEqual(["EXPORTS"]);
  });
});

describe("describeMissing", () => {
  it("says where to declare each binding", () => {
    expect(describeMissing(["DATABASE", "METRICS", "CHECKS_LIMIT"])).toBe(
      'Bindings are missing in wrangler.toml. Add binding = "DATABASE" under [[d1_databases]] ' +
        'and name = "METRICS" under [[durable_objects.bindings]] and name = "CHECKS_LIMIT" under [[ratelimits]].',
    );
  });
});

const VARIABLES = {
  POLICY: '{ "rules": { "unsafe-key": "off" } }',
  DEFAULT_LAYER: "{}",
  KEY_HEADER: "X-Own",
  AUDIT_EXPORT_SOURCES: '{ "plant": { "base_url": "https://content.example.com", "key": "a-key" } }',
};

/** The values of the variables. Values that are read again are never the same object. */
function readOf(given: object) {
  const { configuration, settings } = readEnvironment(given);
  return { configuration, settings };
}

function expectSame(one: ReturnType<typeof readOf>, other: ReturnType<typeof readOf>): void {
  expect(one.configuration).toBe(other.configuration);
  expect(one.settings).toBe(other.settings);
  expect(one.settings.auditExportSources).toBe(other.settings.auditExportSources);
}

describe("readEnvironment", () => {
  it("reads the variables once, however often and by whom it is asked", () => {
    const own = { ...env, ...VARIABLES };
    const first = readOf(own);
    expect(first.settings.keyHeader).toBe("X-Own");
    expectSame(readOf(own), first);
    expectSame(readOf({ ...own }), first);
    const context = requestContext(new Request("https://steward.example/"), own);
    expect(context.settings).toBe(first.settings);
    expect(context.policy).toBe(first.configuration.policy);
  });

  it.each(Object.keys(VARIABLES))("reads them again where %s is another", (name) => {
    const first = readOf(VARIABLES);
    const other = readOf({ ...VARIABLES, [name]: "" });
    expect(other).not.toEqual(first);
    expect(readOf(VARIABLES)).toEqual(first);
  });

  it("reads them again where one is set that was not", () => {
    const first = readOf(VARIABLES);
    const ENFORCED_LAYER = '{ "providers": { "provider_b": { "enabled": false } } }';
    expect(readOf({ ...VARIABLES, ENFORCED_LAYER }).configuration.layers).toHaveLength(
      first.configuration.layers.length + 1,
    );
  });

  it("tells what is wrong by what it concerns, each time", () => {
    const wrong = { POLICY: "[]", KEY_HEADER: "Authorization" };
    const { faults } = readEnvironment(wrong);
    expect(faults).toEqual({
      bindings: [expect.stringMatching(/^Bindings are missing in wrangler\.toml\. Add binding = "DATABASE" /)],
      configuration: [expect.stringMatching(/^The variable POLICY is not a valid policy/)],
      settings: [expect.stringMatching(/^The variable KEY_HEADER is not /)],
    });
    expect(readEnvironment(wrong).faults).toEqual(faults);
    expect(readEnvironment({ ...env }).faults).toEqual({ bindings: [], configuration: [], settings: [] });
  });

  it("reads one object once", () => {
    const own = { ...env, ...VARIABLES };
    expect(readEnvironment(own)).toBe(readEnvironment(own));
    expect(readEnvironment({ ...own })).not.toBe(readEnvironment(own));
  });

  it("looks at the bindings of each object", () => {
    expect(readEnvironment({ ...env, ...VARIABLES, CONTENT: undefined }).faults.bindings).toHaveLength(1);
    expect(readEnvironment({ ...env, ...VARIABLES }).faults.bindings).toEqual([]);
  });
});
