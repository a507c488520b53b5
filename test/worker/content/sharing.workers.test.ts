import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { USER_ROLES, type UserRole } from "../../../shared/index.ts";
import { findContent } from "../../../worker/content/access-store.ts";
import { mayView } from "../../../worker/content/sharing.ts";
import type { Caller } from "../../../worker/identity/caller.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { addKey, addPerson, askedBy, callApi, type Person } from "../workerd/server.ts";

/** The ways in which a person gets a part in content. */
const GRANTS = [
  "nothing",
  "viewer",
  "owner",
  "viewer of a group",
  "owner of a group",
  "viewer, and owner of a group",
  "owner, and viewer of a group",
  "the content itself",
] as const;

type Grant = (typeof GRANTS)[number];

let maker: Person;
let administrator: Person;
let people: Readonly<Record<UserRole, Person>>;
let count = 0;

beforeAll(async () => {
  maker = await addPerson("publisher", "paul");
  administrator = await addPerson("administrator", "root");
  people = {
    viewer: await addPerson("viewer", "vera"),
    publisher: await addPerson("publisher", "petra"),
    administrator: await addPerson("administrator", "anna"),
  };
});

const callerOf = ({ id, guid, username }: Person, role: UserRole): Caller => ({
  by: { kind: "api_key", id: 0, name: "test", expiresAt: null },
  userId: id,
  guid,
  username,
  fullName: "",
  role,
});

const share = async (guid: string, principal_type: "user" | "group", principal_guid: string, role: string) => {
  const json = { principal_type, principal_guid, role };
  const { status } = await callApi(`/content/${guid}/permissions`, { method: "POST", key: administrator.key, json });
  expect(status).toBe(201);
};

/** Makes a group with one member, past the API. */
const addGroup = async (member: Person): Promise<string> => {
  const guid = crypto.randomUUID();
  await env.DATABASE.batch([
    env.DATABASE.prepare("INSERT INTO groups (guid, name, owner_id) VALUES (?1, ?1, ?2)").bind(guid, administrator.id),
    env.DATABASE.prepare(
      "INSERT INTO group_members (group_id, user_id) SELECT groups.id, ?2 FROM groups WHERE guid = ?1",
    ).bind(guid, member.id),
  ]);
  return guid;
};

/** Makes content that is shared with a person in one way. */
const makeContent = async (access_type: string, person: Person, grant: Grant): Promise<string> => {
  const { body } = await callApi("/content", {
    method: "POST",
    key: maker.key,
    json: { name: `content-${(count += 1)}`, access_type },
    variables: { ALLOW_ANONYMOUS_CONTENT: "true" },
  });
  const guid: string = body.guid;
  // Of no concern to the person.
  await share(guid, "group", await addGroup(administrator), "owner");
  await share(guid, "user", administrator.guid, "owner");
  const own = /^(viewer|owner)(?:,|$)/.exec(grant)?.[1];
  if (own !== undefined) await share(guid, "user", person.guid, own);
  const byGroup = /(viewer|owner) of a group$/.exec(grant)?.[1];
  if (byGroup !== undefined) await share(guid, "group", await addGroup(person), byGroup);
  if (grant === "the content itself") {
    // Past the API, for someone who was a publisher once may be its owner.
    await env.DATABASE.prepare("UPDATE content SET owner_id = ? WHERE guid = ?").bind(person.id, guid).run();
  }
  return guid;
};

/** The part that people have in content by their grants, if its access_type is `acl`. */
const APP_ROLES = {
  nothing: "none",
  viewer: "viewer",
  owner: "editor",
  "viewer of a group": "viewer",
  "owner of a group": "editor",
  "viewer, and owner of a group": "editor",
  "owner, and viewer of a group": "editor",
  "the content itself": "owner",
} as const;

/** Grants that stay the same if everyone is a viewer, and those that don't. */
const GRANTS_BESIDE = ["nothing", "viewer", "owner of a group", "the content itself"] as const;

/** The statuses of GET and PATCH, by what somebody is to the content and by the role. */
const STATUSES = {
  none: { viewer: [404, 403], publisher: [404, 404], administrator: [200, 200] },
  viewer: { viewer: [200, 403], publisher: [200, 403], administrator: [200, 200] },
  editor: { viewer: [200, 403], publisher: [200, 200], administrator: [200, 200] },
  owner: { viewer: [200, 403], publisher: [200, 200], administrator: [200, 200] },
} as const;

