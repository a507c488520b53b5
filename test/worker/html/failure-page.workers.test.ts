import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { UserRole } from "../../../shared/index.ts";
import { formToken } from "../../../worker/auth/form-token.ts";
import { sessionCookie } from "../../../worker/auth/session-cookie.ts";
import { addPerson, call } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";
import { addStaticContent } from "../workerd/static-content.ts";

const NAVIGATION = {
  Accept: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
};
const isPage = ({ headers }: Response) => headers.get("Content-Type") === "text/html; charset=utf-8";

describe("a failure is a page", () => {
  it.each([
    ["/no/such/path", 401],
    ["/__api__/v1/users", 401],
    ["/rules/no-such-rule", 404],
    ["/assets/no-such-asset", 404],
  ])("for a browser that opens %s", async (path, status) => {
    const answer = await call(path, { headers: NAVIGATION });
    expect([answer.status, isPage(answer)]).toEqual([status, true]);
    expect(answer.headers.get("Vary")).toBe("Accept");
    expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
    expect(answer.headers.get("X-Correlation-ID")).not.toBeNull();
  });

  it("for an older browser, which does not say what it asks for", async () => {
    expect(isPage(await call("/__api__/v1/users", { headers: { Accept: "text/html" } }))).toBe(true);
  });

  it("for a deployment that is not complete, and says under which name the log has it", async () => {
    const answer = await call("/sign-in", { headers: NAVIGATION, bindings: { CONTENT: undefined } });
    expect([answer.status, isPage(answer)]).toEqual([503, true]);
    expect(await answer.text()).toContain(`<code>${answer.headers.get("X-Correlation-ID")}</code>`);
  });

  it("with what cannot be seen in a name written out", async () => {
    const ada = await addSession(await addPerson("administrator", "ada"));
    const answer = await call("/__api__/v1/audit_logs?%E2%80%AEx=1", { session: ada.session, headers: NAVIGATION });
    expect(await answer.text()).toContain(String.raw`Unknown query parameter &quot;\u{202e}x&quot;`);
  });

  it.each([["/usres"], ["/items/typed"], ["/content/typed/"]])(
    "which says that there is no page where %s was typed",
    async (path) => {
      const { session } = await addSession(await addPerson("viewer"));
      const answer = await call(path, { session, headers: NAVIGATION });
      expect([answer.status, await answer.text()]).toEqual([
        404,
        expect.stringContaining("There is no page at this address, or it is content that is not shared with you."),
      ]);
    },
  );

  it("which names no method where a form is sent to the address that was typed", async () => {
    const { session } = await addSession(await addPerson("viewer"));
    const answer = await call("/sign-out", { session, headers: NAVIGATION });
    const text = await answer.text();
    expect([answer.status, text]).toEqual([405, expect.stringContaining("There is no page at this address.")]);
    expect(text).not.toContain("POST.");
  });

  it("with the headers that tell programs what to do", async () => {
    const answer = await call("/rules/x", { method: "POST", headers: NAVIGATION });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });
});

describe("the page of a failure leads", () => {
  const FORM = { ...NAVIGATION, "Content-Type": "application/x-www-form-urlencoded" };
  const GUID = crypto.randomUUID();
  const BACK = "Go back to the page";
  const ON = "Go to your home page";
  it.each([
    ["from a query that is refused to the page without it", "GET", "/exports?next=zzz", 400, "/exports", BACK],
    ["from a download that is refused to its page", "GET", "/audit/download?format=xml", 400, "/audit", BACK],
    ["from a stale form to its page", "POST", `/exports/${GUID}/pause`, 403, `/exports/${GUID}`, BACK],
    ["from a path of a form to its page", "GET", `/exports/${GUID}/pause`, 405, `/exports/${GUID}`, BACK],
    ["from what is not there to the home page", "GET", `/exports/${GUID}`, 404, "/", ON],
    ["from a path of no page to the home page", "GET", "/no/such/path", 404, "/", ON],
    ["from a query of the API to the home page", "GET", "/__api__/v1/audit_logs?x=1", 400, "/", ON],
  ])("%s", async (_, method, path, status, href, text) => {
    const { session } = await addSession(await addPerson("administrator"));
    const body = method === "GET" ? {} : { body: "form_token=stale" };
    const answer = await call(path, { method, session, headers: FORM, ...body });
    expect([answer.status, isPage(answer)]).toEqual([status, true]);
    expect(await answer.text()).toContain(`<a href="${href}">${text}</a></p></main>`);
  });

  it("from a page that one may not open to the home page", async () => {
    const { session } = await addSession(await addPerson("viewer"));
    const answer = await call("/exports?next=zzz", { session, headers: NAVIGATION });
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining(`<a href="/">${ON}</a>`)]);
  });

  it("from a form about what is gone to the home page", async () => {
    const { session } = await addSession(await addPerson("administrator"));
    const token = (await formToken(new Headers({ Cookie: sessionCookie(session, 60) }))) ?? "";
    const body = new URLSearchParams({ form_token: token }).toString();
    const answer = await call(`/exports/${GUID}/pause`, { method: "POST", session, headers: FORM, body });
    expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining(`<a href="/">${ON}</a>`)]);
  });
});

describe("a failure is JSON", () => {
  const { Accept: _, ...others } = NAVIGATION;
  it.each([
    ["a program that accepts anything", { Accept: "*/*" }],
    ["a program that says nothing", {}],
    ["one that wants no HTML", { ...others, Accept: "application/json, text/htmlx" }],
    ["a script of a page", { ...NAVIGATION, "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty" }],
    ["a frame of a page", { ...NAVIGATION, "Sec-Fetch-Dest": "iframe" }],
  ])("for %s", async (__, headers) => {
    const answer = await call("/__api__/v1/users", { headers });
    expect([answer.status, isPage(answer)]).toEqual([401, false]);
    expect(await answer.json()).toMatchObject({ code: 24 });
    expect(answer.headers.get("Vary")).toBe("Accept");
  });

  it.each(["Authorization", "X-SVC-Authorization"])("for whoever sends a key in %s", async (name) => {
    const { key } = await addPerson("viewer");
    const answer = await call("/__api__/v1/audit_logs", { headers: { ...NAVIGATION, [name]: `Key ${key}` } });
    expect([answer.status, isPage(answer)]).toEqual([403, false]);
  });
});

it("content that a person may not view has an owner to ask only for those who may know of it", async () => {
  const owner = await addPerson("publisher");
  const guid = await addStaticContent(env, { ownerId: owner.id, files: { "index.html": "Here" } });
  const pageFor = async (role: UserRole, of: string) => {
    const { session } = await addSession(await addPerson(role));
    const headers = { ...NAVIGATION, "Sec-Fetch-Site": "none" };
    const answer = await call(`/content/${of}/`, {
      session,
      headers: { ...headers, Cookie: `__Host-Http-steward=${session}` },
    });
    return { status: answer.status, text: await answer.text() };
  };
  const known = await pageFor("administrator", guid);
  expect(known.status).toBe(404);
  expect(known.text).toContain(`href="/users/${owner.guid}"`);
  expect(known.text).toContain("Ask its owner");
  const pages = [await pageFor("viewer", guid), await pageFor("administrator", crypto.randomUUID())];
  for (const { status, text } of pages) {
    expect(status).toBe(404);
    expect(text).not.toContain("Ask its owner");
  }
});
