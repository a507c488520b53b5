import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { sourceFiles } from "../support/imports.ts";
import { read } from "./examples.ts";

/** The files of the root that may name a record beside the code. */
const CONFIGURATION = ["action.yml", "wrangler.toml", "package.json", ".oxlintrc.json", ".ci/run"];

const INDEX = "docs/decisions/README.md";

const records = readdirSync("docs/decisions").filter((name) => name !== "README.md");
const index = read(INDEX);
const files = [...new Set([...sourceFiles("shared", "action", "worker", "test", ".ci"), ...CONFIGURATION])].filter(
  (path) => !path.startsWith("test/docs/"),
);

/** The records that a text names. */
function mentionsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/docs\/decisions\/([\w-]+\.md)/g), ([, name = ""]) => name);
}

const mentions = files.flatMap((path) => mentionsIn(read(path)).map((name) => ({ path, name })));

test("no two records have one number", () => {
  const numbers = records.map((name) => /^\d{4}-/.exec(name)?.[0]);
  expect(numbers).not.toContain(undefined);
  expect(new Set(numbers).size).toBe(records.length);
});

test("the index lists every record with its title, and no other, in order within each area", () => {
  const listed = Array.from(index.matchAll(/^- \[(\d{4})\]\((\S+)\) (.*)$/gm), ([, number, name, title]) => [
    number,
    name,
    title,
  ]);
  const titles = records.toSorted().map((name) => {
    const [, title] = /^# (.*)\n/.exec(read(`docs/decisions/${name}`)) ?? [];
    return [name.slice(0, 4), name, title];
  });
  expect(listed.toSorted(([one = ""], [other = ""]) => one.localeCompare(other))).toEqual(titles);
  for (const area of index.split(/^## /m)) {
    const numbers = Array.from(area.matchAll(/^- \[(\d{4})\]/gm), ([, number]) => Number(number));
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
  }
});

test("every record has a context, a decision and consequences, each with a text", () => {
  const form = /^# .+\n\n## Context\n\n[^#]+\n\n## Decision\n\n[^#]+\n\n## Consequences\n\n[^#]+\n$/;
  expect(records.filter((name) => !form.test(read(`docs/decisions/${name}`)))).toEqual([]);
});

test("every record is named by the code that it explains", () => {
  const named = new Set(mentions.map(({ name }) => name));
  expect(records.filter((name) => !named.has(name))).toEqual([]);
});

test("every record that the code names exists", () => {
  expect(mentions.filter(({ name }) => !records.includes(name))).toEqual([]);
});