describe.each(["acl", "logged_in", "all"] as const)("content with the access_type %s", (accessType) => {
  const grants = accessType === "acl" ? GRANTS : GRANTS_BESIDE;
  const cases = grants.flatMap((grant) => USER_ROLES.map((role) => [grant, role] as const));

  it.each(cases)("a grant of %s decides on the content for a %s", async (grant, role) => {
    const appRole = grant === "nothing" && accessType !== "acl" ? "viewer" : APP_ROLES[grant];
    const person = people[role];
    const guid = await makeContent(accessType, person, grant);
    await inTurn(accessType === "all" ? ["true", "false"] : ["true"], async (setting) => {
      const variables = { ALLOW_ANONYMOUS_CONTENT: setting };
      const path = `/content/${guid}`;
      const known = await callApi(path, { key: person.key, variables });
      const changed = await callApi(path, { method: "PATCH", key: person.key, json: { title: "new" }, variables });
      const listed = await callApi(`/content?name=content-${count}`, { key: person.key, variables });
      expect([known.status, changed.status]).toEqual(STATUSES[appRole][role]);
      expect(listed.body.map((record: { guid: string }) => record.guid)).toEqual(known.status === 200 ? [guid] : []);
      if (known.status === 200) expect(known.body).toMatchObject({ app_role: appRole, access_type: accessType });

      const allowAnonymousContent = setting === "true";
      const caller = callerOf(person, role);
      const content = await findContent(askedBy(caller), guid);
      const visited = await findContent(askedBy(undefined), guid);
      if (content === undefined || visited === undefined) throw new Error("The content is not there.");
      expect(mayView(content, caller, { allowAnonymousContent })).toBe(appRole !== "none");
      const isOpen = accessType === "all" && allowAnonymousContent;
      expect(mayView(visited, undefined, { allowAnonymousContent })).toBe(isOpen);
      expect(visited.appRole).toBe("none");
    });
  });
});

describe("content shared with a group", () => {
  it("content of a group is out of reach with the next request of one who is no longer a member", async () => {
    const person = people.publisher;
    const guid = await makeContent("acl", person, "owner of a group");
    const change = async () =>
      (await callApi(`/content/${guid}`, { method: "PATCH", key: person.key, json: { title: "t" } })).status;
    expect(await change()).toBe(200);
    await env.DATABASE.prepare("DELETE FROM group_members WHERE user_id = ?").bind(person.id).run();
    expect(await change()).toBe(404);
    expect((await callApi(`/content/${guid}`, { key: person.key })).status).toBe(404);
  });

  it("access by a group goes with the group", async () => {
    const person = people.viewer;
    const guid = await makeContent("acl", person, "viewer of a group");
    expect((await callApi(`/content/${guid}`, { key: person.key })).status).toBe(200);
    await env.DATABASE.prepare("DELETE FROM groups").run();
    expect((await callApi(`/content/${guid}`, { key: person.key })).status).toBe(404);
    expect((await callApi(`/content/${guid}/permissions`, { key: maker.key })).body).toHaveLength(1);
  });
});

describe("a key below its owner's role", () => {
  it("a key below its owner's role changes nothing, and sees no upstream", async () => {
    const { body } = await callApi("/content", {
      method: "POST",
      key: maker.key,
      json: { name: "own-api", app_mode: "api", upstream_url: "https://api.example.com/" },
    });
    const key = await addKey(maker.id, "viewer");
    expect(await callApi(`/content/${body.guid}`, { key })).toEqual({
      status: 200,
      body: { ...body, upstream_url: null },
    });
    const changed = await callApi(`/content/${body.guid}`, { method: "PATCH", key, json: { title: "t" } });
    expect(changed.status).toBe(403);
  });

  it("an administrator's key below that role manages no content of others", async () => {
    const { body } = await callApi("/content", { method: "POST", key: maker.key, json: { name: "not-shared" } });
    const key = await addKey(administrator.id, "publisher");
    expect((await callApi(`/content/${body.guid}`, { key })).status).toBe(404);
    expect((await callApi(`/content/${body.guid}`, { key: administrator.key })).status).toBe(200);
  });
});
