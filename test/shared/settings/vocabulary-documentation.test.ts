import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  buildSchema,
  buildVocabularySchema,
  checkFile,
  checkVocabularyFile,
  ruleDescriptions,
} from "../../../shared/index.ts";
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
const TABLES = ["protocols", "providers", "sections", "customVariants"] as const;

/** Keys that are described under a heading. */
function describedUnder(heading: string): readonly (string | undefined)[] {
  const section = page.split(/^##+ /m).find((text) => text.startsWith(heading)) ?? "";
  return Array.from(section.matchAll(/^\| `(\$?\w+)` \|/gm), ([, key]) => key);
}

test("the example is a vocabulary without a mistake that shows every key", () => {
  const { vocabulary, file } = checkVocabularyFile("docs/vocabulary.md", encode(vocabularyExample));
  expect(file.diagnostics).toEqual([]);
  if (vocabulary === undefined) throw new Error("The example is no vocabulary.");
  for (const table of TABLES) {
    const shownKeys = new Set(Object.values<object>(vocabulary[table]).flatMap((entry) => Object.keys(entry)));
    expect([...shownKeys].toSorted()).toEqual(keysOf(table).toSorted());
  }
  expect(checkFile("providers.jsonc", encode(configurationExample), { vocabulary }).diagnostics).not.toEqual([]);
  expect(JSON.stringify(buildSchema(vocabulary))).toContain("Region to call.");
});

/** The keys of an entry of a table, as the schema has them. */
function keysOf(table: string): readonly string[] {
  const definition = table.replace(/s$/, "");
  return Object.keys(schema.definitions?.[definition]?.properties ?? {});
}

test("every key is described, and no other", () => {
  expect(describedUnder("Keys")).toEqual(Object.keys(schema.properties ?? {}));
  for (const table of TABLES) {
    expect([table, describedUnder(`\`${table}\``)]).toEqual([table, keysOf(table)]);
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
  expect(page).toContain(`and ${limits.VOCABULARY_MAX_CUSTOM_VARIANTS} kinds of custom provider`);
  expect(page).toContain(`at most ${limits.VOCABULARY_NAME_MAX_CHARACTERS} characters`);
  for (const key of ENTRY_KEYS) expect(page).toContain(`\`${key}\``);
});

test("every rule and file that it links to is there", () => {
  const links = Array.from(page.matchAll(/\]\(([^)#]+)(?:#([^)]+))?\)/g), ([, path = "", rule]) => ({ path, rule }));
  expect(links.length).toBeGreaterThan(2);
  for (const { path, rule } of links) {
    expect(() => readFileSync(new URL(`../../../docs/${path}`, import.meta.url))).not.toThrow();
    if (rule !== undefined) expect(ruleDescriptions.map(({ id }) => id)).toContain(rule);
  }
});
