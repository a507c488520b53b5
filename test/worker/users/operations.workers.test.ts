import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { addPerson, auditEntries, call, callApi, type Person } from "../workerd/server.ts";

let admin: Person;
let viewer: Person;
const TIME = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);

/** The fields that the records of viewers share before their first request. */
const RECORD = {
  user_role: "viewer",
  created_time: TIME,
  updated_time: TIME,
  active_time: null,
  confirmed: true,
  locked: false,
  external_id: null,
};

beforeAll(async () => {
  admin = await addPerson("administrator", "anna");
  viewer = await addPerson("viewer", "vera");
});

const create = async (json: unknown, key = admin.key) => await callApi("/users", { method: "POST", key, json });
const update = async (guid: string, json: unknown, key = admin.key) =>
  await callApi(`/users/${guid}`, { method: "PUT", key, json });
const lock = async (guid: string, json: unknown, key = admin.key) =>
  await callApi(`/users/${guid}/lock`, { method: "POST", key, json });

describe("one's own user and others", () => {
  it("are whole records", async () => {
    const record = {
      ...RECORD,
      guid: viewer.guid,
      username: "vera",
      first_name: "Vera",
      last_name: "Example",
      email: "vera@example.com",
      active_time: TIME,
    };
    expect(await callApi("/user", { key: viewer.key })).toEqual({ status: 200, body: record });
    expect(await callApi(`/users/${viewer.guid}`, { key: viewer.key })).toEqual({ status: 200, body: record });
  });

  it("is the same by its older names", async () => {
    const current = await (await call("/__api__/v1/user", { key: viewer.key })).text();
    const older = await inTurn(["/__api__/me", "/__api__/users/current"], async (path) => {
      return await (await call(path, { key: viewer.key })).text();
    });
    expect(older).toEqual([current, current]);
  });

  it.each(["unknown", "00000000-0000-4000-8000-000000000000", "%00", "%E0%A4%A"])(
    "there is none at %s",
    async (guid) => {
      const answer = { status: 404, body: { code: 4, error: "There is no such user.", payload: null } };
      expect(await callApi(`/users/${guid}`, { key: viewer.key })).toEqual(answer);
      expect(await update(guid, { email: "x" })).toEqual(answer);
      expect(await lock(guid, { locked: true })).toEqual(answer);
    },
  );
});

describe("making a user", () => {
  it("takes a username, and has defaults for the rest", async () => {
    const last = await lastEntry();
    const created = await create({ username: "Nora.N+x@example.com" });
    expect(created).toEqual({
      status: 200,
      body: {
        ...RECORD,
        guid: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
        username: "Nora.N+x@example.com",
        first_name: "",
        last_name: "",
        email: "",
        confirmed: false,
      },
    });
    expect(await callApi(`/users/${created.body.guid}`, { key: admin.key })).toEqual(created);
    expect(await auditEntries(last)).toMatchObject([
      {
        user_id: String(admin.id),
        user_guid: admin.guid,
        user_description: "Anna Example (anna)",
        action: "create_user",
        event_description: "Created the user Nora.N+x@example.com with the role viewer.",
      },
    ]);
  });

  it("takes every field, and passes over what clients send beside", async () => {
    const settings = {
      username: "paul",
      first_name: "Paul",
      last_name: "Žák",
      email: "paul@example.com",
      user_role: "publisher",
      external_id: "directory/17",
    };
    const { status, body } = await create({
      ...settings,
      guid: "x",
      locked: true,
      confirmed: true,
      password: null,
      user_must_set_password: true,
      unique_id: "x",
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...settings, confirmed: false, locked: false });
  });

  it.each(["hunter2", "", 5, {}])(
    "refuses a password with the reason, and does not repeat it: %j",
    async (password) => {
      const { status, body } = await create({ username: "pia", password });
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 25, payload: { pointer: "/password" } });
      expect(body.error).toContain(
        '"password" must be null: the server keeps no passwords, and users get their first key by an invitation.',
      );
      expect(JSON.stringify(body)).not.toContain("hunter2");
    },
  );

  it.each([
    ["a name that another has, in another case", { username: "VERA" }],
    ["an external id that another has", { username: "paula", external_id: "directory/17" }],
  ])("refuses %s", async (_, json) => {
    const last = await lastEntry();
    expect(await create(json)).toEqual({
      status: 409,
      body: {
        code: 26,
        error: "Another user has this username or this external_id. Choose another one.",
        payload: null,
      },
    });
    expect(await auditEntries(last)).toMatchObject([{ action: "refuse_request" }]);
  });

  it.each([
    ["no username", {}],
    ["an empty one", { username: "" }],
    ["one with a blank", { username: "a b" }],
    ["one with a slash", { username: "a/b" }],
    ["one that looks like another", { username: "vеra" }],
    ["one with a line break at its end", { username: "vera2\n" }],
    ["one that is too long", { username: "a".repeat(256) }],
    ["a number for a name", { username: "nina", first_name: 1 }],
    ["a name of two lines", { username: "nina", last_name: "a\nb" }],
    ["an unknown role", { username: "nina", user_role: "owner" }],
    ["an empty external id", { username: "nina", external_id: " " }],
    ["an unknown field", { username: "nina", frist_name: "Nina" }],
    ["no object", []],
  ])("refuses %s", async (_, json) => {
    const { status, body } = await create(json);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 25, payload: { mistakes: [{ pointer: expect.any(String) }] } });
  });

  it("tells external ids by their case, as directories do", async () => {
    expect((await create({ username: "nils", external_id: "AbC" })).status).toBe(200);
    expect((await create({ username: "nele", external_id: "aBc" })).status).toBe(200);
  });

  it("guesses which field is meant", async () => {
    const { body } = await create({ username: "nina", frist_name: "Nina" });
    expect(body.error).toContain('Did you mean "first_name"?');
  });
});

