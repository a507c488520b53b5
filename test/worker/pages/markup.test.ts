import { expect, test } from "vitest";
import { readSource, sourceFiles } from "../../support/imports.ts";

/** Functions that turn a text into markup or a program. Components escape whatever is put into them. */
const UNESCAPED =
  /\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval|new Function)\b/;

/** Attributes that the policy of pages would refuse in silence. */
const INLINE = /\s(?:style|on[a-z]+)=(?:\{|")/;

/** The place at which the HTML of a document is put into its page: `npm run generate` wrote it, and no one who uses the server. */
const WRITTEN_AHEAD = "dangerouslySetInnerHTML={{ __html: html }}";
const IN_DOCUMENT = "worker/documents/pages.tsx";

const sources = sourceFiles("worker")
  .filter((path) => !path.includes("/generated/"))
  .map((path) => ({
    path,
    source: path === IN_DOCUMENT ? readSource(path).replace(WRITTEN_AHEAD, "") : readSource(path),
  }));

test.each([
  ["makes markup or a program of a text", UNESCAPED, "<p dangerouslySetInnerHTML={{ __html: name }} />"],
  ["has a style or a script inline", INLINE, '<p style="color: red">'],
])("no page %s", (_, pattern, bad) => {
  expect(sources.filter(({ source }) => pattern.test(source)).map(({ path }) => path)).toEqual([]);
  expect(sources.length).toBeGreaterThan(10);
  expect(bad).toMatch(pattern);
});
