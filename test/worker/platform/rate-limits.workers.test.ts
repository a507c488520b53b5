import { describe, expect, it } from "vitest";
import { createMemory, MEMORY_MAX_NAMES } from "../../../worker/platform/rate-limits.ts";

const at = (second: number) => new Date(second * 1_000);

describe("a memory", () => {
  it("has a name for its time, from when it was last added", () => {
    const memory = createMemory(60);
    memory.add("a", at(100));
    memory.add("b", at(100));
    memory.add("b", at(130));
    expect(["a", "b", "c"].map((name) => memory.has(name, at(159)))).toEqual([true, true, false]);
    expect(["a", "b"].map((name) => memory.has(name, at(160)))).toEqual([false, true]);
    memory.delete("b");
    expect(memory.has("b", at(160))).toBe(false);
  });

  it("forgets the oldest of too many", () => {
    const memory = createMemory(60);
    for (let number = 0; number < MEMORY_MAX_NAMES; number += 1) memory.add(String(number), at(100));
    memory.add("0", at(101));
    memory.add("more", at(102));
    expect(["0", "1", "2", "more"].map((name) => memory.has(name, at(103)))).toEqual([true, false, true, true]);
  });
});
