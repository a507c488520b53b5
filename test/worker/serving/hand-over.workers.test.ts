import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addPerson, call, ORIGIN, type Person } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addStaticContent } from "../workerd/static-content.ts";
import { browserOf, type Cookies, HOSTED, open, originOf, type Step, visit } from "../workerd/visits.ts";

const CONTENT_COOKIE = "__Host-Http-content";
const VISIT_COOKIE = "__Host-Http-visit";

let owner: Person;
let viewer: Person;
let guid: string;
let other: string;
let signedIn: SignedIn;
let browser: Cookies;

beforeAll(async () => {
  owner = await addPerson("publisher");
  viewer = await addPerson("viewer");
  guid = await addStaticContent(env, {
    ownerId: owner.id,
    accessType: "logged_in",
    files: { "index.html": "Here" },
    vanityPath: "/handed/",
  });
  other = await addStaticContent(env, { ownerId: owner.id, accessType: "logged_in", files: { "index.html": "Other" } });
});

beforeEach(async () => {
  signedIn = await addSession(viewer);
  browser = browserOf(signedIn.session);
});

const lastOf = (steps: readonly Step[]): Step => {
  const last = steps.at(-1);
  if (last === undefined) throw new Error("There is no step.");
  return last;
};
const cookieOf = (cookies: Cookies, name: string, of = guid) => cookies.get(originOf(of))?.get(name);

/** Goes as far as the code, and returns the address with it. */
async function codeFor(cookies: Cookies, of = guid, path = "/x?q=1"): Promise<URL> {
  const { response } = await open(`${originOf(of)}${path}`, cookies);
  const asked = await open(response.headers.get("Location") ?? "", cookies);
  return new URL(asked.response.headers.get("Location") ?? "");
}

const REFUSED = { status: 403, cookie: undefined };

/** The outcome of a visit of an address with a code. */
async function end(address: URL | string, cookies: Cookies, of = guid) {
  const { response } = await open(String(address), cookies);
  return { status: response.status, cookie: cookieOf(cookies, CONTENT_COOKIE, of) };
}

describe("a person who opens content", () => {
  it.each(["/content/{guid}/", "/content/{guid}", "/handed/", "/Handed"])(
    "is led to its own origin from %s",
    async (shape) => {
      const steps = await visit(shape.replace("{guid}", guid), browser);
      expect(steps.map(({ url }) => url.replace(/\?.*/, ""))).toEqual([
        `${ORIGIN}${shape.replace("{guid}", guid)}`,
        `${originOf(guid)}/`,
        `${ORIGIN}/__hand-over`,
        `${originOf(guid)}/__hand-over`,
        `${originOf(guid)}/`,
      ]);
      const { response } = lastOf(steps);
      expect([response.status, await response.text()]).toEqual([200, "Here"]);
      expect(response.headers.get("Content-Security-Policy")).toBe("frame-ancestors 'self'");
      for (const step of steps.slice(0, -1)) {
        expect(step.response.headers.get("Cache-Control")).toBe("private, no-store");
      }
    },
  );

  it("comes to the path and the query that were asked for, as they were written", async () => {
    const path = "/a%20b/%5C..//c?q=%2F&q=\\&to=//evil.example";
    for (const from of [`/content/${guid}`, originOf(guid)]) {
      const { url } = lastOf(await visit(`${from}${path}`, browserOf(signedIn.session)));
      expect(url).toBe(new URL(`${originOf(guid)}${path}`).href);
    }
  });

  it("is led once, and served from then on", async () => {
    await visit(`/content/${guid}/`, browser);
    const steps = await visit(`/content/${guid}/index.html`, browser);
    expect(steps.map(({ response }) => response.status)).toEqual([303, 200]);
  });

  it("gets cookies that no script reads, for this host alone", async () => {
    const set = (await visit(`/content/${guid}/`, browser)).flatMap(({ response }) => response.headers.getSetCookie());
    const how = (seconds: number) => `; Max-Age=${seconds}; Path=/; Secure; HttpOnly; SameSite=Lax`;
    expect(set.map((cookie) => cookie.replace(/=[^;]*/, ""))).toEqual([
      `${VISIT_COOKIE}${how(3_600)}`,
      `${CONTENT_COOKIE}${how(43_200)}`,
    ]);
  });

  it("comes in with each of several windows at a time", async () => {
    const codes = [await codeFor(browser), await codeFor(browser)];
    for (const code of codes) {
      expect((await end(code, browser)).status).toBe(303);
    }
  });

  it("is asked to sign in at the address that was asked for, and nothing is stored", async () => {
    const steps = await visit(`/content/${guid}/`, new Map());
    expect(steps.map(({ response }) => response.status)).toEqual([401]);
    const fromItem = await visit(`${originOf(guid)}/x`, new Map());
    expect(fromItem.map(({ response }) => response.status)).toEqual([303, 401]);
    expect(lastOf(fromItem).url).toMatch(`${ORIGIN}/__hand-over?content=${guid}&visit=`);
    expect(await env.DATABASE.prepare("SELECT count(*) AS n FROM hand_overs").first("n")).toBe(0);
  });
});

