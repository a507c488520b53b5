import { env } from "cloudflare:workers";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ROUTES } from "../../../worker/app/index.ts";
import { limitsOf } from "../../../worker/http/route.ts";
import { LIMITS, type LimitName } from "../../../worker/platform/rate-limits.ts";
import { metricsCounter, sendTo, tally } from "../../../worker/platform/tally.ts";
import { lastEntry } from "../workerd/attempt.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { enoughOfMinute } from "../workerd/minute.ts";
import { addKey, addPerson, auditEntries, type Call, call, type Person, randomKey } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";

/** The figures of the limit that the bindings have here. */
const FEW = 5;
/** The first try of a key counts for its address, and the one after the last that is answered is past the limit. */
const ENOUGH = FEW + 2;

const USER = "/__api__/v1/user";
const AUDIT = "/__api__/v1/audit_logs";

let viewer: Person;
let administrator: Person;
let addresses = 0;

beforeAll(async () => {
  viewer = await addPerson("viewer");
  administrator = await addPerson("administrator");
});
beforeEach(enoughOfMinute);
afterEach(() => {
  vi.restoreAllMocks();
});

/** An address that nothing else here comes from. */
function newAddress(): string {
  addresses += 1;
  return `2001:db8:0:${addresses.toString(16)}::1`;
}

const from = (address: string): Record<string, string> => ({ "CF-Connecting-IP": address });

/** The limit that ends soon, in the place of the one of wrangler.toml. */
const fewOf = (limit: LimitName) => ({ [LIMITS[limit]]: env.FEW });

/** Sends requests until one of them is past a limit: it and how many were not. */
async function exceed(path: string, request: (number: number) => Call) {
  for (let number = 0; number < ENOUGH; number += 1) {
    const response = await call(path, request(number));
    if (response.status === 429) return { number, response };
  }
  throw new Error(`None of ${ENOUGH} requests was past a limit.`);
}

/** The count of a limit so far. */
async function counted(limit: LimitName): Promise<number> {
  await tally.flush(sendTo(env.METRICS));
  return (await metricsCounter(env.METRICS).read()).get(`limited ${limit}`) ?? 0;
}

/** Past its limit, a request is answered so, is counted, and asks the database nothing. */
async function expectLimited(limit: LimitName, path: string, request: Call): Promise<void> {
  const prepare = vi.spyOn(env.DATABASE, "prepare");
  const before = await counted(limit);
  const response = await call(path, request);
  expect(response.status).toBe(429);
  expect(response.headers.get("Retry-After")).toBe("60");
  expect(await response.json()).toMatchObject({ code: 277, payload: { limit, retry_after_seconds: 60 } });
  expect(prepare).not.toHaveBeenCalled();
  expect(await counted(limit)).toBe(before + 1);
}

describe("checks", () => {
  const check: Call = { method: "POST", body: "{}", headers: { "Content-Type": "application/json" } };
  const checkFrom = (address: string): Call => ({
    ...check,
    headers: { ...check.headers, ...from(address) },
    bindings: fewOf("checks"),
  });

  it("are limited by the address, whatever key and which of them", async () => {
    const address = newAddress();
    const paths = ["/v1/validate", "/v1/resolve", "/v1/diff"];
    await inTurn(paths, async (path) => expect((await call(path, checkFrom(address))).status).not.toBe(429));
    const { number, response } = await exceed("/v1/validate", () => checkFrom(address));
    expect(number).toBeGreaterThanOrEqual(FEW - paths.length);
    expect(response.headers.get("Access-Control-Expose-Headers")).toContain("Retry-After");
    await expectLimited("checks", "/v1/diff", checkFrom(address));
    await expectLimited("checks", "/v1/validate", { ...checkFrom(address), key: viewer.key });
    expect((await call("/v1/validate", checkFrom(newAddress()))).status).toBe(200);
  });

  it("are limited by the first 64 bits of an address of IPv6", async () => {
    const network = newAddress();
    const { number: answered } = await exceed("/v1/validate", (number) => checkFrom(`${network}${number}`));
    expect(answered).toBeGreaterThanOrEqual(FEW);
    await expectLimited("checks", "/v1/validate", checkFrom(`${network}fff`));
  });
});

