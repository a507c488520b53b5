import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/**
 * Words that identifiers, messages, comments and documents do not use, in any case and within camelCase, with what to use
 * instead. See docs/decisions/0083-standard-words.md.
 */
const WORDS: Readonly<Record<string, string>> = {
  anew: "again",
  blanks: "whitespace",
  furthest: "maxId",
  grave: "of high severity",
  graver: "of higher severity",
  gravest: "of the highest severity",
  heed: "suppress",
  heeds: "suppresses",
  lack: "be missing, without",
  lacked: "was missing",
  lacking: "missing",
  lacks: "is missing, has no",
  mend: "fix",
  mended: "fixed",
  mending: "fixing",
  mends: "fixes",
  nobody: "no one, or a rewrite with only",
  thereof: "of it",
  trouble: "error, failure, problem",
  troubles: "errors, failures, problems",
  whence: "where … from",
  whereof: "of which",
};

/** The same for words in a row, over line ends too. */
const PHRASES: Readonly<Record<string, string>> = {
  "ask for it anew": "Fetch it again",
  "everyone makes their own": "You can only create … for yourself",
  "part the two": "Add a comma",
  "stands twice": "Duplicate key",
  "strip it": "Remove …",
  "this one wins": "the last one is used",
  "told error": "redactError",
  "what is no json": "what is not JSON",
  "what is no text": "what is not text",
  "write a string": "name the values that are allowed",
  "write an integer": "Use a number",
};

const root = new URL("../", import.meta.url);
const FOLDERS = ["shared", "action", "worker", "test", "docs", ".github", ".ci"];
const OF_ROOT = /^(?:[\w-]+\.(?:md|toml)|action\.yml|package\.json|\.oxlintrc\.json)$/;
const TEXTS = /\.(?:tsx?|md|ya?ml|toml|json|sql|[cm]js)$|\.expected\.txt$|\/run$/;

/** Generated files, migrations applied to databases, the input of tests, and the two files that must name the words. */
const LEFT_OUT =
  /^action\/dist\/|^worker\/migrations\/|\/(?:generated|node_modules)\/|^test\/fixtures\/(?!.*\.expected\.txt$)|^test\/words\.test\.ts$|^CHANGELOG\.md$/;

function filesOf(folder: string): readonly string[] {
  const entries = readdirSync(new URL(`${folder}/`, root), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => posix.relative(fileURLToPath(root), posix.join(parentPath, name)));
}

const paths = [
  ...FOLDERS.flatMap(filesOf).filter((path) => TEXTS.test(path)),
  ...readdirSync(root, { encoding: "utf8" }).filter((name) => OF_ROOT.test(name)),
].filter((path) => !LEFT_OUT.test(path));

/** The words of a text in lower case, each with its line: of `toldError` both, and of `mend-file.ts` all three. */
function wordsIn(text: string): readonly { readonly word: string; readonly line: number }[] {
  return text.split("\n").flatMap((content, index) => {
    const parts = content.match(/\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu) ?? [];
    return parts.map((part) => ({ word: part.toLowerCase(), line: index + 1 }));
  });
}

/** The words of a text for which there is a better one, each with its line. */
function problemsIn(text: string): readonly string[] {
  const words = wordsIn(text);
  const inARow = words.map(({ word }) => word).join(" ");
  return [
    ...words.flatMap(({ word, line }) =>
      Object.hasOwn(WORDS, word) ? [`${line}: "${word}", better "${WORDS[word]}"`] : [],
    ),
    ...Object.entries(PHRASES).flatMap(([phrase, better]) =>
      ` ${inARow} `.includes(` ${phrase} `) ? [`"${phrase}", better "${better}"`] : [],
    ),
  ];
}

test("every file uses standard words", () => {
  expect(paths.length).toBeGreaterThan(500);
  const found = paths.flatMap((path) =>
    [...problemsIn(path), ...problemsIn(readFileSync(new URL(path, root), "utf8"))].map(
      (problem) => `${path}:${problem}`,
    ),
  );
  expect(found).toEqual([]);
});
