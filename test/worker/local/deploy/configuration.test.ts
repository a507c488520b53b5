import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { deployedConfiguration, readTracked, variablesOf } from "../../../../worker/local/deploy/configuration.ts";
import { defaultFacts } from "../../../../worker/local/deploy/facts.ts";
import { ROOT } from "../../upgrades/states.ts";

const ID = "12345678-1234-4321-8765-123456789012";
const tracked = readTracked();
const FACTS = {
  ...defaultFacts("staging"),
  database_id: ID,
  domain: "steward.example.com",
  content_host: "content.example.net",
  content_zone: "example.net",
  vars: { AUDIT_LOG_RETENTION_DAYS: "400" },
};
const deployed = deployedConfiguration(tracked, FACTS, join(ROOT, ".deploy"));

describe("the configuration of a deployment", () => {
  it("has everything of wrangler.toml but the server on this machine", () => {
    const { dev: _, ...kept } = tracked;
    expect(Object.keys(kept).filter((key) => !(key in deployed))).toEqual([]);
    expect(deployed).not.toHaveProperty("dev");
    for (const key of ["durable_objects", "migrations", "triggers", "placement", "compatibility_date"]) {
      expect(Reflect.get(deployed, key)).toEqual(Reflect.get(tracked, key));
    }
  });

  it("keeps what the Worker logs, and no log of requests", () => {
    expect(deployed).toMatchObject({ observability: { enabled: true, logs: { invocation_logs: false } } });
  });

  it("has the names, ids and hosts of the deployment, and paths that lead to the code", () => {
    expect(deployed).toMatchObject({
      name: "provider-steward-staging",
      main: "../worker/index.ts",
      assets: { directory: "../docs", binding: "ASSETS" },
      workers_dev: false,
      routes: [
        { pattern: "steward.example.com", custom_domain: true },
        { pattern: "content.example.net/*", zone_name: "example.net" },
        { pattern: "*.content.example.net/*", zone_name: "example.net" },
      ],
      d1_databases: [
        {
          binding: "DATABASE",
          database_name: "provider-steward-staging",
          database_id: ID,
          migrations_dir: "../worker/migrations",
        },
      ],
      r2_buckets: [
        { binding: "CONTENT", bucket_name: "provider-steward-staging-content" },
        { binding: "EXPORTS", bucket_name: "provider-steward-staging-exports" },
      ],
      vars: {
        BASE_URL: "https://steward.example.com",
        CONTENT_HOST: "content.example.net",
        AUDIT_LOG_RETENTION_DAYS: "400",
      },
    });
  });

  it("counts rate limits by numbers that no other environment has", () => {
    const numbersIn = ({ ratelimits }: { readonly ratelimits?: unknown }) =>
      Array.isArray(ratelimits) ? ratelimits.map((limit: object) => Reflect.get(limit, "namespace_id")) : [];
    const numbers = (environment: string) => numbersIn(deployedConfiguration(tracked, defaultFacts(environment)));
    const all = ["production", "staging", "test"].flatMap(numbers);
    expect(new Set(all).size).toBe(3 * tracked.ratelimits.length);
    expect(numbers("production")).toEqual(numbersIn(tracked));
  });

  it("takes further settings of Wrangler in place of those of wrangler.toml", () => {
    const replaced = deployedConfiguration(tracked, {
      ...FACTS,
      wrangler: { placement: { mode: "off" }, limits: { cpu_ms: 9 } },
    });
    expect(replaced).toMatchObject({ placement: { mode: "off" }, limits: { cpu_ms: 9 }, name: FACTS.name });
  });

  it("is reached below workers.dev where there is no domain, and knows no base URL then", () => {
    const plain = deployedConfiguration(tracked, defaultFacts("production"));
    expect(plain).toMatchObject({ workers_dev: true, routes: [], vars: {} });
  });

  it("lets a variable that is set by its name go before what follows from a host", () => {
    const facts = { ...FACTS, vars: { BASE_URL: "https://other.example.com" } };
    expect(variablesOf({ vars: { KEY_HEADER: "X-Key" } }, facts)).toEqual({
      KEY_HEADER: "X-Key",
      BASE_URL: "https://other.example.com",
      CONTENT_HOST: "content.example.net",
    });
  });
});
