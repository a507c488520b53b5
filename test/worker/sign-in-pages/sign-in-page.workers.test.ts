import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { PAGE_ROUTES } from "../../../worker/app/index.ts";
import { addPerson, call } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";

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
    ["/items/999/permissions/7", "/items/999"],
    ["/users/999/keys/7/delete", "/users/999/keys/7/delete"],
    ["/keys", "/keys"],
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
      expect.stringContaining(
        "Your session has ended, and nothing was changed. Sign in again, and repeat what you did.",
      ),
    ]);
  });

  it("leads to the playground, which is for everybody", async () => {
    const answer = await call("/", { headers: NAVIGATION });
    expect(await answer.text()).toContain('<a href="/playground">playground</a>');
  });
});

describe("the navigation", () => {
  it.each(["viewer", "publisher", "administrator"] as const)("leads a %s to the playground", async (role) => {
    const { session } = await addSession(await addPerson(role));
    const answer = await call("/sessions", { session, headers: NAVIGATION });
    expect(await answer.text()).toContain('<a href="/playground">Playground</a>');
  });
});
