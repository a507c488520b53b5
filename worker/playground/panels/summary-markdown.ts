/** Reads the Markdown of the Action's summary, as GitHub does: of all Markdown, the part that `shared/report/` writes. */

/** A part of a line. */
export interface InlinePart {
  readonly text: string;
  readonly isCode: boolean;
}

export type Block =
  | { readonly kind: "heading"; readonly level: 2 | 3; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }
  /** A part that is folded, with the line that opens it. */
  | { readonly kind: "fold"; readonly isOpen: boolean; readonly summary: string; readonly blocks: readonly Block[] };

/** The blocks of a text. */
export function readMarkdown(markdown: string): readonly Block[] {
  return readBlocks(markdown.split("\n")[Symbol.iterator]());
}

const FOLD = /^<details( open)?><summary>(.*)<\/summary>$/;
const HEADING = /^(###?) (.*)$/;

/** Reads up to the end of the text, or of the fold. */
function readBlocks(lines: Iterator<string>): readonly Block[] {
  const blocks: Block[] = [];
  for (let next = lines.next(); next.done !== true && next.value !== "</details>"; next = lines.next()) {
    const line = next.value;
    const [, open, summary] = FOLD.exec(line) ?? [];
    if (summary !== undefined) {
      blocks.push({ kind: "fold", isOpen: open !== undefined, summary, blocks: readBlocks(lines) });
    } else if (line !== "") addLine(blocks, line);
  }
  return blocks;
}

/** Adds a line that is no fold: to the list or the table before it, where it belongs to that. */
function addLine(blocks: Block[], line: string): void {
  const last = blocks.at(-1);
  const [, marks, title] = HEADING.exec(line) ?? [];
  if (title !== undefined) blocks.push({ kind: "heading", level: marks === "##" ? 2 : 3, text: title });
  else if (line.startsWith("- ")) {
    const items = last?.kind === "list" ? last.items : [];
    if (last?.kind === "list") blocks.pop();
    blocks.push({ kind: "list", items: [...items, line.slice(2)] });
  } else if (line.startsWith("| ")) addRow(blocks, line.slice(2, -2).split(" | "));
  else blocks.push({ kind: "paragraph", text: line });
}

/** The second row of a table parts its head from the others. */
function addRow(blocks: Block[], cells: readonly string[]): void {
  const last = blocks.at(-1);
  if (last?.kind !== "table") blocks.push({ kind: "table", head: cells, rows: [] });
  else if (!cells.every((cell) => cell === "---")) blocks.splice(-1, 1, { ...last, rows: [...last.rows, cells] });
}

/** The parts of a line: code, in backticks or in an element, and text, in which characters may stand as references. */
export function readInline(line: string): readonly InlinePart[] {
  return line
    .split(/(`[^`]+`|<code>.*?<\/code>)/)
    .map((part) => {
      if (part.startsWith("`")) return { text: part.slice(1, -1).replace(/^ (.*[^ ].*) $/, "$1"), isCode: true };
      return { text: withoutReferences(part), isCode: part.startsWith("<code>") };
    })
    .filter(({ text }) => text !== "");
}

function withoutReferences(text: string): string {
  return text
    .replaceAll(/<\/?(?:span|code)>/g, "")
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
}
