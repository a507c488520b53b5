/** Causes for which a test fails by chance on a busy machine, as far as its source shows them. */
import { expect, test } from "vitest";
import { readSource, sourceFiles } from "./support/imports.ts";

const LEAST_PATIENCE_MILLISECONDS = 30_000;

const TIMEOUT = /\btimeout: (?<milliseconds>[\d_]+)/g;

const impatienceIn = (source: string) =>
  Array.from(source.matchAll(TIMEOUT), ({ groups }) => Number(groups?.["milliseconds"]?.replaceAll("_", ""))).filter(
    (milliseconds) => milliseconds < LEAST_PATIENCE_MILLISECONDS,
  );

/** The binding FEW counts by the minutes of the clock. */
const mayMeetEndOfMinute = (source: string) => source.includes("env.FEW") && !source.includes("enoughOfMinute");

const problemsIn = (paths: readonly string[], hasProblem: (source: string) => boolean) =>
  paths.filter((path) => hasProblem(readSource(path)));

test("no test gives up within 30 seconds", () => {
  const paths = sourceFiles("test").filter((path) => path !== "test/chance.test.ts");
  expect(problemsIn(paths, (source) => impatienceIn(source).length > 0)).toEqual([]);
  expect(impatienceIn("{ timeout: 60_000 }, { timeout: 5_000 }")).toEqual([5_000]);
});

test("a test that reaches a rate limit begins where enough of the minute is left", () => {
  const paths = sourceFiles("test/worker").filter((path) => path.endsWith(".workers.test.ts"));
  expect(problemsIn(paths, mayMeetEndOfMinute)).toEqual([]);
  expect(problemsIn(paths, (source) => source.includes("enoughOfMinute")).length).toBeGreaterThan(2);
});
