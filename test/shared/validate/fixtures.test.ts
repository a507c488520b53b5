import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import {
  type CheckSettings,
  checkFile,
  checkPolicyFile,
  checkVocabularyFile,
  type Diagnostic,
  noPolicy,
  ruleDescriptions,
} from "../../../shared/index.ts";
import { layerRules } from "../../../shared/validate/rules/layer-rules.ts";
import { describeDiagnostics } from "../../support/describe-diagnostics.ts";

const fixtures = new URL("../../fixtures/", import.meta.url);

/** Rules that a file of reasonable size cannot show, and those of layers; `validate.test.ts` and the resolution's tests have them. */
const WITHOUT_FIXTURES = ["file-size", "too-many-diagnostics", ...layerRules.map(({ id }) => id)];

interface Fixture {
  readonly folder: string;
  readonly kind: "ok" | "err";
  readonly name: string;
  readonly url: URL;
}

function fixturesIn(group: "features" | "rules"): readonly Fixture[] {
  const root = new URL(`${group}/`, fixtures);
  return readdirSync(root).flatMap((folder) =>
    (["ok", "err"] as const).flatMap((kind) => {
      const url = new URL(`${folder}/${kind}/`, root);
      const names = readdirSync(url).filter((name) => name.endsWith(".jsonc"));
      return names.map((name) => ({ folder, kind, name, url: new URL(name, url) }));
    }),
  );
}

/** Beside its `ok` and `err`, a folder may hold the policy and the layers by which its files are checked. */
function settingsOf(url: URL): CheckSettings {
  const read = (name: string) => {
    const beside = new URL(`../${name}`, url);
    return existsSync(beside) ? JSON.parse(readFileSync(beside, "utf8")) : undefined;
  };
  // Most fixtures name no schema, which is beside their point.
  const isBesidePoint = !url.pathname.includes("/schema-reference/");
  const rules = isBesidePoint ? { "schema-reference": "off" as const } : {};
  const policy = { ...noPolicy, rules, ...read("policy.json") };
  return { policy, layers: { enforced: read("enforced.json"), default: read("default.json") } };
}

function check({ folder, name, url }: Fixture): readonly Diagnostic[] {
  const bytes = readFileSync(url);
  if (folder === "policy-file") return checkPolicyFile(name, bytes).file.diagnostics;
  if (folder === "vocabulary-file") return checkVocabularyFile(name, bytes).file.diagnostics;
  return checkFile(name, bytes, settingsOf(url)).diagnostics;
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
