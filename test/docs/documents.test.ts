import { existsSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { anchorsInTurn } from "../../worker/documents/build/markdown.ts";
import { documents, read } from "./examples.ts";

const pages = documents().map((path) => ({ path, text: read(path) }));
const scripts: readonly string[] = Object.keys(JSON.parse(read("package.json")).scripts);

/** The targets of a page's links, of images too, without those to other websites. */
function linksIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/\]\((?!https?:)([^)\s]+)\)/g), ([, target = ""]) => target);
}

/** The links of a page that lead nowhere: to no file, or to no heading of one. */
function deadLinksIn(path: string, text: string): readonly string[] {
  return linksIn(text).filter((link) => {
    const [file = "", anchor] = link.split("#");
    const target = file === "" ? path : posix.join(posix.dirname(path), file);
    if (!existsSync(new URL(`../../${target}`, import.meta.url))) return true;
    if (anchor === undefined) return false;
    return !anchorsOf(target === path ? text : read(target)).includes(anchor);
  });
}

function anchorsOf(markdown: string): readonly string[] {
  return Array.from(markdown.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) => heading).map(anchorsInTurn());
}

/** The npm scripts that a page names and package.json does not have. */
function unknownScriptsIn(text: string): readonly string[] {
  const named = Array.from(text.matchAll(/\bnpm run (?:--?[\w-]+ )*([\w:-]+)/g), ([, name = ""]) => name);
  return named.filter((name) => !scripts.includes(name));
}

/** The paths of the repository that a page names in code and that are not there. */
function missingPathsIn(text: string): readonly string[] {
  const named = Array.from(text.matchAll(/`((?:shared|action|worker|test|docs|\.ci|\.github)\/[\w./-]*)`/g));
  return named.map(([, path = ""]) => path).filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)));
}

test("the documents are those of the root and of docs/", () => {
  const paths = pages.map(({ path }) => path);
  for (const path of ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "docs/development.md"]) {
    expect(paths).toContain(path);
  }
  expect(pages.flatMap(({ text }) => linksIn(text)).length).toBeGreaterThan(100);
});

/** The problems of the pages, each with its page. */
function problemsIn(find: (path: string, text: string) => readonly string[]): readonly string[] {
  return pages.flatMap(({ path, text }) => find(path, text).map((problem) => `${path}: ${problem}`));
}

test("every link leads to a file, and to a heading of it", () => {
  expect(problemsIn(deadLinksIn)).toEqual([]);
});

test("every npm script that is named exists", () => {
  expect(problemsIn((_, text) => unknownScriptsIn(text))).toEqual([]);
});

test("every path of the repository that is named exists", () => {
  expect(problemsIn((_, text) => missingPathsIn(text))).toEqual([]);
});

test("the README names the documents of the root", () => {
  const links = linksIn(read("README.md"));
  for (const path of ["CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md", "LICENSE"]) expect(links).toContain(path);
});

test("the changelog has fewer than 1,500 words, so that people read it", () => {
  expect(read("CHANGELOG.md").split(/\s+/).length).toBeLessThan(1500);
});

test(".nvmrc names the Node that npm brings on Linux", () => {
  const { optionalDependencies } = JSON.parse(read("package.json"));
  expect([...new Set(Object.values(optionalDependencies))]).toEqual([readFileSync(".nvmrc", "utf8").trim()]);
});
