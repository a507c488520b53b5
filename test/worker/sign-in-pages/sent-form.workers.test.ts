import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { PAGE_ROUTES } from "../../../worker/app/index.ts";
import { FORM_TOKEN_FIELD } from "../../../worker/html/kept-fields.ts";
import { type Company, createCompany } from "../workerd/askers.ts";
import { browserOf } from "../workerd/browser.ts";
import { controlsOf, type Fields, filledIn, shownFields } from "../workerd/form-fields.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { pageOfForm, pathOf } from "../workerd/page-rights.ts";
import { PAGE_ROWS } from "../workerd/page-rows.ts";
import { addPerson, type Person } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";

/** The forms of the server that need a session: their paths as they stand in the table of routes. */
const FORMS = PAGE_ROUTES.filter(({ method, permission }) => method === "POST" && permission !== "optional-key").map(
  ({ path }) => path,
);

/** Forms that are not on their page as it is opened here: a search, a state or a script shows them. None of them has a field. */
const NOT_SHOWN = [
  "/items/:guid/sharing/permissions",
  "/items/:guid/versions/activate",
  "/items/:guid/versions/draft",
  "/exports/:guid/receivers/:name/resume",
  "/exports/:guid/verification",
  "/exports/:guid/resume",
];

/** Who deletes something confirms it each time. */
const CONFIRMED = "confirmed";

let company: Company;

beforeAll(async () => {
  company = await createCompany();
});

const endAllSessions = async () =>
  await env.DATABASE.prepare("UPDATE sessions SET expires_time = '2026-01-01T00:00:00Z'").run();

/** The path to which an answer leads, and from there the one to which signing in leads. */
function leadsTo(answer: Response): string {
  const address = new URL(answer.headers.get("Location") ?? "", "https://steward.example");
  expect([answer.status, address.pathname]).toEqual([303, "/sign-in"]);
  return address.searchParams.get("to") ?? "";
}

it.each(FORMS)("comes back filled in, once its person is signed in again after the session ended: %s", async (form) => {
  const row = PAGE_ROWS[`POST ${form}`];
  if (row === undefined) throw new Error(`There is no row for the form ${form}.`);
  const person = await addSession(await addPerson("administrator"), { roleOfKey: "administrator" });
  const browser = browserOf(person);
  const path = await pathOf(company, row, { ...person, sent: undefined });
  const page = pageOfForm(form, path);
  const controls = await controlsOf(await browser.read(page), path);
  expect(controls === undefined).toBe(NOT_SHOWN.includes(form));
  const fields = filledIn(controls ?? []);
  await endAllSessions();

  const to = leadsTo(await browser.ask(path, fields));
  const signIn = await browser.read(`/sign-in?to=${encodeURIComponent(to)}`);
  expect(signIn).toContain("Your session has ended, and nothing was changed.");
  browser.signInAs(await addSession(person));
  const shown = await browser.ask(to);
  const text = await shown.text();
  expect([shown.status, new URL(to, "https://steward.example").pathname]).toEqual([200, page]);
  expect(textOf(text)).toContain("once more");
  const again = await controlsOf(text, path);
  expect(shownFields(again ?? [])).toEqual(withoutHidden(fields, controls ?? []));
});

/** The text of a page: scripts find sentences in its attributes, too. */
function textOf(page: string): string {
  return page.replaceAll(/<[^>]*>/g, " ");
}

function withoutHidden(fields: Fields, controls: readonly { readonly name: string; readonly kind: string }[]): Fields {
  const hidden = controls.filter(({ kind }) => kind === "hidden").map(({ name }) => name);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !hidden.includes(name) && name !== CONFIRMED));
}

it.each([
  [
    "the key was deleted that it was opened with",
    "DELETE FROM api_keys WHERE id = (SELECT api_key_id FROM sessions WHERE id = ?)",
  ],
  [
    "that key expired",
    "UPDATE api_keys SET expires_at = '2026-01-01T00:00:00Z' WHERE id = (SELECT api_key_id FROM sessions WHERE id = ?)",
  ],
  ["it was too old", "UPDATE sessions SET expires_time = '2026-01-01T00:00:00Z' WHERE id = ?"],
  ["it was signed out elsewhere", "DELETE FROM sessions WHERE id = ?"],
  ["its user was locked", "UPDATE users SET locked = 1 WHERE id = (SELECT user_id FROM sessions WHERE id = ?)"],
])("a form comes back, however its session ended: %s", async (_, statement) => {
  const person = await addSession(await addPerson("administrator"), { roleOfKey: "administrator" });
  const browser = browserOf(person);
  await env.DATABASE.prepare(statement).bind(person.sessionId).run();
  const to = leadsTo(await browser.ask("/groups/new", { name: "Readers" }));
  browser.signInAs(await addSession(await addPerson("administrator")));
  const controls = await controlsOf(await browser.read(to), "/groups/new");
  expect(shownFields(controls ?? [])).toEqual({ name: "Readers" });
});

