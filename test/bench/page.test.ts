import { describe, expect, test } from "vitest";
import { read } from "../docs/examples.ts";
import { GROUPS } from "./groups.ts";
import { pageOf } from "./page.ts";
import type { Results } from "./results.ts";

const results: Results = JSON.parse(read("test/bench/results.json"));

describe("docs/performance.md", () => {
  test("docs/performance.md is made of the stored results", async () => {
    await expect(pageOf(results)).toMatchFileSnapshot("../../docs/performance.md");
  });

  test("docs/performance.md has the works of the bench, with their promises", () => {
    const stored = results.figures.map(({ group, name, unit, bound }) => ({ group, name, unit, bound }));
    const works = GROUPS.flatMap((group) =>
      group.works.map(({ name, unit, bound }) => ({ group: group.name, name, unit, bound })),
    );
    expect(stored).toEqual(works);
  });

  test("docs/performance.md has every contestant of a work", () => {
    for (const { floor, peers, entries } of results.figures) {
      expect(entries.map(({ name }) => name)).toEqual([...(floor === undefined ? [] : [floor]), "this", ...peers]);
    }
  });
});
