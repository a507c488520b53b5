import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { beforeNextChange } from "../workerd/interleave.ts";
import { addPerson, auditEntries, callApi, type Person } from "../workerd/server.ts";

let viewer: Person;
let publisher: Person;
let other: Person;
let administrator: Person;
let group: string;
let guid: string;
let names = 0;
let last = 0;

beforeAll(async () => {
  viewer = await addPerson("viewer", "vera");
  publisher = await addPerson("publisher", "paul");
  other = await addPerson("publisher", "olga");
  administrator = await addPerson("administrator", "anna");
  group = crypto.randomUUID();
  await env.DATABASE.prepare("INSERT INTO groups (guid, name, owner_id) VALUES (?, 'team', ?)")
    .bind(group, administrator.id)
    .run();
});

const make = async (fields: object = {}): Promise<string> => {
  const json = { name: `content-${(names += 1)}`, ...fields };
  return (await callApi("/content", { method: "POST", key: publisher.key, json })).body.guid;
};

beforeEach(async () => {
  guid = await make();
  last = await lastEntry();
});

const list = async ({ key }: Person = publisher) => await callApi(`/content/${guid}/permissions`, { key });
const add = async (json: object, { key }: Person = publisher) =>
  await callApi(`/content/${guid}/permissions`, { method: "POST", key, json });
const one = async (id: string, more: object = {}, { key }: Person = publisher) =>
  await callApi(`/content/${guid}/permissions/${id}`, { key, ...more });
const user = ({ guid: principal_guid }: Person, role = "viewer") => ({ principal_guid, principal_type: "user", role });
const entries = async () => (await auditEntries(last)).map((entry) => [entry.action, entry.event_description]);
const contentName = async () =>
  await env.DATABASE.prepare("SELECT name FROM content WHERE guid = ?").bind(guid).first<string>("name");

