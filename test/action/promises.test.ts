import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { mapInOrder, oncePerKey } from "../../action/promises.ts";

it("gives the results in the order of the items, and does no more than so many at once", async () => {
  let running = 0;
  let most = 0;
  const result = await mapInOrder([5, 1, 4, 2, 3, 0], 3, async (turns) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < turns; turn += 1) await setImmediate();
    running -= 1;
    return turns * 10;
  });
  expect(result).toEqual([50, 10, 40, 20, 30, 0]);
  expect(most).toBe(3);
});

it("takes no items, and fails with the first that fails", async () => {
  expect(await mapInOrder([], 3, async () => 1)).toEqual([]);
  const failing = mapInOrder([1, 2], 1, async (item) => Promise.reject(new Error(`no ${item}`)));
  await expect(failing).rejects.toThrow("no 1");
});

it("does something once for each key, also where it is asked again before it is done", async () => {
  const done: string[] = [];
  const task = oncePerKey(async (key: string) => {
    done.push(key);
    return key.length;
  });
  expect(await Promise.all([task("a"), task("bb"), task("a")])).toEqual([1, 2, 1]);
  expect(await task("bb")).toBe(2);
  expect(done).toEqual(["a", "bb"]);
});
