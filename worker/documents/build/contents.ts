/** The list of all documents by what they are for: docs/README.md, which people read in the repository, too. */

/** A document in the list. */
export interface ListedDocument {
  /** Its path in `docs/`. */
  readonly path: string;
  readonly title: string;
  /** A sentence, or less, on what it has. */
  readonly summary: string;
}

/** The documents for one need. */
export interface DocumentList {
  readonly title: string;
  readonly summary: string;
  readonly documents: readonly ListedDocument[];
}

/** The list on the list itself that the site leaves out: who works on the project has the repository. */
const FOR_CONTRIBUTORS = "Working on the project";

const ITEM = /^- \[([^\]]+)\]\(([^)\s]+)\): ([^]+)$/;

/** Reads the list. @throws Error for an entry that is written in another way. */
export function readContents(markdown: string): readonly DocumentList[] {
  const [, ...groups] = markdown.split(/^## /m);
  return groups.map((group) => {
    const [title = "", ...blocks] = group.trim().split(/\n\n|\n(?=- )/);
    const [texts, items] = [false, true].map((isItem) => blocks.filter((block) => block.startsWith("- ") === isItem));
    return { title, summary: (texts ?? []).map(onOneLine).join(" "), documents: (items ?? []).map(readItem) };
  });
}

/** The lists that the site has. */
export function ofSite(lists: readonly DocumentList[]): readonly DocumentList[] {
  return lists.filter(({ title }) => title !== FOR_CONTRIBUTORS);
}

function readItem(block: string): ListedDocument {
  const [, title = "", path = "", summary = ""] = ITEM.exec(block) ?? [];
  if (path === "")
    throw new Error(`docs/README.md lists each page as "- [Title](path.md): a sentence", and not as ${block}`);
  return { path, title, summary: onOneLine(summary) };
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
