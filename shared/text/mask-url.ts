import { hasTokenShape, maskSecrets } from "./secrets.ts";
import { findUrlSecrets } from "./url-secrets.ts";

/** What stands in the place of what is masked. */
const MASK = "•••";

/**
 * A URL's text as people may see it: with userinfo, query and fragment masked, whether they look like a secret or not,
 * and all of it where a secret cannot be told from the rest.
 */
export function maskUrl(text: string): string {
  const { userinfo, hasToken, hasHiddenPassword } = findUrlSecrets(text);
  if (hasToken || hasHiddenPassword) return MASK;
  const end = text.search(/[?#]/);
  const head = end < 0 ? text : text.slice(0, end);
  const tail = end < 0 ? "" : `${text.charAt(end)}${end + 1 < text.length ? MASK : ""}`;
  const spans = userinfo.filter((span) => span.end <= head.length);
  // From the end, so that the places before stay what they are.
  const shown = spans.reduceRight(
    (rest, { start, end: at }) => `${rest.slice(0, start)}${MASK}@${rest.slice(at)}`,
    head,
  );
  // What is no URL may have a password anywhere before an "@".
  if (shown.replaceAll(`${MASK}@`, "").includes("@")) return MASK;
  const masked = maskSecrets(shown);
  return hasTokenShape(masked) ? MASK : masked + tail;
}
