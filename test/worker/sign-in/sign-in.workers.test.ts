import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { Identity } from "../../../worker/identity/caller.ts";
import { requestContext } from "../../../worker/platform/context.ts";
import { signIn } from "../../../worker/sign-in/sign-in.ts";
import { lastEntry } from "../workerd/attempt.ts";
import { addPerson, auditEntries, call, callApi, type Person } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";

let person: Person;

beforeAll(async () => {
  person = await addPerson("publisher");
});

const identityOf = ({ id, guid, username }: Person): Identity => ({ userId: id, guid, username, fullName: "" });

/** Signs a person in by a provider. */
async function signInAs(one: Person, headers: Readonly<Record<string, string>> = {}) {
  const request = new Request("https://steward.example/", { headers });
  const who = { user: identityOf(one), method: "openid_connect", key: null } as const;
  return await signIn(request, requestContext(request, env), who, "/keys");
}

function valueOf(response: unknown): string {
  if (!(response instanceof Response)) throw new Error("It failed.");
  return /^__Host-Http-steward=([\w-]{43});/.exec(response.headers.get("Set-Cookie") ?? "")?.[1] ?? "";
}

const own = async (session: string) => (await callApi("/user", { session })).status;

describe("signIn", () => {
  it("starts a session, with a cookie for this host alone, and leads on", async () => {
    const last = await lastEntry();
    const response = await signInAs(person);
    if (!(response instanceof Response)) throw new Error("It failed.");
    expect(response.status).toBe(303);
    expect(response.headers.get("Location")).toBe("/keys");
    expect(response.headers.get("Set-Cookie")).toMatch(
      /^__Host-Http-steward=[\w-]{43}; Max-Age=604800; Path=\/; Secure; HttpOnly; SameSite=Lax$/,
    );
    expect(await own(valueOf(response))).toBe(200);
    const [entry, ...others] = await auditEntries(last);
    expect(entry).toMatchObject({
      action: "sign_in",
      actor_type: "session",
      user_guid: person.guid,
      api_key_id: null,
      object_type: "session",
      event_description: "Signed in by OpenID Connect.",
    });
    expect(others).toEqual([]);
  });

  it("counts as activity of the user, and only where it starts a session", async () => {
    const [active, locked] = [await addPerson("viewer"), await addPerson("viewer")];
    await env.DATABASE.prepare("UPDATE users SET locked = 1 WHERE id = ?").bind(locked.id).run();
    await signInAs(active);
    await signInAs(locked);
    const times = await env.DATABASE.prepare("SELECT active_time FROM users WHERE id IN (?, ?) ORDER BY id")
      .bind(active.id, locked.id)
      .all();
    expect(times.results).toEqual([{ active_time: expect.stringMatching(/^\d{4}-.*Z$/) }, { active_time: null }]);
    const { key } = await addPerson("administrator");
    const { results } = (await callApi("/users?account_status=licensed&page_size=500", { key })).body;
    expect(results).toContainEqual(expect.objectContaining({ guid: active.guid }));
  });

  it("keeps a hash of the cookie, and never its value", async () => {
    const value = valueOf(await signInAs(person));
    const { results } = await env.DATABASE.prepare("SELECT * FROM sessions").all();
    expect(results.length).toBeGreaterThan(0);
    expect(JSON.stringify(results)).not.toContain(value);
  });

  it("ends the session that the browser had before", async () => {
    const first = valueOf(await signInAs(person));
    const second = valueOf(await signInAs(person, { Cookie: `__Host-Http-steward=${first}` }));
    expect(await own(first)).toBe(401);
    expect(await own(second)).toBe(200);
  });

  it("refuses a user who is locked, and leaves no session and no entry", async () => {
    const locked = await addPerson("viewer");
    await env.DATABASE.prepare("UPDATE users SET locked = 1 WHERE id = ?").bind(locked.id).run();
    const last = await lastEntry();
    expect(await signInAs(locked)).toMatchObject({ kind: "not-allowed" });
    expect(await auditEntries(last)).toEqual([]);
    expect(await env.DATABASE.prepare("SELECT id FROM sessions WHERE user_id = ?").bind(locked.id).first()).toBeNull();
  });
});

