import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPerson, auditEntries, type Call, call, callApi, ORIGIN, type Person } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addStaticContent } from "../workerd/static-content.ts";
import { browserOf, type Cookies, HOSTED, NAVIGATION, visit } from "../workerd/visits.ts";

const FILES = { "index.html": "<h1>Here</h1>", "data.json": "{}", "~tilde/a.txt": "Tilde" };
const SANDBOX = "sandbox allow-scripts allow-forms allow-popups allow-modals allow-downloads";
/** Headers of a request by a page without an origin: it carries no cookie, and says so. */
const OF_PAGE = { "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty", Origin: "null" };
const WITHOUT_HOST = { variables: {} };

let owner: Person;
let viewer: Person;
let guid: string;
let signedIn: SignedIn;
let browser: Cookies;

beforeAll(async () => {
  owner = await addPerson("publisher");
  guid = await addStaticContent(env, { ownerId: owner.id, files: FILES, vanityPath: "/signed/" });
});

beforeEach(async () => {
  viewer = await addPerson("viewer");
  const json = { principal_guid: viewer.guid, principal_type: "user", role: "viewer" };
  await callApi(`/content/${guid}/permissions`, { method: "POST", key: owner.key, json });
  signedIn = await addSession(viewer);
  browser = browserOf(signedIn.session);
});

/** Where a person is led to, with a slash at its end. */
async function signedPath(): Promise<string> {
  const { url = "" } = (await visit(`/content/${guid}/`, browser, WITHOUT_HOST)).at(-1) ?? {};
  return new URL(url).pathname;
}

const statusOf = async (path: string, request: Call = {}) =>
  (await call(path, { headers: OF_PAGE, ...request })).status;

describe("a person who opens content where it has no host", () => {
  it.each(["/content/{guid}/", "/content/{guid}", "/signed/", "/Signed"])(
    "is led to a signed path from %s",
    async (shape) => {
      const steps = await visit(`${shape.replace("{guid}", guid)}?a=1`, browser, WITHOUT_HOST);
      expect(steps.map(({ response }) => response.status)).toEqual([303, 200]);
      expect(steps[1]?.url).toMatch(
        new RegExp(String.raw`^${ORIGIN}/content/${guid}/~${signedIn.sessionId}\.\d+\.[\w-]{43}/\?a=1$`),
      );
      expect(steps[0]?.response.headers.get("Cache-Control")).toBe("private, no-store");
      expect(Object.fromEntries(steps[1]?.response.headers ?? [])).toMatchObject({
        "content-security-policy": SANDBOX,
        "referrer-policy": "no-referrer",
        "access-control-allow-origin": "*",
        "cross-origin-resource-policy": "cross-origin",
        "cache-control": "private, no-store",
      });
    },
  );

  it("is asked to sign in at the address that was asked for, and alike where there is nothing", async () => {
    for (const path of [`/content/${guid}/`, "/signed/", `/content/${crypto.randomUUID()}/`]) {
      const [first] = await visit(path, new Map(), WITHOUT_HOST);
      expect([path, first?.response.status]).toEqual([path, 401]);
    }
  });

  it("views what is shared with anyone where it is", async () => {
    const open = await addStaticContent(env, { ownerId: owner.id, files: FILES, accessType: "all" });
    const steps = await visit(`/content/${open}/`, browser, { variables: { ALLOW_ANONYMOUS_CONTENT: "true" } });
    expect(steps.map(({ response }) => response.status)).toEqual([200]);
    expect(steps[0]?.response.headers.get("Content-Security-Policy")).toBe(SANDBOX);
    expect(steps[0]?.response.headers.get("Access-Control-Allow-Origin")).toBe("*");
  });
});

