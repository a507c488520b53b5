import { describe, expect, test } from "vitest";
import type { Contestant, Group, Subject, Work } from "./figure.ts";
import { contestantsOf, entriesOf, measureGroup } from "./measure.ts";
import { quantile } from "./quantile.ts";

const work: Work = { name: "work", unit: "ms", floor: "nothing", peers: ["peer"], rounds: 3 };
const subjects: readonly Subject[] = [
  { name: "this", root: "/this" },
  { name: "v1", root: "/v1" },
];
const [floor, first, other, peer] = contestantsOf(work, subjects);

/** A group whose contestants take what is given, one number for each call. */
function groupOf(measure: (contestant: Contestant, call: number) => number) {
  const calls: string[] = [];
  const group: Group = {
    name: "group",
    title: "Group",
    works: [work],
    needsBuild: false,
    start: async () => ({
      measure: async (_, contestant) => measure(contestant, calls.push(contestant.name)),
      close: async () => void calls.push("close"),
    }),
  };
  return { group, calls };
}

describe("measureGroup", () => {
  test("lets everyone do a work in turn, once more to warm up, and closes", async () => {
    const { group, calls } = groupOf(() => 1);
    await measureGroup(group, subjects, () => undefined);
    const round = ["nothing", "this", "v1", "peer"];
    expect(calls).toEqual([...round, ...round, ...round, ...round, "close"]);
  });

  test("does not count the warming up", async () => {
    const { group } = groupOf((_, call) => (call <= 4 ? 1_000 : 1));
    const [figure] = await measureGroup(group, subjects, () => undefined);
    expect(figure?.entries.map(({ median, p75 }) => [median, p75])).toEqual(Array.from({ length: 4 }, () => [1, 1]));
  });

  test("closes after a failure", async () => {
    const { group, calls } = groupOf(() => {
      throw new Error("no");
    });
    await expect(measureGroup(group, subjects, () => undefined)).rejects.toThrow("no");
    expect(calls.at(-1)).toBe("close");
  });
});

describe("entriesOf", () => {
  const rounds = (contestant: Contestant | undefined, values: readonly number[]) =>
    contestant === undefined ? [] : [{ contestant, values }];

  test("takes ratios round by round, so that a slow round counts as any other", () => {
    const entries = entriesOf([
      ...rounds(floor, [1, 10, 1]),
      ...rounds(first, [3, 30, 3]),
      ...rounds(other, [6, 60, 6]),
      ...rounds(peer, [2, 20, 2]),
    ]);
    expect(entries.map(({ timesFloor, timesOther }) => [timesFloor, timesOther])).toEqual([
      [undefined, undefined],
      [3, 0.5],
      [6, undefined],
      [2, undefined],
    ]);
  });

  test("has no ratio where there is nothing to compare with", () => {
    const [entry] = entriesOf(rounds(first, [1, 2, 3]));
    expect(entry).toEqual({ kind: "subject", name: "this", median: 2, p25: 1.5, p75: 2.5 });
  });
});

test.each([
  [[3, 1, 2], 0.5, 2],
  [[4, 1, 2, 3], 0.5, 2.5],
  [[1, 2, 3, 4, 5], 0.25, 2],
  [[7], 0.75, 7],
  [[1, 2], 1, 2],
])("the quantile of %j at %d", (values, at, expected) => {
  expect(quantile(values, at)).toBe(expected);
});
