/** The list of all documents, and how long each may be. */

import { posix } from "node:path";
import { expect, test } from "vitest";
import { readContents } from "../../worker/documents/build/contents.ts";
import { documents, read } from "./examples.ts";

const LIST = "docs/README.md";

/** A decision is in the list of decisions. */
const pages = documents().filter(
  (path) => path.startsWith("docs/") && !/^docs\/decisions\/\d/.test(path) && path !== LIST,
);

const MAX_WORDS = 1500;

/** The pages that may be longer, with the reason for which they need not be read from the beginning. */
const LONGER: Readonly<Record<string, string>> = {
  "docs/action.md": "The inputs, outputs and permissions of one step: people look things up in it.",
  "docs/audit-export.md": "A format that others implement, which stands in one place.",
  "docs/audit-push.md": "A protocol that receivers implement, which stands in one place.",
  "docs/audit-export-map.md": "A map of the code, for contributors.",
  "docs/capacity.md": "Its tables are written by the bench.",
  "docs/decisions/README.md": "The list of decisions.",
  "docs/development.md": "A map of the code, for contributors.",
  "docs/http.md": "The routes that need no key, with whole answers.",
  "docs/mistakes.md": "Its examples are written by a test.",
  "docs/monitoring.md": "Each metric and each log event, in tables.",
  "docs/pages.md": "Each page that people see, in a table.",
  "docs/performance.md": "Measurements, with the commands that give them.",
  "docs/presets/posit-assistant.md": "Each place at which a file differs, with its source.",
  "docs/rules.md": "Generated from the rules.",
  "docs/scheduled-export.md": "Whole workflows and units to copy, with a table of inputs that is generated.",
  "docs/terminal.md": "Each command with its options and output.",
  "docs/threats.md": "Each threat with the tests that show that it fails.",
  "docs/vocabulary.md": "Each key of a file.",
};

const wordsOf = (path: string) =>
  read(path)
    .split(/\s+/)
    .filter((word) => word !== "").length;

test("docs/README.md has every page of docs/ once", () => {
  const listed = readContents(read(LIST)).flatMap((list) => list.documents.map(({ path }) => posix.join("docs", path)));
  expect(listed.toSorted()).toEqual(pages.toSorted());
});

test(`a page has at most ${MAX_WORDS} words, unless it is looked things up in`, () => {
  const long = pages.filter((path) => wordsOf(path) > MAX_WORDS);
  expect(long.filter((path) => !Object.hasOwn(LONGER, path))).toEqual([]);
  // A page that became shorter has no reason any longer.
  expect(Object.keys(LONGER).filter((path) => !long.includes(path))).toEqual([]);
});
