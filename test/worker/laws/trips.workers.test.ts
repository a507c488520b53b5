/** The trips of each route, and of typical requests: the cost of a request where the Worker is deployed. */

import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { typicalRequests, UNCACHED_REQUEST, variablesFor } from "../trips/requests.ts";
import { LAST_ID, OBJECTS, PAGE, serverStatements } from "../trips/server.ts";
import { countedBindings } from "../workerd/counted-bindings.ts";
import { type Ask, type Asker, ROWS, type Row, VISIT_ROWS } from "../workerd/matrix-rows.ts";
import { PAGE_ROWS, type PageRow } from "../workerd/page-rows.ts";
import { addPerson, call } from "../workerd/server.ts";
import { addSession } from "../workerd/sessions.ts";
import { addItem } from "../workerd/things.ts";
import { type Line, ROUTE_TRIPS, TYPICAL_TRIPS } from "./trips.ts";

/** The time that trips have to start together, in milliseconds. */
const DELAY = 1;

const { bindings, counted, ended } = countedBindings(env, DELAY);

/** Takes away what requests and their preparation add to the server. */
const CLEAR = [
  "PRAGMA defer_foreign_keys = on",
  ...["content", "users"].map((table) => `DELETE FROM ${table} WHERE id > ${LAST_ID}`),
  "DELETE FROM sessions WHERE id > 3",
  "DELETE FROM api_keys WHERE id > 3",
  "DELETE FROM groups WHERE id > 1",
  "DELETE FROM audit_log WHERE id > 100",
  "DELETE FROM audit_counts WHERE day > '2026-01-01'",
  ...["audit_exports", "tasks", "unowned_objects"].map((table) => `DELETE FROM ${table}`),
];

beforeAll(async () => {
  // The first request of all asks if the database is ready.
  await call("/__api__/server_settings", { bindings });
  await env.DATABASE.batch(
    ["audit_log_refuse_delete", "audit_log_refuse_delete_unless_pruned"].map((name) =>
      env.DATABASE.prepare(`DROP TRIGGER IF EXISTS ${name}`),
    ),
  );
  await env.DATABASE.batch((await serverStatements()).map((sql) => env.DATABASE.prepare(sql)));
});

/** The same server for each route: the rows that a request reads do not depend on the requests before. */
async function startAgain(): Promise<void> {
  await env.DATABASE.batch(CLEAR.map((sql) => env.DATABASE.prepare(sql)));
}

async function count(name: string, status: number, ask: Ask): Promise<Line> {
  await ended();
  counted();
  const response = await call(ask.path, { ...ask, bindings });
  // Its body may be streamed from a store.
  await response.arrayBuffer();
  expect([name, response.status]).toEqual([name, status]);
  const { inTurn, database, others, rows } = counted();
  return [inTurn, database, others, rows];
}

async function countByKey(name: string, row: Row): Promise<Line> {
  const { administrator, item } = await startWithItems();
  const asker: Asker = { ...administrator, sent: administrator.key };
  const [method = ""] = name.replace(/^ALL/, "GET").split(" ");
  return await count(name, row.status, { method, key: administrator.key, ...(await row.ask(asker, item)) });
}

async function countInSession(name: string, row: PageRow): Promise<Line> {
  const { administrator, item } = await startWithItems();
  const { session, ...person } = await addSession(administrator);
  const path = await row.path({ ...person, session, sent: undefined }, item);
  return await count(name, Number.parseInt(row.ofKnown ?? row.outcome, 10), {
    path,
    session,
    variables: row.variables ?? {},
  });
}

async function startWithItems() {
  await startAgain();
  const bystander = await addPerson("viewer");
  const administrator = await addPerson("administrator");
  // From then on, the time of last use need not be stored.
  await call("/__api__/v1/user", { key: administrator.key });
  return { administrator, item: async () => await addItem(administrator.id, "acl", bystander) };
}

/** As the table has them: a line that differs can be copied. */
function textOf(lines: Readonly<Record<string, Line>>): string {
  return Object.entries(lines)
    .map(([name, line]) => `    ${JSON.stringify(name)}: [${line.join(", ")}]`)
    .join(",\n");
}

it("takes the trips that the table states for every route and every page", async () => {
  const lines: Record<string, Line> = {};
  const pages = Object.entries(PAGE_ROWS).filter(([name]) => name.startsWith("GET "));
  for (const [name, row] of Object.entries({ ...ROWS, ...VISIT_ROWS })) lines[name] = await countByKey(name, row);
  for (const [name, row] of pages) lines[name] = await countInSession(name, row);
  expect(textOf(lines)).toBe(textOf(ROUTE_TRIPS));
});

it("takes the trips that the table states for each typical request", async () => {
  await startAgain();
  await Promise.all(OBJECTS.map(async (name) => await env.CONTENT.put(name, PAGE)));
  const lines: Record<string, Line> = {};
  for (const { name, status, url, ...rest } of [UNCACHED_REQUEST, ...(await typicalRequests(0))]) {
    lines[name] = await count(name, status, { path: url, ...rest, variables: variablesFor(url) });
  }
  expect(textOf(lines)).toBe(textOf(TYPICAL_TRIPS));
});
