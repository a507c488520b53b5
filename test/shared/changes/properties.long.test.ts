import fc from "fast-check";
import { expect, test } from "vitest";
import type { Change, ChangeKind } from "../../../shared/changes/change.ts";
import { compareSides } from "../../../shared/changes/compare.ts";
import { sized } from "../../support/size.ts";
import { enforcedIds, isNoLongerFixed } from "./reference/enforcement.ts";
import { judge } from "./reference/law.ts";
import { grownReach } from "./reference/reach.ts";
import { pairOfSides } from "./sides.ts";

const numRuns = sized({ full: 2_500, small: 125 });

test("a side and itself differ in nothing", () => {
  fc.assert(
    fc.property(pairOfSides, ({ before }) => {
      expect(compareSides(before, before).changes).toEqual([]);
    }),
    { numRuns },
  );
});

test("an offer that opens forwards breaks backwards", () => {
  const OFFERS: readonly (readonly [ChangeKind, ChangeKind])[] = [
    ["provider-available", "provider-unavailable"],
    ["every-model-offered", "every-model-withdrawn"],
    ["model-offered", "model-withdrawn"],
  ];
  const placesOf = (changes: readonly Change[], of: ChangeKind) =>
    changes
      .filter(({ kind }) => kind === of)
      .map(({ provider, model }) => JSON.stringify([provider, model]))
      .toSorted((one, other) => (one < other ? -1 : 1));
  fc.assert(
    fc.property(pairOfSides, ({ before, after }) => {
      const [forwards, backwards] = [compareSides(before, after), compareSides(after, before)];
      for (const [begins, ends] of OFFERS) {
        expect(placesOf(backwards.changes, ends)).toEqual(placesOf(forwards.changes, begins));
      }
    }),
    { numRuns },
  );
});

test("where nothing widens, neither the reachable models nor the destinations grow", () => {
  fc.assert(
    fc.property(pairOfSides, (pair) => {
      const { widens } = compareSides(pair.before, pair.after);
      const { before, after } = judge(pair.before, pair.after);
      expect(widens === false ? grownReach(before, after) : []).toEqual([]);
    }),
    { numRuns },
  );
});

test("settings in force on neither side have no effect, but for those that the enforced layers no longer fix", () => {
  fc.assert(
    fc.property(pairOfSides, (pair) => {
      const { before, after } = judge(pair.before, pair.after);
      const freed = enforcedIds(before.standing).filter((id) => isNoLongerFixed(before.standing, after.standing, id));
      const mayChange = new Set([...before.offers.keys(), ...after.offers.keys(), ...freed]);
      const changes = compareSides(pair.before, pair.after).changes.filter(
        ({ effect, provider }) => effect !== "none" && provider !== null && !mayChange.has(provider),
      );
      expect(changes).toEqual([]);
    }),
    { numRuns },
  );
});
