import { createExecutionContext, runInDurableObject, waitOnExecutionContext } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import * as fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import documentation from "../../../docs/monitoring.md?raw";
import packageJson from "../../../package.json" with { type: "json" };
import { createRouter } from "../../../worker/app/router.ts";
import { AuditExportJob } from "../../../worker/export-jobs/export-job.ts";
import { NEW_STATUS } from "../../../worker/export-jobs/job-record.ts";
import type { Route } from "../../../worker/http/route.ts";
import worker from "../../../worker/index.ts";
import { requestContext } from "../../../worker/platform/context.ts";
import { metricsCounter } from "../../../worker/platform/tally.ts";
import { NEW_PUSHES, statusOf } from "../../../worker/pushing/push-record.ts";
import { exportMetrics } from "../../../worker/status/export-metrics.ts";
import { requestMetrics } from "../../../worker/status/metrics.ts";
import { runs } from "../../support/size.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { addPerson, auditEntries, type Call, call, type Person } from "../workerd/server.ts";
import { type ReadMetric, readMetrics, valuesOf } from "./support/read-metrics.ts";

const REQUESTS = "steward_http_requests_total";
const DURATION_COUNT = "steward_http_request_duration_seconds_count";
const METRICS = "/__api__/v1/metrics";
const SCRAPE = { method: "GET", route: METRICS, status: "200" };

let admin: Person;

