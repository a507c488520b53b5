import { afterAll, expect, test } from "vitest";
import { processOfHeap } from "./answering-process.ts";
import { bodyOf, OPERATIONS } from "./bodies.ts";
import { BODY_BYTES, HEAP_MAX_MEBIBYTES } from "./bounds.ts";
import { RIGHT_KINDS } from "./kinds.ts";
import { turns } from "./turns.ts";

const bounded = processOfHeap(HEAP_MAX_MEBIBYTES);

afterAll(() => bounded.close());

test.each(turns())("1 MiB of %s is answered in a bounded heap", async (_, { kind, form, operation }) => {
  const answer = await bounded.answer(OPERATIONS[operation].route, bodyOf(operation, kind, form, BODY_BYTES));
  expect(answer, `${operation} (${form})`).toBeDefined();
});

test("a process that has too small a heap dies, and the next body is answered by another one", async () => {
  const small = processOfHeap(32);
  const body = bodyOf("compare two of a kind", RIGHT_KINDS["allowed models"], "strict", BODY_BYTES);
  expect(await small.answer("diff", body)).toBeUndefined();
  expect(await small.answer("validate", "{}")).toMatchObject({ bytes: expect.any(Number) });
  small.close();
});
