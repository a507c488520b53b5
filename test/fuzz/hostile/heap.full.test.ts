import { afterAll, expect, test } from "vitest";
import { processOfHeap } from "./answering-process.ts";
import { bodyOf, OPERATIONS } from "./bodies.ts";
import { BODY_BYTES, HEAP_MAX_MEBIBYTES } from "./bounds.ts";
import { turns } from "./turns.ts";

const bounded = processOfHeap(HEAP_MAX_MEBIBYTES);

afterAll(() => bounded.close());

test.each(turns())("1 MiB of %s is answered in a bounded heap", async (_, { kind, form, operation }) => {
  const answer = await bounded.answer(OPERATIONS[operation].route, bodyOf(operation, kind, form, BODY_BYTES));
  expect(answer, `${operation} (${form})`).toBeDefined();
});