beforeAll(async () => {
  admin = await addPerson("administrator");
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function scrape(variables: Call["variables"] = {}, bindings: Call["bindings"] = {}): Promise<string> {
  const response = await call(METRICS, { key: admin.key, variables, bindings });
  expect(response.status).toBe(200);
  return await response.text();
}

/** By how much the values of one name rose, but for the scrape that saw the first ones. */
function rise(name: string, before: readonly ReadMetric[], after: readonly ReadMetric[]): Record<string, number> {
  const old = valuesOf(before, name);
  const scrapes = [JSON.stringify(SCRAPE), JSON.stringify({ route: METRICS })];
  const risen = Object.entries(valuesOf(after, name)).map(([labels, value]): [string, number] => [
    labels,
    value - (old[labels] ?? 0) - (scrapes.includes(labels) ? 1 : 0),
  ]);
  return Object.fromEntries(risen.filter(([, value]) => value !== 0));
}

/** Adds an export, past the API. */
async function addExport(name: string): Promise<string> {
  const guid = crypto.randomUUID();
  await env.DATABASE.prepare(
    `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, created_time)
    VALUES (?1, ?2, 'own', 'https://steward.example', 60, '2026-11-20T10:00:00Z')`,
  )
    .bind(guid, name)
    .run();
  return guid;
}

/** Lets one job answer something else. */
async function replaceStatus(guid: string, answer: () => Promise<never>): Promise<void> {
  const replaced = await runInDurableObject(env.AUDIT_EXPORT_JOB.getByName(guid), (job) => job);
  // oxlint-disable-next-line typescript/unbound-method -- called with its job below
  const original = AuditExportJob.prototype.status;
  vi.spyOn(AuditExportJob.prototype, "status").mockImplementation(async function status(this: AuditExportJob) {
    return await (this === replaced ? answer() : original.call(this));
  });
}

describe("GET /v1/metrics", () => {
  it("answers the text format of Prometheus, which no cache keeps", async () => {
    const response = await call(METRICS, { key: admin.key });
    expect(response.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(response.headers.get("Cache-Control")).toBe("private, no-store");
    const metrics = readMetrics(await response.text());
    expect(valuesOf(metrics, "steward_build_info")).toEqual({ [`{"version":"${packageJson.version}"}`]: 1 });
    // Tests of other files may have caused some.
    expect(valuesOf(metrics, "steward_unexpected_errors_total")).toEqual({ "{}": expect.any(Number) });
  });

  it("says the id of the newest audit entry, and 0 before there is one", async () => {
    expect(valuesOf(readMetrics(await scrape()), "steward_audit_log_last_id")).toEqual({ "{}": 0 });
    await call("/__api__/v1/groups", { method: "POST", key: admin.key, json: { name: "analysts" } });
    const lastId = (await auditEntries()).at(-1)?.id;
    expect(lastId).toBe(1);
    expect(valuesOf(readMetrics(await scrape()), "steward_audit_log_last_id")).toEqual({ "{}": lastId });
  });

  it("has what this isolate counted up to the scrape, and not the scrape itself", async () => {
    const before = readMetrics(await scrape());
    await call("/__ping__");
    await call("/rules/syntax");
    await call("/rules/no-such-rule", { method: "HEAD" });
    await call("/rules/syntax", { method: "PROPFIND" });
    await call("/no/such/path?with=query");
    await call("/v1/validate", { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } });
    const after = readMetrics(await scrape());
    expect(rise(REQUESTS, before, after)).toEqual({
      '{"method":"GET","route":"/__ping__","status":"200"}': 1,
      '{"method":"GET","route":"/rules/:id","status":"200"}': 1,
      '{"method":"HEAD","route":"/rules/:id","status":"404"}': 1,
      '{"method":"other","route":"/rules/:id","status":"405"}': 1,
      '{"method":"GET","route":"*","status":"401"}': 1,
      '{"method":"POST","route":"/v1/validate","status":"200"}': 1,
    });
    expect(rise(DURATION_COUNT, before, after)).toEqual({
      '{"route":"/__ping__"}': 1,
      '{"route":"/rules/:id"}': 3,
      '{"route":"*"}': 1,
      '{"route":"/v1/validate"}': 1,
    });
  });

  it("counts unexpected errors, and requests to a server that is not set up", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const before = readMetrics(await scrape());
    const failing: Route = {
      method: "GET",
      path: "/fail",
      permission: "none",
      summary: "Fails.",
      description: { answers: {} },
      crossOrigin: false,
      limit: undefined,
      handler: () => {
        throw new Error("It fails.");
      },
    };
    const request = new Request("https://steward.example/fail");
    await createRouter([failing]).fetch(request, requestContext(request, env));
    await createRouter([failing]).fetch(request.clone(), requestContext(request, { ...env, POLICY: "none" }));
    const after = readMetrics(await scrape());
    expect(rise(REQUESTS, before, after)).toEqual({
      '{"method":"GET","route":"/fail","status":"500"}': 1,
      '{"method":"GET","route":"none","status":"503"}': 1,
    });
    expect(rise("steward_unexpected_errors_total", before, after)).toEqual({ "{}": 1 });
  });
});

/** Requests whose route and status are known, with parts that must not come up in the text. */
const SECRET = "xyzzy";
const KNOWN: readonly { readonly labels: object; readonly path: string; readonly request?: Call }[] = [
  { labels: { method: "GET", route: "/__ping__", status: "200" }, path: `/__ping__?${SECRET}=${SECRET}` },
  { labels: { method: "GET", route: "/rules/:id", status: "404" }, path: `/rules/${SECRET}` },
  { labels: { method: "other", route: "*", status: "401" }, path: `/${SECRET}`, request: { method: "MKCOL" } },
  { labels: { method: "POST", route: "*", status: "404" }, path: `/v1/${SECRET}`, request: { method: "POST" } },
  { labels: { method: "GET", route: "/__api__/v1/user", status: "401" }, path: "/__api__/v1/user" },
  {
    labels: { method: "GET", route: "/__api__/v1/users/:guid", status: "401" },
    path: `/__api__/v1/users/${SECRET}`,
    request: { key: SECRET, headers: { "X-Correlation-ID": SECRET, "User-Agent": SECRET } },
  },
  {
    labels: { method: "OPTIONS", route: "/v1/validate", status: "204" },
    path: "/v1/validate",
    request: { method: "OPTIONS", headers: { Origin: `https://${SECRET}.example` } },
  },
  { labels: { method: "DELETE", route: "/rules", status: "405" }, path: "/rules", request: { method: "DELETE" } },
];

describe("the counts", () => {
  it("is what was requested, in whatever order and at once, and nothing of its words is in the text", async () => {
    const sequence = fc.array(fc.tuple(fc.constantFrom(...KNOWN), fc.boolean()), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(sequence, async (requests) => {
        const before = await scrape();
        const pending: Promise<unknown>[] = [];
        await inTurn(requests, async ([{ path, request = {} }, isAtOnce]) => {
          const answered = call(path, request).then(async (response) => await response.text());
          if (isAtOnce) pending.push(answered);
          else await answered;
        });
        await Promise.all(pending);
        const after = await scrape();
        const expected = Object.entries(Object.groupBy(requests, ([{ labels }]) => JSON.stringify(labels)));
        expect(rise(REQUESTS, readMetrics(before), readMetrics(after))).toEqual(
          Object.fromEntries(expected.map(([labels, group]) => [labels, group?.length])),
        );
        expect(after).not.toMatch(new RegExp(`${SECRET}|${admin.key}|${admin.username}|${admin.guid}`, "i"));
      }),
      { numRuns: runs(40) },
    );
  });

  it("is handed over by an isolate that is not scraped", async () => {
    await scrape();
    const before = (await metricsCounter(env.METRICS).read()).get("requests /__ping__ GET 200") ?? 0;
    // Another file in this runtime may have asked just now, and what its request has planned would do for this one as well.
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 60_000);
    const wait = vi.spyOn(scheduler, "wait").mockResolvedValue();
    const execution = createExecutionContext();
    const request = new Request<unknown, IncomingRequestCfProperties>("https://steward.example/__ping__");
    await worker.fetch(request, env, execution);
    await waitOnExecutionContext(execution);
    expect((await metricsCounter(env.METRICS).read()).get("requests /__ping__ GET 200")).toBe(before + 1);
    expect(wait).toHaveBeenCalled();
  });

  it("does not fail a request where it cannot be handed over", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    vi.spyOn(scheduler, "wait").mockResolvedValue();
    const execution = createExecutionContext();
    const gone = { idFromName: () => "", getByName: () => ({ add: () => Promise.reject(new Error("Gone.")) }) };
    const request = new Request<unknown, IncomingRequestCfProperties>("https://steward.example/__ping__");
    const response = await worker.fetch(request, { ...env, METRICS: gone }, execution);
    expect(response.status).toBe(200);
    await waitOnExecutionContext(execution);
    expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
      { level: "error", event: "metrics-not-handed-over", message: "Error: Gone." },
    ]);
  });

  it("is counted by the deployed entry too", async () => {
    const before = readMetrics(await scrape());
    await (await exports.default.fetch("https://steward.example/__ping__")).text();
    const after = readMetrics(await scrape());
    expect(rise(REQUESTS, before, after)).toEqual({ '{"method":"GET","route":"/__ping__","status":"200"}': 1 });
  });
});