describe("a signed path", () => {
  it("serves the page's own requests, which carry no cookie", async () => {
    const path = await signedPath();
    const response = await call(`${path}data.json`, { headers: OF_PAGE });
    expect([response.status, await response.text()]).toEqual([200, "{}"]);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    const missing = await call(`${path}nothing`, { headers: OF_PAGE });
    expect([missing.status, missing.headers.get("Access-Control-Allow-Origin")]).toEqual([404, "*"]);
    expect(missing.headers.get("Content-Security-Policy")).toBe(SANDBOX);
  });

  it("is no script of the server's own pages", async () => {
    const headers = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "script" };
    expect(await statusOf(`${await signedPath()}data.json`, { headers })).toBe(403);
  });

  it("lets the page send its own headers and methods, and no other page", async () => {
    const path = await signedPath();
    const asks = { ...OF_PAGE, "Access-Control-Request-Method": "PUT", "Access-Control-Request-Headers": "x-own" };
    const response = await call(`${path}data.json`, { method: "OPTIONS", headers: asks });
    expect(response.status).toBe(204);
    expect(response.headers.get("Access-Control-Allow-Methods")).toBe("*");
    expect(response.headers.get("Access-Control-Allow-Headers")).toBe("*");
    const forged = path.replace(/~(\d+)/, "~9$1");
    expect(await statusOf(`${forged}data.json`, { method: "OPTIONS", headers: asks })).toBe(401);
  });

  it("leads to sign-in in another browser, and to its own path where the session is another one", async () => {
    const path = await signedPath();
    const elsewhere = await visit(`${path}?q=1`, new Map(), WITHOUT_HOST);
    expect(elsewhere.map(({ url, response }) => [url.replace(ORIGIN, ""), response.status])).toEqual([
      [`${path}?q=1`, 303],
      [`/content/${guid}/?q=1`, 401],
    ]);
    const ownersSession = await addSession(owner);
    const steps = await visit(`${path}data.json`, browserOf(ownersSession.session), WITHOUT_HOST);
    expect(steps.map(({ response }) => response.status)).toEqual([303, 303, 200]);
    expect(steps.at(-1)?.url).toContain(`/~${ownersSession.sessionId}.`);
  });

  it("is given again where it has expired", async () => {
    const path = await signedPath();
    const expired = path.replace(/(?<=~\d+\.)\d+/, "1000000000");
    expect(await statusOf(`${expired}data.json`)).toBe(401);
    const steps = await visit(`${expired}data.json`, browser, WITHOUT_HOST);
    expect(steps.map(({ response }) => response.status)).toEqual([303, 303, 200]);
    const seconds = Number(/~\d+\.(\d+)/.exec(path)?.[1]) - Date.now() / 1_000;
    expect(seconds).toBeGreaterThan(3_500);
    expect(seconds).toBeLessThanOrEqual(3_600);
  });

  it.each<[string, () => Promise<unknown>, number]>([
    [
      "signed out",
      async () => await callApi(`/users/${viewer.guid}/sessions`, { method: "DELETE", session: signedIn.session }),
      401,
    ],
    [
      "locked",
      async () => await env.DATABASE.prepare("UPDATE users SET locked = 1 WHERE id = ?").bind(viewer.id).run(),
      401,
    ],
    [
      "not permitted any longer",
      async () => await env.DATABASE.prepare("DELETE FROM content_permissions WHERE user_id = ?").bind(viewer.id).run(),
      404,
    ],
  ])("ends at once for a person who is %s", async (_, end, status) => {
    const path = await signedPath();
    await end();
    expect(await statusOf(`${path}data.json`)).toBe(status);
    const steps = await visit(path, browser, WITHOUT_HOST);
    expect(steps.at(-1)?.response.status).toBe(status);
  });

  it("opens nothing else", async () => {
    const path = await signedPath();
    const other = await addStaticContent(env, { ownerId: owner.id, files: FILES, accessType: "logged_in" });
    expect(await statusOf(`${path.replace(guid, other)}data.json`)).toBe(401);
    expect(await statusOf(`${path}../../${other}/data.json`)).toBe(401);
    expect(await statusOf(`${path}%2e%2e/%2e%2e/${other}/data.json`)).toBe(401);
    expect(await statusOf(`${path}..%2f..%2f${other}%2fdata.json`)).toBe(404);
    for (const to of ["/__api__/v1/user", "/__api__/v1/users", "/signed/", `/content/${guid}/data.json`]) {
      expect([to, await statusOf(to, { headers: { ...OF_PAGE, Referer: ORIGIN + path } })]).toEqual([to, 401]);
    }
  });

  it("is a path of the content like any other where it is none", async () => {
    expect(await statusOf(`/content/${guid}/~tilde/a.txt`, { key: viewer.key, headers: {} })).toBe(200);
    const path = await signedPath();
    const response = await call(`${path}~tilde/a.txt`, { headers: OF_PAGE });
    expect(await response.text()).toBe("Tilde");
  });

  it("is of no use where content has a host", async () => {
    const path = await signedPath();
    expect(await statusOf(`${path}data.json`, { variables: HOSTED })).toBe(401);
  });

  it("is in no entry of the audit log", async () => {
    const path = await signedPath();
    await env.DATABASE.prepare("DELETE FROM content_permissions WHERE user_id = ?").bind(viewer.id).run();
    const last = (await auditEntries()).at(-1)?.id ?? 0;
    await call(path, { session: signedIn.session, headers: NAVIGATION });
    const entries = await auditEntries(last);
    expect(entries).toMatchObject([
      { action: "refuse_request", event_description: `Refused GET /content/${guid}/~…/ (sharing) to the role viewer.` },
    ]);
  });
});
