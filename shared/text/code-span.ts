import { printable } from "./printable.ts";

/**
 * An untrusted text as a code span of GitHub's Markdown, in which nothing is markup: it is printable, and the fence is
 * longer than any run of backticks within.
 */
export function codeSpan(text: string): string {
  const shown = printable(text);
  const longest = Array.from(shown.matchAll(/`+/g), ([run]) => run.length).reduce(
    (most, length) => Math.max(most, length),
    0,
  );
  const fence = "`".repeat(longest + 1);
  const isPadded = shown.trim() === "" || /^[` ]|[` ]$/.test(shown);
  return isPadded ? `${fence} ${shown} ${fence}` : `${fence}${shown}${fence}`;
}
