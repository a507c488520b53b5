import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { addPerson, auditEntries, callApi, type Person } from "../workerd/server.ts";

const GUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const UNKNOWN_GUID = "00000000-0000-0000-0000-000000000000";

let admin: Person;
let other: Person;
let viewer: Person;

beforeAll(async () => {
  admin = await addPerson("administrator", "ada");
  other = await addPerson("publisher", "olga");
  viewer = await addPerson("viewer", "vera");
});

const create = async (name: string, owner_guid?: string) =>
  await callApi("/groups", { method: "POST", key: admin.key, json: { name, owner_guid } });
const patch = async (guid: string, json: unknown) =>
  await callApi(`/groups/${guid}`, { method: "PATCH", key: admin.key, json });

describe("POST /v1/groups", () => {
  it("creates a group that the caller owns, and notes it", async () => {
    const last = await lastEntry();
    const { status, body } = await create("Analysts");
    expect(status).toBe(200);
    expect(body).toEqual({ guid: expect.stringMatching(GUID), name: "Analysts", owner_guid: admin.guid });
    expect(await auditEntries(last)).toMatchObject([
      {
        user_guid: admin.guid,
        action: "create_group",
        event_description: `Created the group "Analysts" (${body.guid}), owned by the user ${admin.guid}.`,
      },
    ]);
  });

  it("creates a group of somebody else", async () => {
    expect((await create("Of Olga", other.guid)).body).toMatchObject({ owner_guid: other.guid });
  });

  it("passes over what clients send of a record", async () => {
    const json = { name: "With more", guid: UNKNOWN_GUID, unique_id: "x" };
    const { status, body } = await callApi("/groups", { method: "POST", key: admin.key, json });
    expect(status).toBe(200);
    expect(body.guid).not.toBe(UNKNOWN_GUID);
  });

  it("refuses a name that is taken, in whatever case", async () => {
    await create("Taken");
    const last = await lastEntry();
    const { status, body } = await create("tAKEN");
    expect(status).toBe(409);
    expect(body).toEqual({
      code: 26,
      error: 'There is already a group with the name "tAKEN". Choose another name.',
      payload: null,
    });
    expect(await auditEntries(last)).toMatchObject([{ action: "refuse_request" }]);
  });

  it("refuses an owner who is not there", async () => {
    const last = await lastEntry();
    const { status, body } = await create("Of no one", UNKNOWN_GUID);
    const error = "There is no user with the guid in owner_guid.";
    expect(status).toBe(400);
    expect(body).toEqual({ code: 25, error, payload: { pointer: "/owner_guid" } });
    expect(await auditEntries(last)).toEqual([]);
  });

  it.each([
    [{}, "/"],
    [{ name: "" }, "/name"],
    [{ name: "  " }, "/name"],
    [{ name: "x".repeat(256) }, "/name"],
    [{ name: "a\u0000b" }, "/name"],
    [{ name: 7 }, "/name"],
    [{ name: "Right", owner_guid: null }, "/owner_guid"],
    [{ name: "Right", nam: "x" }, "/nam"],
  ])("refuses %j", async (json, pointer) => {
    const { status, body } = await callApi("/groups", { method: "POST", key: admin.key, json });
    expect(status).toBe(400);
    expect(body.code).toBe(25);
    if (pointer !== "/") expect(body.payload.pointer).toBe(pointer);
  });
});

describe("GET /v1/groups", () => {
  const names = ["ant 1", "Ant 2", "ant 3", "ant%", "ant_", "élan"];

  beforeAll(async () => {
    for (const name of names) await create(name);
  });

  const list = async (query: string) => await callApi(`/groups?${query}`, { key: viewer.key });
  const listed = async (query: string) => (await list(query)).body.results.map(({ name }: { name: string }) => name);

  it("pages through groups by name, in whatever case", async () => {
    const { status, body } = await list("prefix=ANT&page_size=2");
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["results", "current_page", "total"]);
    expect(body).toMatchObject({ results: [{ name: "ant 1" }, { name: "Ant 2" }], current_page: 1, total: 5 });
    expect(Object.keys(body.results[0])).toEqual(["guid", "name", "owner_guid"]);
    expect((await list("prefix=ant&page_size=2&page_number=3")).body).toMatchObject({
      results: [{ name: "ant_" }],
      current_page: 3,
      total: 5,
    });
    expect((await list("prefix=ant&page_size=2&page_number=4")).body).toEqual({
      results: [],
      current_page: 4,
      total: 5,
    });
  });

  it("takes a prefix as it stands, and one of any length", async () => {
    expect(await listed("prefix=ant%25")).toEqual(["ant%"]);
    expect(await listed("prefix=ant_")).toEqual(["ant_"]);
    expect(await listed("prefix=%C3%A9l")).toEqual(["élan"]);
    expect(await listed(`prefix=${"x".repeat(255)}`)).toEqual([]);
    expect(await listed("prefix=%00")).toEqual([]);
  });

  it("shows twenty groups where the caller does not say", async () => {
    const count = (await list("page_size=500")).body.total;
    for (let index = count; index <= 20; index += 1) await create(`filler ${index}`);
    expect((await list("")).body.results).toHaveLength(20);
  });

  it.each([
    ["page_size=0", "page_size"],
    ["page_size=501", "page_size"],
    ["page_size=two", "page_size"],
    ["page_number=0", "page_number"],
    ["page_number=10001", "page_number"],
    ["page_number=1&page_number=2", "page_number"],
    [`prefix=${"x".repeat(256)}`, "prefix"],
  ])("refuses %s", async (query, parameter) => {
    const { status, body } = await list(query);
    expect([status, body.code, body.payload]).toEqual([400, 25, { parameter }]);
  });
});

