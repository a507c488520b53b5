import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestHarness } from "wrangler";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const harness = createTestHarness({ root, workers: [{ configPath: "wrangler.toml" }] });
const PATHS = ["/", "/rules", "/v1/nowhere", "/__api__/v1/users", "/content/a/", "/__ping__?ready=true", "/__ping__"];

beforeAll(() => harness.listen());
afterAll(() => harness.close());

async function statuses(): Promise<readonly number[]> {
  return await Promise.all(PATHS.map(async (path) => (await harness.fetch(path)).status));
}

describe("a Worker that is deployed before its database is migrated", () => {
  it("says 503 until it is migrated, and runs from then on", async () => {
    expect(await statuses()).toEqual([503, 503, 503, 503, 503, 503, 200]);
    await harness.getWorker().applyD1Migrations("DATABASE");
    expect(await statuses()).toEqual([200, 200, 404, 401, 401, 200, 200]);
  });
});