describe("a form that its browser keeps", () => {
  const typed = { username: "grace", first_name: "Grace", last_name: "", email: "", user_role: "publisher" };
  const PAGE = "/users/new";
  const sendAfterEnd = async (fields: Fields = typed) => {
    const person = await addSession(await addPerson("administrator"));
    const browser = browserOf(person);
    await endAllSessions();
    return { person, browser, answer: await browser.ask(PAGE, fields) };
  };

  it("has no secret, and no token of the session that ended", async () => {
    const secrets = { [FORM_TOKEN_FIELD]: "token-of-the-form", key: "psk-value", token: "invitation", opened: "17" };
    const { browser } = await sendAfterEnd({ ...typed, ...secrets });
    const kept = Array.from(browser.cookies)
      .filter(([name]) => name.startsWith("__Host-Http-form-"))
      .map(([, value]) => atob(value.replaceAll("-", "+").replaceAll("_", "/")));
    expect(kept).toEqual([expect.stringContaining("grace")]);
    for (const secret of Object.values(secrets)) expect(kept.join()).not.toContain(secret);
  });

  it("is kept by names that no page can set, for half an hour, and by no script", async () => {
    const { answer } = await sendAfterEnd();
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-Http-form-[\w-]{12}-0=[\w-]+; Max-Age=1800; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
      ),
    ]);
  });

  it("is not shown at the plain address of its page, nor taken for the form of another page", async () => {
    const { browser, answer, person } = await sendAfterEnd();
    const query = leadsTo(answer).split("?")[1];
    browser.signInAs(await addSession(person));
    expect(await browser.read(PAGE)).not.toContain("grace");
    expect(await browser.read(`/groups/new?${query}`)).not.toContain("grace");
  });

  it("changes nothing when it is shown", async () => {
    const { browser, answer, person } = await sendAfterEnd();
    browser.signInAs(await addSession(person));
    const count = async () => await env.DATABASE.prepare("SELECT count(*) AS n FROM users").first<number>("n");
    const before = await count();
    await browser.ask(leadsTo(answer));
    expect(await count()).toBe(before);
  });

  it("is kept only where a page of this server sent it", async () => {
    const person = await addSession(await addPerson("administrator"));
    const browser = browserOf(person);
    await endAllSessions();
    const sites = ["cross-site", "same-site", "none"];
    const answers = await inTurn(sites, async (site) => {
      const answer = await browser.ask(PAGE, typed, { "Sec-Fetch-Site": site });
      return [answer.status, answer.headers.getSetCookie()];
    });
    expect(answers).toEqual(sites.map(() => [401, []]));
  });

  it("is forgotten when its person signs out", async () => {
    const { browser, person } = await sendAfterEnd();
    const again = await addSession(person);
    browser.signInAs(again);
    const page = await browser.read("/keys");
    const token = (await controlsOf(page, "/sign-out"))?.find(({ name }) => name === FORM_TOKEN_FIELD)?.value ?? "";
    const out = await browser.ask("/sign-out", { [FORM_TOKEN_FIELD]: token });
    expect([out.status, out.headers.get("Clear-Site-Data")]).toEqual([303, '"cache"']);
    expect(Array.from(browser.cookies.keys()).filter((name) => name.startsWith("__Host-Http-form-"))).toEqual([]);
  });

  it.each([
    ["is taken", "grace-hopper", 303],
    ["is refused and shown again", "two words", 400],
  ])("is forgotten once its page has sent it, where it %s", async (_, username, status) => {
    const { browser, answer, person } = await sendAfterEnd({ ...typed, username });
    browser.cookies.set("__Host-Http-form-abcdefghijkl-0", "of-another-form");
    browser.signInAs(await addSession(person));
    const to = leadsTo(answer);
    const controls = (await controlsOf(await browser.read(to), PAGE)) ?? [];
    const fields = Object.fromEntries(controls.map(({ name, value }) => [name, value]));
    const sent = { ...fields, username, user_role: "publisher" };
    const ofOther = await browser.ask("/groups/new", { name: "" }, { Referer: `https://steward.example${to}` });
    expect(ofOther.headers.getSetCookie().join()).not.toContain("-form-");
    const done = await browser.ask(PAGE, sent, { Referer: `https://steward.example${to}` });
    expect(done.status).toBe(status);
    const kept = Array.from(browser.cookies.keys()).filter((name) => name.startsWith("__Host-Http-form-"));
    expect(kept).toEqual(["__Host-Http-form-abcdefghijkl-0"]);
    expect(await browser.read(to)).toContain("it keeps that until it is sent");
  });

  it("may be long: a description of the greatest length in any script", async () => {
    const person = await addSession(await addPerson("publisher"));
    const browser = browserOf(person);
    await endAllSessions();
    const description = "文".repeat(4_096);
    const to = leadsTo(await browser.ask("/items/new", { description, app_mode: "static" }));
    browser.signInAs(await addSession(person));
    expect(shownFields((await controlsOf(await browser.read(to), "/items/new")) ?? [])).toMatchObject({
      description,
    });
  });

  it("is shown to be copied before signing in where it is too long to be kept", async () => {
    const long = "word ".repeat(4_000);
    const { answer } = await sendAfterEnd({ ...typed, first_name: long, key: "psk-value" });
    const text = await answer.text();
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([413, []]);
    expect(text).toContain("What you typed is too long to be kept. Copy it before you sign in.");
    expect(text).toContain(long);
    expect(text).toContain(">first name</label>");
    expect(text).not.toContain("psk-value");
  });

  it("is one of three at most: of more, the oldest is given up", async () => {
    const { browser } = await sendAfterEnd();
    await inTurn(["two", "three", "four"], async (username) => await browser.ask(PAGE, { username }));
    const kept = Array.from(browser.cookies).filter(([name]) => name.startsWith("__Host-Http-form-"));
    const texts = kept.map(([, value]) => atob(value.replaceAll("-", "+").replaceAll("_", "/")));
    expect(texts).toEqual([/two/, /three/, /four/].map((name) => expect.stringMatching(name)));
  });

  it("is said to be gone where its browser no longer has it, or has something else", async () => {
    const person = await addSession(await addPerson("administrator"));
    const browser = browserOf(person);
    const values = ["", "####", btoa("[]"), btoa("{}"), btoa('["/users/new",{}]'), btoa("x")];
    const answers = await inTurn(values, async (value) => {
      browser.cookies.set("__Host-Http-form-abcdefghijkl-0", value);
      const answer = await browser.ask(`${PAGE}?kept=abcdefghijkl`);
      return [answer.status, await answer.text()];
    });
    const gone = [200, expect.stringContaining("no longer has what you typed")];
    expect(answers).toEqual(values.map(() => gone));
  });

  it("is not said to stand on a page that its person may not open", async () => {
    const { browser, answer } = await sendAfterEnd();
    browser.signInAs(await addSession(await addPerson("viewer")));
    const refused = await browser.ask(leadsTo(answer));
    expect(refused.status).toBe(403);
    expect(textOf(await refused.text())).not.toContain("stands here again");
  });

  it("has no files, which are not even read: the page says that they must be chosen again", async () => {
    const person = await addSession(await addPerson("publisher"));
    const browser = browserOf(person);
    await endAllSessions();
    const files = { "Content-Type": "multipart/form-data; boundary=b" };
    const to = leadsTo(await browser.ask("/items/new/files", { file: "x" }, files));
    browser.signInAs(await addSession(person));
    expect(await browser.read(to)).toContain("Do it once more; files must be chosen again.");
  });

  it("has what was typed before a file, of which nothing is kept", async () => {
    const person = await addSession(await addPerson("publisher"));
    for (const bytes of [10, 100_000]) {
      const page = await afterEndWithFile(person, bytes);
      expect(page).toContain('value="Rainfall, 2026"');
      expect(page).not.toContain("zzzzzz");
    }
  });

  async function afterEndWithFile(person: Person, bytes: number): Promise<string> {
    const browser = browserOf(await addSession(person));
    await endAllSessions();
    const form = new FormData();
    form.set("form_token", "t");
    form.set("files_title", "Rainfall, 2026");
    form.set("archive", new File(["z".repeat(bytes)], "index.html"));
    const sent = new Request("https://steward.example/", { method: "POST", body: form });
    const type = { "Content-Type": sent.headers.get("Content-Type") ?? "" };
    const to = leadsTo(await browser.ask("/items/new/files", await sent.text(), type));
    browser.signInAs(await addSession(person));
    return await browser.read(to);
  }

  it("comes back with the query of its page", async () => {
    const { browser } = await sendAfterEnd();
    const Referer = "https://steward.example/exports/999?next=7";
    const to = leadsTo(await browser.ask("/exports/999/pause", {}, { Referer }));
    expect(to).toMatch(/^\/exports\/999\?next=7&kept=[\w-]{12}$/);
    const signIn = await browser.read(`/sign-in?to=${encodeURIComponent(to)}`);
    expect(signIn).toContain("nothing was changed. Sign in, and repeat what you did.");
  });
});

