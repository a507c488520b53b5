import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { addPerson, auditEntries, type Call, call, callApi, type Person, randomKey } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addStaticContent } from "../workerd/static-content.ts";
import { browserOf, type Cookies, HOSTED, NAVIGATION, open, originOf, visit } from "../workerd/visits.ts";

const FILES = { "index.html": "<h1>Here</h1>", "folder/index.html": "Folder", "data.json": "{}" };
const OPEN = { ...HOSTED, ALLOW_ANONYMOUS_CONTENT: "true" };
const OWN_REQUEST = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty" };

let owner: Person;
let viewer: Person;
let guid: string;
let openGuid: string;
let signedIn: SignedIn;
let browser: Cookies;

beforeAll(async () => {
  owner = await addPerson("publisher");
  guid = await addStaticContent(env, { ownerId: owner.id, files: FILES, vanityPath: "/itemised/" });
  openGuid = await addStaticContent(env, { ownerId: owner.id, files: FILES, accessType: "all", vanityPath: "/open/" });
});

beforeEach(async () => {
  viewer = await addPerson("viewer");
  await permit(viewer);
  signedIn = await addSession(viewer);
  browser = browserOf(signedIn.session);
});

async function permit({ guid: principal_guid }: Person): Promise<void> {
  const json = { principal_guid, principal_type: "user", role: "viewer" };
  await callApi(`/content/${guid}/permissions`, { method: "POST", key: owner.key, json });
}

/** The status of a request by the item's own page, with what the browser has. */
async function statusFor(path: string, headers: Call["headers"] = OWN_REQUEST, request: Call = {}): Promise<number> {
  const { response } = await open(`${originOf(guid)}${path}`, browser, { ...request, headers });
  return response.status;
}

