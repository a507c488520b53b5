import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { type Diagnostic, ruleDescriptions } from "../../../shared/index.ts";
import { layerRules } from "../../../shared/validate/rules/layer-rules.ts";
import { describeDiagnostics } from "../../support/describe-diagnostics.ts";
import { checkFixture, type Fixture, fixtures, fixturesIn } from "../../support/fixtures.ts";

/** Rules that a file of reasonable size cannot show, and those of layers; `validate.test.ts` and the resolution's tests have them. */
const WITHOUT_FIXTURES = ["file-size", "symbolic-link", "too-many-diagnostics", ...layerRules.map(({ id }) => id)];

function check(fixture: Fixture): readonly Diagnostic[] {
  return checkFixture(fixture).diagnostics;
}

const ofFeatures = fixturesIn("features");
const ofRules = fixturesIn("rules");

const all = [...ofFeatures, ...ofRules];

test.each(all.filter(({ kind }) => kind === "ok"))("$folder/ok/$name has no mistakes", (fixture) => {
  // The deepest text that is read holds nothing else that is right.
  const counted = check(fixture).filter(({ rule }) => fixture.folder !== "nesting-depth" || rule === fixture.folder);
  expect(describeDiagnostics(counted)).toBe("");
});

test.each(all.filter(({ kind }) => kind === "err"))("$folder/err/$name has what is beside it", async (fixture) => {
  const expected = fileURLToPath(new URL(fixture.name.replace(".jsonc", ".expected.txt"), fixture.url));
  const diagnostics = check(fixture);
  expect(diagnostics).not.toHaveLength(0);
  await expect(describeDiagnostics(diagnostics)).toMatchFileSnapshot(expected);
});

test.each(ofRules.filter(({ kind }) => kind === "err"))("$folder/err/$name shows its rule", (fixture) => {
  expect(check(fixture).map(({ rule }) => rule)).toContain(fixture.folder);
});

test("each feature and each rule has both", () => {
  const both = (list: readonly Fixture[]) =>
    [...new Set(list.map(({ folder }) => folder))].filter((folder) =>
      (["ok", "err"] as const).every((kind) => list.some((one) => one.folder === folder && one.kind === kind)),
    );
  expect(both(ofFeatures)).toEqual(readdirSync(new URL("features/", fixtures)));
  const rules = ruleDescriptions.map(({ id }) => id).filter((id) => !WITHOUT_FIXTURES.includes(id));
  expect(both(ofRules).toSorted()).toEqual(rules);
});