describe("going back to the answer of a form", () => {
  const sendOwn = async (path: string, page: string, fields: Fields) => {
    const browser = browserOf(await addSession(await addPerson("administrator")));
    const controls = await controlsOf(await browser.read(page), path);
    return await browser.ask(path, { ...filledIn(controls ?? []), ...fields });
  };

  it.each([
    ["/groups/new", "/groups/new", { name: "" }],
    ["/keys", "/keys/new", { name: "" }],
    ["/sign-in", "/sign-in", { key: "wrong" }],
    ["/invitation", "/invitation", { token: "wrong" }],
    ["/groups/no-such-group", "/groups/new", {}],
  ])("shows it again where it was refused: its browser may keep what %s answered", async (path, page, fields) => {
    const answer = await sendOwn(path, page, fields);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    // Chromium keeps no answer with 401.
    expect(answer.status).not.toBe(401);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
  });

  it("does not show the value of a new key, nor the page that a form changed", async () => {
    const created = await sendOwn("/keys", "/keys/new", { expires_at: "" });
    expect([created.status, created.headers.get("Cache-Control")]).toEqual([200, "private, no-store"]);
    const changed = await sendOwn("/groups/new", "/groups/new", { name: "Going back" });
    expect([changed.status, changed.headers.get("Cache-Control")]).toEqual([303, "private, no-store"]);
  });
});

