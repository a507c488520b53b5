import { readPage } from "../readers/page.ts";
import { type Comparison, commandsIn } from "./comparison.ts";
import { codeAs, oneBlank, sentenceAs } from "./findings.ts";

/** For GitHub's pages: of the changes that `hostileChanges` gives, the lists with the names and links in them, and nothing else. */
export function compareChangesPage(
  text: string,
  markdown: string,
  linkTo: (path: string, line: number) => string,
): Comparison {
  const { headings, paragraphs, items, rows, folds, links, others } = readPage(markdown);
  const name = codeAs(text);
  return {
    read: {
      headings: headings.slice(1),
      paragraphs: paragraphs.map(oneBlank),
      items: items.map(oneBlank),
      rows,
      folds,
      links: links.map(decodeURI),
      others,
      commands: commandsIn(markdown),
    },
    meant: {
      headings: ["2 What changes for users", "3 Opens"],
      paragraphs: [
        oneBlank(`Not known for ${name}: ${sentenceAs(text)}`),
        oneBlank(`New: ${name}.`),
        oneBlank(`In ${name}:`),
        oneBlank(`In ${name}:`),
      ],
      items: [
        oneBlank(`Something of ${name} opens. (line 3)`),
        oneBlank(`Something of ${name} none. (${codeAs(`teams/${text}`)}, line 4)`),
      ],
      rows: [],
      folds: ["No effect"],
      links: [decodeURI(linkTo(text, 3)), decodeURI(linkTo(`teams/${text}`, 4))],
      others: [],
      commands: [],
    },
  };
}
