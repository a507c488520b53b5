/** The length of a text in UTF-8. */
export function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** The number of items, from the first on, that fit together. Asks for no size after the first that does not fit. */
export function countFitting<Item>(items: readonly Item[], bytesOf: (item: Item) => number, maxBytes: number): number {
  let bytesLeft = maxBytes;
  const fitting = items.findIndex((item) => (bytesLeft -= bytesOf(item)) < 0);
  return fitting < 0 ? items.length : fitting;
}

/**
 * The same where a line says how much does not fit: it takes its room only where it is needed.
 *
 * @param measure begins a count, in which what an item takes may depend on those before it.
 * @param reservedBytes what that line takes.
 */
export function countFittingWithRest<Item>(
  items: readonly Item[],
  measure: () => (item: Item) => number,
  maxBytes: number,
  reservedBytes: number,
): number {
  const all = countFitting(items, measure(), maxBytes);
  return all === items.length ? all : countFitting(items, measure(), maxBytes - reservedBytes);
}

/**
 * The same of a list that is bounded in number, too.
 *
 * @param explainOmission that line, for so many items.
 */
export function fitWithRest<Item>(
  items: readonly Item[],
  measure: () => (item: Item) => number,
  { maxBytes, maxItems }: { readonly maxBytes: number; readonly maxItems: number | undefined },
  explainOmission: (count: number) => string,
): { readonly shown: readonly Item[]; readonly omitted: number } {
  const listed = items.slice(0, maxItems);
  const reservedBytes = countBytes(explainOmission(items.length));
  const most = listed.length === items.length ? maxBytes : maxBytes - reservedBytes;
  const shown = listed.slice(0, countFittingWithRest(listed, measure, most, reservedBytes));
  return { shown, omitted: items.length - shown.length };
}

/** A text of at most so many UTF-16 code units, with "…" where it was cut, and never half a character. */
export function clip(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  return `${text.slice(0, maxCharacters - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
