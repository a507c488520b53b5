/** Shapes that the issuers of credentials gave them, so that they can be told in a text. */
const TOKEN_SHAPES: readonly RegExp[] = [
  /\b(?:sk|pk|rk|psk|key|tok)[-_][A-Za-z0-9_-]{16,}/,
  /\bpsk[0-9A-Za-z]{29}\b/,
  /\bgh[pousr]_[A-Za-z0-9]{20,}/,
  /\bgithub_pat_[A-Za-z0-9_]{20,}/,
  /\bglpat-[A-Za-z0-9_-]{16,}/,
  /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/,
  /\b(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}\b/,
  /\bAIza[A-Za-z0-9_-]{30,}/,
  /\bya29\.[A-Za-z0-9_-]{20,}/,
  /\bdapi[0-9a-f]{32}\b/,
  /\bhf_[A-Za-z0-9]{20,}/,
  /\bnpm_[A-Za-z0-9]{30,}/,
  /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
];

/** `Bearer`, `Basic` and the like, followed by what could be a credential. */
const AUTHENTICATION_SCHEME = /^(?:bearer|basic|token|key|apikey|digest|negotiate)\s+\S{4,}/i;

/** `${NAME}`, `{{ name }}`, `$NAME`, `<name>`: something that is filled in elsewhere, with or without a scheme before it. */
const PLACEHOLDER = /^(?:[A-Za-z-]+\s+)?(?:\$\{[^}]*\}|\{\{[^}]*\}\}|\$[A-Za-z_]\w*|<[^>]*>)$/;

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const RANDOM_TEXT_MIN_CHARACTERS = 20;
const RANDOM_TEXT_MIN_BITS_PER_CHARACTER = 3.5;

/** True for a value that something else fills in. */
export function isPlaceholder(value: string): boolean {
  return PLACEHOLDER.test(value.trim());
}

/** True where a text, or a part of it, has the shape of a known kind of credential. */
export function hasTokenShape(text: string): boolean {
  return TOKEN_SHAPES.some((shape) => shape.test(text));
}

/** True where a header's value looks like a credential: its shape, a scheme before it, or that it looks random. */
export function looksLikeCredential(value: string): boolean {
  const text = value.trim();
  return hasTokenShape(text) || AUTHENTICATION_SCHEME.test(text) || looksRandom(text);
}

/**
 * True for one long word of letters and digits mixed as by chance. Not for UUIDs, which mostly name tenants, and not
 * for words, host names and paths, whose parts are short or without digits.
 */
function looksRandom(text: string): boolean {
  if (/\s/.test(text) || UUID.test(text)) return false;
  return text.split(/[-._~/:@,;=&?]+/).some((word) => {
    if (word.length < RANDOM_TEXT_MIN_CHARACTERS || !/\d/.test(word) || !/[A-Za-z]/.test(word)) return false;
    return bitsPerCharacter(word) >= RANDOM_TEXT_MIN_BITS_PER_CHARACTER;
  });
}

/** Shannon's entropy of a text's characters. */
function bitsPerCharacter(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}

/** Names of headers whose value is a credential, whatever it looks like. */
const CREDENTIAL_NAME =
  /(?:^|[-_.])(?:api[-_]?keys?|(?:access|secret|private|subscription|account|auth)[-_]?keys?|keys?|tokens?|secrets?|passwords?|passwd|pwd|credentials?|auth|authorization|cookies?|bearer|jwt|signature)$|(?:^|[-_.])(?:api[-_]?key|access[-_]?token|auth[-_]?token|client[-_]?secret|password|secret)(?:[-_.]|$)/i;

/** True where a header of this name carries a credential. */
export function namesCredential(headerName: string): boolean {
  return CREDENTIAL_NAME.test(headerName.replaceAll(/([a-z])([A-Z])/g, "$1-$2"));
}
