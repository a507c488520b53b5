import { spawnSync } from "node:child_process";
import { afterAll, describe, expect, test } from "vitest";
import { countingProcess } from "./answering-process.ts";
import { createComparison, WORK_MAX_TIMES } from "./bounds.ts";
import { countedCode } from "./counted-code.ts";
import { turns } from "./turns.ts";

const counting = countingProcess();
const timesOfRight = createComparison(counting);

afterAll(() => counting.close());

test.each(turns())(
  "1 MiB of %s takes a few times the work of a right file at most",
  async (_, { kind, form, operation }) => {
    const times = await timesOfRight(operation, kind, form);
    expect(times, `${operation} (${form})`).toBeLessThanOrEqual(WORK_MAX_TIMES);
  },
);

/** The steps of a program, as `work.ts` counts them. */
function stepsOfProgram(source: string): number {
  const program = `const before = work.steps; { ${countedCode(source)} } console.log(work.steps - before);`;
  const hooks = new URL("work.ts", import.meta.url).href;
  const flags = ["--disable-warning=ExperimentalWarning", "--import", hooks, "--input-type=module", "-e", program];
  const { stdout } = spawnSync(process.execPath, flags, { encoding: "utf8" });
  return Number(stdout);
}

describe("work is counted", () => {
  test.each([
    ["a loop", "let sum = 0; for (let i = 0; i < n; i += 1) sum += i;"],
    ["a callback", "Array.from({ length: n }, (_, i) => i + 1);"],
    ["a method of a string", "'a'.repeat(n).indexOf('b');"],
    ["a regular expression", "/b/.test('a'.repeat(n));"],
    ["what is spread", "const list = new Array(n).fill(0); [...list];"],
    ["a sorted list", "new Array(n).fill(0).toSorted();"],
    ["JSON", "JSON.parse(JSON.stringify(new Array(n).fill(0)));"],
  ])("of %s, in proportion to its length", (_, source) => {
    const [once, tenfold] = [1_000, 10_000].map((n) => stepsOfProgram(`const n = ${n}; ${source}`));
    expect((tenfold ?? 0) / (once ?? 0)).toBeGreaterThan(9);
    expect((tenfold ?? 0) / (once ?? 0)).toBeLessThan(20);
  });

  test.each([
    ["a loop in a loop", "for (let i = 0; i < n; i += 1) for (let j = 0; j < n; j += 1) {}"],
    [
      "a list that is searched in a loop",
      "const list = new Array(n).fill(0); for (const item of list) list.includes(1);",
    ],
    ["a list that is spread in a loop", "let list = []; for (let i = 0; i < n; i += 1) list = [...list, i];"],
    ["a text that is searched in a loop", "const text = 'a'.repeat(n); for (const one of text) /b/.test(text);"],
  ])("of %s, by the square of its length", (_, source) => {
    const [once, tenfold] = [1_000, 10_000].map((n) => stepsOfProgram(`const n = ${n}; ${source}`));
    expect((tenfold ?? 0) / (once ?? 0)).toBeGreaterThan(40);
  });

  /** The other tests would not see it. What does is in `linear-time.long.test.ts`. */
  test("not of what a regular expression tries again", () => {
    const source = "/a*b/.test('a'.repeat(n));";
    const [once, tenfold] = [1_000, 10_000].map((n) => stepsOfProgram(`const n = ${n}; ${source}`));
    expect((tenfold ?? 0) / (once ?? 0)).toBeLessThan(20);
  });
});
