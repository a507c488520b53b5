/** A key that is revoked between two trips of a request to the database, and before the first one, whatever is asked. */

import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { sized } from "../../support/size.ts";
import { attempt, lastEntry } from "../workerd/attempt.ts";
import { interruptedDatabase } from "../workerd/interleave.ts";
import { type Asker, ROWS, type Row } from "../workerd/matrix-rows.ts";
import { addPerson, callApi, type Person } from "../workerd/server.ts";
import { addItem } from "../workerd/things.ts";

let bystander: Person;

const { database, interrupt } = interruptedDatabase();

beforeAll(async () => {
  bystander = await addPerson("viewer");
  const { key } = await addPerson("administrator");
  // The first request of all asks if the database is ready.
  await callApi("/user", { key, bindings: { DATABASE: database } });
});

/** The most trips of a request. */
const MOST_TRIPS = 5;

const run = async (sql: string, ...values: readonly (number | string)[]) =>
  await env.DATABASE.prepare(sql)
    .bind(...values)
    .run();

/** The ways in which the right of a request is lost. */
const LOSSES: Readonly<Record<string, (asker: Asker) => Promise<unknown>>> = {
  "the key is deleted": async ({ id }) => await run("DELETE FROM api_keys WHERE user_id = ?", id),
  "the user is locked": async ({ id }) => await run("UPDATE users SET locked = 1 WHERE id = ?", id),
};

/** The routes that a key opens, by name. */
const KEYED = Object.entries(ROWS).filter(([, { least }]) => least !== "anyone");

/** Makes a request of a new administrator, who loses the right to it before its trip of this number. */
async function askWhileLost(name: string, row: Row, trip: number, lose: (asker: Asker) => Promise<unknown>) {
  const person = await addPerson("administrator");
  const asker = { ...person, sent: person.key };
  const ask = await row.ask(asker, async () => await addItem(asker.id, "acl", bystander));
  // A server that remembered the rights of a key would know this one. Its time of last use is stored, too.
  await callApi("/user", { key: asker.key, bindings: { DATABASE: database } });
  let lastBefore = 0;
  const trips = interrupt(trip, async () => {
    await lose(asker);
    lastBefore = await lastEntry();
  });
  const [method = "GET"] = name.replace(/^ALL/, "GET").split(" ");
  const attempted = await attempt(method, { ...ask, bindings: { ...ask.bindings, DATABASE: database } }, asker.key);
  const notedAfter = attempted.entries.filter(({ id }) => id > lastBefore).map(({ action }) => action);
  return { ...attempted, notedAfter, guid: person.guid, hasHappened: trips() > trip };
}

describe.each(Object.entries(LOSSES))("if %s", (loss, lose) => {
  const turn = Object.keys(LOSSES).indexOf(loss);
  // In the small size the routes meet the losses in turn.
  const met = (_: unknown, index: number) => sized({ full: true, small: index % 2 === turn });

  it.each(KEYED.filter(met))("before the first trip, nothing is answered by %s", async (name, row) => {
    const { outcome, text, notes, guid, hasHappened } = await askWhileLost(name, row, 0, lose);
    expect(hasHappened).toBe(true);
    expect(outcome).toBe("401/30");
    expect(notes).toEqual([]);
    expect(text).not.toContain(guid);
  });

  it.each(KEYED.filter(([, { notes }]) => notes.length > 0).filter(met))(
    "before any later trip of a change, %s changes nothing from then on",
    async (name, row) => {
      for (let trip = 1; trip < MOST_TRIPS; trip += 1) {
        const { outcome, notes, notedAfter, hasHappened } = await askWhileLost(name, row, trip, lose);
        if (!hasHappened) return;
        expect(notedAfter.filter((action) => action !== "refuse_request")).toEqual([]);
        // It was refused, or had been made before.
        const isMade = row.notes.every((action) => notes.includes(action));
        expect(outcome).toMatch(isMade ? /^20/ : /^40[34]/);
      }
    },
  );
});
