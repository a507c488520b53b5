/** What the answer to a body may take, whatever is in it. See docs/decisions/0111-bounds-of-hostile-bodies.md. */
import type { AnsweringProcess } from "./answering-process.ts";
import { bodyOf, OPERATIONS, type OperationName, operationNames } from "./bodies.ts";
import { type Form, type Kind, RIGHT_KINDS } from "./kinds.ts";

export const BODY_BYTES = 1024 * 1024;

/** Of V8's whole heap. A Worker has 128 MB for all that is in it. */
export const HEAP_MAX_MEBIBYTES = 96;

/** How many times the work of a right file of the same size. */
export const WORK_MAX_TIMES = 3;

/**
 * Tells how many times the work of the dearest right file a body takes. Right files are dear to count: where a number of times is
 * enough, no further one is counted once the body takes at most so many times the work of one.
 */
export function createComparison(counting: AnsweringProcess) {
  // The last ones are the dearest of most operations.
  const kinds = Object.values(RIGHT_KINDS).toReversed();
  const ofRight = new Map(operationNames.map((operation) => [operation, [] as number[]]));
  return async (operation: OperationName, kind: Kind, form: Form, enough = 0): Promise<number> => {
    const steps = await stepsOf(counting, operation, kind, form);
    const known = ofRight.get(operation) ?? [];
    for (const right of kinds.slice(known.length)) {
      if (steps <= enough * Math.max(0, ...known)) break;
      known.push(await stepsOf(counting, operation, right, "strict"));
    }
    return steps / Math.max(...known);
  };
}

async function stepsOf(counting: AnsweringProcess, operation: OperationName, kind: Kind, form: Form): Promise<number> {
  const answer = await counting.answer(OPERATIONS[operation].route, bodyOf(operation, kind, form, BODY_BYTES));
  if (answer?.steps === undefined) throw new Error("Nothing was counted.");
  return answer.steps;
}
