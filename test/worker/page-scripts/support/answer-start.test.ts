import { expect, it } from "vitest";
import { answerStart, SHOWN_MAX_BYTES } from "../../../../worker/page-scripts/support/answer-start.ts";

function answer(body: string | ReadableStream | null, type: string): Response {
  return new Response(body, { headers: { "Content-Type": type } });
}

it.each([
  ["{}", "application/json", "{}"],
  ["{}", "application/schema+json; charset=utf-8", "{}"],
  ["a,ü", "text/csv", "a,ü"],
  ["\u0000", "application/gzip", "(application/gzip, which is not shown)"],
  [null, "application/json", ""],
])("%j of the type %s is shown as %j", async (body, type, shown) => {
  expect(await answerStart(answer(body, type))).toBe(shown);
});

it("shows the beginning of an answer that has no end, and stops it", async () => {
  let isStopped = false;
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode("a".repeat(1_000))),
    cancel: () => {
      isStopped = true;
    },
  });
  const text = await answerStart(answer(endless, "text/plain"));
  expect(text).toBe(`${"a".repeat(SHOWN_MAX_BYTES)}\n… The rest is not shown.`);
  expect(isStopped).toBe(true);
});
