import { describe, expect, it } from "vitest";
import type { Change, Effect } from "../../../shared/changes/change.ts";
import { countChanges, distinctChanges, type FileChanges, widensOf } from "../../../shared/report/file-changes.ts";
import { changeOf, knownChanges, unknownChanges } from "./samples.ts";

const GONE = unknownChanges("x", "It is gone.");

function changed(...effects: readonly Effect[]): FileChanges {
  return knownChanges(
    "a",
    effects.map((effect) => changeOf("p", "a", 1, effect)),
  );
}

describe("distinctChanges", () => {
  const same = changeOf("p", "l.json", 1);

  it("states once what is the same in several files, with all of it, its files and its causes", () => {
    const elsewhere = changeOf("p", "b", 2);
    const { cause, ...fact } = same;
    expect(distinctChanges([knownChanges("a", [same]), knownChanges("b", [elsewhere])])).toEqual([
      {
        ...fact,
        subject: expect.any(String),
        paths: ["a", "b"],
        governed: undefined,
        causes: [cause, elsewhere.cause],
      },
    ]);
  });

  it.each<Partial<Change>>([{ before: "other" }, { after: ["other"] }, { setting: "other" }, { model: "other" }])(
    "does not merge the same sentence of other values: %j",
    (other) => {
      const files = [knownChanges("a", [same]), knownChanges("b", [{ ...same, ...other }]), knownChanges("c", [same])];
      const changes = distinctChanges(files);
      expect(changes.map(({ paths }) => paths)).toEqual([["a", "c"], ["b"]]);
      expect(changes[1]).toMatchObject(other);
      expect(countChanges(files).opens).toBe(2);
    },
  );

  it("is in the order of effects, and says of how many configurations settings govern", () => {
    const lost = changeOf("p", "l.json", 1, "breaks");
    const settings = { ...knownChanges("l.json", [lost]), governs: ["a", "b", "c"] };
    const changes = distinctChanges([settings, knownChanges("a", [same]), knownChanges("c", [same])]);
    expect(changes.map(({ effect, governed }) => [effect, governed])).toEqual([
      ["opens", 3],
      ["breaks", undefined],
    ]);
  });
});

describe("widensOf", () => {
  it("is true where something opens, unknown where something was not compared, and else false", () => {
    const notCompared = { ...changed(), widens: undefined, notCompared: ["It is gone."] };
    expect(widensOf([])).toBe(false);
    expect(widensOf([changed("breaks"), changed()])).toBe(false);
    expect(widensOf([changed(), GONE])).toBeUndefined();
    expect(widensOf([changed(), notCompared])).toBeUndefined();
    expect(widensOf([GONE, changed("opens"), notCompared])).toBe(true);
  });
});