describe("GET /v1/groups/{guid}", () => {
  it("gives a group to everyone with a key", async () => {
    const { body: group } = await create("To be seen", other.guid);
    expect(await callApi(`/groups/${group.guid}`, { key: viewer.key })).toEqual({ status: 200, body: group });
  });

  it.each([UNKNOWN_GUID, "1", "%27", "x".repeat(2_000)])("finds none at %s", async (guid) => {
    const { status, body } = await callApi(`/groups/${guid}`, { key: viewer.key });
    expect([status, body.code, body.error]).toEqual([404, 4, "There is no such group."]);
  });
});

describe("PATCH /v1/groups/{guid}", () => {
  it("changes the name, the owner, or both, and notes each", async () => {
    const { body: group } = await create("Before");
    const last = await lastEntry();
    expect((await patch(group.guid, { name: "After" })).body).toEqual({ ...group, name: "After" });
    expect((await patch(group.guid, { owner_guid: other.guid })).body).toEqual({
      guid: group.guid,
      name: "After",
      owner_guid: other.guid,
    });
    expect(await patch(group.guid, { name: "Again", owner_guid: admin.guid })).toEqual({
      status: 200,
      body: { guid: group.guid, name: "Again", owner_guid: admin.guid },
    });
    expect(
      (await auditEntries(last)).map(({ action, event_description }) => `${action}: ${event_description}`),
    ).toEqual([
      `update_group: Updated the group ${group.guid}: name is now "After".`,
      `update_group: Updated the group ${group.guid}: owner is now the user ${other.guid}.`,
      `update_group: Updated the group ${group.guid}: name is now "Again", owner is now the user ${admin.guid}.`,
    ]);
  });

  it("takes the record back as it gave it, and its own name in another case", async () => {
    const { body: group } = await create("As it is");
    expect(await patch(group.guid, group)).toEqual({ status: 200, body: group });
    expect((await patch(group.guid, { name: "AS IT IS" })).body.name).toBe("AS IT IS");
  });

  it("changes and notes nothing where nothing is sent", async () => {
    const { body: group } = await create("Untouched");
    const last = await lastEntry();
    expect(await patch(group.guid, {})).toEqual({ status: 200, body: group });
    expect(await auditEntries(last)).toEqual([]);
  });

  it("refuses a name that is taken, an owner and a group that are not there, and changes nothing", async () => {
    const { body: group } = await create("Stays");
    await create("In the way");
    const last = await lastEntry();
    const taken = await patch(group.guid, { name: "in the way", owner_guid: other.guid });
    expect([taken.status, taken.body.code]).toEqual([409, 26]);
    const ownerless = await patch(group.guid, { name: "Other", owner_guid: UNKNOWN_GUID });
    expect([ownerless.status, ownerless.body.payload]).toEqual([400, { pointer: "/owner_guid" }]);
    const missing = await patch(UNKNOWN_GUID, { name: "Other" });
    expect([missing.status, missing.body.error]).toEqual([404, "There is no such group."]);
    expect((await callApi(`/groups/${group.guid}`, { key: admin.key })).body).toEqual(group);
    expect(await auditEntries(last)).toMatchObject([{ action: "refuse_request" }]);
  });
});

describe("DELETE /v1/groups/{guid}", () => {
  const remove = async (guid: string) => await callApi(`/groups/${guid}`, { method: "DELETE", key: admin.key });

  it("deletes the group with its members, and notes it once", async () => {
    const { body: group } = await create("Short-lived");
    for (const { guid } of [viewer, other]) {
      await callApi(`/groups/${group.guid}/members`, { method: "POST", key: admin.key, json: { user_guid: guid } });
    }
    const last = await lastEntry();
    const answers = await Promise.all([remove(group.guid), remove(group.guid)]);
    expect(answers.map(({ status }) => status).toSorted((one, another) => one - another)).toEqual([204, 404]);
    expect(await auditEntries(last)).toMatchObject([
      { action: "delete_group", event_description: `Deleted the group "Short-lived" (${group.guid}).` },
    ]);
    expect(
      await env.DATABASE.prepare(
        "SELECT count(*) AS n FROM group_members WHERE group_id NOT IN (SELECT id FROM groups)",
      ).first("n"),
    ).toBe(0);
    expect((await callApi(`/groups/${group.guid}`, { key: admin.key })).status).toBe(404);
  });
});