describe("exports", () => {
  const states = (text: string) => valuesOf(readMetrics(text), "steward_audit_export_state");

  it("are in the text, and one whose job fails is not, and fails nothing", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await addExport("works");
    const broken = await addExport("broken");
    expect(Object.keys(states(await scrape()))).toHaveLength(10);
    await replaceStatus(broken, async () => await Promise.reject(new Error("It is broken.")));
    const shown = Object.entries(states(await scrape()));
    expect(shown.map(([labels]) => labels)).toEqual(
      ["waiting", "running", "retrying", "needs_attention", "paused"].map(
        (state) => `{"export":"works","state":"${state}"}`,
      ),
    );
    expect(shown.map(([, value]) => value).reduce((sum, value) => sum + value)).toBe(1);
    expect(log.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
      { event: "metrics-incomplete", what: `export ${broken}`, message: "Error: It is broken." },
    ]);
  });

  it("exports whose job gives no answer are left out when the time is over", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const silent = await addExport("silent");
    const stuck = Promise.withResolvers<never>();
    let isAsked = false;
    await replaceStatus(silent, async () => {
      isAsked = true;
      return await stuck.promise;
    });
    // The time of an answer is over when it is the only one that is waited for.
    const waiting = new Set<() => void>();
    vi.spyOn(scheduler, "wait").mockImplementation(async (milliseconds, options) => {
      if (milliseconds !== 5_000) return;
      await new Promise<void>((resolve) => {
        waiting.add(resolve);
        options?.signal?.addEventListener("abort", () => waiting.delete(resolve));
      });
    });
    const scraped = scrape();
    await vi.waitUntil(() => isAsked && waiting.size === 1, { timeout: 60_000, interval: 5 });
    for (const end of waiting) end();
    const text = await scraped;
    expect(text).toContain('export="works"');
    expect(text).not.toContain('export="silent"');
    expect(log.mock.calls.map(([line]) => String(line)).join("\n")).toContain("There was no answer within 5 seconds.");
  });
});