describe("a code", () => {
  it("is stored as a hash only, and removed once it has expired", async () => {
    const code = (await codeFor(browser)).searchParams.get("code") ?? "";
    expect(code).toMatch(/^[\w-]{43}$/);
    const rows = await env.DATABASE.prepare("SELECT * FROM hand_overs").all();
    expect(JSON.stringify(rows.results)).not.toContain(code);
    await env.DATABASE.prepare("UPDATE hand_overs SET expires_time = '2026-01-01T00:00:00Z'").run();
    await codeFor(browser);
    expect(await env.DATABASE.prepare("SELECT count(*) AS n FROM hand_overs").first("n")).toBe(1);
  });

  it("is used once", async () => {
    const code = await codeFor(browser);
    expect((await end(code, browser)).status).toBe(303);
    browser.get(originOf(guid))?.delete(CONTENT_COOKIE);
    expect(await end(code, browser)).toEqual(REFUSED);
  });

  it("is used by one of many at the same moment", async () => {
    const code = await codeFor(browser);
    const visits = Array.from({ length: 5 }, () => new Map([[originOf(guid), new Map(browser.get(originOf(guid)))]]));
    const statuses = await Promise.all(visits.map(async (cookies) => (await end(code, cookies)).status));
    expect(statuses.toSorted((a, b) => a - b)).toEqual([303, 403, 403, 403, 403]);
  });

  it("is of no use to another browser, and spent by the attempt", async () => {
    const code = await codeFor(browser);
    expect(await end(code, new Map())).toEqual(REFUSED);
    expect(await end(code, browser)).toEqual(REFUSED);
  });

  it("does not lead another browser that visits the same item into this session", async () => {
    const victim = browserOf((await addSession(owner)).session);
    await open(`${originOf(guid)}/`, victim);
    expect(cookieOf(victim, VISIT_COOKIE)).toMatch(/^[\w-]{43}$/);
    expect(await end(await codeFor(browser), victim)).toEqual(REFUSED);
  });

  it("is of no use for other content", async () => {
    const code = await codeFor(browser);
    browser.set(originOf(other), new Map(browser.get(originOf(guid))));
    code.hostname = new URL(originOf(other)).hostname;
    expect(await end(code, browser, other)).toEqual(REFUSED);
  });

  it("is of no use after a minute", async () => {
    const before = Date.now();
    const code = await codeFor(browser);
    const after = Date.now();
    const row = await env.DATABASE.prepare("SELECT max(expires_time) AS expires_time FROM hand_overs").first<{
      expires_time: string;
    }>();
    const expires = Date.parse(row?.expires_time ?? "");
    // The database keeps whole seconds.
    expect(expires).toBeGreaterThan(before + 59_000);
    expect(expires).toBeLessThanOrEqual(after + 60_000);
    await env.DATABASE.prepare("UPDATE hand_overs SET expires_time = ?")
      .bind(new Date(Date.now() - 1_000).toISOString().replace(/\..*/, "Z"))
      .run();
    expect(await end(code, browser)).toEqual(REFUSED);
  });

  it("ends with its session", async () => {
    const code = await codeFor(browser);
    await env.DATABASE.prepare("DELETE FROM sessions WHERE id = ?").bind(signedIn.sessionId).run();
    expect(await end(code, browser)).toEqual(REFUSED);
  });

  it("is of no use where its user is locked meanwhile", async () => {
    const locked = await addPerson("viewer");
    const cookies = browserOf((await addSession(locked)).session);
    const code = await codeFor(cookies);
    await env.DATABASE.prepare("UPDATE users SET locked = 1 WHERE id = ?").bind(locked.id).run();
    expect(await end(code, cookies)).toEqual(REFUSED);
  });

  it.each(["", "?code=", "?code=a&to=/", "?code={code}&code={code}"])("is not %j", async (query) => {
    const { searchParams } = await codeFor(browser);
    const address = `${originOf(guid)}/__hand-over${query.replaceAll("{code}", searchParams.get("code") ?? "")}`;
    expect(await end(address, browser)).toEqual(REFUSED);
  });
});