describe("management calls", () => {
  const bindings = fewOf("management");

  it("are limited by the key, from whatever address, and no other key of the user is", async () => {
    const [key, other] = [await addKey(viewer.id, "viewer"), await addKey(viewer.id, "viewer")];
    const { number } = await exceed(USER, () => ({ key, bindings, headers: from(newAddress()) }));
    expect(number).toBeGreaterThanOrEqual(FEW);
    await expectLimited("management", AUDIT, { key, bindings });
    expect((await call(USER, { key: other, bindings })).status).toBe(200);
  });

  it.each([
    [USER, "GET", {}],
    ["/__api__/server_settings", "GET", {}],
    [USER, "GET", { Authorization: "Key psk" }],
    ["/__api__/v1/bootstrap", "POST", {}],
    ["/__api__/v1/invitation", "POST", { Authorization: "Connect-Invitation x" }],
  ])(
    "are limited by the address without a key: %s by %s with %j",
    async (path, method, sent: Record<string, string>) => {
      const address = newAddress();
      const request = { method, headers: { ...sent, ...from(address) }, bindings };
      await exceed(path, () => request);
      await expectLimited("management", path, request);
      expect((await call(USER, { key: viewer.key, headers: from(address), bindings })).status).toBe(200);
    },
  );

  it("are not limited where the platform does not say how many there were, and the log has it", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const broken = { limit: async () => await Promise.reject(new Error("Gone.")) };
    expect((await call(USER, { key: viewer.key, bindings: { MANAGEMENT_LIMIT: broken } })).status).toBe(200);
    expect(log.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
      { event: "rate-limit-failed", limit: "management", message: "Error: Gone." },
    ]);
  });
});

describe("uploads", () => {
  it("are limited by the key, apart from other management calls", async () => {
    const key = await addKey(viewer.id, "viewer");
    const upload = { method: "POST", key, bindings: fewOf("uploads") };
    const path = "/__api__/v1/content/x/bundles";
    await exceed(path, () => upload);
    await expectLimited("uploads", path, upload);
    expect((await call(USER, { key, bindings: fewOf("uploads") })).status).toBe(200);
  });
});

describe("keys that are not valid", () => {
  const bindings = fewOf("failed_authentication");
  const withKey = (key: string, address: string): Call => ({ key, headers: from(address), bindings });

  it("are limited by the address, and then not looked up, on every route", async () => {
    const address = newAddress();
    const { number } = await exceed(USER, () => withKey(randomKey(), address));
    expect(number).toBeGreaterThanOrEqual(FEW);
    await expectLimited("failed_authentication", USER, withKey(randomKey(), address));
    await expectLimited("failed_authentication", "/content/x/", withKey(randomKey(), address));
    expect((await call(USER, withKey(randomKey(), newAddress()))).status).toBe(401);
  });

  it("do not keep out a key that was valid here, but one that is not known", async () => {
    const address = newAddress();
    const [known, unknown] = [await addKey(viewer.id, "viewer"), await addKey(viewer.id, "viewer")];
    expect((await call(USER, withKey(known, newAddress()))).status).toBe(200);
    await exceed(USER, () => withKey(randomKey(), address));
    expect((await call(USER, withKey(known, address))).status).toBe(200);
    expect((await call(USER, withKey(unknown, address))).status).toBe(429);
    expect((await call(USER, withKey(unknown, newAddress()))).status).toBe(200);
  });

  it("keep out a key that was valid once it is deleted", async () => {
    const address = newAddress();
    const key = await addKey(viewer.id, "viewer");
    expect((await call(USER, withKey(key, address))).status).toBe(200);
    await exceed(USER, () => withKey(randomKey(), address));
    await env.DATABASE.prepare("DELETE FROM api_keys WHERE last_four = ? AND user_id = ?")
      .bind(key.slice(-4), viewer.id)
      .run();
    await call(USER, withKey(key, address));
    await expectLimited("failed_authentication", USER, withKey(key, address));
  });

  it("are limited by themselves where one is repeated, and keep out no other at the address", async () => {
    const address = newAddress();
    const [old, unknown] = [randomKey(), await addKey(viewer.id, "viewer")];
    const { number } = await exceed(USER, () => withKey(old, address));
    expect(number).toBeGreaterThan(FEW);
    await expectLimited("failed_authentication", USER, withKey(old, newAddress()));
    expect((await call(USER, withKey(unknown, address))).status).toBe(200);
  });

  it("keep out only the like of them where they are mistyped", async () => {
    const address = newAddress();
    await exceed(USER, (number) => withKey(`psk${number}`, address));
    await expectLimited("failed_authentication", USER, withKey("psk", address));
    expect((await call(USER, withKey(await addKey(viewer.id, "viewer"), address))).status).toBe(200);
  });
});

