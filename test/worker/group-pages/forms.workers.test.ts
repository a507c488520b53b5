/** The forms of groups: their changes, and their refusals. */

import { beforeAll, describe, expect, it } from "vitest";
import { pageFor } from "../workerd/page-text.ts";
import { sendForm } from "../workerd/sent-form.ts";
import { addPerson, callApi, type Person } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addGroup, addItem, permit } from "../workerd/things.ts";

let administrator: SignedIn;
let spare: Person;

beforeAll(async () => {
  [administrator, spare] = [
    await addSession(await addPerson("administrator", "ada")),
    await addPerson("administrator"),
  ];
});

const send = async (path: string, fields?: Readonly<Record<string, string>>) =>
  await sendForm(administrator, path, fields);

describe("a form of a group", () => {
  it("creates one that its creator owns, renames it, and gives it away", async () => {
    const created = await send("/groups/new", { name: "Astronomers" });
    expect(created).toMatchObject({ status: 303, message: "group-created", entries: ["session create_group"] });
    const path = created.location ?? "";
    const read = async () => (await callApi(path, { key: spare.key })).body;
    expect(await read()).toMatchObject({ name: "Astronomers", owner_guid: administrator.guid });
    expect(await send(path, { name: "Geologists" })).toMatchObject({ location: path, message: "group-renamed" });
    const owner = await addPerson("viewer");
    expect(await send(`${path}/owner`, { owner_guid: owner.guid })).toMatchObject({ message: "group-owner-changed" });
    expect(await read()).toMatchObject({ name: "Geologists", owner_guid: owner.guid });
  });

  it.each([
    [{ name: "" }, 400],
    [{ name: "x".repeat(256) }, 400],
    [{ name: "TAKEN" }, 409],
  ])("says beside the name what is wrong: %j", async (fields, status) => {
    await callApi("/groups", { method: "POST", key: spare.key, json: { name: "taken" } });
    const { guid } = await addGroup(administrator);
    for (const path of ["/groups/new", `/groups/${guid}`]) {
      const sent = await send(path, fields);
      expect(sent.status).toBe(status);
      expect(sent.text).toContain('id="name-error"');
      expect(sent.text).toContain(fields.name === "" ? "value required" : `value="${fields.name}"`);
    }
  });

  it("that adds members is led to beside the heading, and renaming stands below the members", async () => {
    const { guid } = await addGroup(administrator);
    const { text } = await pageFor(administrator, `/groups/${guid}`);
    const [, title = ""] = /<div class="title">(.*?)<\/div>/.exec(text) ?? [];
    expect(title).toContain(`<a class="button primary" href="/groups/${guid}/members/new">`);
    expect(text).toContain(`href="/groups/${guid}/owner"`);
    expect([...text.matchAll(/<h2>([^<]+)</g)].map(([, heading]) => heading)).toEqual(["Members", "Rename"]);
  });

  it("adds and removes a member, once each", async () => {
    const [{ guid }, person] = [await addGroup(administrator), await addPerson("viewer", "mary")];
    const path = `/groups/${guid}`;
    const add = async () => await send(`${path}/members/new?prefix=mary`, { user_guid: person.guid });
    const added = { location: path, message: "member-added", entries: ["session add_group_member"] };
    expect(await add()).toMatchObject(added);
    const again = await add();
    expect([again.status, again.entries]).toEqual([409, ["session refuse_request"]]);
    expect(again.text).toContain("already a member");
    expect(again.text).toContain('value="mary"');
    expect(again.text.match(/<tr>/g)).toHaveLength(2);
    const removed = { location: path, message: "member-removed", entries: ["session remove_group_member"] };
    expect(await send(`${path}/members/${person.guid}/remove`)).toMatchObject(removed);
    for (const member of [person.guid, "no-such-user"]) {
      expect((await send(`${path}/members/${member}/remove`)).status).toBe(404);
    }
  });

  it.each(["", "no-such-user"])("refuses a member who is not there: %j", async (user_guid) => {
    const { guid } = await addGroup(administrator);
    const { status, text } = await send(`/groups/${guid}/members/new`, { user_guid });
    expect(status).toBe(400);
    expect(text).toContain('role="alert"');
  });

  it("deletes it", async () => {
    const { guid } = await addGroup(administrator);
    const deleted = { location: "/groups", message: "group-deleted", entries: ["session delete_group"] };
    expect(await send(`/groups/${guid}/delete`)).toMatchObject(deleted);
    expect((await send(`/groups/${guid}/delete`)).status).toBe(404);
  });
});

it("the page that deletes a group counts its members and what is shared with it", async () => {
  const [owner, member] = [await addPerson("publisher", "owner"), await addPerson("viewer", "member")];
  const group = await addGroup(owner, owner, member);
  const items = [await addItem(owner.id, "acl", member), await addItem(owner.id, "acl", member)];
  const permission = { principal_guid: group.guid, principal_type: "group", role: "viewer" };
  for (const { guid } of items) {
    await callApi(`/content/${guid}/permissions`, { method: "POST", key: owner.key, json: permission });
  }
  const { text } = await pageFor(administrator, `/groups/${group.guid}/delete`);
  expect(text).toContain("2 members can no longer open 2 content items shared with the group");
  for (const { guid, name } of items) expect(text).toContain(`<a href="/items/${guid}">${name}</a>`);
  const empty = await addGroup(owner);
  const said = async () => (await pageFor(administrator, `/groups/${empty.guid}/delete`)).text;
  expect(await said()).toContain("No content is shared with the group.");
  for (let count = 0; count < 21; count += 1) {
    await permit(await addItem(owner.id, "acl", member), { group: empty }, "viewer");
  }
  expect(await said()).toContain("The group has no members who could no longer open");
  expect(await said()).toContain("<li>and 1 more</li>");
});
