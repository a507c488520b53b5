import { env } from "cloudflare:workers";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Bytes } from "../../../worker/archives/byte-streams.ts";
import { fileUpload } from "../../../worker/publishing/upload-store.ts";
import { runs } from "../../support/size.ts";
import { isSame } from "../workerd/publishing.ts";

/** Chunks of which each takes the place of the one before it in memory. */
async function* overwriting(bytes: Uint8Array, sizes: readonly number[]): Bytes {
  const memory = new Uint8Array(bytes.length);
  let sent = 0;
  for (const size of [...sizes, bytes.length]) {
    const chunk = bytes.subarray(sent, sent + size);
    memory.fill(0);
    memory.set(chunk);
    sent += chunk.length;
    yield memory.subarray(0, chunk.length);
  }
}

it("stores the bytes of a file, in whichever chunks they come", async () => {
  const sizes = fc.array(fc.oneof(fc.nat(1_100), fc.nat(70_000)), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(0, 5, 1_024, 65_536, 65_537, 200_000), sizes, async (size, chunks) => {
      const bytes = Uint8Array.from({ length: size }, (_, index) => index % 251);
      const upload = fileUpload(env.CONTENT, "uploaded/");
      await upload.put("a.html", size, overwriting(bytes, chunks));
      await upload.finish();
      const object = await env.CONTENT.get("uploaded/files/a.html");
      expect(isSame(await object?.bytes(), bytes)).toBe(true);
    }),
    { numRuns: runs(200) },
  );
});

it("says why a file could not be read, and stores nothing of it", async () => {
  async function* failing(): Bytes {
    yield new Uint8Array(2_000);
    throw new Error("The archive is gone.");
  }
  await expect(fileUpload(env.CONTENT, "failed/").put("a.html", 100_000, failing())).rejects.toThrow("is gone");
  expect(await env.CONTENT.head("failed/files/a.html")).toBeNull();
});
