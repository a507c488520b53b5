import { expect, it } from "vitest";
import { isFarAhead, isYoung } from "../../../shared/audit-export/age.ts";

const DAY = 86_400_000;

it("an entry is young up to its bound, and while its time may be right", () => {
  const ages = [10_000, 9_999, 0, -DAY, -DAY - 1];
  expect(ages.map((age) => isYoung(DAY - age, DAY, 10_000))).toEqual([false, true, true, true, false]);
  expect(ages.map((age) => isFarAhead(DAY - age, DAY))).toEqual([false, false, false, false, true]);
});
