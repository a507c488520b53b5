import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeyRecord } from "../../../shared/index.ts";
import { lastEntry } from "../workerd/attempt.ts";
import { beforeNextChange } from "../workerd/interleave.ts";
import { addPerson, auditEntries, callApi, type Person } from "../workerd/server.ts";

let person: Person;
let administrator: Person;
/** The key that a person came with, and those that were made of it: each from the one before, and one beside. */
let first: KeyRecord;
let second: KeyRecord;
let third: KeyRecord;
let fourth: KeyRecord;

beforeEach(async () => {
  administrator = await addPerson("administrator");
  person = await addPerson("publisher");
  first = await firstOf(person);
  second = await make(first, "second");
  await make(first, "beside");
  third = await make(second, "third");
  fourth = await make(third, "fourth");
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function keysOf({ guid }: Person): Promise<readonly KeyRecord[]> {
  return (await callApi(`/users/${guid}/keys`, { key: administrator.key })).body;
}

async function firstOf(owner: Person): Promise<KeyRecord> {
  const [record] = await keysOf(owner);
  if (record === undefined) throw new Error("The person has no key.");
  return { ...record, key: owner.key };
}

async function make({ key }: KeyRecord, name: string, owner = person): Promise<KeyRecord> {
  const { status, body } = await callApi(`/users/${owner.guid}/keys`, { method: "POST", key, json: { name } });
  expect(status).toBe(200);
  return body;
}

async function revoke({ id }: KeyRecord, by: string, query = "?descendants=true"): Promise<number> {
  return (await callApi(`/users/${person.guid}/keys/${id}${query}`, { method: "DELETE", key: by })).status;
}

const left = async () => (await keysOf(person)).map(({ name }) => name);

describe("created_by_key", () => {
  it("is the key that made it, in lists too and after that key is deleted", async () => {
    expect(second.created_by_key).toBe(first.id);
    await revoke(second, administrator.key, "");
    expect((await keysOf(person)).map(({ name, created_by_key }) => [name, created_by_key])).toEqual([
      ["test", null],
      ["beside", first.id],
      ["third", second.id],
      ["fourth", third.id],
    ]);
  });

  it("is not set by a client", async () => {
    const json = { name: "n", created_by_key: fourth.id };
    const { body } = await callApi(`/users/${person.guid}/keys`, { method: "POST", key: person.key, json });
    expect(body.created_by_key).toBe(first.id);
  });
});

describe("deleting a key with its descendants", () => {
  it("deletes what it made and what these made, and leaves the others", async () => {
    const last = await lastEntry();
    expect(await revoke(second, administrator.key)).toBe(204);
    expect(await left()).toEqual(["test", "beside"]);
    expect((await callApi("/user", { key: fourth.key })).status).toBe(401);
    const of = `of ${person.username.replace(/^p/, "P")} Example (${person.username})`;
    expect((await auditEntries(last)).map((entry) => [entry.action, entry.user_guid, entry.event_description])).toEqual(
      [
        ["delete_key", administrator.guid, `Deleted the API key "second" (${second.id}) ${of}.`],
        ...[third, fourth].map(({ id }) => [
          "delete_key",
          administrator.guid,
          `Deleted the API key ${id}, which was made with the API key "second" (${second.id}) ${of}.`,
        ]),
      ],
    );
    expect((await auditEntries(last)).map(({ object_type, object_id }) => [object_type, object_id])).toEqual(
      [second, third, fourth].map(({ id }) => ["api_key", id]),
    );
  });

  it("reaches them across those that are deleted already", async () => {
    await revoke(second, administrator.key, "");
    await revoke(third, administrator.key, "");
    expect(await revoke(first, administrator.key)).toBe(204);
    expect(await left()).toEqual([]);
  });

  it("reaches what is made of one whose own maker is deleted", async () => {
    await revoke(second, administrator.key, "");
    await make(fourth, "fifth");
    expect(await revoke(first, administrator.key)).toBe(204);
    expect(await left()).toEqual([]);
  });

  it("reaches the keys themselves that ask for it", async () => {
    expect(await revoke(first, fourth.key)).toBe(204);
    expect(await left()).toEqual([]);
  });

  it("is not done unless it is asked for", async () => {
    expect(await revoke(second, person.key, "?descendants=false")).toBe(204);
    expect(await left()).toEqual(["test", "beside", "third", "fourth"]);
    expect(await revoke(third, person.key, "?descendants=yes")).toBe(400);
    expect(await left()).toEqual(["test", "beside", "third", "fourth"]);
  });

  it("does not take a descendant for a key that is deleted already", async () => {
    expect(await revoke(second, administrator.key, "")).toBe(204);
    expect(await revoke(second, administrator.key)).toBe(404);
    expect(await left()).toEqual(["test", "beside", "third", "fourth"]);
  });

  it("has one entry where there are none", async () => {
    const last = await lastEntry();
    expect(await revoke(fourth, person.key)).toBe(204);
    expect((await auditEntries(last)).length).toBe(1);
    expect(await left()).toEqual(["test", "second", "beside", "third"]);
  });

  it("reaches what is made at the same moment", async () => {
    const hasHappened = beforeNextChange(async () => await make(fourth, "fifth"));
    expect(await revoke(second, administrator.key)).toBe(204);
    expect(hasHappened()).toBe(true);
    expect(await left()).toEqual(["test", "beside"]);
  });

  it("leaves nothing to a descendant that makes a key at the same moment", async () => {
    const hasHappened = beforeNextChange(async () => await revoke(first, administrator.key));
    const asked = { method: "POST", key: fourth.key, json: { name: "fifth" } };
    expect((await callApi(`/users/${person.guid}/keys`, asked)).status).toBe(403);
    expect(hasHappened()).toBe(true);
    expect(await left()).toEqual([]);
  });

  it("is refused where it leaves no key of an administrator, and deletes none then", async () => {
    await env.DATABASE.prepare("DELETE FROM api_keys").run();
    person = await addPerson("administrator");
    administrator = person;
    first = await firstOf(person);
    await make(first, "second");
    expect(await revoke(first, person.key)).toBe(409);
    expect(await left()).toEqual(["test", "second"]);
    await addPerson("administrator");
    expect(await revoke(first, person.key)).toBe(204);
  });
});
