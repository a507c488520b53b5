import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildSchema, buildVocabularySchema, checkFile, checkVocabularyFile } from "../../../shared/index.ts";
import * as limits from "../../../shared/settings/limits.ts";
import { ENTRY_KEYS } from "../../../shared/vocabulary/vocabulary.ts";
import { runTerminal } from "../../action/support/terminal.ts";

const page = readFileSync(new URL("../../../docs/vocabulary.md", import.meta.url), "utf8");
const [vocabularyExample = "", configurationExample = ""] = Array.from(
  page.matchAll(/```jsonc\n([^`]*(?:`[^`]+`[^`]*)*)```/g),
  ([, text]) => text,
);
const [, shown = ""] = /```text\n([^]*?)```/.exec(page) ?? [];
const encode = (text: string) => new TextEncoder().encode(text);
const schema = buildVocabularySchema();

/** The keys of a vocabulary whose values hold entries of one kind, with the schema's name of the kind. */
const KINDS = {
  protocols: "protocol",
  providers: "provider",
  sections: "section",
  customVariants: "customVariant",
  topLevel: "topLevelKey",
  fields: "field",
  layers: "layer",
} as const;
type Holder = keyof typeof KINDS;

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of an object that has no others
const HOLDERS = Object.keys(KINDS) as readonly Holder[];

/** The keys that are described under a heading, in the first column. */
function describedUnder(heading: string): readonly string[] {
  const section = page.split(/^##+ /m).find((text) => text.startsWith(heading)) ?? "";
  const cells = Array.from(section.matchAll(/^\| ((?:`\$?\w+`(?:, )?)+) \|/gm), ([, cell = ""]) => cell);
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, key = ""]) => key));
}

test("the example is a vocabulary without a mistake that shows every key", () => {
  const { vocabulary, file } = checkVocabularyFile("docs/vocabulary.md", encode(vocabularyExample));
  expect(file.diagnostics).toEqual([]);
  if (vocabulary === undefined) throw new Error("The example is no vocabulary.");
  expect(Object.keys(vocabulary).toSorted()).toEqual(
    Object.keys(schema.properties ?? {})
      .slice(1)
      .toSorted(),
  );
  for (const holder of HOLDERS) {
    const shownKeys = new Set(Object.values<object>(vocabulary[holder] ?? {}).flatMap((entry) => Object.keys(entry)));
    expect([...shownKeys].toSorted()).toEqual(keysOf(holder).toSorted());
  }
  expect(checkFile("providers.jsonc", encode(configurationExample), { vocabulary }).diagnostics).not.toEqual([]);
  expect(JSON.stringify(buildSchema(vocabulary))).toContain("Region to call.");
});

/** The keys of an entry, as the schema has them. */
function keysOf(holder: Holder): readonly string[] {
  return Object.keys(schema.definitions?.[KINDS[holder]]?.properties ?? {});
}

test("every key is described, and no other", () => {
  expect(describedUnder("Keys")).toEqual(Object.keys(schema.properties ?? {}));
  for (const holder of HOLDERS) {
    expect([holder, describedUnder(`\`${holder}\``)]).toEqual([holder, keysOf(holder)]);
  }
});

test("the terminal says of the example what is shown", async () => {
  const folder = mkdtempSync(join(tmpdir(), "vocabulary-"));
  try {
    writeFileSync(join(folder, "vocabulary.jsonc"), vocabularyExample);
    writeFileSync(join(folder, "providers.jsonc"), configurationExample);
    const [, command = ""] = /`provider-steward (validate [^`]*)`/.exec(page) ?? [];
    expect(await runTerminal(command.split(" "), { folder })).toEqual({ code: 1, stdout: shown, stderr: "" });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the bounds are those that hold", () => {
  expect(page).toContain(`at most ${limits.VOCABULARY_FILE_MAX_BYTES / 1024} KiB`);
  expect(page).toContain(`at most ${limits.VOCABULARY_MAX_NAMES} names in each`);
  expect(page).toContain(`${limits.VOCABULARY_MAX_CUSTOM_VARIANTS} kinds of custom provider`);
  expect(page).toContain(`and ${limits.VOCABULARY_MAX_LAYERS} layers`);
  expect(page).toContain(`The values that it can have, at most ${limits.VOCABULARY_MAX_NAMES};`);
  expect(page).toContain(`at most ${limits.VOCABULARY_NAME_MAX_CHARACTERS} characters`);
  for (const key of ENTRY_KEYS) expect(page).toContain(`\`${key}\``);
});
