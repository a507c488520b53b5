import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { PAGE_ROUTES } from "../../../worker/app/index.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { enoughOfMinute } from "../workerd/minute.ts";
import { addPerson, call, type Person, randomKey } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";

const OWN_PAGE = { Accept: "text/html", "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "navigate" };
const FORM = { ...OWN_PAGE, "Content-Type": "application/x-www-form-urlencoded" };

let person: Person;

beforeAll(async () => {
  person = await addPerson("viewer");
});

const signIn = async (fields: Readonly<Record<string, string>>, others: Parameters<typeof call>[1] = {}) =>
  await call("/sign-in", {
    ...others,
    method: "POST",
    headers: { ...FORM, ...others.headers },
    body: new URLSearchParams(fields).toString(),
  });

const countSessions = async () => await env.DATABASE.prepare("SELECT count(*) AS n FROM sessions").first<number>("n");

describe("the path to which signing in leads", () => {
  it.each([
    ["/", "/"],
    ["/content/abc/?a=b", "/content/abc/?a=b"],
    ["", "/"],
    ["https://elsewhere.example/", "/"],
    ["//elsewhere.example/", "/"],
    ["/\\elsewhere.example/", "/"],
    ["/\t/elsewhere.example/", "/"],
    ["\\\\elsewhere.example", "/"],
    ["javascript:alert(1)", "/"],
    ["/a\r\nSet-Cookie: a=b", "/"],
    ["elsewhere", "/"],
  ])("is never elsewhere: %j", async (to, expected) => {
    const answer = await signIn({ key: person.key, to });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, expected]);
    const { session } = await addSession(person);
    const headers = { ...OWN_PAGE, Cookie: `__Host-Http-steward=${session}` };
    const led = await call(`/sign-in?to=${encodeURIComponent(to)}`, { headers });
    expect([led.status, led.headers.get("Location")]).toEqual([303, expected]);
  });
});

describe("the form with an API key", () => {
  it("starts a session of that key, and ends the one before", async () => {
    const first = await signIn({ key: `  ${person.key} ` });
    const cookie = first.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    expect((await call("/sessions", { headers: { ...OWN_PAGE, Cookie: cookie } })).status).toBe(200);
    expect((await signIn({ key: person.key }, { headers: { Cookie: cookie } })).status).toBe(303);
    expect((await call("/sessions", { headers: { ...OWN_PAGE, Cookie: cookie } })).status).toBe(401);
  });

  it.each([
    ["one that is unknown", randomKey()],
    ["no key", "hunter2"],
    ["nothing", ""],
  ])("refuses %s, starts nothing, and does not repeat it", async (_, key) => {
    const before = await countSessions();
    const answer = await signIn({ key, to: "/keys" });
    const text = await answer.text();
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([403, null]);
    expect(await countSessions()).toBe(before);
    expect(text).toContain('aria-invalid="true"');
    expect(text).toContain('name="to" value="/keys"');
    if (key !== "") expect(text).not.toContain(key);
  });

  it("counts keys that are not valid as those in a header", async () => {
    const bindings = { FAILED_AUTHENTICATION_LIMIT: env.FEW };
    const headers = { "CF-Connecting-IP": "198.51.100.7" };
    await enoughOfMinute();
    // The binding FEW allows five in a minute.
    const tries = Array.from({ length: 6 }, () => randomKey());
    const statuses = await inTurn(tries, async (key) => (await signIn({ key }, { bindings, headers })).status);
    expect(statuses.at(0)).toBe(403);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" },
    { "Sec-Fetch-Site": "same-site", Origin: "https://content.steward.example" },
  ])("is refused from elsewhere, which could sign a person in as another: %j", async (headers) => {
    const answer = await signIn({ key: person.key }, { headers });
    expect([answer.status, answer.headers.get("Set-Cookie")]).toEqual([400, null]);
  });

  it("must be a form, and of a size", async () => {
    const json = await call("/sign-in", { method: "POST", headers: OWN_PAGE, json: { key: person.key } });
    expect(json.status).toBe(415);
    expect((await signIn({ key: "x".repeat(70_000) })).status).toBe(413);
  });
});

const NAVIGATION = { Accept: "text/html", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };

const guarded = PAGE_ROUTES.filter(({ permission }) => permission !== "none" && permission !== "optional-key");
const pathOf = (path: string) => path.replaceAll(/:\w+\+?/g, "999");

