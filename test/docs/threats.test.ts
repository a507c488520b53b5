import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { read } from "./examples.ts";

/** The threats that must have an entry, by a word of its heading. */
const REQUIRED = [
  "SSRF",
  "next page on another server",
  "Redirects",
  "key at an upstream",
  "Paths that lead out",
  "cross-site scripting",
  "CSRF",
  "caches",
  "Enumeration",
  "Huge pages",
  "Deep and costly JSON",
  "__proto__",
  "ReDoS",
  "zip bombs",
  "audit log",
  "local server",
  "rights by a key",
];

interface NamedTest {
  readonly file: string;
  /** The titles that lead to it, outermost first; some may be left out. */
  readonly titles: readonly string[];
}

interface Threat {
  readonly heading: string;
  readonly text: string;
  readonly code: readonly string[];
  readonly tests: readonly NamedTest[];
}

function threatsIn(page: string): readonly Threat[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((text) => {
      const [heading = ""] = text.split("\n");
      const [code = ""] = /^- Code: .*$/m.exec(text) ?? [];
      const tests = Array.from(text.matchAll(/^- Test: `([^`]+)`: (.*)$/gm), ([, file = "", titles = ""]) => ({
        file,
        titles: Array.from(titles.matchAll(/"([^"]+)"/g), ([, title = ""]) => title),
      }));
      return { heading, text, code: Array.from(code.matchAll(/`([^`]+)`/g), ([, path = ""]) => path), tests };
    });
}

/** Tests if a test file has a test, or a group of some, with a title. */
function hasTitle(source: string, title: string): boolean {
  const written = [`"${title}"`, `\`${title}\``].some((text) => source.includes(`(${text},`));
  // The formatter puts a long title, or one after a table, on a line of its own.
  return written || source.split("\n").some((line) => [`"${title}",`, `\`${title}\`,`].includes(line.trim()));
}

/** The problems of an entry: names that lead to nothing, and parts that are missing. */
function problemsOf({ heading, text, code, tests }: Threat): readonly string[] {
  const isThere = (path: string) => existsSync(new URL(`../../${path}`, import.meta.url));
  const missing = [...code, ...tests.map(({ file }) => file)].filter((path) => !isThere(path));
  const unknown = tests
    .filter(({ file }) => isThere(file))
    .flatMap(({ file, titles }) =>
      titles.filter((title) => !hasTitle(read(file), title)).map((title) => `${file} has no "${title}"`),
    );
  const parts = [/^\*\*Attempt\.\*\* /m, /^\*\*Defence\.\*\* /m].filter((part) => !part.test(text)).map(String);
  const empty = code.length === 0 || tests.length === 0 || tests.some(({ titles }) => titles.length === 0);
  return [...missing, ...unknown, ...parts, ...(empty ? ["names no code or no test"] : [])].map(
    (problem) => `${heading}: ${problem}`,
  );
}

const threats = threatsIn(read("docs/threats.md"));

test("each threat that must be thought of has an entry", () => {
  const headings = threats.map(({ heading }) => heading);
  expect(REQUIRED.filter((words) => !headings.some((heading) => heading.includes(words)))).toEqual([]);
});

test("each entry says what is tried and what prevents it, and names code and tests that there are", () => {
  expect(threats.flatMap(problemsOf)).toEqual([]);
});
