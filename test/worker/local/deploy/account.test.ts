import { expect, it } from "vitest";
import { migrationsIn, secretsIn } from "../../../../worker/local/deploy/account.ts";

it("secrets are the names in what Wrangler prints", () => {
  expect(secretsIn('[\n  { "name": "BOOTSTRAP_SECRET", "type": "secret_text" }\n]\n')).toEqual(["BOOTSTRAP_SECRET"]);
  expect(secretsIn("[]")).toEqual([]);
});

it("missing migrations are the files in what Wrangler prints, in their order", () => {
  const printed =
    "Migrations to be applied:\n┌──┐\n│ \u001b[1m0021_home.sql\u001b[22m │\n│ 0020_content_shares.sql │\n└──┘\n";
  expect(migrationsIn(printed)).toEqual(["0020_content_shares.sql", "0021_home.sql"]);
  expect(migrationsIn("✅ No migrations to apply!\n")).toEqual([]);
});
