import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { deployedStores } from "../../../../worker/local/backup/deployment.ts";
import { defaultFacts, writeFacts } from "../../../../worker/local/deploy/facts.ts";

const ID = "12345678-1234-4321-8765-123456789012";
const folder = mkdtempSync(join(tmpdir(), "steward-"));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe("the stores of a deployment", () => {
  it("are those that wrangler.toml names for production, as long as nothing describes it", () => {
    expect(deployedStores("production", folder)).toMatchObject({
      name: "provider-steward",
      d1_databases: [{ binding: "DATABASE", database_name: "provider-steward" }],
    });
  });

  it("are those that are described", () => {
    writeFacts("staging", { ...defaultFacts("staging"), database_id: ID }, folder);
    writeFacts("production", { ...defaultFacts("production"), content_bucket: "our-content" }, folder);
    expect(deployedStores("staging", folder)).toMatchObject({
      d1_databases: [{ binding: "DATABASE", database_id: ID }],
      r2_buckets: [
        { binding: "CONTENT", bucket_name: "provider-steward-staging-content" },
        { binding: "EXPORTS", bucket_name: "provider-steward-staging-exports" },
      ],
    });
    expect(deployedStores("production", folder)).toMatchObject({ r2_buckets: [{ bucket_name: "our-content" }, {}] });
  });

  it("are never those of production in another environment", () => {
    expect(() => deployedStores("test", folder)).toThrow(
      /^Nothing is known of this deployment: .*test\.json is missing\.$/,
    );
  });
});