describe("receivers", () => {
  it("are asked while the jobs of exports are, which may take all the time", async () => {
    await addExport("pushed");
    const asked = Promise.withResolvers<void>();
    const job = {
      status: async () => {
        await asked.promise;
        return NEW_STATUS;
      },
    };
    const pushes = {
      status: async () => {
        asked.resolve();
        return await Promise.resolve(statusOf(NEW_PUSHES));
      },
    };
    const siem = { url: "https://siem.example.com", format: "webhook", exports: ["pushed"], secret: "s".repeat(16) };
    const namespace = { idFromName: () => "" };
    const text = await scrape(
      { AUDIT_EXPORT_RECEIVERS: JSON.stringify({ siem }) },
      {
        AUDIT_EXPORT_JOB: { ...namespace, getByName: () => job },
        AUDIT_EXPORT_PUSH: { ...namespace, getByName: () => pushes },
      },
    );
    expect(text).toContain('steward_audit_export_receiver_lag_entries{export="pushed",receiver="siem"} 0');
  });
});

describe("docs/monitoring.md", () => {
  it("lists every metric with its type, labels and meaning, and no other", async () => {
    await addExport("documented");
    const siem = {
      url: "https://siem.example.com",
      format: "webhook",
      exports: ["documented"],
      secret: "s".repeat(16),
    };
    const receivers = { AUDIT_EXPORT_RECEIVERS: JSON.stringify({ siem }) };
    const listed = Array.from(
      documentation.matchAll(/^\| `(steward_\w+)` \| (\w+) \|(.*)\| (.*) \| .* \|$/gm),
      ([, name, type, labels = "", help]) => ({ name, type, labels: labels.match(/\w+/g) ?? [], help }),
    );
    const status = await env.AUDIT_EXPORT_JOB.getByName(crypto.randomUUID()).status();
    const { findings } = status;
    const compared = { ...findings, time: 1, behind: { entries: 1, oldestTime: 1 } };
    const verdict = { state: "whole", text: "", lagSeconds: 1, maxLagSeconds: 1 } as const;
    const known = exportMetrics(
      [
        {
          row: {
            guid: "",
            name: "",
            source: "",
            sourceUrl: "",
            intervalMinutes: 1,
            isPaused: false,
            createdTime: "2026-11-20T10:00:00Z",
          },
          status: { ...status, pagesPerSecond: 1, lastRunTime: 1, findings: compared },
          verdict,
        },
      ],
      new Date(),
    );
    const written = new Set([
      ...readMetrics(await scrape(receivers)).map(({ name }) => name),
      ...requestMetrics(new Map()).map(({ name }) => name),
      ...known.map(({ name }) => name),
      // It has a value once something was pushed.
      "steward_audit_export_receiver_lag_seconds",
    ]);
    expect(new Set(listed.map(({ name }) => name))).toEqual(written);
    const shown = readMetrics(await scrape(receivers));
    for (const { name, type, help, samples } of shown) {
      const labels = Object.keys(samples[0]?.labels ?? {}).filter((label) => label !== "le");
      expect(listed).toContainEqual({ name, type, labels, help });
    }
    for (const { name, type, help } of known)
      expect(listed).toContainEqual(expect.objectContaining({ name, type, help }));
  });
});
