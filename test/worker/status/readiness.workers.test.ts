import { applyD1Migrations, createScheduledController, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import documentation from "../../../docs/upgrading.md?raw";
import { isObject } from "../../../shared/index.ts";
import { ROUTES } from "../../../worker/app/index.ts";
import { createRouter } from "../../../worker/app/router.ts";
import { MIGRATIONS } from "../../../worker/database/migrations.ts";
import worker from "../../../worker/index.ts";
import { requestContext } from "../../../worker/platform/context.ts";
import settings from "../../../wrangler.toml?raw";
import { migrateAgain, otherBinding } from "../workerd/unready-database.ts";

const COMMAND = "npx wrangler d1 migrations apply DATABASE --remote";
const LAST = MIGRATIONS.slice(-1).join();

/** Databases that the Worker must not run on, with what it says is missing. */
const UNREADY: readonly { name: string; missing: string; prepare: () => Promise<unknown> }[] = [
  { name: "that is empty", missing: MIGRATIONS.join(", "), prepare: async () => await migrateAgain(0) },
  {
    name: "without the last migration",
    missing: LAST,
    prepare: async () => await migrateAgain(MIGRATIONS.length - 1),
  },
  {
    name: "that was migrated by hand",
    missing: MIGRATIONS.join(", "),
    prepare: async () => {
      await migrateAgain(MIGRATIONS.length);
      await env.DATABASE.prepare("DROP TABLE d1_migrations").run();
    },
  },
];

/** A method of each route, and HEAD and OPTIONS of each path; and a path and a method that are not there. */
const REQUESTS = [
  ...ROUTES.flatMap(({ method, path }) =>
    [method === "ALL" ? "PROPFIND" : method, "HEAD", "OPTIONS"].map((one) => [one, path]),
  ),
  ["GET", "/v1/nowhere"],
  ["DELETE", "/rules"],
].filter(([, path]) => path !== "/__ping__");

const router = createRouter(ROUTES);
let log: MockInstance<typeof console.error>;
let minutes = 0;

/** A Worker that has just been deployed. */
function deploy(variables: object = {}, database: object = otherBinding()) {
  const deployed = { ...env, ...variables, DATABASE: database };
  return async (method: string, path: string) => {
    const request = new Request(`https://steward.example${path}`, { method });
    return await router.fetch(request, requestContext(request, deployed));
  };
}

const logged = () => log.mock.calls.map(([line]): unknown => JSON.parse(String(line)));

/** The lines about requests. The job of an export that another file made may wake at any time, and say what it misses. */
const ofRequests = () => logged().filter((line) => isObject(line) && "requestId" in line);

beforeEach(() => {
  log = vi.spyOn(console, "error").mockImplementation(() => {});
  // The log has so many lines a minute; each test has a minute of its own.
  minutes += 1;
  const now = Date.now() + minutes * 60_000;
  vi.spyOn(Date, "now").mockReturnValue(now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(UNREADY)("a database $name", ({ missing, prepare }) => {
  const error = `The server is not ready. Migrations are missing in its database: ${missing}. Apply them: ${COMMAND} (or --local, for the database of this machine).`;

  beforeEach(prepare);

  it("is a 503 on every route, which names the command, as the log does", async () => {
    const send = deploy();
    // What is missing changes the sentence alone.
    const requests = missing === LAST ? REQUESTS : REQUESTS.slice(0, 9);
    for (const [method = "", path = ""] of requests) {
      const response = await send(method, path);
      const asked = `${method} ${path}`;
      expect([asked, response.status, response.headers.get("Retry-After")]).toEqual([asked, 503, "10"]);
      const text = await response.text();
      expect([asked, text === "" ? "" : JSON.parse(text)]).toEqual([
        asked,
        method === "HEAD" ? "" : { code: 503, error, payload: null },
      ]);
      const requestId = response.headers.get("X-Correlation-ID");
      expect(ofRequests().at(-1)).toEqual({ level: "error", event: "not-migrated", requestId, message: error });
    }
    expect(ofRequests()).toHaveLength(requests.length);
  });

  it("is a 503 at the hosts of content", async () => {
    const send = deploy({ BASE_URL: "https://steward.test", CONTENT_HOST: "example" });
    expect((await send("GET", "/index.html")).status).toBe(503);
    expect((await send("GET", "/")).status).toBe(503);
  });

  it("lets a ping through, and tells whoever asks that the server is not ready", async () => {
    const send = deploy();
    const ping = await send("GET", "/__ping__");
    expect(ping.status).toBe(200);
    expect(await ping.json()).toEqual({});
    expect(ofRequests()).toEqual([]);
    const readiness = await send("GET", "/__ping__?ready=true");
    expect(readiness.status).toBe(503);
    expect(await readiness.json()).toEqual({ code: 503, error, payload: null });
    expect(ofRequests()).toHaveLength(1);
  });

  it("lets scripts of other websites read why, where they may read the answer", async () => {
    const response = await deploy()("POST", "/v1/validate");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    await response.body?.cancel();
  });

  it("ends the schedule before it begins, without an exception", async () => {
    const scheduled = createScheduledController({ scheduledTime: new Date() });
    await worker.scheduled(scheduled, { ...env, DATABASE: otherBinding() });
    expect(logged()).toEqual([{ level: "error", event: "not-migrated", message: error }]);
  });

  it("has the job of an export try again later, without an exception", async () => {
    const guid = crypto.randomUUID();
    const job = env.AUDIT_EXPORT_JOB.getByName(guid);
    await runInDurableObject(job, async (one, { storage }) => {
      Reflect.set(one, "env", { ...env, DATABASE: otherBinding() });
      await one.wake(guid);
      await storage.deleteAlarm();
      await one.alarm();
      expect(await one.status()).toMatchObject({
        state: "retrying",
        lastError: { message: "The server is not set up completely. Its log says what is missing or wrong." },
      });
      await storage.deleteAlarm();
    });
    const message = `Error: ${error}`;
    expect(logged()).toEqual([{ level: "error", event: "audit-export-failed", export: guid, message }]);
  });
});

it("names the command that wrangler.toml and docs/upgrading.md name", () => {
  expect(settings).toContain(COMMAND);
  expect(documentation).toContain(`\n${COMMAND}\nnpx wrangler deploy\n`);
});

describe("an upgrade that deploys before it migrates", () => {
  it("is a 503 until the database is migrated, and then needs no restart", async () => {
    await migrateAgain(MIGRATIONS.length - 1);
    const send = deploy();
    expect((await send("GET", "/__api__/server_settings")).status).toBe(503);
    expect((await send("GET", "/__ping__?ready=true")).status).toBe(503);
    await applyD1Migrations(env.DATABASE, env.MIGRATIONS);
    const readiness = await send("GET", "/__ping__?ready=true");
    expect(readiness.status).toBe(200);
    expect(await readiness.json()).toEqual({ ready: true });
    expect((await send("GET", "/__api__/server_settings")).status).toBe(200);
  });
});

describe("a database that cannot be read", () => {
  it("is a 503, and the log says why", async () => {
    const prepare = () => {
      throw new Error("D1_ERROR: There is no such database.");
    };
    const send = deploy({}, { prepare });
    expect((await send("GET", "/")).status).toBe(503);
    expect((await send("GET", "/__ping__?ready=true")).status).toBe(503);
    expect((await send("GET", "/__ping__")).status).toBe(200);
    const message = "The database cannot be read. Error: D1_ERROR: There is no such database.";
    expect(logged()).toMatchObject([
      { event: "not-set-up", message },
      { event: "not-set-up", message },
    ]);
  });
});

describe("GET /__ping__", () => {
  it.each(["", "?", "?ready", "?ready=false", "?already=true", "?ready=True"])("answers {} to %j", async (query) => {
    const response = await deploy()("GET", `/__ping__${query}`);
    expect(await response.json()).toEqual({});
  });

  it.each(["?ready=true", "?ready=true&from=probe", "/?from=probe&ready=true"])("answers %s", async (query) => {
    await migrateAgain(MIGRATIONS.length);
    expect(await (await deploy()("GET", `/__ping__${query}`)).json()).toEqual({ ready: true });
    expect((await deploy()("HEAD", `/__ping__${query}`)).status).toBe(200);
  });
});
