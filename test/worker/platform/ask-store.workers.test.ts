import { env } from "cloudflare:workers";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { askWith } from "../../../worker/platform/ask-store.ts";
import { type Reading, readingAll, readingOne } from "../../../worker/platform/reading.ts";
import { countingRoundTrips } from "../workerd/round-trips.ts";

const NUMBERS = 6;

beforeAll(async () => {
  await env.DATABASE.exec("CREATE TABLE numbers (number INTEGER PRIMARY KEY, read INTEGER NOT NULL)");
  const insert = env.DATABASE.prepare("INSERT INTO numbers VALUES (?, 0)");
  await env.DATABASE.batch(Array.from({ length: NUMBERS }, (_, number) => insert.bind(number)));
});

const SELECT = "SELECT number FROM numbers WHERE number = ?1";

const one = (number: number): Reading<number | undefined> =>
  readingOne(SELECT, [number], (row: { readonly number: number }) => row.number);
const upTo = (number: number): Reading<readonly number[]> =>
  readingAll(
    "SELECT number FROM numbers WHERE number < ?1 ORDER BY number",
    [number],
    (rows: readonly { number: number }[]) => rows.map((row) => row.number),
  );

const anyReading = fc
  .tuple(fc.boolean(), fc.integer({ min: 0, max: NUMBERS }))
  .map(([isOne, number]): Reading<unknown> => (isOne ? one(number) : upTo(number)));

it("a question has the same answer, whatever was foreseen and in whatever order it is asked", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyReading, { maxLength: 5 }),
      fc.array(fc.array(anyReading, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
      async (ahead, questions) => {
        const ask = askWith(env.DATABASE, ahead);
        for (const question of questions) {
          const [given, expected] = [await ask(...question), await askWith(env.DATABASE)(...question)];
          expect(given).toEqual(expected);
        }
      },
    ),
    { numRuns: 50 },
  );
});

it("the first question takes along those that follow, in one trip", async () => {
  const { database, counted } = countingRoundTrips(env.DATABASE);
  const ask = askWith(database, [one(2), upTo(3)]);
  expect(await ask(one(1))).toEqual([1]);
  expect(counted().roundTrips).toBe(1);
  expect(await ask(upTo(3), one(2))).toEqual([[0, 1, 2], 2]);
  expect(counted().roundTrips).toBe(0);
});

it("a question that was not foreseen costs a trip, with those that are asked at the same time", async () => {
  const { database, counted } = countingRoundTrips(env.DATABASE);
  const ask = askWith(database, [one(2)]);
  await ask(one(2));
  counted();
  expect(await ask(one(3), one(4), one(NUMBERS))).toEqual([3, 4, undefined]);
  expect(counted().roundTrips).toBe(1);
});

it("a question that was foreseen twice is sent once, and answered twice", async () => {
  const { database, counted } = countingRoundTrips(env.DATABASE);
  const ask = askWith(database, [upTo(4), one(1), upTo(4)]);
  expect(await ask(upTo(4))).toEqual([[0, 1, 2, 3]]);
  // Four rows and the one that ends them, and one.
  expect(counted()).toEqual({ roundTrips: 1, rowsRead: 5 + 1 });
  expect(await ask(upTo(4), one(1))).toEqual([[0, 1, 2, 3], 1]);
  expect(counted().roundTrips).toBe(0);
});

it("a question that is asked again reads again", async () => {
  const ask = askWith(env.DATABASE, [readOf(5)]);
  await ask(one(0));
  await env.DATABASE.prepare("UPDATE numbers SET read = 1 WHERE number = 5").run();
  expect(await ask(readOf(5))).toEqual([0]);
  expect(await ask(readOf(5))).toEqual([1]);
});

function readOf(number: number): Reading<number | undefined> {
  return readingOne(
    "SELECT read FROM numbers WHERE number = ?1",
    [number],
    (row: { readonly read: number }) => row.read,
  );
}

it("a hash of the same bytes in another place is another question", async () => {
  const { database, counted } = countingRoundTrips(env.DATABASE);
  const hash = (bytes: ArrayBuffer) => readingOne("SELECT hex(?1) AS hex", [bytes], (row: { hex: string }) => row.hex);
  const own = new Uint8Array([1, 2]).buffer;
  const ask = askWith(database, [hash(own)]);
  await ask(one(0));
  counted();
  expect(await ask(hash(own), hash(new Uint8Array([1, 2]).buffer))).toEqual(["0102", "0102"]);
  expect(counted().roundTrips).toBe(1);
});
