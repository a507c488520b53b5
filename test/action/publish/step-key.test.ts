import { expect, it } from "vitest";
import { stepKey } from "../../../action/publish/step-key.ts";

const STEP = { GITHUB_WORKFLOW: "CI", GITHUB_JOB: "check", GITHUB_ACTION: "__self" };

it("is the same for each run of a step", () => {
  expect(stepKey({ ...STEP, GITHUB_RUN_ID: "1" })).toBe(stepKey({ ...STEP, GITHUB_RUN_ID: "2" }));
  expect(stepKey(STEP)).toMatch(/^[0-9a-f]{16}$/);
});

it.each(["GITHUB_WORKFLOW", "GITHUB_JOB", "GITHUB_ACTION"])("tells steps apart by %s", (name) => {
  expect(stepKey({ ...STEP, [name]: "another" })).not.toBe(stepKey(STEP));
});

it("keeps the three names apart", () => {
  expect(stepKey({ GITHUB_WORKFLOW: "a,b", GITHUB_JOB: "c" })).not.toBe(
    stepKey({ GITHUB_WORKFLOW: "a", GITHUB_JOB: "b,c" }),
  );
});