describe("a form that cannot be taken now comes back filled in", () => {
  const typed = { name: "Readers" };
  const isPast = { limit: async () => await Promise.resolve({ success: false }) };
  const broken = {
    prepare: (sql: string) => env.DATABASE.prepare(sql),
    batch: async () => await Promise.reject(new Error("It is broken.")),
  };

  it.each([
    ["its person has sent too much", 429, { MANAGEMENT_LIMIT: isPast }],
    ["the server fails", 500, { DATABASE: broken }],
  ])("where %s", async (_, status, bindings) => {
    const browser = browserOf(await addSession(await addPerson("administrator")));
    const [token] = (await controlsOf(await browser.read("/groups/new"), "/groups/new")) ?? [];
    // A form from an address past its limit is refused for a minute.
    const headers = { "CF-Connecting-IP": `198.51.100.${status % 256}` };
    const sent = { ...typed, [FORM_TOKEN_FIELD]: token?.value ?? "" };
    const refused = await browser.ask("/groups/new", sent, headers, bindings);
    const text = await refused.text();
    expect([refused.status, text]).toEqual([status, expect.stringContaining("Go back to what you typed")]);
    const [, way = ""] = /<a href="(\/groups\/new\?kept=[\w-]{12})"/.exec(text) ?? [];
    expect(shownFields((await controlsOf(await browser.read(way), "/groups/new")) ?? [])).toEqual(typed);
  });

  it("but not that of another website", async () => {
    const browser = browserOf(await addSession(await addPerson("administrator")));
    const refused = await browser.ask("/groups/new", typed, { "Sec-Fetch-Site": "cross-site" });
    expect([await refused.text(), refused.headers.getSetCookie()]).toEqual([
      expect.not.stringContaining("Go back to what you typed"),
      [],
    ]);
  });
});

it("a form that was opened in another session is refused, and comes back filled in, to be sent again", async () => {
  const person = await addSession(await addPerson("administrator"));
  const browser = browserOf(person);
  const fields = { [FORM_TOKEN_FIELD]: "of another session", name: "Readers" };
  const answer = await browser.ask("/groups/new", fields);
  const text = await answer.text();
  const controls = (await controlsOf(text, "/groups/new")) ?? [];
  expect([answer.status, text]).toEqual([403, expect.stringContaining("opened before you signed in")]);
  expect(shownFields(controls)).toEqual({ name: "Readers" });
  const again = await browser.ask("/groups/new", filledIn(controls));
  expect(again.status).toBe(303);
});
