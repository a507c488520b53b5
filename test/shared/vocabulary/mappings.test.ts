import { expect, test } from "vitest";
import type { Vocabulary } from "../../../shared/index.ts";
import { type MappedKind, mappingOf } from "../../../shared/vocabulary/mappings.ts";
import { PRESETS } from "../../../shared/vocabulary/presets.ts";
import { read } from "../../docs/examples.ts";

const namesOf: Readonly<Record<MappedKind, (vocabulary: Vocabulary) => object>> = {
  provider: ({ providers }) => providers,
  protocol: ({ protocols }) => protocols,
  section: ({ sections }) => sections,
  "custom type": ({ customVariants }) => customVariants,
};

const tables = Object.entries(mappingOf(PRESETS["posit-assistant"]));

test.each(tables)("each %s of the table is one of both vocabularies, and no two become one", (kind, table) => {
  const names = Object.entries(namesOf).find(([one]) => one === kind)?.[1] ?? expect.unreachable();
  expect(Object.keys(names(PRESETS.specification))).toEqual(expect.arrayContaining(Object.keys(table)));
  expect(Object.keys(names(PRESETS["posit-assistant"]))).toEqual(expect.arrayContaining(Object.values(table)));
  expect(new Set(Object.values(table)).size).toBe(Object.keys(table).length);
});

test("only provider_c of the specification has no counterpart", () => {
  const unmapped = tables.flatMap(([kind, table]) => {
    const names = Object.entries(namesOf).find(([one]) => one === kind)?.[1] ?? expect.unreachable();
    return Object.keys(names(PRESETS.specification)).filter((name) => !Object.hasOwn(table, name));
  });
  expect(unmapped).toEqual(["provider_c"]);
});

test("the table in the documents is that of the presets", () => {
  const rows = tables.flatMap(([kind, table]) =>
    Object.entries(table).map(([name, other]) => `| ${kind} | \`${name}\` | \`${other}\` |`),
  );
  const shown = read("docs/vocabulary.md")
    .split("\n")
    .filter((line) => /^\| (?:provider|protocol|section|custom type) \|/.test(line));
  expect(shown).toEqual(rows);
});