describe("refusals", () => {
  const bindings = fewOf("refusals");

  it("are limited by the user, and the audit log has each that was answered", async () => {
    const one = await addPerson("viewer");
    const { key } = one;
    const last = await lastEntry();
    const { number, response } = await exceed(AUDIT, () => ({ key, bindings }));
    expect(await response.json()).toMatchObject({ code: 277, payload: { limit: "refusals" } });
    expect((await call("/__api__/v1/content/x", { key, bindings })).status).toBe(429);
    expect((await auditEntries(last)).map(({ action }) => action)).toEqual(
      Array.from({ length: number }, () => "refuse_request"),
    );
    expect((await call(USER, { key, bindings })).status).toBe(200);
    expect((await call(AUDIT, { key: await addKey(one.id, "viewer"), bindings })).status).toBe(429);
    expect((await call(AUDIT, { session: (await addSession(one)).session, bindings })).status).toBe(429);
    expect((await call(AUDIT, { key: (await addPerson("viewer")).key, bindings })).status).toBe(403);
  });
});

/** The routes that take no key and count nothing. */
const OPEN = [
  "GET /__ping__",
  "GET /assets/:name",
  "GET /docs",
  "GET /docs/:name+",
  "GET /docs/images/:name",
  "GET /openapi.json",
  "GET /playground",
  "GET /reference",
  "GET /reference/:tag",
  "GET /rules",
  "GET /rules/:id",
  "GET /schemas/catalog.json",
  "GET /schemas/policy/v1.json",
  "GET /schemas/provider-config/v1.json",
  "GET /schemas/vocabulary/v1.json",
];
/** The routes that take no key and whose requests are counted by address. */
const COUNTED_BY_ADDRESS = [
  "GET /__metrics__",
  "GET /sign-in/openid-connect",
  "GET /sign-in/openid-connect/callback",
  "GET /sign-in/openid-connect/sign-out",
  "POST /__api__/v1/bootstrap",
  "POST /__api__/v1/experimental/bootstrap",
  "POST /__api__/v1/invitation",
];
const CHECKS = ["POST /v1/diff", "POST /v1/resolve", "POST /v1/validate"];
const UPLOADS = ["POST /__api__/v1/content/:guid/bundles", "POST /items/:guid/versions", "POST /items/new/files"];
/** Visits: only refusals of keys are counted. */
const VISITS = [
  "ALL *",
  "ALL /content/:guid/*",
  "ALL /content/:guid/_bundle:id/*",
  "ALL /content/:guid/~:token/*",
  "GET /",
];

const allBut = (...those: readonly string[]) =>
  ROUTES.map(({ method, path }) => `${method} ${path}`)
    .filter((name) => !those.includes(name))
    .toSorted();

describe("limitsOf", () => {
  const past = { limit: async () => await Promise.resolve({ success: false }) };

  /** The routes with this limit, by what it says, and those that answer 429 once it is reached. */
  async function routesWith(limit: LimitName, key: string) {
    const bindings = { [LIMITS[limit]]: past };
    const answered = await Promise.all(
      ROUTES.map(async (route) => {
        const method = route.method === "ALL" ? "GET" : route.method;
        const path = route.path.replaceAll(/:\w+\+?|\*/g, "x");
        const { status } = await call(path, { method, key, headers: from(newAddress()), bindings });
        return { name: `${route.method} ${route.path}`, status, says: limitsOf(route).includes(limit) };
      }),
    );
    const namesOf = (those: typeof answered) => those.map(({ name }) => name);
    return {
      said: namesOf(answered.filter(({ says }) => says)),
      limited: namesOf(answered.filter(({ status }) => status === 429)),
      refused: namesOf(answered.filter(({ status }) => [403, 409].includes(status))),
    };
  }

  it.each<[LimitName, readonly string[]]>([
    ["checks", CHECKS],
    ["uploads", UPLOADS],
    ["management", allBut(...OPEN, ...CHECKS, ...UPLOADS, ...VISITS)],
  ])("says which routes answer 429 for %s", async (limit, routes) => {
    const { said, limited } = await routesWith(limit, await addKey(administrator.id, "administrator"));
    expect(said).toEqual(limited);
    expect(limited.toSorted()).toEqual(routes);
  });

  it("says which routes answer 429 to keys that are not valid", async () => {
    const { said, limited } = await routesWith("failed_authentication", randomKey());
    expect(said).toEqual(limited);
    expect(limited.toSorted()).toEqual(allBut(...OPEN, ...COUNTED_BY_ADDRESS, ...CHECKS));
  });

  it("says which routes answer 429 in place of a refusal", async () => {
    const { said, limited, refused } = await routesWith("refusals", (await addPerson("viewer")).key);
    expect(limited.filter((name) => !said.includes(name))).toEqual([]);
    expect(refused.filter((name) => said.includes(name))).toEqual([]);
    expect(limited.length).toBeGreaterThan(ROUTES.length / 2);
  });
});
