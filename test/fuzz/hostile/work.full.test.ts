import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
    const times = await timesOfRight(operation, kind, form, WORK_MAX_TIMES);
    expect(times, `${operation} (${form})`).toBeLessThanOrEqual(WORK_MAX_TIMES);
  },
);

/** How long what a program goes through is: once, and ten times. */
const LENGTHS = [1_000, 10_000];

/** How many times the steps each program takes for ten times the length, as `work.ts` counts them in one process. */
function growthOf(programs: readonly string[]): ReadonlyMap<string, number> {
  const counted = programs.flatMap((source) =>
    LENGTHS.map(
      (n) => `before = work.steps; { ${countedCode(`const n = ${n}; ${source}`)} } steps.push(work.steps - before);`,
    ),
  );
  const program = `const steps = []; let before; ${counted.join("\n")} console.log(JSON.stringify(steps));`;
  const hooks = new URL("work.ts", import.meta.url).href;
  const flags = ["--disable-warning=ExperimentalWarning", "--import", hooks, "--input-type=module", "-e", program];
  const { stdout } = spawnSync(process.execPath, flags, { encoding: "utf8" });
  const steps: readonly number[] = JSON.parse(stdout);
  return new Map(programs.map((source, index) => [source, (steps[2 * index + 1] ?? 0) / (steps[2 * index] ?? 0)]));
}

const IN_PROPORTION = {
  "a loop": "let sum = 0; for (let i = 0; i < n; i += 1) sum += i;",
  "a callback": "Array.from({ length: n }, (_, i) => i + 1);",
  "a method of a string": "'a'.repeat(n).indexOf('b');",
  "a regular expression": "/b/.test('a'.repeat(n));",
  "what is spread": "const list = new Array(n).fill(0); [...list];",
  "a sorted list": "new Array(n).fill(0).toSorted();",
  JSON: "JSON.parse(JSON.stringify(new Array(n).fill(0)));",
};

const BY_THE_SQUARE = {
  "a loop in a loop": "for (let i = 0; i < n; i += 1) for (let j = 0; j < n; j += 1) {}",
  "a list that is searched in a loop": "const list = new Array(n).fill(0); for (const item of list) list.includes(1);",
  "a list that is spread in a loop": "let list = []; for (let i = 0; i < n; i += 1) list = [...list, i];",
  "a text that is searched in a loop": "const text = 'a'.repeat(n); for (const one of text) /b/.test(text);",
};

const TRIED_AGAIN = "/a*b/.test('a'.repeat(n));";

describe("work is counted", () => {
  let growth: ReadonlyMap<string, number>;

  beforeAll(() => {
    growth = growthOf([...Object.values(IN_PROPORTION), ...Object.values(BY_THE_SQUARE), TRIED_AGAIN]);
  });

  test.each(Object.entries(IN_PROPORTION))("of %s, in proportion to its length", (_, source) => {
    expect(growth.get(source)).toBeGreaterThan(9);
    expect(growth.get(source)).toBeLessThan(20);
  });

  test.each(Object.entries(BY_THE_SQUARE))("of %s, by the square of its length", (_, source) => {
    expect(growth.get(source)).toBeGreaterThan(40);
  });

  /** The other tests would not see it. What does is in `linear-time.long.test.ts`. */
  test("not of what a regular expression tries again", () => {
    expect(growth.get(TRIED_AGAIN)).toBeLessThan(20);
  });
});
