import { type Expression, parseSync, Visitor } from "oxc-parser";
import { expect, test } from "vitest";
import { readSource, sourceFiles } from "./support/imports.ts";
import { words } from "./support/words.ts";

/** The folders in which no doc comment and no test name may begin with one of these words. */
const FOLDERS = words(
  ".ci shared action worker test/shared test/action test/bench test/ci test/docs test/support test/worker",
);

/**
 * A comment that opens so has no subject and often no verb, so that it is read twice: a noun phrase, a sentence or
 * "Tells if …" is better. See docs/decisions/0160-openings-of-comments.md.
 */
const OPENING = /^(?:What|Whether|Whose|How|Of)\b/i;

const TESTS = ["describe", "it", "test"];

interface Opening {
  readonly start: number;
  readonly text: string;
}

/** The doc comments and test names of a source file, each without what precedes its first word. */
function openingsOf(path: string, source: string): readonly Opening[] {
  const { comments, program } = parseSync(path, source);
  const found: Opening[] = [];
  for (const { type, value, start } of comments) {
    if (type === "Block" && value.startsWith("*")) found.push({ start, text: value.replace(/^[*\s]+/, "") });
  }
  new Visitor({
    CallExpression: ({ callee, arguments: [name], start }) => {
      if (!TESTS.includes(rootOf(callee))) return;
      if (name?.type === "Literal" && typeof name.value === "string") found.push({ start, text: name.value });
      if (name?.type === "TemplateLiteral") found.push({ start, text: name.quasis[0]?.value.raw ?? "" });
    },
  }).visit(program);
  return found;
}

/** The name at the start of `test.skip`, `describe.each([…])` and the like. */
function rootOf(callee: Expression): string {
  if (callee.type === "Identifier") return callee.name;
  if (callee.type === "CallExpression") return rootOf(callee.callee);
  return callee.type === "MemberExpression" ? rootOf(callee.object) : "";
}

const problemsIn = (path: string, source: string) =>
  openingsOf(path, source)
    .filter(({ text }) => OPENING.test(text))
    .map(({ start, text }) => `${path}:${source.slice(0, start).split("\n").length}: ${text.split("\n", 1)[0]}`);

test("doc comments and test names begin with their subject", () => {
  const paths = sourceFiles(...FOLDERS).filter((path) => !path.includes("/generated/"));
  expect(paths.length).toBeGreaterThan(500);
  expect(paths.flatMap((path) => problemsIn(path, readSource(path)))).toEqual([]);
});
