import table from "./trips.json" with { type: "json" };

/**
 * The cost of a request: the longest chain of trips that wait for each other, all trips to the database and to anything else
 * (buckets, and the objects of exports), and the rows that the database reads.
 * See docs/decisions/0169-how-trips-are-counted.md.
 */
export type Line = readonly [inTurn: number, database: number, others: number, rows: number];

/**
 * The trips of an administrator's request to each route by key, and to each page in a session, by method and path, on a server that
 * has a first page of everything. Each trip in turn costs 10 to 100 ms where the Worker is deployed: a larger number must be meant.
 */
export const ROUTE_TRIPS = linesOf(table.routes);

/**
 * The same of the requests of `test/worker/trips/requests.ts`. The second trip of the page of an item is after the answer: it notes
 * that the person opened the item.
 */
export const TYPICAL_TRIPS = linesOf(table.typical);

function linesOf(rows: Readonly<Record<string, readonly number[]>>): Readonly<Record<string, Line>> {
  return Object.fromEntries(
    Object.entries(rows).map(([name, [inTurn = 0, database = 0, others = 0, read = 0]]) => [
      name,
      [inTurn, database, others, read],
    ]),
  );
}
