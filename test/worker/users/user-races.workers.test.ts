/* oxlint-disable no-await-in-loop -- one round after the other */

import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { addKey, addPerson, auditEntries, callApi, type Person } from "../workerd/server.ts";

const ROUNDS = 25;

let anna: Person;
let bert: Person;
let paul: Person;

beforeAll(async () => {
  anna = await addPerson("administrator", "anna");
  bert = await addPerson("administrator", "bert");
  paul = await addPerson("publisher", "paul");
});

const run = async (sql: string, ...values: readonly (string | number)[]) =>
  await env.DATABASE.prepare(sql)
    .bind(...values)
    .run();
const restore = async () => {
  await run("UPDATE users SET locked = 0, role = CASE WHEN username = 'paul' THEN 2 ELSE 3 END");
};
beforeEach(restore);

const demote = async (by: Person, { guid }: Person, user_role = "viewer") =>
  (await callApi(`/users/${guid}`, { method: "PUT", key: by.key, json: { user_role } })).status;
const lock = async (by: Person, { guid }: Person) =>
  (await callApi(`/users/${guid}/lock`, { method: "POST", key: by.key, json: { locked: true } })).status;
const administrators = async () =>
  await env.DATABASE.prepare("SELECT count(*) AS n FROM users WHERE role = 3 AND locked = 0").first<number>("n");
const lastEntry = async () => (await auditEntries()).at(-1)?.id ?? 0;
const actionsSince = async (last: number) => (await auditEntries(last)).map(({ action }) => action);

describe("two administrators at the same moment", () => {
  /** Who comes second is no administrator any more (403), is locked (401), or would be the last to go (409). */
  it.each([
    ["demote each other", async () => await Promise.all([demote(anna, bert), demote(bert, anna)]), [403, 409]],
    ["lock each other", async () => await Promise.all([lock(anna, bert), lock(bert, anna)]), [401, 403, 409]],
    ["demote themselves", async () => await Promise.all([demote(anna, anna), demote(bert, bert)]), [409]],
    ["lock themselves", async () => await Promise.all([lock(anna, anna), lock(bert, bert)]), [409]],
    ["lock and demote", async () => await Promise.all([lock(anna, bert), demote(bert, anna)]), [401, 403, 409]],
  ])("%s: one of them stays", async (_, attempt, refusals) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const last = await lastEntry();
      const [done, refused] = (await attempt()).toSorted();
      expect(done).toBe(200);
      expect(refusals).toContain(refused);
      expect(await administrators()).toBe(1);
      expect((await actionsSince(last)).filter((action) => action !== "refuse_request")).toHaveLength(1);
      await restore();
    }
  });
});

describe("a demotion and a key that is created at the same moment", () => {
  it("leave no key that was created after the demotion with more than it allows", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const last = await lastEntry();
      const make = async () =>
        await callApi(`/users/${paul.guid}/keys`, {
          method: "POST",
          key: paul.key,
          json: { name: "race", user_role: "publisher" },
        });
      const [demotion, created] = await (round % 2 === 0
        ? Promise.all([demote(anna, paul), make()])
        : Promise.all([make(), demote(anna, paul)]).then(([key, status]) => [status, key] as const));
      expect(demotion).toBe(200);
      const actions = await actionsSince(last);
      // The order of the entries is that of the changes.
      if (created.status === 200) expect(actions).toEqual(["create_key", "update_user"]);
      else expect([created.status, ...actions]).toEqual([403, "update_user", "refuse_request"]);
      if (created.status === 200) {
        expect((await callApi("/content", { method: "POST", key: created.body.key, json: {} })).status).toBe(403);
      }
      await restore();
    }
  });

  it("creates no key after the key of the caller was deleted", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const key = await addKey(paul.id, "publisher");
      const [{ id }] = (await callApi(`/users/${paul.guid}/keys`, { key: paul.key })).body.slice(-1);
      const last = await lastEntry();
      const path = `/users/${paul.guid}/keys`;
      const [deleted, created] = await Promise.all([
        callApi(`${path}/${id}`, { method: "DELETE", key: paul.key }),
        callApi(path, { method: "POST", key, json: { name: "race" } }),
      ]);
      expect(deleted.status).toBe(204);
      expect([200, 401, 403]).toContain(created.status);
      const done = (await actionsSince(last)).filter((action) => action !== "refuse_request");
      expect(done).toEqual(created.status === 200 ? ["create_key", "delete_key"] : ["delete_key"]);
    }
  });
});

describe("one name at the same moment", () => {
  it("goes to one user", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const json = { username: `user${round}` };
      const make = async () => (await callApi("/users", { method: "POST", key: anna.key, json })).status;
      expect((await Promise.all([make(), make(), make()])).toSorted()).toEqual([200, 409, 409]);
    }
  });
});

describe("one key deleted twice at the same moment", () => {
  it("is deleted once", async () => {
    await addKey(paul.id, "viewer");
    const [{ id }] = (await callApi(`/users/${paul.guid}/keys`, { key: paul.key })).body.slice(-1);
    const last = await lastEntry();
    const remove = async () =>
      (await callApi(`/users/${paul.guid}/keys/${id}`, { method: "DELETE", key: paul.key })).status;
    expect((await Promise.all([remove(), remove()])).toSorted()).toEqual([204, 404]);
    expect(await actionsSince(last)).toEqual(["delete_key"]);
  });
});