describe("a session", () => {
  const update = { method: "POST", json: { name: "by a session", user_role: "viewer" } } as const;

  it.each([
    ["another website", { "Sec-Fetch-Site": "cross-site" }, 401],
    ["a sibling of this host", { "Sec-Fetch-Site": "same-site" }, 401],
    ["the person's own address bar", { "Sec-Fetch-Site": "none" }, 403],
    ["a page of this server", { "Sec-Fetch-Site": "same-origin" }, 200],
    [
      "a page of this server, as an older browser says",
      { "Sec-Fetch-Site": "", Origin: "https://steward.example" },
      200,
    ],
    ["another website, as an older browser says", { "Sec-Fetch-Site": "", Origin: "https://other.example" }, 403],
    ["a sandboxed page, as an older browser says", { "Sec-Fetch-Site": "", Origin: "null" }, 403],
    ["no one knows where", { "Sec-Fetch-Site": "" }, 403],
  ])("changes something from %s: %j gives %i", async (_, headers, status) => {
    const { session } = await addSession(person);
    const given = Object.entries(headers).filter(([, value]) => value !== "");
    const sent = { Cookie: `__Host-Http-steward=${session}`, ...Object.fromEntries(given) };
    const response = await call(`/__api__/v1/users/${person.guid}/keys`, { ...update, headers: sent });
    expect(response.status).toBe(status);
  });

  it.each([
    ["cross-site", {}, 401],
    ["same-site", {}, 401],
    ["same-site", { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe" }, 401],
    ["cross-site", { "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" }, 200],
    ["none", {}, 200],
    ["same-origin", {}, 200],
  ])("reads something for a request that is %s %j: %i", async (site, more, status) => {
    const { session } = await addSession(person);
    const headers = { Cookie: `__Host-Http-steward=${session}`, "Sec-Fetch-Site": site, ...more };
    expect((await call("/__api__/v1/user", { headers })).status).toBe(status);
  });

  it("gives way to a key that the request carries too", async () => {
    const { session } = await addSession(person);
    const other = await addPerson("viewer");
    const { body } = await callApi("/user", { session, key: other.key });
    expect(body.guid).toBe(other.guid);
  });

  it("is used: the time of it is kept", async () => {
    const { session, sessionId } = await addSession(person);
    const before = new Date(Date.now() - 3_600_000).toISOString().replace(/\.\d+/, "");
    await env.DATABASE.prepare("UPDATE sessions SET active_time = ? WHERE id = ?").bind(before, sessionId).run();
    expect(await own(session)).toBe(200);
    const time = await env.DATABASE.prepare("SELECT active_time FROM sessions WHERE id = ?")
      .bind(sessionId)
      .first("active_time");
    expect(String(time) > before).toBe(true);
  });

  it("creates no key that is more permissive than the one that it was signed in with", async () => {
    const one = await addPerson("administrator");
    const { session } = await addSession(one, { roleOfKey: "publisher" });
    const json = { name: "more", user_role: "administrator" };
    const refused = await callApi(`/users/${one.guid}/keys`, { method: "POST", session, json });
    expect(refused).toMatchObject({ status: 403, body: { code: 22 } });
  });

  it("records the key that it was signed in with as the one that made a key", async () => {
    const one = await addPerson("publisher");
    const { session } = await addSession(one, { roleOfKey: "publisher" });
    const made = await callApi(`/users/${one.guid}/keys`, { method: "POST", session, json: { name: "made" } });
    const [, byKey] = (await callApi(`/users/${one.guid}/keys`, { session })).body;
    expect(made.body.created_by_key).toBe(byKey.id);
    const alone = await addSession(one);
    const byPerson = await callApi(`/users/${one.guid}/keys`, {
      method: "POST",
      session: alone.session,
      json: { name: "own" },
    });
    expect(byPerson.body.created_by_key).toBeNull();
  });
});

describe("sessions in lists", () => {
  it("are those that are valid, and say which one asks", async () => {
    const one = await addPerson("viewer");
    const first = await addSession(one);
    await addSession(one, { roleOfKey: "viewer" });
    const ended = await addSession(one);
    await callApi(`/users/${one.guid}/sessions/${ended.sessionId}`, { method: "DELETE", session: first.session });
    const { body } = await callApi(`/users/${one.guid}/sessions`, { session: first.session });
    expect(body).toMatchObject([
      { method: "api_key", api_key_name: "test", current: false },
      { id: first.sessionId, method: "openid_connect", api_key_id: null, api_key_name: null, current: true },
    ]);
  });

  it("are ended by a key of at most its own rights", async () => {
    const one = await addPerson("administrator");
    const { session, sessionId } = await addSession(one);
    const viewer = await addSession(one, { roleOfKey: "viewer" });
    const path = `/users/${one.guid}/sessions`;
    const asViewer = { method: "DELETE", session: viewer.session } as const;
    expect((await callApi(`${path}/${sessionId}`, asViewer)).status).toBe(404);
    expect((await callApi(path, asViewer)).status).toBe(204);
    expect(await own(session)).toBe(200);
    expect(await own(viewer.session)).toBe(401);
  });

  it("are shown and ended by administrators where they belong to others", async () => {
    const one = await addPerson("viewer");
    const { session, sessionId } = await addSession(one);
    const path = `/users/${one.guid}/sessions`;
    const other = await addPerson("publisher");
    expect((await callApi(path, { key: other.key })).status).toBe(403);
    expect((await callApi(`${path}/${sessionId}`, { method: "DELETE", key: other.key })).status).toBe(403);
    const administrator = await addPerson("administrator");
    expect((await callApi(path, { method: "DELETE", key: administrator.key })).status).toBe(204);
    expect(await own(session)).toBe(401);
  });
});
