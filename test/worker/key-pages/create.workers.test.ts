import { beforeAll, describe, expect, it } from "vitest";
import { countAll, KEY_VALUE_PATTERN, keysOf } from "../workerd/key-pages.ts";
import { pageFor } from "../workerd/page-text.ts";
import { postForm } from "../workerd/post-form.ts";
import { addPerson, auditEntries, call, callApi } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";

const HOSTILE = `"><script>alert(1)</script>'&`;

let publisher: SignedIn;

beforeAll(async () => {
  publisher = await addSession(await addPerson("publisher"));
});

/** Fields of a form that was opened before this moment, and after any other. */
let opened = Date.now() - 600_000;
function fields(others: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> {
  opened += 1;
  return { name: "report", user_role: "viewer", expires_at: "", opened: String(opened), ...others };
}

async function create(one: SignedIn, others: Readonly<Record<string, string>> = {}) {
  const response = await postForm("/keys", one.session, fields(others));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

describe("a key that is created", () => {
  it("has its value on the page that answers, and nowhere else", async () => {
    const { status, headers, text } = await create(publisher, { name: "once" });
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("private, no-store");
    expect(headers.get("Location")).toBeNull();
    const values = text.match(KEY_VALUE_PATTERN) ?? [];
    expect(values).toHaveLength(1);
    const [value = ""] = values;
    expect(JSON.stringify([...headers])).not.toContain(value);
    expect((await callApi("/user", { key: value })).body.guid).toBe(publisher.guid);
    expect((await pageFor(publisher, "/keys")).text).not.toMatch(KEY_VALUE_PATTERN);
    expect(JSON.stringify(await auditEntries())).not.toContain(value);
  });

  it("has the name, the role, and the expiry in Coordinated Universal Time", async () => {
    await create(publisher, { name: "typed", user_role: "publisher", expires_at: "2099-12-31T10:30" });
    await create(publisher, { name: "to the second", expires_at: "2099-12-31T10:30:15" });
    const keys = await keysOf(publisher, publisher);
    expect(keys).toContainEqual(
      expect.objectContaining({ name: "typed", user_role: "publisher", expires_at: "2099-12-31T10:30:00Z" }),
    );
    expect(keys).toContainEqual(expect.objectContaining({ name: "to the second", expires_at: "2099-12-31T10:30:15Z" }));
  });

  it("ends with the key that the session was signed in with, which the form says", async () => {
    const keyExpiresAt = new Date("2098-01-02T03:04:00Z");
    const one = await addSession(await addPerson("viewer"), { roleOfKey: "viewer", keyExpiresAt });
    expect((await pageFor(one, "/keys/new")).text).toContain("expires on 2098-01-02 03:04");
    expect((await create(one, { name: "as long" })).status).toBe(200);
    expect((await keysOf(one, one)).at(-1)).toMatchObject({ name: "as long", expires_at: "2098-01-02T03:04:00Z" });
    const longer = await create(one, { expires_at: "2099-01-01T00:00" });
    expect(longer.status).toBe(403);
    expect(longer.text).toContain("cannot create one that is valid for longer");
  });
});

describe("a form that is refused", () => {
  it.each([
    ["no name", { name: " " }, 400, "name"],
    ["a name of two lines", { name: "a\u2028b" }, 400, "name"],
    ["no role", { user_role: "" }, 400, "user_role"],
    ["a role that there is not", { user_role: "owner" }, 400, "user_role"],
    ["a time that is past", { expires_at: "2020-01-01T00:00" }, 400, "expires_at"],
    ["a day that there is not", { expires_at: "2099-02-30T00:00" }, 400, "expires_at"],
    ["a time in words", { expires_at: "tomorrow" }, 400, "expires_at"],
  ])("says beside the field what is wrong: %s", async (_, typed, status, field) => {
    const before = await countAll();
    const refused = await create(publisher, { name: "kept name", ...typed });
    expect(refused.status).toBe(status);
    expect(refused.text).toContain(`id="${field}-error"`);
    expect(refused.text.match(/id="[a-z_]+-error"/g)).toHaveLength(1);
    expect(refused.text).toContain(`href="#${field}"`);
    expect(await countAll()).toEqual(before);
  });

  it("says beside the name which other key it looks like", async () => {
    await create(publisher, { name: "deploy 1" });
    const { status, text } = await create(publisher, { name: "deploy l" });
    expect(status).toBe(409);
    expect(text.match(/id="[a-z_]+-error"/g)).toEqual(['id="name-error"']);
    expect(text).toContain("looks like that of another of your API keys");
  });

  it("keeps all that was typed, as text", async () => {
    const { status, text } = await create(publisher, {
      name: HOSTILE,
      user_role: "publisher",
      expires_at: "2020-01-01T00:00",
    });
    expect(status).toBe(400);
    expect(text).not.toContain("<script>alert");
    expect(text).toContain('value="&quot;>&lt;script>alert(1)&lt;/script>\'&amp;"');
    expect(text).toMatch(/<input id="user_role-publisher"[^>]*checked/);
    expect(text).toContain('value="2020-01-01T00:00"');
  });

  it("says so above the fields where it is about none of them, and the refusal is in the audit log", async () => {
    const before = (await auditEntries()).at(-1)?.id;
    const { status, text } = await create(publisher, { user_role: "administrator" });
    expect(status).toBe(403);
    expect(text).toContain("You have the permissions of the role publisher, and cannot create a key with those");
    expect(text).not.toMatch(/id="[a-z_]+-error"/);
    const entries = await auditEntries(before);
    expect(entries.map(({ action }) => action)).toEqual(["refuse_request"]);
  });

  it("offers only roles that the caller has", async () => {
    expect((await pageFor(publisher, "/keys/new")).text.match(/value="(?:viewer|publisher|administrator)"/g)).toEqual([
      'value="viewer"',
      'value="publisher"',
    ]);
    const lesser = await addSession(await addPerson("administrator"), { roleOfKey: "viewer" });
    expect((await pageFor(lesser, "/keys/new")).text).not.toContain('value="publisher"');
  });

  it("is one of a program with a key", async () => {
    const body = new URLSearchParams(fields());
    expect((await call("/keys", { method: "POST", key: publisher.key, body })).status).toBe(403);
  });
});

describe("a form", () => {
  it("makes one key, however often it is sent", async () => {
    const one = await addSession(await addPerson("viewer"));
    const sent = fields();
    const answers = await Promise.all([1, 2, 3].map(() => postForm("/keys", one.session, sent)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await keysOf(one, one)).filter(({ name }) => name === "report")).toHaveLength(1);
    const again = await postForm("/keys", one.session, sent);
    expect(again.status).toBe(409);
    const text = await again.text();
    expect(text).not.toMatch(KEY_VALUE_PATTERN);
    expect(text).toContain('value="report"');
    const [, next = ""] = /name="opened" value="(\d+)"/.exec(text) ?? [];
    expect((await postForm("/keys", one.session, { ...sent, opened: next })).status).toBe(200);
  });

  it("is that of the page, and none that was made up", async () => {
    const one = await addSession(await addPerson("viewer"));
    for (const when of ["", "0", "-1", "1e3", "x", String(Date.now() + 3_600_000), "9".repeat(16)]) {
      expect((await create(one, { opened: when })).status, `opened ${when}`).toBe(409);
    }
    expect(await keysOf(one, one)).toHaveLength(1);
  });
});