describe("changing a user", () => {
  it("changes what is given and leaves the rest", async () => {
    const person = await addPerson("viewer", "rosa");
    const last = await lastEntry();
    const { status, body } = await update(person.guid, {
      email: "r@example.com",
      user_role: "publisher",
      last_name: "",
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      ...RECORD,
      guid: person.guid,
      username: "rosa",
      first_name: "Rosa",
      last_name: "",
      email: "r@example.com",
      user_role: "publisher",
    });
    expect(await auditEntries(last)).toMatchObject([
      {
        action: "update_user",
        event_description: "Updated the user Rosa Example (rosa): user_role to publisher, last_name, email.",
      },
    ]);
  });

  it("takes a whole record back, and nothing of it that cannot be set", async () => {
    const person = await addPerson("viewer", "sara");
    const { body: record } = await callApi(`/users/${person.guid}`, { key: admin.key });
    const last = await lastEntry();
    expect(await update(person.guid, record)).toEqual({ status: 200, body: record });
    expect(await auditEntries(last)).toEqual([]);
    const sent = { ...record, first_name: "Sarah", locked: true, guid: "other" };
    expect((await update(person.guid, sent)).body).toEqual({ ...record, first_name: "Sarah", updated_time: TIME });
    expect(await auditEntries(last)).toMatchObject([
      { event_description: "Updated the user Sara Example (sara): first_name." },
    ]);
  });

  it("sets an external id, and takes it away", async () => {
    const { guid } = await addPerson("viewer", "tina");
    expect((await update(guid, { external_id: "t-1" })).body.external_id).toBe("t-1");
    expect((await update(guid, { email: "t@example.com" })).body.external_id).toBe("t-1");
    expect((await update(guid, { external_id: null })).body.external_id).toBeNull();
  });

  it("renames, but not to what another is called", async () => {
    const { guid } = await addPerson("viewer", "ute");
    expect((await update(guid, { username: "Vera" })).status).toBe(409);
    expect((await update(guid, { username: "UTE" })).body.username).toBe("UTE");
    expect((await auditEntries()).at(-1)?.event_description).toBe(
      "Updated the user Ute Example (ute): username to UTE.",
    );
  });

  it("refuses what is no setting", async () => {
    expect((await update(viewer.guid, { password: "x" })).status).toBe(400);
    expect((await update(viewer.guid, { user_role: null })).status).toBe(400);
  });
});

describe("PATCH of a user", () => {
  const patch = async (guid: string, json: unknown, key = admin.key) =>
    await callApi(`/users/${guid}`, { method: "PATCH", key, json });

  it("locks and unlocks, and leaves when the user was updated", async () => {
    const { guid, key } = await addPerson("viewer", "xaver");
    const updated_time = "2026-01-02T03:04:05Z";
    await env.DATABASE.prepare("UPDATE users SET updated_time = ? WHERE guid = ?").bind(updated_time, guid).run();
    const last = await lastEntry();
    expect(await patch(guid, { locked: true })).toMatchObject({ status: 200, body: { locked: true, updated_time } });
    expect((await callApi("/user", { key })).status).toBe(401);
    expect((await patch(guid, { locked: true })).status).toBe(200);
    expect((await patch(guid, { locked: false })).body).toMatchObject({ locked: false, updated_time });
    expect(await auditEntries(last)).toMatchObject([
      { action: "lock_user", object_id: guid, event_description: "Locked the user Xaver Example (xaver)." },
      { action: "unlock_user", object_id: guid, event_description: "Unlocked the user Xaver Example (xaver)." },
    ]);
  });

  it("updates and locks at once, with an entry for each", async () => {
    const { guid } = await addPerson("publisher", "yara");
    const last = await lastEntry();
    const { body } = await patch(guid, { user_role: "viewer", locked: true });
    expect(body).toMatchObject({ user_role: "viewer", locked: true, updated_time: TIME });
    const actor = { user_guid: admin.guid, actor_type: "api_key", object_type: "user", object_id: guid };
    expect(await auditEntries(last)).toMatchObject([
      {
        ...actor,
        action: "update_user",
        event_description: "Updated the user Yara Example (yara): user_role to viewer.",
      },
      { ...actor, action: "lock_user", event_description: "Locked the user Yara Example (yara)." },
    ]);
  });

  it("takes a whole record back, and then changes nothing", async () => {
    const { guid } = await addPerson("viewer", "zoe");
    await lock(guid, { locked: true });
    const { body: record } = await callApi(`/users/${guid}`, { key: admin.key });
    const last = await lastEntry();
    expect(await patch(guid, record)).toEqual({ status: 200, body: record });
    expect(await patch(guid, {})).toEqual({ status: 200, body: record });
    expect(await auditEntries(last)).toEqual([]);
  });

  it("changes neither where one of the two is refused", async () => {
    const { guid } = await addPerson("viewer", "zack");
    expect((await patch(guid, { username: "VERA", locked: true })).status).toBe(409);
    expect((await callApi(`/users/${guid}`, { key: admin.key })).body).toMatchObject({ locked: false });
    expect((await patch(guid, { locked: "yes" })).status).toBe(400);
    expect((await patch(guid, { locked: true }, viewer.key)).status).toBe(403);
    expect((await patch(crypto.randomUUID(), { locked: true })).status).toBe(404);
  });
});

