import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { forbiddenIn, packagesIn, TOOL_LICENCES } from "../../../.ci/release/licences.ts";

/** The manifests of what is installed when it is asked for, and stays here, too. */
const LOCKS = ["package-lock.json", ...globSync("{test,.ci}/*/package-lock.json")];

/**
 * Programs of others that run as processes of their own. Their licences, of which the first asks for the source of what
 * contains them, do not reach what only starts them.
 */
const STARTED: Readonly<Record<string, string>> = { "@sourcemeta/jsonschema": "AGPL-3.0" };

interface Lock {
  readonly packages: Readonly<Record<string, { readonly license?: string }>>;
}

function unlisted({ packages }: Lock): readonly string[] {
  return Object.entries(packages)
    .filter(([path]) => path !== "")
    .map(([path, { license }]) => ({ name: path.replace(/^.*node_modules\//, ""), license: license ?? "none" }))
    .filter(({ name, license }) => STARTED[name] !== license && !TOOL_LICENCES.includes(license))
    .map(({ name, license }) => `${name} (${license})`);
}

it.each(LOCKS)("all packages of %s have a licence that is listed", (path) => {
  expect(unlisted(JSON.parse(readFileSync(path, "utf8")))).toEqual([]);
});

it.each(["main", "terminal"])("all packages in the bundle %s may be passed on", (bundle) => {
  const packages = packagesIn(readFileSync(`action/dist/${bundle}/licenses.txt`, "utf8"));
  expect(packages.map(({ name }) => name)).toContain("jsonc-parser");
  expect(forbiddenIn(packages)).toEqual([]);
});

it("a package that may not be passed on is named", () => {
  const list = "a 1.0.0 (MIT)\n\nText (of a licence)\n\n@b/c 2.0.0-rc.1 (MPL-2.0)\n\nd 1.0.0, lib/web\n\nText\n";
  expect(packagesIn(list)).toEqual([
    { name: "a", version: "1.0.0", licence: "MIT" },
    { name: "@b/c", version: "2.0.0-rc.1", licence: "MPL-2.0" },
  ]);
  expect(forbiddenIn(packagesIn(list))).toEqual(["@b/c 2.0.0-rc.1 (MPL-2.0)"]);
});
