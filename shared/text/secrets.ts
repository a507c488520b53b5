/** Shapes that the issuers of credentials gave them, so that they can be recognised in a text. Each takes linear time. */
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
  /\b[srp]k_(?:live|test)_[A-Za-z0-9]{10,}/,
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----/,
];

/** What many issuers put before a key, such as `sk-…`; words of the language have it, too. */
const KEY_PREFIX = /^-?(?:sk|pk|rk|key|tok)[-_]/i;
const KEY_PART_MIN_CHARACTERS = 16;

/**
 * Something that is filled in elsewhere: `${NAME}`, `${env:NAME}`, `${{ secrets.NAME }}`, `{{ name }}`, `$NAME`, `%NAME%`,
 * `<NAME>`, `<your-name>`. A name alone: beside a default, as in `${NAME:-default}`, the default is what counts.
 */
const PLACEHOLDER =
  /\$\{\{\s*[A-Za-z_][\w.]*\s*\}\}|\$\{(?:env:)?[A-Za-z_][\w.]*\}|\{\{\s*\.?[A-Za-z_][\w.]*\s*\}\}|\$[A-Z_][A-Z0-9_]*\b|%[A-Z_][A-Z0-9_]*%|<[A-Z][A-Z0-9_ -]*>|<[A-Za-z]+(?:[ _-]+[A-Za-z]+)+>|<(?:token|key|secret|password)>/g;

/** True where a text, or a part of it, has the shape of a known kind of credential. */
export function hasTokenShape(text: string): boolean {
  return (
    TOKEN_SHAPES.some((shape) => shape.test(text)) || text.split(/[\s"'`,;:/?#&=${}<>()[\]|]+/).some(isPrefixedKey)
  );
}

function isPrefixedKey(word: string): boolean {
  return (
    KEY_PREFIX.test(word) && word.split(/[-_]/).some((part) => part.length >= KEY_PART_MIN_CHARACTERS && isMixed(part))
  );
}

/** True for a text with letters and digits. */
export function isMixed(text: string): boolean {
  return /\d/.test(text) && /[A-Za-z]/.test(text);
}

/** True for a value that something else fills in, but for a word such as `Bearer` before it. */
export function isPlaceholder(value: string): boolean {
  const rest = value.replaceAll(PLACEHOLDER, "");
  return rest !== value && /^[A-Za-z]*[\s:=_-]*$/.test(rest.trim()) && !hasTokenShape(value);
}

/** A text with `;` in the place of each part that something else fills in. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(PLACEHOLDER, ";");
}

/** What the name of a credential's header ends in, without what parts its words, before a word for its kind or place. */
const CREDENTIAL_NAME = new RegExp(
  `(?:${[
    "(?:api|app|application|access|secret|private|subscription|account|auth|master|admin|root|signing|encryption|security|functions|gateway|proxy|client|consumer|license|virtual|litellm|shared|service|server|webhook)key",
    "auth|oauth|authorization|token|secret|pass(?:word|wd|phrase|code)|pwd|credentials?|cookie|bearer|jwt|jwtassertion|signature|^x?session(?:id)?",
  ].join("|")})(?:value|prod|production|staging|test|dev|live|primary|secondary)?$`,
);

/** True where a header of this name carries a credential, whatever it looks like. */
export function namesCredential(headerName: string): boolean {
  return CREDENTIAL_NAME.test(headerName.toLowerCase().replaceAll(/[^a-z]/g, ""));
}

/** A name from a file as a message may repeat it: with what in it is or may be a secret masked. */
export function maskSecrets(name: string): string {
  if (hasTokenShape(name)) return "•••";
  return name
    .replace(/\/\/[^/?#]*@/g, "//•••@")
    .replace(/([?&;][^?=&;]*=)[^&;]+/g, "$1•••")
    .replace(/\b(bearer|basic) +\S+/i, "$1 •••");
}
