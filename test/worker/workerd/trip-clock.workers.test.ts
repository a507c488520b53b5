import { expect, it } from "vitest";
import { tripClock } from "./trip-clock.ts";

const { trip, elapsed } = tripClock(5);

const bring = async (value = "") => await trip(async () => await Promise.resolve(value));

async function chain(length: number): Promise<void> {
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let count = 0; count < length; count += 1) await bring();
}

it.each([
  ["no trip", 0, async () => {}],
  ["trips one after the other", 3, async () => await chain(3)],
  ["trips that wait at the same time", 1, async () => await Promise.all([bring(), bring(), bring()])],
  ["the longest of several chains", 4, async () => await Promise.all([chain(2), chain(4), chain(1)])],
  [
    "trips that wait at the same time after another",
    3,
    async () => await chain(2).then(() => Promise.all([bring(), bring()])),
  ],
  [
    "trips of which one has to compute something before",
    1,
    async () => await Promise.all([bring(), crypto.subtle.digest("SHA-256", new Uint8Array(1000)).then(() => bring())]),
  ],
  [
    "a trip that fails, and one after it",
    2,
    async () => await trip(() => Promise.reject(new Error("lost"))).catch(() => bring()),
  ],
])("counts %s", async (_, expected, ask) => {
  await ask();
  expect(elapsed()).toBe(expected);
  expect(elapsed()).toBe(0);
});

it("gives what a trip brings", async () => {
  expect(await bring("brought")).toBe("brought");
  await expect(trip(() => Promise.reject(new Error("lost")))).rejects.toThrow("lost");
});
