import { hasTokenShape } from "./token-search.ts";

/**
 * Something that is filled in elsewhere, by its name alone: `${NAME}`, `${env:NAME}`, `${{ secrets.NAME }}`, `{{ name
 * }}`, `{env:NAME}`, `{file:path}`, `os.environ/NAME`, `$NAME`, `$env:NAME`, `%NAME%`, `<NAME>`, `<your-name>`. Beside
 * a default, as in `${NAME:-default}`, the default is what counts. `%E4%` is a part of an escaped letter.
 */
const PLACEHOLDER = new RegExp(
  [
    /\$\{\{\s*[A-Za-z_][\w.]*\s*\}\}|\$\{(?:(?:env|input):)?[A-Za-z_][\w.-]*\}|\{\{\s*\.?[A-Za-z_][\w.]*\s*\}\}/,
    /\{env:[A-Za-z_]\w*\}|\{file:[\w.~/-]{1,200}\}|\bos\.environ\/[A-Za-z_]\w*/,
    /\$env:[A-Za-z_]\w*|\$[A-Z_][A-Z0-9_]*\b|%(?![\dA-F]{2}%)[A-Z_][A-Z0-9_]*%/,
    /<[A-Z][A-Z0-9_ -]*>|<[A-Za-z]+(?:[ _-]+[A-Za-z]+)+>|<(?:token|key|secret|password)>/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** True for a value that something else fills in, but for a word such as `Bearer` before it. */
export function isPlaceholder(value: string): boolean {
  const rest = value.replaceAll(PLACEHOLDER, "");
  return rest !== value && /^[A-Za-z]*[\s:=_-]*$/.test(rest.trim()) && !hasTokenShape(value);
}

/** True for a text with a placeholder anywhere in it, also one with a default, as in `${NAME:-default}`. */
export function holdsPlaceholder(text: string): boolean {
  return withoutPlaceholders(text) !== text || /\$\{[^{}]{1,200}\}|\{\{[^{}]{1,200}\}\}/.test(text);
}

/**
 * True for a text with a word in it that is the name of a credential, as `Bearer ${X}` and `os.environ/API_KEY` have.
 */
export function mentionsCredentialName(text: string): boolean {
  return text.match(/[\w.-]+/g)?.some(namesCredential) ?? false;
}

/** A text with `;` in the place of each part that something else fills in. */
export function withoutPlaceholders(text: string): string {
  return text.replaceAll(PLACEHOLDER, ";");
}

/** The end of the name of a credential's header, without what parts its words, before a word for its kind or place. */
const CREDENTIAL_NAME = new RegExp(
  `(?:${[
    "(?:api|app|application|access|secret|private|subscription|account|auth|master|admin|root|signing|encryption|security|functions|gateway|proxy|client|consumer|license|virtual|litellm|shared|service|server|webhook)key",
    "auth|oauth|authorization|token|secret|pass(?:word|wd|phrase|code)|pwd|credentials?|cookie|bearer|jwt|jwtassertion|signature|^x?session(?:id)?",
  ].join("|")})(?:value|prod|production|staging|test|dev|live|primary|secondary)?$`,
);

/** Each of these names holds one of these words. */
const CREDENTIAL_WORD = /key|auth|token|secret|pass|pwd|credential|cookie|bearer|jwt|signature|session/;

/** True where a header of this name carries a credential, whatever it looks like. */
export function namesCredential(headerName: string): boolean {
  const lower = headerName.toLowerCase();
  const letters = /[^a-z]/.test(lower) ? lower.replaceAll(/[^a-z]/g, "") : lower;
  return CREDENTIAL_WORD.test(letters) && CREDENTIAL_NAME.test(letters);
}

/** A name from a file as a message may repeat it: with what in it is or may be a secret masked. */
export function maskSecrets(name: string): string {
  if (hasTokenShape(name)) return "•••";
  // Without one of these there is nothing to mask, and most names have none.
  if (!/[@= ]/.test(name)) return name;
  return name
    .replace(/\/\/[^/?#]*@/g, "//•••@")
    .replace(/([?&;][^?=&;]*=)[^&;]+/g, "$1•••")
    .replace(/\b(bearer|basic) +(\S+)/gi, (text: string, scheme: string, word: string) =>
      isPlan(scheme, word) ? text : `${scheme} •••`,
    );
}

/** `Basic tier`: no user with a password in base64 is a plain word. */
function isPlan(scheme: string, word: string): boolean {
  return /^basic$/i.test(scheme) && /^\(?[A-Z]?[a-z]*[^\w+/=]*$/.test(word);
}
