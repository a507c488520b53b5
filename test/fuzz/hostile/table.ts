/**
 * `npm run hostile -- [part of a name [form…]]` asks everything of hostile bodies of 1 MiB, and prints of each
 * the smallest of some heaps in which it is answered, in MiB, and its work beside that of a right file. Fails where one
 * takes more than it may.
 */
import { type AnsweringProcess, countingProcess, processOfHeap } from "./answering-process.ts";
import { bodyOf, OPERATIONS, type OperationName, operationNames } from "./bodies.ts";
import { BODY_BYTES, createComparison, HEAP_MAX_MEBIBYTES, WORK_MAX_TIMES } from "./bounds.ts";
import { FORMS, type Form, KINDS, type Kind } from "./kinds.ts";

const HEAPS = [HEAP_MAX_MEBIBYTES, 112, 128, 160, 256];

const [wanted = "", ...named] = process.argv.slice(2);
const forms = FORMS.filter((form) => named.length === 0 || named.includes(form));
const heaps = new Map(HEAPS.map((mebibytes) => [mebibytes, processOfHeap(mebibytes)]));
const counting = countingProcess();
const timesOfRight = createComparison(counting);

async function smallestHeap(operation: OperationName, kind: Kind, form: Form): Promise<number> {
  const body = bodyOf(operation, kind, form, BODY_BYTES);
  for (const [mebibytes, bounded] of heaps) {
    if ((await bounded.answer(OPERATIONS[operation].route, body)) !== undefined) return mebibytes;
  }
  return Number.POSITIVE_INFINITY;
}

console.log(["", ...operationNames].join("\t"));
for (const [name, kind] of Object.entries(KINDS)) {
  if (!name.includes(wanted)) continue;
  for (const form of forms) {
    const cells: string[] = [];
    for (const operation of operationNames) {
      const [heap, times] = [await smallestHeap(operation, kind, form), await timesOfRight(operation, kind, form)];
      const isOver = heap > HEAP_MAX_MEBIBYTES || times > WORK_MAX_TIMES;
      if (isOver) process.exitCode = 1;
      cells.push(`${isOver ? "TOO MUCH: " : ""}${heap} MiB, ${times.toFixed(1)} ×`);
    }
    console.log([`${name} (${form})`, ...cells].join("\t"));
  }
}
for (const one of [counting, ...heaps.values()] satisfies AnsweringProcess[]) one.close();
