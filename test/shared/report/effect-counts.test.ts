import { expect, test } from "vitest";
import { countEffects, describeEffects, subtractEffects } from "../../../shared/report/effect-counts.ts";

const NOTHING = { opens: 0, breaks: 0, moves: 0, changes: 0, none: 0 };

test("effects are counted in the order of reports", () => {
  const effects = ["none", "changes", "opens", "none", "breaks", "opens"] as const;
  const counts = countEffects(effects.map((effect) => ({ effect })));
  expect(counts).toEqual({ opens: 2, breaks: 1, moves: 0, changes: 1, none: 2 });
  expect(describeEffects(counts)).toBe("opens 2, breaks 1, changes 1, 2 changes without effect");
  expect(describeEffects(NOTHING)).toBe("");
  expect(subtractEffects(counts, { ...NOTHING, opens: 1, none: 2 })).toEqual({ ...counts, opens: 1, none: 0 });
});
