/** What the answer to a body may take, whatever is in it. See docs/decisions/0111-bounds-of-hostile-bodies.md. */
import type { AnsweringProcess } from "./answering-process.ts";
import { bodyOf, OPERATIONS, type OperationName } from "./bodies.ts";
import { type Form, type Kind, RIGHT_KINDS } from "./kinds.ts";

export const BODY_BYTES = 1024 * 1024;

/** Of V8's whole heap. A Worker has 128 MB for all that is in it. */
export const HEAP_MAX_MEBIBYTES = 96;

/** How many times the work of a right file of the same size. */
export const WORK_MAX_TIMES = 3;

/** Tells how many times the work of the dearest right file a body takes. */
export function createComparison(counting: AnsweringProcess) {
  const ofRight = new Map<OperationName, number>();
  return async (operation: OperationName, kind: Kind, form: Form): Promise<number> => {
    const known = ofRight.get(operation) ?? (await stepsOfRight(counting, operation));
    ofRight.set(operation, known);
    return (await stepsOf(counting, operation, kind, form)) / known;
  };
}

async function stepsOfRight(counting: AnsweringProcess, operation: OperationName): Promise<number> {
  let most = 0;
  for (const kind of Object.values(RIGHT_KINDS)) {
    // oxlint-disable-next-line no-await-in-loop -- one process answers one body at a time
    most = Math.max(most, await stepsOf(counting, operation, kind, "strict"));
  }
  return most;
}

async function stepsOf(counting: AnsweringProcess, operation: OperationName, kind: Kind, form: Form): Promise<number> {
  const answer = await counting.answer(OPERATIONS[operation].route, bodyOf(operation, kind, form, BODY_BYTES));
  if (answer?.steps === undefined) throw new Error("Nothing was counted.");
  return answer.steps;
}
