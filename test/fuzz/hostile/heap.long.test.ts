import { afterAll, expect, test } from "vitest";
import { sized } from "../../support/size.ts";
import { processOfHeap } from "./answering-process.ts";
import { bodyOf, OPERATIONS, type OperationName, operationOn } from "./bodies.ts";
import { FORMS, type Form, RIGHT_KINDS } from "./kinds.ts";
import { someKinds } from "./some-kinds.ts";

const BODY_BYTES = 1024 * 1024;

/** A Worker has 128 MB for all that is in it. */
const HEAP_MEBIBYTES = 96;

/**
 * Of what takes more: each of very many objects holds a mistake. The first of them was answered in 96 MiB by a process that had
 * answered nothing else, and died of it after other bodies.
 */
const HEAP_MEBIBYTES_OF_MISTAKES = 112;
const MANY_MISTAKES: readonly string[] = ["custom providers without a type", "one key many times in many objects"];

/** The operations that are tried on a form. */
const operationsOn = (form: Form, name: string): readonly OperationName[] =>
  sized<readonly OperationName[]>({ full: [operationOn(form, name)], small: ["validate"] });

const bounded = processOfHeap(HEAP_MEBIBYTES);
const larger = processOfHeap(HEAP_MEBIBYTES_OF_MISTAKES);

afterAll(() => {
  bounded.close();
  larger.close();
});

test.each(someKinds())("1 MiB of %s is answered in a bounded heap", async (name, kind) => {
  const worker = MANY_MISTAKES.includes(name) ? larger : bounded;
  const died: string[] = [];
  for (const form of sized<readonly Form[]>({ full: FORMS, small: ["strict"] })) {
    for (const operation of operationsOn(form, name)) {
      const body = bodyOf(operation, kind, form, BODY_BYTES);
      // oxlint-disable-next-line no-await-in-loop -- one process answers one body at a time
      const answer = await worker.answer(OPERATIONS[operation].route, body);
      if (answer === undefined) died.push(`${operation} (${form})`);
    }
  }
  expect(died).toEqual([]);
});

test("a process that has too small a heap dies, and the next body is answered by another one", async () => {
  const small = processOfHeap(32);
  const body = bodyOf("compare two of a kind", RIGHT_KINDS["allowed models"], "strict", BODY_BYTES);
  expect(await small.answer("diff", body)).toBeUndefined();
  expect(await small.answer("validate", "{}")).toMatchObject({ bytes: expect.any(Number) });
  small.close();
});
