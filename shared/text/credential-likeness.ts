import type { Json } from "./json.ts";
import { charactersOf, holdsRun, NO_WHITESPACE } from "./runs.ts";
import { isPlaceholder, namesCredential, withoutPlaceholders } from "./secrets.ts";
import type { Span } from "./span.ts";
import { hasTokenShape, isMixed, TOKEN_MIN_CHARACTERS } from "./token-search.ts";
import { findUrlSecrets } from "./url-secrets.ts";

/** The certainty that something is a credential; a likely one is never removed, for it may be the only copy. */
export type Likeness = "certain" | "likely";

/** The likeness of a header's value to a credential, or of a part of it; undefined where there is none. */
export function credentialLikeness(value: string): Likeness | undefined {
  const text = value.trim();
  if (hasTokenShape(text) || hasAuthenticationScheme(text) || holdsUrlWithSecret(text)) return "certain";
  return namedLikeness(text) ?? (holdsRandomWord(text) ? "likely" : undefined);
}

/** The likeness of a value to a credential because its name says so; undefined where it cannot be one. */
export function likenessByName(name: string, value: string): Likeness | undefined {
  if (!namesCredential(name) || isNone(value)) return undefined;
  if (SESSION_NAME.test(name)) return isMixed(value) ? "certain" : undefined;
  return isPlainWord(value) ? "likely" : "certain";
}

/** Gateways take words under it, too, such as `persist`. */
const SESSION_NAME = /^(?:x[-_]?)?session(?:[-_]?id)?$/i;

/** True for a value in hexadecimal digits under a name that says whose or which: `X-Tenant-Id`. */
export function isNamedId(name: string, value: string): boolean {
  const isIdName = ID_NAME.test(name) || /[a-z]I[dD]$/.test(name);
  return isIdName && !namesCredential(name) && /^[\da-f]{32,64}$/i.test(value.trim());
}

const ID_NAME = /(?:^|[-_])(?:id|uuid|guid|tenant|org|organization|account|project|workspace)$/i;

/**
 * True for a key with the name of a credential, but for a switch, a number as in `maxToken`, and the name of a scheme.
 */
export function isCredentialKey(key: string, value: Json | undefined): boolean {
  if (!namesCredential(key)) return false;
  if (typeof value === "string") return !(SCHEME_KEY.test(key) && SCHEME.test(value));
  if (typeof value === "number" || typeof value === "boolean") return likenessByName(key, String(value)) !== undefined;
  return true;
}

/** `"auth": "bearer"` says how a server asks for a credential. */
const SCHEME_KEY = /^o?auth(?:entication|orization)?$/i;
const SCHEME = /^[a-z][a-z\d-]{0,11}$/i;

/** True where a text that is not a URL holds what is certainly a credential: the shape of one, or a URL with one. */
export function holdsCredential(text: string): boolean {
  return hasTokenShape(text) || holdsUrlWithSecret(text);
}

/**
 * False where `mentionsCredential` is certainly false of a part of a text. Such a part need not be cut out: every
 * credential but a private key is one long word.
 */
export function mayMentionCredential(text: string, span: Span): boolean {
  return holdsRun(text, span, TOKEN_MIN_CHARACTERS, NO_WHITESPACE) || holdsRun(text, span, KEY_DASHES, DASH);
}

/** Before the name of a private key (RFC 7468). */
const KEY_DASHES = 5;
const DASH = charactersOf(/-/);

/**
 * True where a sentence holds what is certainly a credential: the shape of one, or what looks random behind its name.
 */