describe("locking a user", () => {
  it("makes the user's keys invalid with the very next request, and unlocking valid again", async () => {
    const person = await addPerson("viewer", "walt");
    const last = await lastEntry();
    const locked = await lock(person.guid, { locked: true });
    expect(locked).toMatchObject({ status: 200, body: { guid: person.guid, locked: true } });
    expect(await callApi("/user", { key: person.key })).toMatchObject({ status: 401, body: { code: 30 } });
    expect((await lock(person.guid, { locked: false })).body.locked).toBe(false);
    expect((await callApi("/user", { key: person.key })).status).toBe(200);
    expect(await auditEntries(last)).toMatchObject([
      { action: "lock_user", event_description: "Locked the user Walt Example (walt)." },
      { action: "unlock_user", event_description: "Unlocked the user Walt Example (walt)." },
    ]);
  });

  it.each([{}, { locked: "true" }, { locked: true, lock: true }])("refuses %j", async (json) => {
    expect((await lock(viewer.guid, json)).status).toBe(400);
  });
});

describe("the last administrator", () => {
  const refused = {
    status: 409,
    body: {
      code: 409,
      error: "No administrator with a valid API key would be left. Make another user one, who creates a key first.",
      payload: null,
    },
  };

  it("cannot be demoted or locked, and the attempt is noted", async () => {
    await env.DATABASE.prepare("UPDATE users SET locked = 1 WHERE role = 3 AND id <> ?").bind(admin.id).run();
    const last = await lastEntry();
    expect(await update(admin.guid, { user_role: "publisher", email: "new@example.com" })).toEqual(refused);
    expect(await lock(admin.guid, { locked: true })).toEqual(refused);
    const locking = { method: "PATCH", key: admin.key, json: { first_name: "Last", locked: true } };
    expect(await callApi(`/users/${admin.guid}`, locking)).toEqual(refused);
    expect((await callApi("/user", { key: admin.key })).body).toMatchObject({
      user_role: "administrator",
      locked: false,
      email: "anna@example.com",
    });
    expect((await auditEntries(last)).map(({ action }) => action)).toEqual([
      "refuse_request",
      "refuse_request",
      "refuse_request",
    ]);
  });

  it("can be changed otherwise, and locked ones count for nothing", async () => {
    expect((await update(admin.guid, { user_role: "administrator", first_name: "Ann" })).status).toBe(200);
    const { id, guid } = await addPerson("administrator");
    await env.DATABASE.prepare("UPDATE users SET locked = 1 WHERE id = ?").bind(id).run();
    expect((await update(admin.guid, { user_role: "viewer" })).status).toBe(409);
    expect((await update(guid, { user_role: "viewer" })).status).toBe(200);
  });

  it("is the last one beside another who has no valid key", async () => {
    const other = await addPerson("administrator");
    const attempts = async () => [
      (await lock(admin.guid, { locked: true })).status,
      (await update(admin.guid, { user_role: "viewer" })).status,
    ];
    await env.DATABASE.prepare("UPDATE api_keys SET expires_at = '2026-01-01T00:00:00Z' WHERE user_id = ?")
      .bind(other.id)
      .run();
    expect(await attempts()).toEqual([409, 409]);
    await env.DATABASE.prepare("UPDATE api_keys SET expires_at = NULL, role = 1 WHERE user_id = ?")
      .bind(other.id)
      .run();
    expect(await attempts()).toEqual([409, 409]);
    await env.DATABASE.prepare("DELETE FROM api_keys WHERE user_id = ?").bind(other.id).run();
    expect(await attempts()).toEqual([409, 409]);
    await env.DATABASE.prepare("UPDATE users SET locked = 1 WHERE id = ?").bind(other.id).run();
  });

  it("is not the last one any more beside another", async () => {
    const other = await addPerson("administrator");
    expect((await lock(admin.guid, { locked: true }, other.key)).status).toBe(200);
    expect(await lock(other.guid, { locked: true }, other.key)).toEqual(refused);
    expect((await lock(admin.guid, { locked: false }, other.key)).status).toBe(200);
  });
});
