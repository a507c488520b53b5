import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { LISTS } from "../../bench/capacity/lists.ts";
import { ASKERS, PEOPLE } from "../../bench/capacity/people.ts";
import { addPerson, call, type Person } from "../workerd/server.ts";

/** Tables that grow with a server; users are read as a whole for their list, which is a few thousand rows. */
const LARGE_TABLES = [
  "content",
  "content_shares",
  "content_counts",
  "content_phrases",
  "content_permissions",
  "group_members",
  "audit_log",
  "api_keys",
  "bundles",
];

const people = new Map<string, Person>();

beforeAll(async () => {
  for (const as of ASKERS) {
    people.set(as, await addPerson(PEOPLE[as].role, as));
  }
});

/** The statements that an answer takes. */
async function statementsOf(path: string, key: string | undefined): Promise<readonly string[]> {
  const statements: string[] = [];
  const recording = {
    batch: env.DATABASE.batch.bind(env.DATABASE),
    prepare: (sql: string) => {
      statements.push(sql);
      return env.DATABASE.prepare(sql);
    },
  };
  const { status } = await call(path, { ...(key === undefined ? {} : { key }), bindings: { DATABASE: recording } });
  expect(status).toBe(200);
  return statements;
}

interface PlanLine {
  /** The id of its query or subquery. */
  readonly parent: number;
  readonly detail: string;
}

const scanned = new Map<string, Promise<readonly string[]>>();

/** Many lists send the same statements. */
function scannedWhole(sql: string): Promise<readonly string[]> {
  const known = scanned.get(sql) ?? findScans(sql);
  scanned.set(sql, known);
  return known;
}

/** Steps by which a statement reads large tables as a whole: not in an order that its limit cuts short. */
async function findScans(sql: string): Promise<readonly string[]> {
  const parameters = Math.max(0, ...Array.from(sql.matchAll(/\?(\d+)/g), ([, number]) => Number(number)));
  const { results: plan } = await env.DATABASE.prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .bind(...Array.from({ length: parameters }, () => null))
    .all<PlanLine>();
  const isSorted = ({ parent }: PlanLine) =>
    plan.some((line) => line.parent === parent && line.detail === "USE TEMP B-TREE FOR ORDER BY");
  const isCut = (line: PlanLine) => /\bLIMIT\b/.test(sql) && !isSorted(line);
  // A subquery may have the name of a table.
  const isSubquery = ({ parent }: PlanLine, table: string) =>
    plan.some(
      (line) =>
        line.parent === parent && /^(?:CO-ROUTINE|MATERIALIZE) /.test(line.detail) && line.detail.endsWith(table),
    );
  const isScan = (line: PlanLine) =>
    LARGE_TABLES.some((table) => new RegExp(`^SCAN ${table}\\b`).test(line.detail) && !isSubquery(line, table));
  return plan.filter((line) => isScan(line) && !isCut(line)).map(({ detail }) => detail);
}

describe("no statement reads a large table as a whole", () => {
  it.each(LISTS)("$name (for the $as)", async ({ path, as }) => {
    const statements = await statementsOf(
      path.replace(/\{(?:user|owner)\}/, people.get(as)?.guid ?? ""),
      people.get(as)?.key,
    );
    expect(statements.length).toBeGreaterThan(1);
    expect((await Promise.all(statements.map(scannedWhole))).flat()).toEqual([]);
  });

  it.each([
    "SELECT count(*) FROM content WHERE title <> ''",
    "SELECT id FROM audit_log WHERE user_description = ?1 ORDER BY time LIMIT 10",
    "SELECT content.id FROM content JOIN users ON users.id = content.owner_id WHERE content.title = ?1",
  ])("and one that does is found: %s", async (sql) => {
    expect(await scannedWhole(sql)).not.toEqual([]);
  });
});