describe("the origin of an item", () => {
  it("has the item at its root, without a sandbox, and closed to other pages", async () => {
    await visit(`${originOf(guid)}/`, browser);
    const { response } = await open(`${originOf(guid)}/`, browser);
    expect(await response.text()).toBe("<h1>Here</h1>");
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-security-policy": "frame-ancestors 'self'",
      "cross-origin-resource-policy": "same-origin",
      "origin-agent-cluster": "?1",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    expect(Array.from(response.headers.keys()).filter((name) => name.startsWith("access-control"))).toEqual([]);
    expect(await statusFor("/folder")).toBe(307);
    expect(await statusFor("/nothing")).toBe(404);
  });

  it.each([
    "/__ping__",
    "/__api__/v1/users",
    "/__api__/server_settings",
    "/openapi.json",
    "/v1/validate",
    "/rules",
    "/keys",
    "/sign-in",
    "/itemised/",
    "/content/{guid}/",
    "/content/{guid}/index.html",
  ])("has nothing else: %s", async (path) => {
    await visit(`${originOf(guid)}/`, browser);
    for (const method of ["GET", "HEAD"]) {
      expect(await statusFor(path.replace("{guid}", guid), OWN_REQUEST, { method })).toBe(404);
    }
    expect(await statusFor(path, OWN_REQUEST, { method: "POST" })).toBe(405);
  });

  it.each(["content.example", "www.content.example", "a.content.example", "content.example."])(
    "is no other host of content: %s",
    async (host) => {
      for (const path of ["/", "/__ping__", `/content/${guid}/`, "/itemised/", "/__hand-over"]) {
        const response = await call(`https://${host}${path}`, { key: owner.key, variables: HOSTED });
        const text = await response.text();
        expect([path, response.status, text.includes("nothing at this path")]).toEqual([path, 404, true]);
      }
    },
  );

  it("serves programs with a key, too", async () => {
    const at = `${originOf(guid)}/`;
    expect((await call(at, { key: viewer.key, variables: HOSTED })).status).toBe(200);
    expect((await call(at, { key: (await addPerson("viewer")).key, variables: HOSTED })).status).toBe(404);
    expect((await call(at, { key: randomKey(), variables: HOSTED })).status).toBe(401);
    expect((await call(at, { variables: HOSTED })).status).toBe(401);
  });

  it("tells a person who opens nothing that is there so on a page that loads nothing, and where no one can sign in", async () => {
    await visit(`${originOf(guid)}/`, browser);
    const opened = { ...NAVIGATION, Accept: "text/html" };
    for (const path of ["/nothing", "/__hand-over?code=x"]) {
      const { response } = await open(`${originOf(guid)}${path}`, browser, { headers: opened });
      expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
      expect(response.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; .*form-action 'none'/);
      expect(await response.text()).not.toMatch(/<form|<script|<link|sign-in/);
    }
  });

  it("does not take the session of the server's own origin", async () => {
    const headers = { Cookie: `__Host-Http-steward=${signedIn.session}`, ...OWN_REQUEST };
    expect((await call(`${originOf(guid)}/`, { headers, variables: HOSTED })).status).toBe(401);
  });

  it("is let go by the window that opened it, also where a page says why there is nothing", async () => {
    await visit(`${originOf(guid)}/`, browser);
    const headers = { ...NAVIGATION, Accept: "text/html" };
    const { response } = await open(`${originOf(guid)}/nothing`, browser, { headers });
    expect(response.status).toBe(404);
    expect(response.headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
  });

  it("has drafts at their own path, for those who may see them", async () => {
    const id = await env.DATABASE.prepare(
      "SELECT id FROM bundles WHERE content_id = (SELECT id FROM content WHERE guid = ?)",
    )
      .bind(guid)
      .first<number>("id");
    await env.DATABASE.prepare("UPDATE bundles SET deployed_time = '2026-01-01T00:00:00Z' WHERE id = ?").bind(id).run();
    const ownersBrowser = browserOf((await addSession(owner)).session);
    const steps = await visit(`/content/${guid}/_bundle${id}/`, ownersBrowser);
    expect(steps.at(-1)?.url).toBe(`${originOf(guid)}/_bundle${id}/`);
    expect(await steps.at(-1)?.response.text()).toBe("<h1>Here</h1>");
    const [{ response } = { response: undefined }] = (await visit(`/content/${guid}/_bundle${id}/`, browser)).slice(-1);
    expect(response?.status).toBe(404);
    await visit(`${originOf(guid)}/`, browser);
    expect(await statusFor(`/_bundle${id}/`)).toBe(404);
    for (const path of [`/_bundle${id}/`, `/_bundle${id}?q=1`, `/_bundle${id}/index.html#a`]) {
      const refused = await visit(originOf(guid) + path, browser);
      expect(refused.map((step) => step.response.status)).toEqual([303, 404]);
    }
  });
});

describe("the cookie of an item", () => {
  beforeEach(async () => {
    await visit(`${originOf(guid)}/`, browser);
  });

  it("lets the item's own page load what is its own", async () => {
    expect(await statusFor("/data.json")).toBe(200);
  });

  it.each([
    ["the item's own page", OWN_REQUEST, 200],
    ["the person", { "Sec-Fetch-Site": "none" }, 200],
    ["another page that leads the window here", NAVIGATION, 200],
    ["a page of another item", { ...OWN_REQUEST, "Sec-Fetch-Site": "same-site" }, 401],
    ["another website", { ...OWN_REQUEST, "Sec-Fetch-Site": "cross-site" }, 401],
    [
      "a frame in a page of another item",
      { ...NAVIGATION, "Sec-Fetch-Site": "same-site", "Sec-Fetch-Dest": "iframe" },
      401,
    ],
    [
      "an image elsewhere",
      { "Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "image" },
      401,
    ],
    ["a browser that does not say", {}, 401],
  ])("counts where it must: %s", async (_, headers, status) => {
    expect(await statusFor("/data.json", headers)).toBe(status);
  });

  it.each([
    ["the item's own page", (own: string) => own, 426],
    ["a page of another item", () => originOf(crypto.randomUUID()), 401],
    ["another website", () => "https://evil.example", 401],
    ["a page without an origin", () => "null", 401],
  ])(
    "counts for a WebSocket of the item's own page alone, of which browsers say the origin: %s",
    async (_, from, status) => {
      const upstream = vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(null, { status: 426 }));
      await env.DATABASE.prepare(
        "UPDATE content SET app_mode = 'api', upstream_url = 'https://api.example/' WHERE guid = ?",
      )
        .bind(guid)
        .run();
      const headers = { Upgrade: "websocket", Origin: from(originOf(guid)) };
      expect(await statusFor("/socket", headers)).toBe(status);
      expect(upstream).toHaveBeenCalledTimes(status === 401 ? 0 : 1);
      upstream.mockRestore();
      await env.DATABASE.prepare("UPDATE content SET app_mode = 'static', upstream_url = NULL WHERE guid = ?")
        .bind(guid)
        .run();
    },
  );

  it("does not count for what another page sends with the window", async () => {
    expect(await statusFor("/data.json", NAVIGATION, { method: "POST" })).toBe(401);
  });

  it("is of no use at another item", async () => {
    const other = await addStaticContent(env, { ownerId: owner.id, accessType: "logged_in", files: FILES });
    browser.set(originOf(other), new Map(browser.get(originOf(guid))));
    const { response } = await open(`${originOf(other)}/data.json`, browser, { headers: OWN_REQUEST });
    expect(response.status).toBe(401);
  });

  it("is not taken under another name, which another item could set", async () => {
    const token = browser.get(originOf(guid))?.get("__Host-Http-content") ?? "";
    for (const name of ["content", "__Http-content", "__Secure-content", "__host-Http-content"]) {
      browser.set(originOf(guid), new Map([[name, token]]));
      expect([name, await statusFor("/data.json")]).toEqual([name, 401]);
    }
  });

  it.each<[string, () => Promise<unknown>]>([
    [
      "signed out",
      async () =>
        await callApi(`/users/${viewer.guid}/sessions/${signedIn.sessionId}`, {
          method: "DELETE",
          session: signedIn.session,
        }),
    ],
    [
      "locked",
      async () => await env.DATABASE.prepare("UPDATE users SET locked = 1 WHERE id = ?").bind(viewer.id).run(),
    ],
    [
      "not active for too long",
      async () => await env.DATABASE.prepare("UPDATE sessions SET active_time = '2026-01-01T00:00:00Z'").run(),
    ],
    [
      "past the end of the session",
      async () => await env.DATABASE.prepare("UPDATE sessions SET expires_time = '2026-01-01T00:00:00Z'").run(),
    ],
  ])("ends at once for a person who is %s", async (_, end) => {
    await end();
    expect(await statusFor("/data.json")).toBe(401);
    expect((await visit(`${originOf(guid)}/`, browser)).map(({ response }) => response.status)).toEqual([303, 401]);
  });

  it("ends at once with the permission, and leads to the page of what is not there", async () => {
    await env.DATABASE.prepare("DELETE FROM content_permissions WHERE user_id = ?").bind(viewer.id).run();
    expect(await statusFor("/data.json")).toBe(404);
    expect((await visit(`${originOf(guid)}/`, browser)).map(({ response }) => response.status)).toEqual([303, 404]);
  });

  it("ends at once with the key that the session was signed in with", async () => {
    const person = await addPerson("viewer");
    await permit(person);
    browser = browserOf((await addSession(person, { roleOfKey: "viewer" })).session);
    await visit(`${originOf(guid)}/`, browser);
    expect(await statusFor("/data.json")).toBe(200);
    const key = await env.DATABASE.prepare("SELECT max(id) AS id FROM api_keys WHERE user_id = ?")
      .bind(person.id)
      .first<number>("id");
    await callApi(`/users/${person.guid}/keys/${key}`, { method: "DELETE", key: person.key });
    expect(await statusFor("/data.json")).toBe(401);
  });

  it("is replaced where another person has signed in", async () => {
    const other = await addPerson("viewer");
    await permit(other);
    const ownId = signedIn.sessionId;
    await callApi(`/users/${viewer.guid}/sessions/${ownId}`, { method: "DELETE", session: signedIn.session });
    const next = await addSession(other);
    browser.set("https://steward.example", new Map([["__Host-Http-steward", next.session]]));
    expect((await visit(`${originOf(guid)}/`, browser)).at(-1)?.response.status).toBe(200);
    expect(browser.get(originOf(guid))?.get("__Host-Http-content")).toMatch(
      new RegExp(String.raw`^${next.sessionId}\.`),
    );
  });
});

describe("content that is shared with anyone", () => {
  it("is viewed at its own origin without a hand-over, by people who are signed in, too", async () => {
    for (const cookies of [new Map(), browser]) {
      for (const path of [`/content/${openGuid}/`, "/open/"]) {
        const steps = await visit(path, cookies, { variables: OPEN });
        expect(steps.map(({ response }) => response.status)).toEqual([303, 200]);
        expect(steps.at(-1)?.url).toBe(`${originOf(openGuid)}/`);
        expect(steps.flatMap(({ response }) => response.headers.getSetCookie())).toEqual([]);
      }
    }
  });

  it("is open to other websites there, as it is everywhere", async () => {
    const { headers } = await call(`${originOf(openGuid)}/data.json`, { variables: OPEN });
    expect(headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(headers.get("Cache-Control")).toBe("no-cache");
    expect(headers.get("Origin-Agent-Cluster")).toBe("?1");
  });

  it("is not so where that is not allowed", async () => {
    expect((await visit(`/content/${openGuid}/`, new Map())).map(({ response }) => response.status)).toEqual([401]);
    expect((await call(`${originOf(openGuid)}/data.json`, { variables: HOSTED })).status).toBe(401);
  });
});

describe("the server's own origin, where content has a host", () => {
  it("serves programs at the addresses of the specification, without a redirect", async () => {
    for (const path of [`/content/${guid}/`, "/itemised/"]) {
      const response = await call(path, { key: viewer.key, variables: HOSTED });
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get("Content-Security-Policy")).toMatch(/^sandbox /);
      // A browser that adds a key to everything is served in place, sandboxed.
      expect((await call(path, { key: viewer.key, variables: HOSTED, headers: NAVIGATION })).status).toBe(200);
    }
    expect((await call(`/content/${openGuid}/`, { variables: OPEN })).status).toBe(200);
  });

  it.each([
    OWN_REQUEST,
    { "Sec-Fetch-Site": "none" },
    { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" },
  ])("serves nothing for a session: %j", async (headers) => {
    const request = { session: signedIn.session, variables: HOSTED, headers };
    expect((await call(`/content/${guid}/data.json`, request)).status).toBe(401);
    const { headers: answered } = await call(`/content/${openGuid}/data.json`, { ...request, variables: OPEN });
    // As for anyone.
    expect(answered.get("Cache-Control")).toBe("no-cache");
  });

  it("does not tell where content is that a person may not view", async () => {
    const stranger = browserOf((await addSession(await addPerson("viewer"))).session);
    for (const path of [`/content/${guid}/`, "/itemised/", `/content/${crypto.randomUUID()}/`, "/nowhere/"]) {
      for (const [cookies, status] of [
        [new Map(), 401],
        [stranger, 404],
      ] as const) {
        const { response } = await open(path, cookies);
        expect([path, response.status, response.headers.get("Location")]).toEqual([path, status, null]);
      }
    }
  });
});

it("a refusal at content is in the audit log for the session of a window", async () => {
  const stranger = await addSession(await addPerson("viewer"));
  const last = (await auditEntries()).at(-1)?.id ?? 0;
  await visit(`${originOf(guid)}/secret-path?q=1`, browserOf(stranger.session));
  expect(await auditEntries(last)).toMatchObject([
    {
      action: "refuse_request",
      user_guid: stranger.guid,
      actor_type: "session",
      event_description: "Refused GET /__hand-over (sharing) to the role viewer.",
    },
  ]);
});
