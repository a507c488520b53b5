/** How many bytes a text takes in UTF-8. */
export function countBytes(text: string): number {
  return new TextEncoder().encode(text).length;
}

/** How many of the first items fit together; past the first that does not, none is asked for. */
export function countFitting<Item>(items: readonly Item[], bytesOf: (item: Item) => number, maxBytes: number): number {
  let bytesLeft = maxBytes;
  const fitting = items.findIndex((item) => (bytesLeft -= bytesOf(item)) < 0);
  return fitting < 0 ? items.length : fitting;
}

/** A text of at most so many UTF-16 code units, with "…" where it was cut, and never half a character. */
export function clip(text: string, maxCharacters: number): string {
  if (text.length <= maxCharacters) return text;
  return `${text.slice(0, maxCharacters - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
