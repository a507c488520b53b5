import { logError } from "./log.ts";
import type { Ask, Reading, ValuesOf } from "./reading.ts";

type Database = Pick<D1Database, "batch" | "prepare">;

/**
 * Sends the first question together with those that will follow. One of these is then answered without a trip: once, so that
 * a second one reads again. A question that was not foreseen, or differs from what was, costs a trip and nothing else.
 * See docs/decisions/0170-readings-in-one-trip.md.
 *
 * @param ahead the questions that will follow, as far as they are known.
 * @param beside answers these, at the same time. Where it fails, the database is asked once more.
 */
export function askWith(database: Database, ahead: readonly Reading<unknown>[] = [], beside = database): Ask {
  let waiting = ahead;
  const answers: Answer[] = [];
  return async <Readings extends readonly Reading<unknown>[]>(...readings: Readings) => {
    const known = readings.map((reading) => takeFrom(answers, reading));
    const missing = readings.filter((_, index) => known[index] === undefined);
    const fresh: Answer[] = [];
    if (missing.length > 0) {
      const others = without(waiting, missing);
      waiting = [];
      fresh.push(...(await sendBoth(database, missing, beside, others)));
      // Only what was foreseen is kept for later: where nothing is, many requests may have one function.
      answers.push(...fresh.splice(missing.length));
    }
    const rows = readings.map((reading, index) => known[index] ?? takeFrom(fresh, reading) ?? []);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is what its reading read
    return readings.map((reading, index) => reading.read(rows[index] ?? [])) as ValuesOf<Readings>;
  };
}

/**
 * A session with the database: what answers in it is as new as the bookmark `since`, or, for "first-primary", its first answer is
 * the primary's.
 */
export function sessionWith(database: D1Database, since: string): D1DatabaseSession {
  return database.withSession(since);
}

/** A question that was answered. */
interface Answer extends Pick<Reading<unknown>, "sql" | "values"> {
  readonly rows: readonly unknown[];
}

/** Takes the rows of a question out of the answers; undefined where they are not there. */
function takeFrom(answers: Answer[], reading: Reading<unknown>): readonly unknown[] | undefined {
  const index = answers.findIndex((answer) => isSame(answer, reading));
  return index === -1 ? undefined : answers.splice(index, 1)[0]?.rows;
}

/** Readings without others, each of which takes away one. */
function without(readings: readonly Reading<unknown>[], others: readonly Reading<unknown>[]) {
  const left = [...readings];
  for (const other of others) {
    const index = indexIn(left, other);
    if (index !== -1) left.splice(index, 1);
  }
  return left;
}

function isSame(one: Pick<Reading<unknown>, "sql" | "values">, other: Reading<unknown>): boolean {
  return (
    one.sql === other.sql &&
    one.values.length === other.values.length &&
    one.values.every((value, index) => value === other.values[index])
  );
}

/** The answers to what is asked, in its order, and then those to what is foreseen, unless what answers these failed. */
async function sendBoth(
  database: Database,
  asked: readonly Reading<unknown>[],
  beside: Database,
  foreseen: readonly Reading<unknown>[],
): Promise<readonly Answer[]> {
  if (beside === database || foreseen.length === 0) return await send(database, [...asked, ...foreseen]);
  const [answers, others] = await Promise.allSettled([send(database, asked), send(beside, foreseen)]);
  if (answers.status === "rejected") throw answers.reason;
  if (others.status === "fulfilled") return [...answers.value, ...others.value];
  logError("replica-not-read", { message: String(others.reason) });
  return answers.value;
}

/** Sends each statement once, be it that of several questions. */
async function send(database: Database, readings: readonly Reading<unknown>[]): Promise<readonly Answer[]> {
  const distinct = readings.filter((reading, index) => indexIn(readings, reading) === index);
  const statements = distinct.map(({ sql, values }) => database.prepare(sql).bind(...values));
  const [only] = statements;
  const results = only !== undefined && statements.length === 1 ? [await only.all()] : await database.batch(statements);
  return readings.map((reading) => ({ ...reading, rows: results[indexIn(distinct, reading)]?.results ?? [] }));
}

function indexIn(readings: readonly Reading<unknown>[], reading: Reading<unknown>): number {
  return readings.findIndex((other) => isSame(other, reading));
}
