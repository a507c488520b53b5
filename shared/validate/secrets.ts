/** Shapes that the issuers of credentials gave them, so that they can be told in a text. Each takes linear time. */
const TOKEN_SHAPES: readonly RegExp[] = [
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
  /(?<![\w-])eyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}/,
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/,
];

/** What many issuers put before a key, such as `sk-…`; words of the language have it, too. */
const KEY_PREFIX = /^(?:sk|pk|rk|key|tok)[-_]/i;
const KEY_PART_MIN_CHARACTERS = 16;

/** Something that is filled in elsewhere: `${NAME}`, `${{ name }}`, `{{ name }}`, `$NAME`, `%NAME%`, `<name>`. */
const PLACEHOLDER = /\$\{\{[^{}]*\}\}|\$\{[^{}]*\}|\{\{[^{}]*\}\}|\$[A-Z_][A-Z0-9_]*\b|%[A-Z_][A-Z0-9_]*%|<[^<>]*>/g;

const RANDOM_WORD_MIN_CHARACTERS = 20;
const RANDOM_WORD_MIN_BITS_PER_CHARACTER = 3.5;
const HEXADECIMAL_KEY_MIN_CHARACTERS = 32;

/** A UUID without its dashes, told by its version and variant. */
const PLAIN_UUID = /^[0-9a-f]{12}[1-8][0-9a-f]{3}[89ab][0-9a-f]{15}$/i;

/** True where a text, or a part of it, has the shape of a known kind of credential. */
export function hasTokenShape(text: string): boolean {
  return TOKEN_SHAPES.some((shape) => shape.test(text)) || text.split(/[\s"'`,;:/?#&=]+/).some(isPrefixedKey);
}

function isPrefixedKey(word: string): boolean {
  return (
    KEY_PREFIX.test(word) && word.split(/[-_]/).some((part) => part.length >= KEY_PART_MIN_CHARACTERS && isMixed(part))
  );
}

function isMixed(text: string): boolean {
  return /\d/.test(text) && /[A-Za-z]/.test(text);
}

/** True for a value that something else fills in, but for a word such as `Bearer` before it. */
export function isPlaceholder(value: string): boolean {
  const rest = value.replaceAll(PLACEHOLDER, "");
  return rest !== value && /^[A-Za-z]*[\s:=_-]*$/.test(rest.trim());
}

/** How a header's value looks like a credential: by its shape or a scheme before it, or only because it looks random. */
export function credentialLikeness(value: string): "certain" | "likely" | undefined {
  const text = value.trim();
  if (hasTokenShape(text) || hasAuthenticationScheme(text)) return "certain";
  return text.split(/\s+/).some(looksRandom) ? "likely" : undefined;
}

/** `Bearer` and one word; `Basic` and the like only before a word that no language has. */
function hasAuthenticationScheme(text: string): boolean {
  const [, scheme = "", word = ""] =
    /^(bearer|basic|token|key|apikey|digest|negotiate|ssws|splunk) +(\S+)$/i.exec(text) ?? [];
  if (word.length < 4) return false;
  return scheme.toLowerCase() === "bearer" || /\d|[a-z][^a-z]*[A-Z]|.{16}/.test(word);
}

/**
 * True for a long run of letters and digits mixed as by chance. Not for UUIDs, which mostly name tenants, and not for
 * words, host names and paths, whose parts are short or of one kind of letter.
 */
function looksRandom(word: string): boolean {
  return word.split(/[-._~/:@,;=&?]+/).some((part) => {
    if (/^[0-9a-f]+$/i.test(part)) {
      return part.length >= HEXADECIMAL_KEY_MIN_CHARACTERS && isMixed(part) && !PLAIN_UUID.test(part);
    }
    const isMixedCase = isMixed(part) && /[a-z]/.test(part) && /[A-Z]/.test(part);
    if (part.length < RANDOM_WORD_MIN_CHARACTERS || !isMixedCase) return false;
    return bitsPerCharacter(part) >= RANDOM_WORD_MIN_BITS_PER_CHARACTER;
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

/** What the name of a header ends in whose value is a credential, without what parts its words. */
const CREDENTIAL_NAME =
  /(?:^x?auth|(?:api|access|secret|private|subscription|account|auth|master|signing|functions)key|token|secret|pass(?:word|wd|phrase|code)|pwd|credentials?|authorization|cookie|bearer|jwt|jwtassertion|signature)$/;

/** True where a header of this name carries a credential, whatever it looks like. */
export function namesCredential(headerName: string): boolean {
  return CREDENTIAL_NAME.test(headerName.toLowerCase().replaceAll(/[^a-z]/g, ""));
}

/** A name from a file as a message may repeat it: with what in it is or may be a secret masked. */
export function maskSecrets(name: string): string {
  if (hasTokenShape(name)) return "•••";
  return name
    .replace(/\/\/[^/?#]*@/, "//•••@")
    .replace(/([?&;][^?=&;]*=)[^&;]+/g, "$1•••")
    .replace(/\b(bearer|basic) +\S+/i, "$1 •••");
}
