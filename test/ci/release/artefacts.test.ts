import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { settingsOfBundle } from "../../../.ci/release/artefacts.ts";

const settings = readFileSync("wrangler.toml", "utf8");

it("the settings of the Worker's bundle say how it is deployed without the repository", () => {
  const bundled = settingsOfBundle(settings);
  const [head = "", rest = ""] = bundled.split(/^(?=name = )/m);
  expect(head).not.toMatch(/npm (?:run|start|ci)/);
  for (const command of [
    "d1 create",
    "r2 bucket create",
    "secret put BOOTSTRAP_SECRET",
    "d1 migrations apply",
    "deploy",
  ])
    expect(head).toContain(`npx wrangler ${command}`);
  // The names are those that the settings have.
  for (const [, name = ""] of head.matchAll(/npx wrangler (?:d1|r2 bucket) create (\S+)/g))
    expect(rest).toMatch(new RegExp(`^(?:database|bucket)_name = "${name}"$`, "m"));
  expect(rest).not.toContain("A third less to load");
  expect(head).toContain("What is a secret is set by npx wrangler secret put, and never stands here");
});

it("settings without what the bundle replaces are refused", () => {
  expect(() => settingsOfBundle(settings.replace("minify = true", ""))).toThrow("which the bundle's settings replace");
});