export function mentionsCredential(text: string): boolean {
  if (hasTokenShape(text)) return true;
  // Most sentences have neither a name with a value nor a scheme, and most of the others nothing that is long enough.
  if (!MAY_NAME_VALUE.test(text) || !mayLookRandom(text)) return false;
  for (const { name, value } of pairsIn(text)) if (namesCredential(name) && looksRandom(value)) return true;
  for (const [, word = ""] of text.matchAll(/\b(?:bearer|basic) {1,4}([^\s"',;]+)/gi))
    if (looksRandom(word)) return true;
  return false;
}

/** Implied by each of the two ways in which a sentence names a value. */
const MAY_NAME_VALUE = /[:=]|(?:bearer|basic) /i;

/**
 * True where a line of a text that is not read, such as YAML, holds a credential: by its shape, in a URL, or as a value
 * behind a name. A comment is read as a sentence.
 */
export function isLineWithCredential(line: string): boolean {
  if (mentionsCredential(line)) return true;
  if (/^\s*(?:#|\/\/)/.test(line)) return false;
  if (holdsUrlWithSecret(line)) return true;
  for (const { name, value } of pairsIn(line))
    if (isCredentialKey(name, value) && isLiteral(value) && likenessByName(name, value) === "certain") return true;
  const [, scheme = ""] = AUTHORIZATION.exec(withoutPlaceholders(line)) ?? [];
  return hasAuthenticationScheme(scheme);
}

/** A header, and the scheme and the word that are its value. */
const AUTHORIZATION = /authorization["']?\s{0,4}[:=]\s{0,4}["']?([a-z]{3,9} {1,4}[^\s"',;]+)/i;

/**
 * False for what stands for a value: a bracket, a tag, a call, or the name of where it is, such as
 * `process.env.API_KEY`.
 */
function isLiteral(value: string): boolean {
  const isName = /[._-]/.test(value) && namesCredential(value);
  return /^[A-Za-z\d][^(]*$/.test(value) && !isName;
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
  // A secret stands behind or before one of these.
  if (!/[@?#;=]/.test(text)) return false;
  // The bound keeps the search linear.
  for (const [url] of text.matchAll(/[a-z][a-z\d+.-]{1,15}:\/\/[^\s"'<>]+/gi)) {
    const { removals, hasHiddenPassword } = findUrlSecrets(url);
    if (removals.length > 0 || hasHiddenPassword) return true;
  }
  return false;
}

function holdsRandomWord(text: string): boolean {
  return text.length >= RANDOM_WORD_MIN_CHARACTERS && text.split(/[\s"',;]+/).some(looksRandom);
}

/** The likeness of that pair in a text which is most like a credential. */
function namedLikeness(text: string): Likeness | undefined {
  if (!/[:=]/.test(text)) return undefined;
  let found: Likeness | undefined;
  for (const { name, value } of pairsIn(text)) {
    const likeness = likenessByName(name, value);
    if (likeness === "certain") return likeness;
    found ??= likeness;
  }
  return found;
}

/** `name=value`, `name: value` and `"name":"value"`. */
function* pairsIn(text: string): Iterable<{ readonly name: string; readonly value: string }> {
  // The bounds keep the search linear.
  const pairs = /([A-Za-z][\w.-]{1,63})["']?\s{0,4}[:=]\s{0,4}["']?([^\s"',;&]+)/g;
  for (const [, name = "", value = ""] of withoutPlaceholders(text).matchAll(pairs)) yield { name, value };
}

const RANDOM_WORD_MIN_CHARACTERS = 20;
const RANDOM_WORD_MIN_BITS_PER_CHARACTER = 3.5;
/** For letters in one case: words, too, may have a number at their end. */
const ONE_CASE_MIN_BITS_PER_CHARACTER = 3;
const ONE_CASE_MIN_NUMBERS = 4;
const HEXADECIMAL_KEY_MIN_CHARACTERS = 32;
/** Base64 with a `/` looks like a path, which has fewer different characters. */
const BASE64_KEY_MIN_CHARACTERS = 40;
const BASE64_KEY_MIN_BITS_PER_CHARACTER = 4.4;

/** Ids that look random and are none of anybody's secrets. */
const PUBLIC_IDS: readonly RegExp[] = [
  // A UUID without its dashes, recognised by its version and variant.
  /^[\da-f]{12}[1-8][\da-f]{3}[89ab][\da-f]{15}$/i,
  // A ULID.
  /^[0-7][\dA-HJKMNP-TV-Z]{25}$/i,
];

/** `org-…` and its like: who asks, not how they prove it. */
const PUBLIC_PREFIX = /^(?:org|proj|project|team|workspace|wrkspc|user|acct|cus)[-_]/i;

/** A commit's id. */
const COMMIT_ID = /^[\da-f]{40}$/i;

/** A digest, as container images have it. */
const DIGEST = /^sha(?:256|384|512):[\da-f]{64,128}$/i;

/**
 * True for a long run of letters and digits mixed as by chance. Not for ids that are public, such as UUIDs, which
 * mostly name tenants, and not for words, host names and paths, whose parts are short or of one kind of letter.
 */
function looksRandom(word: string): boolean {
  if (word.length < RANDOM_WORD_MIN_CHARACTERS) return false;
  if (PUBLIC_PREFIX.test(word) || COMMIT_ID.test(word) || DIGEST.test(word)) return false;
  return isRandomBase64(word) || word.split(/[-._~/:@,;=&?+]+/).some(isRandomPart);
}

/** Implied by a word in a text that looks random. */
function mayLookRandom(text: string): boolean {
  const span = { start: 0, end: text.length };
  return (
    holdsRun(text, span, RANDOM_WORD_MIN_CHARACTERS, PART_OF_WORD) ||
    holdsRun(text, span, BASE64_KEY_MIN_CHARACTERS, BASE64)
  );
}

const PART_OF_WORD = charactersOf(/[^\s"'\-._~/:@,;=&?+]/);
const BASE64 = charactersOf(/[A-Za-z\d+/=]/);

function isRandomBase64(word: string): boolean {
  if (word.length < BASE64_KEY_MIN_CHARACTERS || !/^[A-Za-z\d+/]+={0,2}$/.test(word)) return false;
  return hasBothCases(word) && isMixed(word) && bitsPerCharacter(word) >= BASE64_KEY_MIN_BITS_PER_CHARACTER;
}

function isRandomPart(part: string): boolean {
  if (part.length < RANDOM_WORD_MIN_CHARACTERS) return false;
  if (PUBLIC_IDS.some((id) => id.test(part)) || !isMixed(part)) return false;
  if (/^[\da-f]+$/i.test(part)) return part.length >= HEXADECIMAL_KEY_MIN_CHARACTERS;
  if (hasBothCases(part)) return bitsPerCharacter(part) >= RANDOM_WORD_MIN_BITS_PER_CHARACTER;
  const numbers = part.match(/\d+/g)?.length ?? 0;
  return numbers >= ONE_CASE_MIN_NUMBERS && bitsPerCharacter(part) >= ONE_CASE_MIN_BITS_PER_CHARACTER;
}

function hasBothCases(text: string): boolean {
  return /[a-z]/.test(text) && /[A-Z]/.test(text);
}

/** Shannon's entropy of a text's characters. */
function bitsPerCharacter(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
