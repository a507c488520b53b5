import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sized } from "../../support/size.ts";
import { lastEntry } from "../workerd/attempt.ts";
import { addKey, addPerson, auditEntries, callApi, type Person } from "../workerd/server.ts";

const ROUNDS = sized({ full: 25, small: 6 });

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
/** Demotes and locks at once, which makes two entries. */
const oust = async (by: Person, { guid }: Person) =>
  (await callApi(`/users/${guid}`, { method: "PATCH", key: by.key, json: { user_role: "viewer", locked: true } }))
    .status;
const lock = async (by: Person, { guid }: Person) =>
  (await callApi(`/users/${guid}/lock`, { method: "POST", key: by.key, json: { locked: true } })).status;
const administrators = async () =>
  await env.DATABASE.prepare("SELECT count(*) AS n FROM users WHERE role = 3 AND locked = 0").first<number>("n");
const actionsSince = async (last: number) => (await auditEntries(last)).map(({ action }) => action);

describe("two administrators at the same moment", () => {
  /** Who comes second is no administrator any more (403), is locked (401), or would be the last to go (409). */
  it.each([
    ["demote each other", async () => await Promise.all([demote(anna, bert), demote(bert, anna)]), [403, 409]],
    ["lock each other", async () => await Promise.all([lock(anna, bert), lock(bert, anna)]), [401, 403, 409]],
    ["demote themselves", async () => await Promise.all([demote(anna, anna), demote(bert, bert)]), [409]],
    ["lock themselves", async () => await Promise.all([lock(anna, anna), lock(bert, bert)]), [409]],
    [
      "demote and lock each other",
      async () => await Promise.all([oust(anna, bert), oust(bert, anna)]),
      [401, 403, 409],
    ],
    ["lock and demote", async () => await Promise.all([lock(anna, bert), demote(bert, anna)]), [401, 403, 409]],
  ])("%s: one of them stays", async (name, attempt, refusals) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const last = await lastEntry();
      const [done, refused] = (await attempt()).toSorted();
      expect(done).toBe(200);
      expect(refusals).toContain(refused);
      expect(await administrators()).toBe(1);
      const actions = (await actionsSince(last)).filter((action) => action !== "refuse_request");
      expect(actions).toHaveLength(name === "demote and lock each other" ? 2 : 1);
      await restore();
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
