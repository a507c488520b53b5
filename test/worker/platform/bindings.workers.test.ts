import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { describeMissing, missingBindings } from "../../../worker/platform/bindings.ts";

describe("missingBindings", () => {
  it("finds none in what wrangler.toml declares", () => {
    expect(missingBindings(env)).toEqual([]);
  });

  it("names each one that is not there", () => {
    expect(missingBindings({})).toEqual([
      "DATABASE",
      "CONTENT",
      "EXPORTS",
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

describe("the embedded bucket", () => {
  it("gives back what was put into it", async () => {
    await env.CONTENT.put("report/index.html", "<p>hello</p>");
    const stored = await env.CONTENT.get("report/index.html");
    expect(await stored?.text()).toBe("<p>hello</p>");
    expect(await env.CONTENT.get("report/other.html")).toBeNull();
  });
});
