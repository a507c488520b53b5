import { withSessions } from "./one-primary.ts";
import type { TripClock } from "./trip-clock.ts";

/** A database that counts how often it is asked, and the rows that it reads, by D1's own figures. */
export interface CountingRoundTrips {
  readonly database: D1Database;
  /** The counts since this was asked last. */
  readonly counted: () => { readonly roundTrips: number; readonly rowsRead: number };
}

/** Counts what is asked of a database: a batch is one round trip. @param trip makes each of them. */
export function countingRoundTrips(
  database: D1Database,
  trip: TripClock["trip"] = async (send) => await send(),
): CountingRoundTrips {
  let roundTrips = 0;
  let rowsRead = 0;
  const count = async <Answer extends readonly D1Result[]>(send: () => Promise<Answer>): Promise<Answer> => {
    roundTrips += 1;
    const answers = await trip(send);
    for (const { meta } of answers) rowsRead += meta.rows_read;
    return answers;
  };
  const counting = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        switch (name) {
          case "bind":
            return (...values: unknown[]) => counting(target.bind(...values));
          case "first":
            return async (column?: string) => {
              const [answer] = await count(async () => [await target.all()] as const);
              const [row] = answer.results;
              if (row === undefined) return null;
              return column === undefined ? row : row[column];
            };
          case "all":
          case "run":
            return async () => (await count(async () => [await target[name]()] as const))[0];
          case TARGET:
            return target;
          default:
            return undefined;
        }
      },
    });
  const counted = () => {
    const since = { roundTrips, rowsRead };
    [roundTrips, rowsRead] = [0, 0];
    return since;
  };
  const wrapped = {
    prepare: (sql: string) => counting(database.prepare(sql)),
    batch: async (statements: readonly D1PreparedStatement[]) =>
      await count(async () => await database.batch(statements.map(targetOf))),
  };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the Worker uses of it
  return { database: withSessions(wrapped as unknown as D1Database), counted };
}

function targetOf(statement: D1PreparedStatement): D1PreparedStatement {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every statement of the database is a counting one
  return Reflect.get(statement, TARGET) as D1PreparedStatement;
}

/** The property of a counting statement that holds the one that it counts for. */
const TARGET = Symbol("target");
