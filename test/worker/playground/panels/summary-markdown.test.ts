import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { codeSpan, markdownSentence, printable } from "../../../../shared/index.ts";
import { ANSWERS } from "../../../../worker/playground/checker/answer.ts";
import { type Block, readInline, readMarkdown } from "../../../../worker/playground/panels/summary-markdown.ts";
import { FIXTURES } from "../support/workspaces.ts";

const textOf = (line: string) =>
  readInline(line)
    .map(({ text }) => text)
    .join("");

const anyText = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.string({
    unit: fc.constantFrom("`", "|", "]", ":", "<", ">", "&", "#", "\\", '"', "'", "@", " ", "a"),
    maxLength: 8,
  }),
);

describe("a line of a summary", () => {
  it("shows a sentence as it is, whatever it has, but for the backticks of code", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        fc.pre(!text.includes("`"));
        expect(textOf(markdownSentence(text))).toBe(printable(text));
      }),
    );
  });

  it("shows a name as code, whatever it has", () => {
    fc.assert(
      fc.property(anyText, (name) => {
        fc.pre(name.trim() !== "");
        expect(readInline(`In ${codeSpan(name)}:`)).toEqual([
          { text: "In ", isCode: false },
          { text: printable(name), isCode: true },
          { text: ":", isCode: false },
        ]);
      }),
    );
  });
});

test("blocks are headings, paragraphs, lists, tables and folds, also within each other", () => {
  const markdown = `## One

A paragraph.

### Two

- a
- b

<details open><summary><code>x</code>: 1 error</summary>

| Line | Finding |
| --- | --- |
| 1 | a |
| 2 | b |

<details><summary>Inner</summary>

- c

</details>

</details>

Last.
`;
  expect(readMarkdown(markdown)).toEqual([
    { kind: "heading", level: 2, text: "One" },
    { kind: "paragraph", text: "A paragraph." },
    { kind: "heading", level: 3, text: "Two" },
    { kind: "list", items: ["a", "b"] },
    {
      kind: "fold",
      isOpen: true,
      summary: "<code>x</code>: 1 error",
      blocks: [
        {
          kind: "table",
          head: ["Line", "Finding"],
          rows: [
            ["1", "a"],
            ["2", "b"],
          ],
        },
        { kind: "fold", isOpen: false, summary: "Inner", blocks: [{ kind: "list", items: ["c"] }] },
      ],
    },
    { kind: "paragraph", text: "Last." },
  ]);
});

function linesOf(block: Block): readonly string[] {
  switch (block.kind) {
    case "list":
      return block.items;
    case "table":
      return [block.head, ...block.rows].flat();
    case "fold":
      return [block.summary, ...block.blocks.flatMap(linesOf)];
    default:
      return [block.text];
  }
}

function tablesOf(block: Block): readonly Extract<Block, { kind: "table" }>[] {
  if (block.kind === "fold") return block.blocks.flatMap(tablesOf);
  return block.kind === "table" ? [block] : [];
}

test("no markup is left in the summary of any fixture, and each row has all columns", () => {
  const summaries = FIXTURES.flatMap(({ workspace }) => ANSWERS.summary({ workspace }) ?? []);
  const blocks = summaries.flatMap(readMarkdown);
  const left = blocks.flatMap(linesOf).filter((line) => {
    const text = readInline(line).flatMap((part) => (part.isCode ? [] : [part.text]));
    return /^(?:#|\||- |<)|<\/?(?:details|summary|code|span)>|&#\d+;/.test(text.join(""));
  });
  expect(summaries.length).toBeGreaterThan(100);
  expect(left).toEqual([]);
  const tables = blocks.flatMap(tablesOf);
  expect(tables.length).toBeGreaterThan(100);
  expect(tables.filter(({ head, rows }) => rows.some(({ length }) => length !== head.length))).toEqual([]);
});
