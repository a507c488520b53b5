import { err, ok, quote, quoteAll, type Result } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import { CONTENT_KINDS, type ContentTerms } from "./search-store.ts";

/** Terms of a search for content. */
const SEARCH_MAX_TERMS = 20;

/** A term; in quotation marks there are words only. */
const TERM = /"([^"]*)"?|(\S+)/g;

const PREFIXED = /^([a-z]+):(.*)$/i;

/** The characters that the index of words has. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

const NO_TERMS: ContentTerms = { phrases: [], owners: [], kinds: [] };

/** Reads the text of a search, such as `rainfall "daily report" owner:ada is:published`. */
export function readSearchText(text: string): Result<ContentTerms, Failure<"invalid-request">> {
  const written = [...text.matchAll(TERM)];
  if (written.length > SEARCH_MAX_TERMS)
    return refuse(`A search has at most ${SEARCH_MAX_TERMS} terms. Leave some out.`);
  const terms: ContentTerms[] = [];
  for (const [, quoted, plain = ""] of written) {
    const term = quoted === undefined ? readTerm(plain) : readPhrase(quoted);
    if (!term.ok) return term;
    terms.push(term.value);
  }
  return ok({
    phrases: terms.flatMap(({ phrases }) => phrases),
    owners: terms.flatMap(({ owners }) => owners),
    kinds: terms.flatMap(({ kinds }) => kinds),
  });
}

/** Reads a term without quotation marks: a word, or a filter such as `owner:ada`. */
function readTerm(term: string): Result<ContentTerms, Failure<"invalid-request">> {
  const [, prefix, value = ""] = PREFIXED.exec(term) ?? [];
  if (prefix === undefined) return readPhrase(term);
  const kind = CONTENT_KINDS.find((one) => one === value.toLowerCase());
  if (prefix.toLowerCase() === "owner" && value !== "") return ok({ ...NO_TERMS, owners: [value] });
  if (prefix.toLowerCase() === "is" && kind !== undefined) return ok({ ...NO_TERMS, kinds: [kind] });
  return refuse(describeUnknown(term));
}

function readPhrase(phrase: string): Result<ContentTerms, Failure<"invalid-request">> {
  return HAS_WORDS.test(phrase) ? ok({ ...NO_TERMS, phrases: [phrase] }) : refuse(describeEmpty(phrase));
}

function describeEmpty(term: string): string {
  return `A search finds letters and digits, and ${quote(term)} has none. Leave it out.`;
}

function describeUnknown(term: string): string {
  const known = ["owner:USERNAME", ...CONTENT_KINDS.map((kind) => `is:${kind}`)];
  return `A search has no term ${quote(term)}. Use ${quoteAll(known, "or")}, or put a word with a colon in quotation marks.`;
}

function refuse(error: string): Result<never, Failure<"invalid-request">> {
  return err({ kind: "invalid-request", error, payload: { parameter: "q" } });
}
