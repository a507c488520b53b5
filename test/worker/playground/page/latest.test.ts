import { expect, test, vi } from "vitest";
import { latestOnly } from "../../../../worker/playground/page/latest.ts";

test("while a task runs, only the latest input waits", async () => {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const run = latestOnly(
    async (input: number) => {
      begun.push(input);
      await new Promise<void>((resolve) => ends.push(resolve));
    },
    (error) => expect.unreachable(String(error)),
  );
  for (const input of [1, 2, 3, 4]) run(input);
  expect(begun).toEqual([1]);
  ends.shift()?.();
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toEqual([1, 4]);
  ends.shift()?.();
  await new Promise((resolve) => setImmediate(resolve));
  run(5);
  expect(begun).toEqual([1, 4, 5]);
});

test("a task that fails is told, and what came meanwhile runs all the same", async () => {
  const done: number[] = [];
  const failures: string[] = [];
  const run = latestOnly(
    async (input: number) => {
      await new Promise((resolve) => setImmediate(resolve));
      if (input === 1) throw new Error("one");
      done.push(input);
    },
    (error) => failures.push(String(error)),
  );
  run(1);
  run(2);
  await vi.waitFor(() => expect(done).toEqual([2]));
  expect(failures).toEqual(["Error: one"]);
  run(3);
  await vi.waitFor(() => expect(done).toEqual([2, 3]));
});
