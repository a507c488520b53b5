import { toStrictJson } from "../syntax/strict-json.ts";

/**
 * A source as plain JSON, each value on its line and in its column: with spaces in the place of comments and end commas.
 * A text that certainly is no JSON stays as it is.
 */
export function plainJson(text: string): string {
  const removals = toStrictJson(text)?.removals ?? [];
  let plain = "";
  let done = 0;
  for (const { start, end } of removals) {
    plain += text.slice(done, start) + blank(text.slice(start, end));
    done = end;
  }
  return plain + text.slice(done);
}

/** A byte order mark has no column. */
function blank(removal: string): string {
  return removal.replace(/^\uFEFF/, "").replaceAll(/[^\r\n]/g, " ");
}
