import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { bundleWorker } from "../bench/worker/process.ts";

it("the bundle of the Worker is under 3 MB, not compressed", async () => {
  const { length } = Buffer.from(await bundleWorker(fileURLToPath(new URL("../..", import.meta.url))));
  expect(length).toBeGreaterThan(1_000_000);
  expect(length).toBeLessThan(3_000_000);
});
