import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { addPerson, auditEntries, callApi, type Person } from "../workerd/server.ts";

const UNKNOWN_GUID = "00000000-0000-0000-0000-000000000000";

let admin: Person;
let viewer: Person;
let zoe: Person;
let group: string;
let count = 0;

beforeAll(async () => {
  admin = await addPerson("administrator", "ada");
  viewer = await addPerson("viewer", "vera");
  zoe = await addPerson("publisher", "zoe");
});

beforeEach(async () => {
  count += 1;
  const json = { name: `group ${count}` };
  group = (await callApi("/groups", { method: "POST", key: admin.key, json })).body.guid;
});

const add = async (user_guid: string, guid = group) =>
  await callApi(`/groups/${guid}/members`, { method: "POST", key: admin.key, json: { user_guid } });
const remove = async (user_guid: string, guid = group) =>
  await callApi(`/groups/${guid}/members/${user_guid}`, { method: "DELETE", key: admin.key });
const list = async (query = "", guid = group) => await callApi(`/groups/${guid}/members?${query}`, { key: viewer.key });

const recordOf = ({ guid, username }: Person, user_role: string) => ({
  guid,
  username,
  first_name: username.charAt(0).toUpperCase() + username.slice(1),
  last_name: "Example",
  email: `${username}@example.com`,
  user_role,
  created_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  updated_time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
  active_time: null,
  confirmed: true,
  locked: false,
  external_id: null,
});

describe("POST /v1/groups/{guid}/members", () => {
  it("adds a user, answers with the user's record, and notes it", async () => {
    const last = await lastEntry();
    expect(await add(zoe.guid)).toEqual({ status: 200, body: recordOf(zoe, "publisher") });
    expect(await auditEntries(last)).toMatchObject([
      {
        user_guid: admin.guid,
        action: "add_group_member",
        event_description: `Added the user "zoe" (${zoe.guid}) to the group "group ${count}" (${group}).`,
      },
    ]);
  });

  it("adds no one twice, not even at the same moment", async () => {
    const last = await lastEntry();
    const answers = await Promise.all([add(zoe.guid), add(zoe.guid), add(zoe.guid)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      code: 409,
      error: "The user is already a member of the group.",
      payload: null,
    });
    const actions = (await auditEntries(last)).map(({ action }) => action);
    expect(actions.toSorted()).toEqual(["add_group_member", "refuse_request", "refuse_request"]);
    expect((await list()).body.total).toBe(1);
  });

  it("finds no user and no group that are not there, and notes nothing", async () => {
    const last = await lastEntry();
    const noUser = await add(UNKNOWN_GUID);
    expect([noUser.status, noUser.body.code, noUser.body.error]).toEqual([
      400,
      25,
      "There is no user with the guid in user_guid.",
    ]);
    const noGroup = await add(zoe.guid, UNKNOWN_GUID);
    expect([noGroup.status, noGroup.body.code, noGroup.body.error]).toEqual([404, 4, "There is no such group."]);
    expect(await auditEntries(last)).toEqual([]);
  });

  it.each([[{}], [{ user_guid: 7 }], [{ user_guid: "x", group: "y" }]])("refuses %j", async (json) => {
    const { status, body } = await callApi(`/groups/${group}/members`, { method: "POST", key: admin.key, json });
    expect([status, body.code]).toEqual([400, 25]);
  });
});

describe("GET /v1/groups/{guid}/members", () => {
  it("pages through the members in the order of users", async () => {
    const people = [zoe, await addPerson("viewer", "Bert"), await addPerson("viewer", "carl")];
    await Promise.all(people.map(async ({ guid }) => await add(guid)));
    const { status, body } = await list("page_size=2");
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(["results", "current_page", "total"]);
    expect(body).toMatchObject({ results: [{ username: "Bert" }, { username: "carl" }], current_page: 1, total: 3 });
    expect((await list("page_size=2&page_number=2")).body).toEqual({
      results: [recordOf(zoe, "publisher")],
      current_page: 2,
      total: 3,
    });
  });

  it("is empty without members, and not there without a group", async () => {
    expect(await list()).toEqual({ status: 200, body: { results: [], current_page: 1, total: 0 } });
    expect((await list("", UNKNOWN_GUID)).status).toBe(404);
    expect((await list("page_size=x")).status).toBe(400);
  });
});

describe("DELETE /v1/groups/{guid}/members/{user_guid}", () => {
  it("removes a member once, and notes it", async () => {
    await Promise.all([add(zoe.guid), add(viewer.guid)]);
    const last = await lastEntry();
    const answers = await Promise.all([remove(zoe.guid), remove(zoe.guid)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 404]);
    expect(await auditEntries(last)).toMatchObject([
      {
        action: "remove_group_member",
        event_description: `Removed the user "zoe" (${zoe.guid}) from the group "group ${count}" (${group}).`,
      },
    ]);
    expect((await list()).body.results).toMatchObject([{ username: "vera" }]);
  });

  it("finds no member who is none", async () => {
    const error = "There is no such member of the group.";
    expect(await remove(zoe.guid)).toMatchObject({ status: 404, body: { code: 4, error } });
    expect(await remove("1")).toMatchObject({ status: 404, body: { code: 4, error } });
    expect(await remove(zoe.guid, UNKNOWN_GUID)).toMatchObject({
      status: 404,
      body: { code: 4, error: "There is no such group." },
    });
  });
});
