import { spawnSync } from "node:child_process";
import { afterAll, describe, expect, test } from "vitest";
import { sized } from "../../support/size.ts";
import { countingProcess } from "./answering-process.ts";
import { bodyOf, OPERATIONS, type OperationName, operationOn } from "./bodies.ts";
import { countedCode } from "./counted-code.ts";
import { FORMS, type Form, type Kind, RIGHT_KINDS } from "./kinds.ts";
import { someKinds } from "./some-kinds.ts";

const BODY_BYTES = 1024 * 1024;

/** How many times the work of a right file a hostile one may take. */
const MOST = 3;

/** Of what takes more: nearly every piece is a mistake, and each of them is described before they are bounded. */
const MOST_OF_MISTAKES: Readonly<Record<string, number>> = {
  "custom providers without a type": 4,
  "one key many times in many objects": 4,
};

/** The operations that are tried on a form. */
const operationsOn = (form: Form, name: string): readonly OperationName[] =>
  sized<readonly OperationName[]>({ full: [operationOn(form, name)], small: ["validate"] });

const counting = countingProcess();

afterAll(() => counting.close());

async function stepsOf(operation: OperationName, kind: Kind, form: Form): Promise<number> {
  const answer = await counting.answer(OPERATIONS[operation].route, bodyOf(operation, kind, form, BODY_BYTES));
  if (answer?.steps === undefined) throw new Error("Nothing was counted.");
  return answer.steps;
}

const ofRight = new Map<OperationName, number>();

/** The work of the right file of the same size that takes most of it. */
async function stepsOfRight(operation: OperationName): Promise<number> {
  const known = ofRight.get(operation);
  if (known !== undefined) return known;
  let most = 0;
  for (const kind of Object.values(RIGHT_KINDS)) {
    // oxlint-disable-next-line no-await-in-loop -- one process answers one body at a time
    most = Math.max(most, await stepsOf(operation, kind, "strict"));
  }
  ofRight.set(operation, most);
  return most;
}

test.each(someKinds())("1 MiB of %s takes a few times the work of a right file at most", async (name, kind) => {
  const most = MOST_OF_MISTAKES[name] ?? MOST;
  const over: string[] = [];
  for (const form of sized<readonly Form[]>({ full: FORMS, small: ["strict"] })) {
    for (const operation of operationsOn(form, name)) {
      // oxlint-disable-next-line no-await-in-loop -- one process answers one body at a time
      const [steps, right] = [await stepsOf(operation, kind, form), await stepsOfRight(operation)];
      if (steps > most * right) over.push(`${operation} (${form}): ${(steps / right).toFixed(1)} times`);
    }
  }
  expect(over).toEqual([]);
});

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
});