describe("permissions", () => {
  it("permissions are given, listed, changed and taken back, each with an entry", async () => {
    expect(await list()).toEqual({ status: 200, body: [] });
    const first = await add(user(viewer));
    expect(first).toEqual({
      status: 201,
      body: {
        id: expect.stringMatching(/^\d+$/),
        content_guid: guid,
        principal_guid: viewer.guid,
        principal_type: "user",
        role: "viewer",
      },
    });
    const second = await add({ principal_guid: group, principal_type: "group", role: "owner" });
    expect(second.body).toMatchObject({ principal_guid: group, principal_type: "group", role: "owner" });
    expect((await list()).body).toEqual([first.body, second.body]);
    const { id } = first.body;
    expect(await one(id)).toEqual({ ...first, status: 200 });

    const changed = { status: 200, body: { ...first.body, role: "owner" } };
    expect(await one(id, { method: "PUT", json: { role: "owner" } })).toEqual(changed);
    expect(await one(id)).toEqual(changed);
    expect(await one(second.body.id, { method: "DELETE" })).toEqual({ status: 204, body: undefined });
    expect((await list()).body).toEqual([changed.body]);

    const content = `the content item "${await contentName()}" (${guid})`;
    expect(await entries()).toEqual([
      ["add_permission", `Added the permission viewer for ${content} for the user ${viewer.guid}.`],
      ["add_permission", `Added the permission owner for ${content} for the group ${group}.`],
      ["update_permission", `Updated the permission of the user ${viewer.guid} for ${content} to owner.`],
      ["remove_permission", `Removed the permission of the group ${group} for ${content}.`],
    ]);
  });

  it("a permission takes a whole record, of which the role alone is changed", async () => {
    const { body } = await add(user(viewer));
    const json = { ...body, principal_guid: other.guid, role: "owner" };
    expect((await one(body.id, { method: "PUT", json })).body).toEqual({ ...body, role: "owner" });
  });

  it("a permission is updated where a user or a group has one, and stays where it gives the same", async () => {
    const first = await add(user(viewer));
    expect(first.status).toBe(201);
    const owner = { status: 200, body: { ...first.body, role: "owner" } };
    expect(await add(user(viewer, "owner"))).toEqual(owner);
    expect(await add(user(viewer, "owner"))).toEqual(owner);
    expect((await list()).body).toEqual([owner.body]);
    expect((await entries()).map(([action]) => action)).toEqual(["add_permission", "update_permission"]);
  });

  it("a permission is added once where several requests add it at the same moment", async () => {
    const inGroup = { principal_guid: group, principal_type: "group", role: "viewer" };
    const answers = await Promise.all([add(inGroup), add(inGroup), add(inGroup)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 201]);
    const { body } = await list();
    expect(body).toHaveLength(1);
    expect(answers.map((answer) => answer.body)).toEqual([body[0], body[0], body[0]]);
  });

  it("an owner is given no permission", async () => {
    const { status, body } = await add(user(publisher));
    expect([status, body.code, body.error]).toEqual([409, 409, "The content's owner needs no permission for it."]);
  });

  it.each([
    ["an unknown user", () => ({ principal_guid: crypto.randomUUID(), principal_type: "user", role: "viewer" })],
    ["a group as a user", () => ({ principal_guid: group, principal_type: "user", role: "viewer" })],
    ["a user as a group", () => ({ principal_guid: viewer.guid, principal_type: "group", role: "viewer" })],
    ["another kind", () => ({ principal_guid: viewer.guid, principal_type: "users", role: "viewer" })],
    ["another role", () => ({ principal_guid: viewer.guid, principal_type: "user", role: "editor" })],
    ["no role", () => ({ principal_guid: viewer.guid, principal_type: "user" })],
    ["no principal", () => ({ principal_type: "user", role: "viewer" })],
    ["a number", () => ({ principal_guid: 7, principal_type: "user", role: "viewer" })],
  ])("a permission is refused for %s", async (_, json) => {
    expect(await add(json())).toMatchObject({ status: 400, body: { code: 25 } });
    expect((await list()).body).toEqual([]);
    expect(await entries()).toEqual([]);
  });

  it("a permission is found only by an id of its content", async () => {
    const { body } = await add(user(viewer));
    const here = guid;
    guid = await make();
    const missing = { status: 404, body: { code: 4, error: "There is no such permission.", payload: null } };
    await inTurn([body.id, "0", "-1", "x", "1e1", "99999999999999999999", "%31"], async (id) => {
      expect([id, await one(id)]).toEqual([id, missing]);
      expect([id, await one(id, { method: "PUT", json: { role: "owner" } })]).toEqual([id, missing]);
      expect([id, await one(id, { method: "DELETE" })]).toEqual([id, missing]);
    });
    guid = here;
    expect((await list()).body).toEqual([body]);
  });

  it("administrators can give permissions to themselves, as the log says", async () => {
    const before = await callApi(`/content/${guid}`, { key: administrator.key });
    expect(before.body.app_role).toBe("none");
    expect((await add(user(administrator), administrator)).status).toBe(201);
    const after = await callApi(`/content/${guid}`, { key: administrator.key });
    expect(after.body.app_role).toBe("viewer");
    expect(await auditEntries(last)).toMatchObject([{ action: "add_permission", user_guid: administrator.guid }]);
  });

  it("no permission is given to an owner, a group or a permission that changes at the same moment", async () => {
    const { body: given } = await add(user(viewer));
    beforeNextChange(
      async () =>
        await env.DATABASE.prepare("UPDATE content SET owner_id = ? WHERE guid = ?").bind(other.id, guid).run(),
    );
    expect((await add(user(other), administrator)).status).toBe(409);
    const lost = crypto.randomUUID();
    await env.DATABASE.prepare("INSERT INTO groups (guid, name, owner_id) VALUES (?1, ?1, ?2)")
      .bind(lost, administrator.id)
      .run();
    beforeNextChange(async () => await env.DATABASE.prepare("DELETE FROM groups WHERE guid = ?").bind(lost).run());
    const toGroup = { principal_guid: lost, principal_type: "group", role: "viewer" };
    expect((await add(toGroup, administrator)).status).toBe(400);
    await inTurn([{ method: "DELETE" }, { method: "PUT", json: { role: "owner" } }], async (more) => {
      beforeNextChange(
        async () => await env.DATABASE.prepare("DELETE FROM content_permissions WHERE id = ?").bind(given.id).run(),
      );
      expect((await one(given.id, more, administrator)).status).toBe(404);
      await env.DATABASE.prepare(
        "INSERT INTO content_permissions (id, content_id, user_id, role) SELECT ?1, id, ?2, 1 FROM content WHERE guid = ?3",
      )
        .bind(given.id, viewer.id, guid)
        .run();
    });
  });
});

describe("too many permissions", () => {
  it("a permission too many is refused, for the list has no pages", async () => {
    const id = await env.DATABASE.prepare("SELECT id FROM content WHERE guid = ?").bind(guid).first<number>("id");
    await env.DATABASE.prepare(
      `WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < 999)
      INSERT INTO users (guid, username, first_name, last_name, email, role, created_time, updated_time)
      SELECT 'many-' || number, 'many-' || number, '', '', '', 1, '', '' FROM numbers`,
    ).run();
    await env.DATABASE.prepare(
      "INSERT INTO content_permissions (content_id, user_id, role) SELECT ?, id, 1 FROM users WHERE guid LIKE 'many-%'",
    )
      .bind(id)
      .run();
    expect((await add(user(viewer))).status).toBe(201);
    const refused = await add({ principal_guid: group, principal_type: "group", role: "viewer" });
    expect(refused).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("already has 1000 permissions") },
    });
    expect((await list()).body).toHaveLength(1_000);
    expect(await add(user(viewer, "owner"))).toMatchObject({ status: 200, body: { role: "owner" } });
  });
});
