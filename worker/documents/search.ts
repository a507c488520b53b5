/** The search of the documents: sections that have all words of a query, those first that have them in a title or heading. */

/** A section of a document as `npm run generate` writes it: the document's name and title, the heading's id and text, and the text. */
export type SearchedSection = readonly [name: string, title: string, anchor: string, heading: string, text: string];

export interface FoundSection {
  readonly address: string;
  readonly title: string;
  /** Empty of the beginning of a document. */
  readonly heading: string;
  /** A part of the text around the first word, which is cut into what is one of the words and what is not. */
  readonly excerpt: readonly ExcerptPart[];
}

export interface ExcerptPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** The sections that one answer has at most. */
export const FOUND_MAX_SECTIONS = 20;

/** The beginning of a query that counts. */
export const QUERY_MAX_CHARACTERS = 200;

const EXCERPT_MAX_CHARACTERS = 240;
/** The part of an excerpt before the first word. */
const EXCERPT_LEAD_CHARACTERS = 60;

const WEIGHTS = { title: 4, heading: 2, text: 1 };

/** The sections with all words of `query`, the most fitting first. Without a word there are none. */
export function searchSections(sections: readonly SearchedSection[], query: string): readonly FoundSection[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  return sections
    .map((section, index) => ({ section, index, weight: weightOf(section, words) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight || one.index - other.index)
    .slice(0, FOUND_MAX_SECTIONS)
    .map(({ section: [name, title, anchor, heading, text] }) => ({
      address: `/docs/${name}${anchor === "" ? "" : `#${anchor}`}`,
      title,
      heading,
      excerpt: excerptOf(text, words),
    }));
}

function wordsOf(query: string): readonly string[] {
  const words = query.slice(0, QUERY_MAX_CHARACTERS).toLowerCase().split(/\s+/);
  return [...new Set(words.filter((word) => word !== ""))];
}

/** The weight of a section: the sum of where each word is found best; 0 where one is missing. */
function weightOf([, title, , heading, text]: SearchedSection, words: readonly string[]): number {
  const places = [
    { weight: WEIGHTS.title, text: title.toLowerCase() },
    { weight: WEIGHTS.heading, text: heading.toLowerCase() },
    { weight: WEIGHTS.text, text: text.toLowerCase() },
  ];
  const weights = words.map((word) =>
    places.filter((place) => place.text.includes(word)).reduce((sum, { weight }) => sum + weight, 0),
  );
  return weights.includes(0) ? 0 : weights.reduce((sum, weight) => sum + weight, 0);
}

/** A word as a pattern of itself. */
function literally(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

function excerptOf(text: string, words: readonly string[]): readonly ExcerptPart[] {
  const pattern = new RegExp(`(${words.map(literally).join("|")})`, "gi");
  const first = Math.max(0, text.search(pattern));
  const start = first <= EXCERPT_LEAD_CHARACTERS ? 0 : text.lastIndexOf(" ", first - EXCERPT_LEAD_CHARACTERS) + 1;
  const end =
    text.length <= start + EXCERPT_MAX_CHARACTERS ? text.length : text.lastIndexOf(" ", start + EXCERPT_MAX_CHARACTERS);
  const cut = `${start > 0 ? "… " : ""}${text.slice(start, Math.max(end, first))}${end < text.length ? " …" : ""}`;
  return cut
    .split(pattern)
    .map((part, index) => ({ text: part, isFound: index % 2 === 1 }))
    .filter((part) => part.text !== "");
}
