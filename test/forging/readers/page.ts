import type { ParserOptions } from "prettier";
import { parsers } from "prettier/plugins/markdown";
import { words } from "../../support/words.ts";

/** A node as remark's parser makes it. */
interface MarkdownNode {
  readonly type: string;
  readonly lang?: string | null;
  readonly value?: string;
  readonly depth?: number;
  readonly url?: string;
  readonly alt?: string;
  readonly children?: readonly MarkdownNode[];
}

/** What a page made of Markdown shows, as far as our summaries have it, and what else there is on it. */
export interface Page {
  readonly headings: readonly string[];
  /** The texts beside headings and tables. */
  readonly paragraphs: readonly string[];
  /** The texts of the items of lists. */
  readonly items: readonly string[];
  /** The texts of the cells, by row. */
  readonly rows: readonly (readonly string[])[];
  /** What stands beside the arrows that fold a part, each with its tables in it. */
  readonly folds: readonly string[];
  /** Where links lead. */
  readonly links: readonly string[];
  /** Whatever else the Markdown makes: images, blocks of code, emphasis, HTML, and what GitHub makes of a text by itself. */
  readonly others: readonly string[];
}

/** The nodes that a summary is made of. */
const KNOWN = new Set(words("root heading table tableRow tableCell text link paragraph inlineCode list listItem"));

/** A text that stands alone in an element, so that GitHub finds nothing beside it; and code that is escaped. */
const ALONE = /^<\/?(?:span|code)>$/;

/** The start of a part that can be folded, with nothing but text and code beside its arrow; and its end. */
const FOLD_START = /^<details(?: open)?><summary>((?:<\/?(?:span|code)>|[^<>\n])*)<\/summary>$/;
const FOLD_END = "</details>";

/**
 * What GitHub makes of the text of a finished page: mentions, references to issues and commits, emoji, formulas and
 * addresses.
 */
const FOUND_IN_TEXT = [
  /(?<![\w`])@[a-z\d]/i,
  /(?<!\w)(?:[\w.-]+\/[\w.-]+)?#\d/,
  /\bGH-\d/i,
  /:[+\-\w]+:/,
  /\$\S[^$]*\$/,
  /\b(?:https?|ftp|mailto|xmpp):[\w/]/i,
  /\bwww\./i,
  /[\w.+-]+@[\w-]+\.\w/,
];

/** Reads a page as GitHub does: Markdown first, and then what it finds in each text by itself. */
export function readPage(markdown: string): Page {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the parser of Markdown looks at no option
  const root: MarkdownNode = parsers.markdown.parse(markdown, {} as ParserOptions);
  const nodes = [...descendants(root)];
  const ofType = (type: string) => nodes.filter((node) => node.type === type);
  return {
    headings: ofType("heading").map((node) => `${node.depth} ${textOf(node)}`),
    paragraphs: nodes.flatMap(paragraphsIn).map(textOf),
    items: ofType("listItem").map(textOf),
    rows: ofType("tableRow").map(({ children = [] }) => children.map(textOf)),
    folds: foldsOf(ofType("html").map(({ value = "" }) => value)),
    links: ofType("link").map(({ url = "" }) => url),
    others: [
      ...nodes.filter(isOther).map(({ type, lang, value = "" }) => `${type} ${lang ? `${lang}: ` : ""}${value}`),
      ...nodes.flatMap(textRuns).filter((text) => FOUND_IN_TEXT.some((shape) => shape.test(text))),
    ],
  };
}

function* descendants(node: MarkdownNode): Iterable<MarkdownNode> {
  yield node;
  for (const child of node.children ?? []) yield* descendants(child);
}

/** But for those that an item of a list is made of. */
function paragraphsIn({ type, children = [] }: MarkdownNode): readonly MarkdownNode[] {
  return type === "listItem" ? [] : children.filter((child) => child.type === "paragraph");
}

function isOther({ type, value = "" }: MarkdownNode): boolean {
  if (type !== "html") return !KNOWN.has(type);
  return !ALONE.test(value) && !FOLD_START.test(value) && value !== FOLD_END;
}

/** Each with an end, before the next one starts. */
function foldsOf(elements: readonly string[]): readonly string[] {
  const ends = elements.filter((element) => FOLD_START.test(element) || element === FOLD_END);
  const isWhole = ends.every((element, index) => (element === FOLD_END) === (index % 2 === 1)) && ends.length % 2 === 0;
  if (!isWhole) return ["a fold without an end"];
  return ends.flatMap((element) => FOLD_START.exec(element)?.[1] ?? []).map(readElements);
}

/** The text of HTML without any meaning in it. */
function readElements(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}

function textOf({ value, type, children = [] }: MarkdownNode): string {
  if (type === "html") return "";
  return value ?? children.map(textOf).join("");
}

/** The texts of a node's children, each up to the next element. What stands in a link is no text to look in. */
function textRuns({ type, children = [] }: MarkdownNode): readonly string[] {
  if (type === "link") return [];
  const runs = [""];
  for (const child of children) {
    if (child.type === "text") runs.push((runs.pop() ?? "") + (child.value ?? ""));
    else runs.push("");
  }
  return runs;
}
