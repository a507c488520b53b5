import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { SurroundingLayers } from "../../shared/effective/entries.ts";
import {
  type CheckedFile,
  type CheckSettings,
  checkFile,
  checkPolicyFile,
  checkVocabularyFile,
  noPolicy,
  type Vocabulary,
} from "../../shared/index.ts";

export const fixtures = new URL("../fixtures/", import.meta.url);

export interface Fixture {
  readonly folder: string;
  readonly kind: "ok" | "err";
  readonly name: string;
  readonly url: URL;
}

export function fixturesIn(group: "features" | "rules"): readonly Fixture[] {
  const root = new URL(`${group}/`, fixtures);
  return readdirSync(root).flatMap((folder) =>
    (["ok", "err"] as const).flatMap((kind) => {
      const url = new URL(`${folder}/${kind}/`, root);
      const names = readdirSync(url).filter((name) => name.endsWith(".jsonc"));
      return names.map((name) => ({ folder, kind, name, url: new URL(name, url) }));
    }),
  );
}

/** Beside its `ok` and `err`, a folder may hold the policy, the layers and the vocabulary by which its files are checked. */
export function settingsOf({ url }: Fixture): CheckSettings & { readonly layers: SurroundingLayers } {
  const read = (name: string) => {
    const beside = new URL(`../${name}`, url);
    return existsSync(beside) ? JSON.parse(readFileSync(beside, "utf8")) : undefined;
  };
  // Most fixtures name no schema, which is beside their point.
  const isBesidePoint = !url.pathname.includes("/schema-reference/");
  const rules = isBesidePoint ? { "schema-reference": "off" as const } : {};
  const policy = { ...noPolicy, rules, ...read("policy.json") };
  const names = read("vocabulary.json");
  const layers = { enforced: read("enforced.json"), default: read("default.json") };
  return { policy, layers, ...(names !== undefined && { vocabulary: vocabularyOf(names) }) };
}

/** The vocabulary that a document says, which is right. */
export function vocabularyOf(document: unknown): Vocabulary {
  const { vocabulary, file } = checkVocabularyFile("vocabulary", new TextEncoder().encode(JSON.stringify(document)));
  if (vocabulary === undefined) throw new Error(JSON.stringify(file.diagnostics));
  return vocabulary;
}

/** Checks a fixture as what it is. */
export function checkFixture(fixture: Fixture): CheckedFile {
  const bytes = readFileSync(fixture.url);
  if (fixture.folder === "policy-file") return checkPolicyFile(fixture.name, bytes).file;
  if (fixture.folder === "vocabulary-file") return checkVocabularyFile(fixture.name, bytes).file;
  return checkFile(fixture.name, bytes, settingsOf(fixture));
}

/** Every fixture, by its folder and name. */
export const allFixtures: readonly Fixture[] = [...fixturesIn("features"), ...fixturesIn("rules")];
