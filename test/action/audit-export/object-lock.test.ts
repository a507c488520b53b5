import { expect, test } from "vitest";
import { readObjectLock } from "../../../action/audit-export/object-lock.ts";

test("a lock is a mode and days", () => {
  expect(readObjectLock("compliance:365")).toEqual({ mode: "compliance", days: 365 });
  expect(readObjectLock("governance:1")).toEqual({ mode: "governance", days: 1 });
});

test.each([
  "",
  "compliance",
  "compliance:0",
  "compliance:36501",
  "COMPLIANCE:1",
  "legal:1",
  "governance:1d",
  "governance:1.5",
])("%j is no lock", (text) => {
  expect(readObjectLock(text)).toBeUndefined();
});
