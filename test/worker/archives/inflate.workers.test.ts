import { describe, expect, it } from "vitest";
import { inflate } from "../../../worker/archives/inflate.ts";
import { gzip } from "../workerd/tar.ts";

/** Bytes that gzip packs a hundred times as dense, all along. */
function dense(length: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length }, (_, index) => (index % 500 === 0 ? (index / 500) ** 2 % 256 : 0));
}

describe("inflate", () => {
  it("asks for more only when it has given what there was, so that nothing piles up", async () => {
    const data = dense(4 * 1024 * 1024);
    const packed = await gzip(data);
    const perByte = data.length / packed.length;
    let given = 0;
    let asked = 0;
    let mostBehind = 0;
    async function* source() {
      for (; asked < packed.length; asked += 1_024) {
        mostBehind = Math.max(mostBehind, asked * perByte - given);
        yield packed.slice(asked, asked + 1_024);
      }
    }
    for await (const chunk of inflate(source())) given += chunk.length;
    expect(given).toBe(data.length);
    expect(packed.length).toBeLessThan(data.length / 20);
    expect(mostBehind).toBeLessThan(512 * 1024);
  });

  it("stops asking at the first thing that is wrong", async () => {
    const packed = await gzip(new Uint8Array(32 * 1024 * 1024));
    let asked = 0;
    async function* source() {
      for (; asked < packed.length; asked += 1_024) yield packed.slice(asked, asked + 1_024);
    }
    let given = 0;
    const read = async () => {
      for await (const chunk of inflate(source())) given += chunk.length;
    };
    await expect(read()).rejects.toThrow("more than 200 times");
    expect(asked).toBeLessThan(16 * 1024);
    expect(given).toBeLessThan(9 * 1024 * 1024);
  });
});