const PAGES = ["/", ...PAGE_ROUTES.filter(({ method }) => method === "GET").map(({ path }) => pathOf(path))];

describe("the sign-in page", () => {
  it.each(guarded.map(({ method, path }) => [method, pathOf(path)] as const))(
    "stands for %s %s where no one is signed in, and leads there",
    async (method, path) => {
      const answer = await call(`${path}?page=2`, { method, headers: NAVIGATION });
      const text = await answer.text();
      expect(answer.status).toBe(401);
      expect(text).toContain("<h1>Sign in</h1>");
      const to = /name="to" value="([^"]*)"/.exec(text)?.[1];
      if (method === "GET") expect(to).toBe(`${path}?page=2`);
      else expect(PAGES).toContain(to);
      expect(text).not.toContain("session has ended");
      expect(text.includes("nothing was changed")).toBe(method !== "GET");
    },
  );

  it.each([
    ["/exports/999", "/exports/999"],
    ["/exports/999/pause", "/exports/999"],
    ["/exports/999/pause/", "/exports/999"],
    ["/exports/999/receivers/main/resume", "/exports/999"],
    ["/items/999/sharing/permissions/7", "/items/999/sharing"],
    ["/users/999/keys/7/delete", "/users/999/keys/7/delete"],
    ["/keys", "/keys/new"],
    ["/sessions/7/sign-out", "/sessions"],
    ["/sign-out", "/"],
    ["/__api__/v1/users", "/"],
  ])("leads from a form that was sent to %s to its page", async (path, to) => {
    const { session } = await addSession(await addPerson("viewer"));
    await env.DATABASE.prepare("DELETE FROM sessions").run();
    const known = await call(`${path}?next=7`, { method: "POST", session, headers: NAVIGATION });
    const unknown = await call(path, { method: "POST", headers: NAVIGATION });
    const leading = expect.stringContaining(`name="to" value="${to}"`);
    expect([await known.text(), await unknown.text()]).toEqual([leading, leading]);
  });

  it("says that a change was not made, also where the browser forgot that somebody was signed in", async () => {
    const answer = await call("/exports/999/pause", { method: "POST", headers: NAVIGATION });
    expect([answer.status, await answer.text()]).toEqual([
      401,
      expect.stringContaining("You are not signed in, and nothing was changed. Sign in, and repeat what you did."),
    ]);
  });

  it("tells whoever was signed in why it is shown, and that nothing was done", async () => {
    const { session } = await addSession(await addPerson("viewer"));
    await env.DATABASE.prepare("UPDATE sessions SET expires_time = '2026-01-01T00:00:00Z'").run();
    const opened = await call("/keys", { session, headers: NAVIGATION });
    expect([opened.status, await opened.text()]).toEqual([
      401,
      expect.stringContaining("Your session has ended. Sign in again to go on."),
    ]);
    const sent = await call("/keys", { method: "POST", session, headers: NAVIGATION });
    expect([sent.status, await sent.text()]).toEqual([
      401,
      expect.stringContaining("Your session has ended, and nothing was changed. Sign in, and repeat what you did."),
    ]);
  });

  it("tells of a session that has ended as a notice, and not as a success", async () => {
    const { session } = await addSession(await addPerson("viewer"));
    await env.DATABASE.prepare("UPDATE sessions SET expires_time = '2026-01-01T00:00:00Z'").run();
    const text = await (await call("/keys", { session, headers: NAVIGATION })).text();
    expect(text).toContain('<p class="notice" role="status">Your session has ended.');
    const done = await call("/sign-in", { headers: { ...NAVIGATION, Cookie: "__Host-Http-message=signed-out" } });
    expect(await done.text()).toContain('<p class="notice success" role="status">You are signed out.');
  });

  it("leads to the playground, which is for everybody", async () => {
    const answer = await call("/", { headers: NAVIGATION });
    const text = await answer.text();
    expect(text).toContain('<a href="/playground">playground</a>');
    expect(text).toMatch(/<form class="find" method="get" action="\/items"[^>]*><input type="search" name="q"/);
  });
});

it.each(["viewer", "publisher", "administrator"] as const)(
  "the navigation leads a %s to the playground",
  async (role) => {
    const { session } = await addSession(await addPerson(role));
    const answer = await call("/sessions", { session, headers: NAVIGATION });
    expect(await answer.text()).toContain('<a href="/playground">Playground</a>');
  },
);
