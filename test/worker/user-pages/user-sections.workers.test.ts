import { expect, test } from "vitest";
import { statusOfUser } from "../../../worker/user-pages/user-sections.tsx";
import { GRACE } from "./support/user-record.ts";

const NOW = new Date("2027-01-31T12:00:00Z");

test.each([
  ["was active within the last year", { active_time: "2026-06-01T00:00:00Z" }, "Active"],
  ["was active longer ago", { active_time: "2025-06-01T00:00:00Z" }, "Not used for a year"],
  ["joined and has done nothing since", {}, "Not signed in yet"],
  ["has accepted no invitation", { confirmed: false }, "Has not joined yet"],
  ["was active and is invited again", { active_time: "2025-06-01T00:00:00Z", confirmed: false }, "Not used for a year"],
  ["is locked, whatever else", { active_time: "2026-06-01T00:00:00Z", locked: true }, "Locked"],
])("the status of a person who %s", (_, facts, status) => {
  expect(statusOfUser({ ...GRACE, ...facts }, NOW)).toBe(status);
});
