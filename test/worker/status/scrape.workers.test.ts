import { env } from "cloudflare:workers";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import page from "../../../docs/monitoring.md?raw";
import { LIMITS } from "../../../worker/platform/rate-limits.ts";
import { addPerson, auditEntries, call, type Person } from "../workerd/server.ts";
import { readMetrics } from "./support/read-metrics.ts";

const TOKEN = "a-token-of-programs-that-read-metrics-0123456789";
const PATH = "/__metrics__";

let admin: Person;

beforeAll(async () => {
  admin = await addPerson("administrator");
  // Requests are counted once they are answered, so that the first scrape has none.
  await call("/__ping__");
});
afterEach(() => {
  vi.restoreAllMocks();
});

const scrape = async (authorization: string | undefined, token = TOKEN, path = PATH) =>
  await call(path, {
    ...(authorization === undefined ? {} : { headers: { Authorization: authorization } }),
    variables: { METRICS_TOKEN: token },
  });

describe("GET /__metrics__", () => {
  it.each([`Bearer ${TOKEN}`, `bearer  ${TOKEN}`])(
    "answers with the token what administrators get with a key, which no cache keeps: %s",
    async (authorization) => {
      const response = await scrape(authorization);
      expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
      expect(response.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
      const byKey = await call("/__api__/v1/metrics", { key: admin.key });
      const namesIn = (text: string) => readMetrics(text).map(({ name }) => name);
      const names = namesIn(await response.text());
      expect(names).toEqual(namesIn(await byKey.text()));
      expect(names).toContain("steward_database_bytes");
    },
  );

  it.each([
    undefined,
    "",
    "Bearer",
    "Bearer ",
    `Bearer ${TOKEN.slice(0, -1)}`,
    `Bearer ${TOKEN}0`,
    `Bearer ${TOKEN.toUpperCase()}`,
    `Bearer ${TOKEN} ${TOKEN}`,
    `Key ${TOKEN}`,
    `Basic ${btoa(`metrics:${TOKEN}`)}`,
    TOKEN,
  ])("refuses %j, and tells and logs nothing of the token", async (authorization) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const before = await auditEntries();
    const response = await scrape(authorization);
    const text = await response.text();
    expect([response.status, response.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
    expect(JSON.parse(text)).toEqual({
      code: 30,
      error:
        "This requires the token of the server's METRICS_TOKEN. Send it in the header: Authorization: Bearer <token>. " +
        "If the server has none, the operator sets it: npx wrangler secret put METRICS_TOKEN.",
      payload: null,
    });
    expect(log).not.toHaveBeenCalled();
    expect(await auditEntries()).toEqual(before);
  });

  it("refuses the key of an administrator, which is no token", async () => {
    expect((await scrape(`Key ${admin.key}`)).status).toBe(401);
    expect((await scrape(`Bearer ${admin.key}`)).status).toBe(401);
  });

  it.each(["Bearer undefined", "Bearer ", `Bearer ${TOKEN}`])(
    "refuses everything where the server has no token: %s",
    async (authorization) => {
      expect((await scrape(authorization, "")).status).toBe(401);
    },
  );

  it.each(["/__api__/v1/metrics", "/__api__/v1/users", "/__api__/v1/audit_logs"])(
    "opens nothing else: %s",
    async (path) => {
      expect((await scrape(`Bearer ${TOKEN}`, TOKEN, path)).status).toBe(401);
      expect((await scrape(`Key ${TOKEN}`, TOKEN, path)).status).toBe(401);
    },
  );

  it("a token that is too short stops the server, and the log says which setting it is and not its value", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const short = TOKEN.slice(0, 31);
    expect((await scrape(`Bearer ${short}`, short)).status).toBe(503);
    const said = log.mock.calls.flat().join("\n");
    expect(said).toContain("The variable METRICS_TOKEN is not a text of 32 to 512 characters");
    expect(said).not.toContain(short);
  });

  it("is scraped as docs/monitoring.md shows", () => {
    expect(page).toContain(`    metrics_path: ${PATH}\n    authorization:\n      type: Bearer\n`);
  });

  it("is counted by address, as other requests without a key are", async () => {
    const past = { limit: async () => await Promise.resolve({ success: false }) };
    const headers = { Authorization: `Bearer ${TOKEN}`, "CF-Connecting-IP": "192.0.2.77" };
    const bindings = { ...env, [LIMITS.management]: past };
    expect((await call(PATH, { headers, bindings, variables: { METRICS_TOKEN: TOKEN } })).status).toBe(429);
  });
});
