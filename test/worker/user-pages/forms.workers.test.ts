/** The forms of users: their changes, and their refusals. */

import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { timeText } from "../../../worker/values/time.ts";
import { pageFor } from "../workerd/page-text.ts";
import { sendForm } from "../workerd/sent-form.ts";
import { addKey, addPerson, auditEntries, call, callApi, type Person } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addItem } from "../workerd/things.ts";
import { BOOTSTRAP_SECRET } from "../workerd/tokens.ts";

const HOSTILE = `"><script>alert(1)</script>'&`;

let administrator: SignedIn;
let spare: Person;

beforeAll(async () => {
  [administrator, spare] = [
    await addSession(await addPerson("administrator", "ada")),
    await addPerson("administrator"),
  ];
});

const send = async (
  path: string,
  fields?: Readonly<Record<string, string>>,
  variables?: Readonly<Record<string, string>>,
) => await sendForm(administrator, path, fields, variables);

async function readUser({ guid }: Pick<Person, "guid">): Promise<any> {
  return (await callApi(`/users/${guid}`, { key: spare.key })).body;
}

describe("a form of a user", () => {
  it("creates one, by one entry of the session in the audit log", async () => {
    const fields = {
      username: "nora",
      first_name: "Nora",
      last_name: "",
      email: "n@example.com",
      user_role: "publisher",
    };
    const sent = await send("/users/new", fields);
    const guid = sent.location?.split("/").at(-1) ?? "";
    expect(sent).toMatchObject({ status: 303, location: `/users/${guid}`, message: "user-created" });
    expect(sent.entries).toEqual(["session create_user"]);
    expect(await readUser({ guid })).toMatchObject(fields);
  });

  it.each([
    [{ username: "" }, 400, "username"],
    [{ username: "a b" }, 400, "username"],
    [{ username: "ADA" }, 409, "username"],
    [{ username: "new", first_name: "a\u2028b" }, 400, "first_name"],
    [{ username: "new", last_name: "x".repeat(256) }, 400, "last_name"],
    [{ username: "new", email: "x".repeat(256) }, 400, "email"],
    [{ username: "new", email: "ADA@example.com" }, 409, "email"],
    [{ username: "new", user_role: "owner" }, 400, "user_role"],
  ])("says beside the field what is wrong: %j", async (typed, status, field) => {
    const sent = await send("/users/new", { user_role: "publisher", ...typed });
    expect(sent.status).toBe(status);
    expect(sent.text.match(/id="[a-z_]+-error"/g)).toEqual([`id="${field}-error"`]);
    expect(sent.text).toContain(`href="#${field}"`);
  });

  it("keeps all that was typed, as text", async () => {
    const typed = {
      username: HOSTILE,
      first_name: HOSTILE,
      last_name: "Kept",
      email: HOSTILE,
      user_role: "administrator",
    };
    const { status, text } = await send("/users/new", typed);
    expect(status).toBe(400);
    expect(text).not.toContain("<script>alert");
    expect(text.match(/value="&quot;>&lt;script>/g)).toHaveLength(3);
    expect(text).toContain('value="Kept"');
    expect(text).toMatch(/<input id="user_role-administrator"[^>]*checked/);
  });

  it("changes what differs, and leaves no entry where nothing does", async () => {
    const person = await addPerson("viewer", "before");
    const fields = { username: "after", first_name: "Before", last_name: "Example", email: "before@example.com" };
    expect(await send(`/users/${person.guid}/settings`, fields)).toMatchObject({
      status: 303,
      message: "user-updated",
      entries: ["session update_user"],
    });
    expect(await readUser(person)).toMatchObject(fields);
    expect((await send(`/users/${person.guid}/settings`, fields)).entries).toEqual([]);
    const taken = await send(`/users/${person.guid}/settings`, { ...fields, username: "ada", last_name: "Typed" });
    expect(taken.status).toBe(409);
    expect(taken.text).toContain('id="username-error"');
    expect(taken.text).toContain('value="Typed"');
    expect(taken.entries).toEqual(["session refuse_request"]);
  });

  it("sets the identity at the provider, and removes it where it is left empty", async () => {
    const person = await addPerson("viewer");
    const identity = "https://id.example.com 248289761001";
    const set = async (external_id: string) => {
      const sent = await send(`/users/${person.guid}/settings`, { username: person.username, external_id });
      return [sent.message, (await readUser(person)).external_id];
    };
    expect(await set(identity)).toEqual(["user-updated", identity]);
    expect((await pageFor(administrator, `/users/${person.guid}/settings`)).text).toContain(`value="${identity}"`);
    expect(await set("")).toEqual(["user-updated", null]);
  });

  it("changes nothing that it does not have", async () => {
    const person = await addPerson("viewer");
    const more = { user_role: "administrator", locked: "true", confirmed: "false" };
    expect((await send(`/users/${person.guid}/settings`, { username: person.username, ...more })).status).toBe(303);
    expect((await send(`/users/${person.guid}/sign-out`, more)).status).toBe(303);
    expect(await readUser(person)).toMatchObject({ user_role: "viewer", locked: false, confirmed: true });
  });

  it("locks and unlocks, ends sessions, and changes the role", async () => {
    const person = await addSession(await addPerson("administrator"));
    const path = `/users/${person.guid}`;
    const statusOf = async () => (await call("/__api__/v1/audit_logs", { session: person.session })).status;
    expect(await send(`${path}/role`, { user_role: "viewer" })).toMatchObject({
      message: "role-changed",
      entries: ["session update_user"],
    });
    expect(await statusOf()).toBe(403);
    await send(`${path}/role`, { user_role: "administrator" });
    expect(await statusOf()).toBe(200);
    expect(await send(`${path}/lock`)).toMatchObject({ message: "user-locked", entries: ["session lock_user"] });
    expect(await statusOf()).toBe(401);
    expect(await send(`${path}/unlock`)).toMatchObject({ message: "user-unlocked", entries: ["session unlock_user"] });
    expect(await statusOf()).toBe(200);
    const ended = { message: "user-signed-out", entries: ["session sign_out_everywhere"] };
    expect(await send(`${path}/sign-out`)).toMatchObject(ended);
    expect(await statusOf()).toBe(401);
  });
});

describe("the pages that say what a step does", () => {
  it("count valid keys, sessions and content, and nothing else", async () => {
    const person = await addPerson("administrator", "grace");
    const past = new Date(Date.now() - 1_000);
    await addKey(person.id, "viewer");
    await addKey(person.id, "administrator", past);
    await addSession(person);
    const { sessionId } = await addSession(person);
    await env.DATABASE.prepare("UPDATE sessions SET expires_time = ? WHERE id = ?")
      .bind(timeText(past), sessionId)
      .run();
    await addSession(person, { roleOfKey: "viewer" });
    await addSession(person, { roleOfKey: "viewer", keyExpiresAt: new Date(Date.now() + 600_000) });
    await addItem(person.id, "acl", administrator);
    // Two keys and two that sessions were signed in with; one of the four is an administrator's.
    const { text } = await pageFor(administrator, `/users/${person.guid}/lock`);
    expect(text).toContain("4 API keys of Grace Example stop working.");
    expect(text).toContain("signed out of 3 browsers");
    expect(text).toContain("1 content item of Grace Example stays as it is");
    expect((await pageFor(administrator, `/users/${person.guid}/role`)).text).toContain("Limits 1 of 4 API keys");
    await callApi(`/users/${person.guid}/lock`, { method: "POST", key: spare.key, json: { locked: true } });
    const locked = (await pageFor(administrator, `/users/${person.guid}/unlock`)).text;
    expect(locked).toContain("4 API keys of Grace Example work again.");
    expect(locked).toContain("signed in again in 3 browsers");
  });

  it("tell administrators of their own account", async () => {
    const own = "This is your own account";
    const [lock, other] = await Promise.all([
      pageFor(administrator, `/users/${administrator.guid}/lock`),
      pageFor(administrator, `/users/${spare.guid}/lock`),
    ]);
    expect([lock.text.includes(own), other.text.includes(own)]).toEqual([true, false]);
  });
});

describe("an invitation", () => {
  it("is a link that only this answer has", async () => {
    const { body: user } = await callApi("/users", { method: "POST", key: spare.key, json: { username: "ivy" } });
    const { status, text, entries } = await send(`/users/${user.guid}/invitation`);
    expect([status, entries]).toEqual([200, ["session invite_user"]]);
    const [, token = ""] = />https:\/\/steward\.example\/invitation#([\w.-]+)</.exec(text) ?? [];
    expect(token).not.toBe("");
    expect((await pageFor(administrator, `/users/${user.guid}`)).text).not.toContain(token);
    expect(JSON.stringify(await auditEntries())).not.toContain(token);
    const accepted = await call("/__api__/v1/invitation", {
      method: "POST",
      headers: { Authorization: `Connect-Invitation ${token}` },
      variables: { BOOTSTRAP_SECRET },
    });
    expect(accepted.status).toBe(200);
  });

  it("is made again for a confirmed user only from the page that says so", async () => {
    const person = await addPerson("viewer", "vera");
    const path = `/users/${person.guid}/invitation`;
    expect((await pageFor(administrator, path)).text).toContain("already accepted an invitation");
    const refused = await send(path);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("already confirmed");
    expect((await readUser(person)).confirmed).toBe(true);
    expect((await send(path, { again: "on" })).entries).toEqual(["session update_user", "session invite_user"]);
  });

  it("is refused where the server has no secret to sign it, and nothing changes", async () => {
    const person = await addPerson("viewer");
    const { status, text, entries } = await send(`/users/${person.guid}/invitation`, { again: "on" }, {});
    expect([status, entries]).toEqual([409, ["session refuse_request"]]);
    expect(text).toContain("BOOTSTRAP_SECRET is missing");
    expect((await readUser(person)).confirmed).toBe(true);
  });

  it("is refused to a locked user", async () => {
    const person = await addPerson("viewer");
    await callApi(`/users/${person.guid}/lock`, { method: "POST", key: spare.key, json: { locked: true } });
    const { status, text, entries } = await send(`/users/${person.guid}/invitation`, {});
    expect([status, entries]).toEqual([409, ["session refuse_request"]]);
    expect(text).toContain("This user is locked. Unlock the user first.");
    expect(text).not.toContain('name="again"');
  });
});
