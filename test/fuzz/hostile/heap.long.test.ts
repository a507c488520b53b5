import { afterAll, expect, test } from "vitest";
import { chosen, sized } from "../../support/size.ts";
import { processOfHeap } from "./answering-process.ts";
import { bodyOf, OPERATIONS, type OperationName, operationNames } from "./bodies.ts";
import { FORMS, type Form, KINDS, RIGHT_KINDS } from "./kinds.ts";

const BODY_BYTES = 1024 * 1024;

/** A Worker has 128 MB for all that is in it. */
const HEAP_MEBIBYTES = 96;

/** What takes more: each object holds a mistake that only the reader with places finds, and all are kept until they are ordered. */
const HEAP_MEBIBYTES_OF_REPEATED_KEYS = 112;

const FEW_OPERATIONS: readonly OperationName[] = ["validate", "resolve a layer", "compare two of a kind"];

/** The operations that are tried on a form. */
const operationsOn = (form: Form) =>
  sized({ full: form === "strict" ? operationNames : FEW_OPERATIONS, small: FEW_OPERATIONS });

const bounded = processOfHeap(HEAP_MEBIBYTES);
const larger = processOfHeap(HEAP_MEBIBYTES_OF_REPEATED_KEYS);

afterAll(() => {
  bounded.close();
  larger.close();
});

test.each(chosen(Object.entries(KINDS), 60))(
  `1 MiB of %s is answered in a heap of ${HEAP_MEBIBYTES} MiB`,
  async (name, kind) => {
    const worker = name === "one key many times in many objects" ? larger : bounded;
    const died: string[] = [];
    for (const form of sized<readonly Form[]>({ full: FORMS, small: ["strict"] })) {
      for (const operation of operationsOn(form)) {
        const body = bodyOf(operation, kind, form, BODY_BYTES);
        // oxlint-disable-next-line no-await-in-loop -- one process answers one body at a time
        const answer = await worker.answer(OPERATIONS[operation].route, body);
        if (answer === undefined) died.push(`${operation} (${form})`);
      }
    }
    expect(died).toEqual([]);
  },
);

test("a process that has too small a heap dies, and the next body is answered by another one", async () => {
  const small = processOfHeap(32);
  const body = bodyOf("compare two of a kind", RIGHT_KINDS["allowed models"], "strict", BODY_BYTES);
  expect(await small.answer("diff", body)).toBeUndefined();
  expect(await small.answer("validate", "{}")).toMatchObject({ bytes: expect.any(Number) });
  small.close();
});
