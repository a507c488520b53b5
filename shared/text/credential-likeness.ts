import { looksRandom } from "./random-word.ts";
import { hasTokenShape, isPlaceholder, namesCredential, withoutPlaceholders } from "./secrets.ts";
import { findUrlSecrets } from "./url-secrets.ts";

/** How sure it is that something is a credential; of what is only likely nobody would want the only copy removed. */
export type Likeness = "certain" | "likely";

/** How a header's value looks like a credential, or holds what does; undefined where it does not. */
export function credentialLikeness(value: string): Likeness | undefined {
  const text = value.trim();
  if (hasTokenShape(text) || hasAuthenticationScheme(text) || holdsUrlWithSecret(text)) return "certain";
  return namedLikeness(text) ?? (text.split(/[\s"',;]+/).some(looksRandom) ? "likely" : undefined);
}

/** How a value is a credential because its name says so; undefined where it cannot be one. */
export function likenessByName(name: string, value: string): Likeness | undefined {
  if (!namesCredential(name) || isNone(value)) return undefined;
  return isPlainWord(value) ? "likely" : "certain";
}

/** True for an empty value, a placeholder, a switch and a small number. */
function isNone(value: string): boolean {
  const text = value.trim();
  return /^(?:true|false|yes|no|on|off|none|null|\d{1,7}|\d+\.\d+|)$/i.test(text) || isPlaceholder(text);
}

/** `blue`, `eu-west-1`: more likely a name that something was given than a credential. */
function isPlainWord(value: string): boolean {
  return /^(?:[a-z]{1,8}|[a-z]{2}-[a-z]{1,9}-\d)$/i.test(value.trim()) && !namesCredential(value);
}

/** Before a word that no language has; `Bearer` before any. */
function hasAuthenticationScheme(text: string): boolean {
  const [, scheme = "", word = ""] =
    /^(bearer|basic|token|key|apikey|digest|negotiate|ssws|splunk) +(\S+)$/i.exec(text) ?? [];
  if (word.length < 4) return false;
  if (/^bearer$/i.test(scheme)) return true;
  if (/^(?:apikey|ssws|splunk)$/i.test(scheme)) return /\d|.{16}/.test(word);
  return looksRandom(word) || /^[\da-f]{40}$/i.test(word) || isUserAndPassword(word);
}

/** True for `user:password` in base64. */
function isUserAndPassword(word: string): boolean {
  const isBase64 = /^[A-Za-z\d+/]+={0,2}$/.test(word) && word.replace(/=+$/, "").length % 4 !== 1;
  return isBase64 && /^[\x20-\x7e]*:[\x20-\x7e]*$/.test(atob(word.replace(/=+$/, "")));
}

function holdsUrlWithSecret(text: string): boolean {
  // The bound keeps the search linear.
  for (const [url] of text.matchAll(/[a-z][a-z\d+.-]{1,15}:\/\/[^\s"'<>]+/gi)) {
    const { strips, hasHiddenPassword } = findUrlSecrets(url);
    if (strips.length > 0 || hasHiddenPassword) return true;
  }
  return false;
}

/** Of the pairs in a text, `name=value`, `name: value` or `"name":"value"`, the one that is most like a credential. */
function namedLikeness(text: string): Likeness | undefined {
  let found: Likeness | undefined;
  // The bounds keep the search linear.
  const pairs = /([A-Za-z][\w.-]{1,63})["']?\s{0,4}[:=]\s{0,4}["']?([^\s"',;&]+)/g;
  for (const [, name = "", value = ""] of withoutPlaceholders(text).matchAll(pairs)) {
    const likeness = likenessByName(name, value);
    if (likeness === "certain") return likeness;
    found ??= likeness;
  }
  return found;
}
