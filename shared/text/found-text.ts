/** The search within a page: without a script by the server, and else as one types. */

/** Tells if a text has each word that is sought, in any case. All texts have what is empty. */
export function isFound(text: string, sought: string): boolean {
  const lower = text.toLowerCase();
  return sought
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word));
}

/** The sentence on how much was found; empty where nothing is sought. */
export function foundText(found: number, all: number, sought: string): string {
  if (sought.trim() === "") return "";
  return found === 0 ? "Nothing has these words. Try fewer, or shorter ones." : `${found} of ${all} have these words.`;
}