describe("where a hand-over leads", () => {
  it.each([
    ["//evil.example/", "//evil.example/"],
    ["/\\evil.example", "//evil.example"],
    ["\\\\evil.example", "///evil.example"],
    ["https://evil.example/", "/https://evil.example/"],
    ["/%2F%2Fevil.example", "/%2F%2Fevil.example"],
    [".evil.example/", "/.evil.example/"],
    ["@evil.example/", "/@evil.example/"],
    [":80@evil.example/", "/:80@evil.example/"],
    ["\t//evil.example", "///evil.example"],
    ["\r\nX-Injected: 1", "/X-Injected:%201"],
    ["javascript:alert(1)", "/javascript:alert(1)"],
    ["", "/"],
    ["/a?b=//c#d", "/a?b=//c"],
  ])("is the item's own origin, whatever stands in its place: %j", async (to, path) => {
    const code = await codeFor(browser);
    code.searchParams.set("to", to);
    const { response } = await open(code.href, browser);
    expect([response.status, response.headers.get("Location")]).toEqual([303, `${originOf(guid)}${path}`]);
    expect(response.headers.has("X-Injected")).toBe(false);
  });

  it("is never another origin than the item's, from the server's own", async () => {
    const query = new URLSearchParams({ content: guid, visit: "a".repeat(43), to: "//evil.example" });
    const { response } = await open(`${ORIGIN}/__hand-over?${query.toString()}`, browser);
    expect(new URL(response.headers.get("Location") ?? "").origin).toBe(originOf(guid));
    const elsewhere = new URLSearchParams({ content: "evil.example/", visit: "a".repeat(43), to: "/" });
    expect((await open(`${ORIGIN}/__hand-over?${elsewhere.toString()}`, browser)).response.status).toBe(400);
  });
});

describe("a hand-over of content that may not be viewed", () => {
  it("is refused as one of content that is not there", async () => {
    const hidden = await addStaticContent(env, { ownerId: owner.id, files: { "index.html": "Hidden" } });
    const answers = [hidden, crypto.randomUUID()].map(async (of) => {
      const steps = [...(await visit(`${originOf(of)}/`, browser)), ...(await visit(`/content/${of}/`, browser))];
      const told = steps.map(async ({ response }) => ({
        status: response.status,
        body: await response.text(),
        headers: Object.fromEntries(
          Array.from(response.headers).filter(([name]) => !/^(?:x-correlation-id|set-cookie|location)$/.test(name)),
        ),
      }));
      return await Promise.all(told);
    });
    const [first, second] = await Promise.all(answers);
    expect(first?.map(({ status }) => status)).toEqual([303, 404, 404]);
    expect(first).toEqual(second);
  });

  it("is none for a key, nor where content has no host", async () => {
    const query = new URLSearchParams({ content: guid, visit: "a".repeat(43), to: "/" });
    const path = `/__hand-over?${query.toString()}`;
    expect((await call(path, { key: viewer.key, variables: HOSTED })).status).toBe(403);
    expect((await call(path, { session: signedIn.session })).status).toBe(404);
  });
});
