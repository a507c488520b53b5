/** The pages on the content server, as one text: their examples are one session, in the order in which the first page names them. */

const pages = import.meta.glob("../../../docs/content-server/*.md", { query: "?raw", import: "default", eager: true });

const FOLDER = "../../../docs/content-server/";

/** A page by its name in that folder. */
export function contentServerPage(name: string): string {
  const text = pages[`${FOLDER}${name}`];
  if (text === undefined) throw new Error(`There is no docs/content-server/${name}.`);
  return text;
}

const first = contentServerPage("README.md");

/** The names of the others, each where the first page names it first. */
const names = new Set(Array.from(first.matchAll(/\]\(([\w-]+\.md)\b/g), ([, name = ""]) => name));

/** The pages of the folder that the first page does not lead to. */
export const UNNAMED_PAGES = Object.keys(pages).filter(
  (path) => path !== `${FOLDER}README.md` && !names.has(path.slice(FOLDER.length)),
);

export const CONTENT_SERVER_PAGES = [first, ...[...names].map(contentServerPage)].join("\n");
