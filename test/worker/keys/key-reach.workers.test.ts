import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { USER_ROLES, type UserRole } from "../../../shared/index.ts";
import { rankOf } from "../../../worker/database/row-values.ts";
import { lastEntry } from "../workerd/attempt.ts";
import { beforeNextChange } from "../workerd/interleave.ts";
import { addKey, addPerson, auditEntries, callApi, type Person } from "../workerd/server.ts";

let administrator: Person;

beforeEach(async () => {
  await env.DATABASE.prepare("DELETE FROM api_keys").run();
  administrator = await addPerson("administrator");
});

afterEach(() => {
  vi.restoreAllMocks();
});

const create = async ({ guid }: Person, key: string, json: object) =>
  await callApi(`/users/${guid}/keys`, { method: "POST", key, json: { name: "made", ...json } });
const idOf = async (key: string) => {
  const query = env.DATABASE.prepare("SELECT id FROM api_keys WHERE last_four = ? ORDER BY id DESC");
  return await query.bind(key.slice(-4)).first<number>("id");
};
const remove = async ({ guid }: Person, by: string, key = by) =>
  await callApi(`/users/${guid}/keys/${await idOf(key)}`, { method: "DELETE", key: by });
const isValid = async (key: string) => (await callApi("/user", { key })).status === 200;
const run = async (sql: string, ...values: readonly (string | number | null)[]) =>
  await env.DATABASE.prepare(sql)
    .bind(...values)
    .run();

const SOON = "2998-01-01T00:00:00Z";
const LATER = "2999-01-01T00:00:00Z";
const EXPIRIES = [SOON, LATER, null];
/** The field that is sent for each expiry of the new key, if any. */
const WANTED = [SOON, LATER, null, undefined];

describe("a new key", () => {
  const lengthOf = (expiry: string | null) => expiry ?? "no end";
  const cases = EXPIRIES.flatMap((own) => WANTED.map((wanted) => [own, wanted] as const));

  it.each(cases.flatMap(([own, wanted]) => USER_ROLES.map((role) => [role, own, wanted] as const)))(
    "the key of a %s, valid until %s, makes one valid until %s where that is no later",
    async (role, own, wanted) => {
      const person = await addPerson(role);
      const key = await addKey(person.id, role, own === null ? undefined : new Date(own));
      const last = await lastEntry();
      const { status, body } = await create(person, key, wanted === undefined ? {} : { expires_at: wanted });
      const actions = (await auditEntries(last)).map(({ action }) => action);
      const expected = wanted ?? own;
      if (lengthOf(expected) > lengthOf(own)) {
        expect([status, body.code, body.error, actions]).toEqual([
          403,
          22,
          `Your key expires at ${own}, and cannot create one that is valid for longer. ` +
            'Give an earlier "expires_at", or leave it out.',
          ["refuse_request"],
        ]);
      } else {
        expect([status, body.expires_at, body.user_role, actions]).toEqual([200, expected, role, ["create_key"]]);
      }
    },
  );

  const LOSSES: Readonly<Record<string, (key: string) => Promise<unknown>>> = {
    "valid for less time": async (key) =>
      await run("UPDATE api_keys SET expires_at = ? WHERE id = ?", SOON, await idOf(key)),
    "of a lower role": async (key) => await run("UPDATE api_keys SET role = 1 WHERE id = ?", await idOf(key)),
  };

  it.each(Object.entries(LOSSES))("is not made by one that is %s at the same moment", async (_, lose) => {
    const person = await addPerson("publisher");
    const hasHappened = beforeNextChange(async () => await lose(person.key));
    expect((await create(person, person.key, { expires_at: LATER })).status).toBe(403);
    expect(hasHappened()).toBe(true);
    const made = await env.DATABASE.prepare("SELECT id FROM api_keys WHERE name = 'made'").all();
    expect(made.results).toEqual([]);
  });
});

describe("deleting a key", () => {
  const pairs = USER_ROLES.flatMap((by) => USER_ROLES.map((of) => [by, of] as const));
  const isAbove = (role: UserRole, other: UserRole) => rankOf(role) > rankOf(other);

  it.each(pairs)("by a key of a %s is refused for one of a %s where that is above", async (by, of) => {
    const person = await addPerson("administrator");
    const [acting, target] = [await addKey(person.id, by), await addKey(person.id, of)];
    const { status, body } = await remove(person, acting, target);
    const error = `Your key has the role ${by}, and cannot delete one with the role ${of}.`;
    expect([status, body?.error]).toEqual(isAbove(of, by) ? [403, error] : [204, undefined]);
    expect(await isValid(target)).toBe(isAbove(of, by));
  });

  it("goes by the roles of the keys where their owner is demoted", async () => {
    const person = await addPerson("administrator");
    const [viewer, other] = [await addKey(person.id, "viewer"), await addKey(person.id, "administrator")];
    await run("UPDATE users SET role = 1 WHERE id = ?", person.id);
    expect((await remove(person, viewer, other)).status).toBe(403);
    expect((await remove(person, person.key, other)).status).toBe(204);
  });
});

describe("the last key of an administrator", () => {
  const LAST = "No valid API key of an administrator would be left. Create another one first.";

  it("is not deleted", async () => {
    await addPerson("publisher");
    await addKey(administrator.id, "publisher");
    const last = await lastEntry();
    const { status, body } = await remove(administrator, administrator.key);
    expect([status, body.code, body.error]).toEqual([409, 409, LAST]);
    expect(await isValid(administrator.key)).toBe(true);
    expect((await auditEntries(last)).map(({ action }) => action)).toEqual(["refuse_request"]);
  });

  const OTHERS: Readonly<Record<string, readonly [number, () => Promise<unknown>]>> = {
    "its owner has another": [204, async () => await addKey(administrator.id, "administrator")],
    "its owner has another for some time": [
      204,
      async () => await addKey(administrator.id, "administrator", new Date(SOON)),
    ],
    "another administrator has one": [204, async () => await addPerson("administrator")],
    "the other one has expired": [
      409,
      async () => await addKey(administrator.id, "administrator", new Date("2020-01-01T00:00:00Z")),
    ],
    "the other one is of a demoted user": [
      409,
      async () => await run("UPDATE users SET role = 2 WHERE id = ?", (await addPerson("administrator")).id),
    ],
    "the other one is of a locked user": [
      409,
      async () => await run("UPDATE users SET locked = 1 WHERE id = ?", (await addPerson("administrator")).id),
    ],
  };

  it.each(Object.entries(OTHERS))("where %s", async (_, [expected, prepare]) => {
    await prepare();
    expect((await remove(administrator, administrator.key)).status).toBe(expected);
  });

  it("stays where two delete themselves at once", async () => {
    const other = await addPerson("administrator");
    const hasHappened = beforeNextChange(async () => await remove(other, other.key));
    expect((await remove(administrator, administrator.key)).status).toBe(409);
    expect(hasHappened()).toBe(true);
    expect([await isValid(administrator.key), await isValid(other.key)]).toEqual([true, false]);
  });

  it("stays where two delete each other at once", async () => {
    const other = await addPerson("administrator");
    const hasHappened = beforeNextChange(async () => await remove(administrator, other.key, administrator.key));
    expect((await remove(other, administrator.key, other.key)).status).toBe(403);
    expect(hasHappened()).toBe(true);
    expect([await isValid(administrator.key), await isValid(other.key)]).toEqual([false, true]);
  });
});
