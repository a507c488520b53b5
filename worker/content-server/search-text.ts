import { err, ok, quote, quoteAll, type Result } from "../../shared/index.ts";
import type { Failure } from "../errors.ts";
import { SEARCH_MAX_TERMS } from "../limits.ts";
import { CONTENT_KINDS, type ContentKind, type ContentTerms } from "./store/content-search.ts";

/** A term; what stands in quotation marks is words, whatever it holds. */
const TERM = /"([^"]*)"?|(\S+)/g;

const PREFIXED = /^([a-z]+):(.*)$/i;

/** Reads the text of a search, such as `rainfall "daily report" owner:ada is:published`. */
export function readSearchText(text: string): Result<ContentTerms, Failure> {
  const terms = Array.from(text.matchAll(TERM), ([, quoted, plain = ""]) => ({ quoted, plain }));
  if (terms.length > SEARCH_MAX_TERMS) return refuse(`A search has at most ${SEARCH_MAX_TERMS} terms. Leave some out.`);
  const phrases: string[] = [];
  const owners: string[] = [];
  const kinds: ContentKind[] = [];
  for (const { quoted, plain } of terms) {
    const [, prefix = "", value = ""] = quoted === undefined ? (PREFIXED.exec(plain) ?? []) : [];
    const kind = CONTENT_KINDS.find((one) => one === value.toLowerCase());
    const phrase = quoted ?? plain;
    if (prefix === "" && HAS_WORDS.test(phrase)) phrases.push(phrase);
    else if (prefix.toLowerCase() === "owner" && value !== "") owners.push(value);
    else if (prefix.toLowerCase() === "is" && kind !== undefined) kinds.push(kind);
    else return refuse(prefix === "" ? describeEmpty(phrase) : describeUnknown(phrase));
  }
  return ok({ phrases, owners, kinds });
}

/** What the index of words has. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

function describeEmpty(term: string): string {
  return `A search finds letters and digits, and ${quote(term)} has none. Leave it out.`;
}

function describeUnknown(term: string): string {
  const known = ["owner:USERNAME", ...CONTENT_KINDS.map((kind) => `is:${kind}`)];
  return `A search has no term ${quote(term)}. Use ${quoteAll(known, "or")}, or put a word with a colon in quotation marks.`;
}

function refuse(error: string): Result<never, Failure> {
  return err({ kind: "invalid-request", error, payload: { parameter: "q" } });
}
