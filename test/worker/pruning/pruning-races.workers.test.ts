import { beforeEach, describe, expect, it } from "vitest";
import { CUTOFF, newExport, nothingIsRemoved, threeManifests } from "../exports/support/old-export.ts";
import type { OwnExport } from "../exports/support/own-export.ts";
import { extentOfLog, log, pause, ports, prune, prunings } from "../exports/support/pruning.ts";

let archive: OwnExport;

beforeEach(async () => {
  archive = await newExport();
});

describe("two runs at one moment", () => {
  it("remove by one of them", async () => {
    await threeManifests(archive);
    const outcomes = await Promise.all([prune(CUTOFF), prune(CUTOFF), prune(CUTOFF)]);
    const kinds = outcomes.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(["nothing", "nothing", "pruned"]);
    expect(await prunings()).toHaveLength(1);
    expect(await extentOfLog()).toEqual([21, 31, 11]);
  });

  it.each([1, 2, 3])("remove by one of them where the other is at its page %i", async (at) => {
    await threeManifests(archive);
    let pages = 0;
    const interrupted = {
      ...log,
      fetchPage: async (url: string) => {
        pages += 1;
        if (pages === at) expect(await prune(CUTOFF)).toMatchObject({ kind: "pruned" });
        return await log.fetchPage(url);
      },
    };
    const portsOf: typeof ports.portsOf = (one) => ({ ...ports.portsOf(one), log: interrupted });
    expect(await prune(CUTOFF, { portsOf })).toEqual({ kind: "nothing" });
    expect(await prunings()).toHaveLength(1);
    expect(await extentOfLog()).toEqual([21, 31, 11]);
  });
});

describe("nothing is removed by an export that", () => {
  it.each([
    ["is paused", async () => await pause("own-log")],
    ["is deleted", async () => await pause("own-log", true, "job_and_objects")],
  ])("%s after it was checked", async (_, change) => {
    await threeManifests(archive);
    const changing = {
      ...log,
      fetchPage: async (url: string) => {
        await change();
        return await log.fetchPage(url);
      },
    };
    const portsOf: typeof ports.portsOf = (one) => ({ ...ports.portsOf(one), log: changing });
    expect(await prune(CUTOFF, { portsOf })).toEqual({ kind: "nothing" });
    await nothingIsRemoved();
  });
});
