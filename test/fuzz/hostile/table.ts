/**
 * `node test/fuzz/hostile/table.ts [part of a name]` prints, of hostile bodies of 1 MiB, the smallest of some heaps in which each
 * is answered, in MiB, and its work beside that of a right file.
 */
import { type AnsweringProcess, countingProcess, processOfHeap } from "./answering-process.ts";
import { bodyOf, OPERATIONS, type OperationName, operationNames } from "./bodies.ts";
import { FORMS, type Form, KINDS, type Kind, RIGHT_KINDS } from "./kinds.ts";

const BODY_BYTES = 1024 * 1024;
const HEAPS = [48, 64, 80, 96, 128, 160, 200, 256, 320];

const [wanted = "", ...named] = process.argv.slice(2);
const forms = FORMS.filter((form) => named.length === 0 || named.includes(form));
const heaps = new Map(HEAPS.map((mebibytes) => [mebibytes, processOfHeap(mebibytes)]));
const counting = countingProcess();

async function smallestHeap(operation: OperationName, kind: Kind, form: Form): Promise<string> {
  const body = bodyOf(operation, kind, form, BODY_BYTES);
  for (const [mebibytes, bounded] of heaps) {
    // oxlint-disable-next-line no-await-in-loop -- the larger heap is tried where the smaller one was not enough
    if ((await bounded.answer(OPERATIONS[operation].route, body)) !== undefined) return String(mebibytes);
  }
  return "more";
}

async function stepsOf(operation: OperationName, kind: Kind, form: Form): Promise<number> {
  const answer = await counting.answer(OPERATIONS[operation].route, bodyOf(operation, kind, form, BODY_BYTES));
  return answer?.steps ?? Number.NaN;
}

console.log(["", ...operationNames].join("\t"));
const right = new Map<OperationName, number>();
for (const operation of operationNames) {
  const steps: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one process answers one body at a time
  for (const kind of Object.values(RIGHT_KINDS)) steps.push(await stepsOf(operation, kind, "strict"));
  right.set(operation, Math.max(...steps));
}
for (const [name, kind] of Object.entries(KINDS)) {
  if (!name.includes(wanted)) continue;
  for (const form of forms) {
    const cells: string[] = [];
    for (const operation of operationNames) {
      // oxlint-disable-next-line no-await-in-loop -- one process answers one body at a time
      const [heap, steps] = [await smallestHeap(operation, kind, form), await stepsOf(operation, kind, form)];
      cells.push(`${heap} MiB, ${(steps / (right.get(operation) ?? 0)).toFixed(1)} ×`);
    }
    console.log([`${name} (${form})`, ...cells].join("\t"));
  }
}
for (const one of [counting, ...heaps.values()] satisfies AnsweringProcess[]) one.close();
