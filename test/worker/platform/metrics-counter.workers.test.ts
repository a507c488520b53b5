import { abortAllDurableObjects, evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";

/** A counter of its own for each test. */
const counterFor = (test: string) => env.METRICS.getByName(test);
const counts = (amounts: Readonly<Record<string, number>>) => new Map(Object.entries(amounts));

describe("MetricsCounter", () => {
  it("adds up what isolates count", async () => {
    const counter = counterFor("sum");
    await counter.add({ isolate: "a", sequence: 1, counts: counts({ one: 2, two: 5 }) });
    await counter.add({ isolate: "b", sequence: 1, counts: counts({ one: 3, three: 1 }) });
    await counter.add({ isolate: "a", sequence: 2, counts: counts({ three: 7 }) });
    expect(await counter.read()).toEqual(counts({ one: 5, two: 5, three: 8 }));
  });

  it("adds a batch once, however often it comes", async () => {
    const counter = counterFor("again");
    const first = { isolate: "a", sequence: 1, counts: counts({ one: 1 }) };
    const second = { isolate: "a", sequence: 2, counts: counts({ one: 10 }) };
    await Promise.all([first, first, second].map(async (batch) => await counter.add(batch)));
    await counter.add(first);
    await counter.add(second);
    expect(await counter.read()).toEqual(counts({ one: 11 }));
  });

  it("keeps counts and what it has added when it starts again", async () => {
    const counter = counterFor("restart");
    const batch = { isolate: "a", sequence: 1, counts: counts({ one: 4 }) };
    await counter.add(batch);
    await evictDurableObject(counter);
    await counter.add(batch);
    await counter.add({ isolate: "a", sequence: 2, counts: counts({ one: 1 }) });
    await abortAllDurableObjects();
    expect(await counterFor("restart").read()).toEqual(counts({ one: 5 }));
  });

  it("adds all of a batch or nothing, and takes it again then", async () => {
    const counter = counterFor("whole");
    await runInDurableObject(counter, (instance) => {
      const wrong = { isolate: "a", sequence: 1, counts: counts({ one: 1, two: 0.5 }) };
      expect(() => instance.add(wrong)).toThrow("cannot store REAL value in INTEGER column");
    });
    expect(await counter.read()).toEqual(counts({}));
    await counter.add({ isolate: "a", sequence: 1, counts: counts({ one: 1 }) });
    expect(await counter.read()).toEqual(counts({ one: 1 }));
  });

  it("forgets isolates that it has not heard of for a day", async () => {
    const counter = counterFor("forget");
    await counter.add({ isolate: "long ago", sequence: 1, counts: counts({}) });
    await runInDurableObject(counter, (_, { storage }) => {
      storage.sql.exec("UPDATE isolates SET time = ?", Date.now() - 25 * 3_600_000);
    });
    await counter.add({ isolate: "a", sequence: 1, counts: counts({}) });
    const known = await runInDurableObject(counter, (_, { storage }) =>
      storage.sql.exec("SELECT id FROM isolates").toArray(),
    );
    expect(known).toEqual([{ id: "a" }]);
  });
});
