import { type ContentRecord, err, ok, quote, quoteAll, type Result } from "../../shared/index.ts";
import {
  OFFSET_PARAMETERS,
  type OffsetList,
  offsetPage,
  offsetWindow,
  type PageWindow,
} from "../database/offset-page.ts";
import type { Failure } from "../http/errors.ts";
import type { CallerContext, SenderContext } from "../identity/caller.ts";
import { byRole } from "../operation/access.ts";
import { operation } from "../operation/operation.ts";
import type { Reading } from "../platform/reading.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { meaning, oneOf, optional, shortText, type ValuesOf } from "../values/readers.ts";
import { CONTENT_ORDER, CONTENT_VIEW, includesOwner, viewOf } from "./operations.ts";
import { contentPage, forEither, isManager } from "./search-store.ts";
import { CONTENT_KINDS, CONTENT_SORTS, type ContentSearch, type ContentTerms } from "./search-terms.ts";

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

const TERMS = meaning("Terms with spaces between them, of which the content has all.", shortText(NAME_MAX_CHARACTERS));

const SEARCH_INPUT = {
  ...OFFSET_PARAMETERS,
  ...CONTENT_VIEW,
  q: optional(TERMS),
  sort: optional(meaning("By default, the name.", oneOf(CONTENT_SORTS))),
  order: CONTENT_ORDER,
};

/** Returns a page of what the caller may know of and has all terms of `q`, by name where no sort is asked for. */
export const SEARCH_CONTENT = operation({
  name: "searchContent",
  summary: "A page of the content that you may see, by words and settings.",
  access: byRole("list-content"),
  input: SEARCH_INPUT,
  failures: ["invalid-request"],
  ahead: (context, _, asked) => (asked === undefined ? [] : findAhead(context, askedFor(asked), offsetWindow(asked))),
  run: async (context, asked) => {
    const window = offsetWindow(asked);
    const found = await find(context, askedFor(asked), window);
    return found.ok ? ok(offsetPage(found.value, window)) : found;
  },
});

function askedFor({ q = "", sort = "name", order, include: words }: ValuesOf<typeof SEARCH_INPUT>): Asked {
  return { q, scope: "known", sort, isAscending: order !== "desc", withOwner: includesOwner(words) };
}

/** The lists that people choose from: what others share with them, their own content, and all that they may know of. */
export const CONTENT_LISTS = ["shared", "mine", "all"] as const;

/** Returns a page of a list for people, with owners: names from A on, times from the newest on. */
export const BROWSE_CONTENT = operation({
  name: "browseContent",
  summary: "The content that you may see, as a page.",
  access: byRole("list-content"),
  input: {
    q: TERMS,
    list: oneOf(CONTENT_LISTS),
    sort: oneOf(CONTENT_SORTS),
    page_number: OFFSET_PARAMETERS.page_number,
  },
  failures: ["invalid-request"],
  run: async (context, { q, list, sort, page_number }) => {
    const window = offsetWindow({ page_number });
    const scope = list === "shared" ? "shared" : "known";
    const owners = list === "mine" ? ["@me"] : [];
    const search = { q, scope, owners, sort, isAscending: sort === "name", withOwner: true } as const;
    const found = await find(context, search, window);
    return found.ok ? ok({ ...found.value, window }) : found;
  },
});

interface Asked extends Pick<ContentSearch, "scope" | "sort" | "isAscending"> {
  /** The text of the search. */
  readonly q: string;
  /** Owners beside those that the terms name. */
  readonly owners?: readonly string[];
  readonly withOwner: boolean;
}

async function find(
  context: CallerContext,
  asked: Asked,
  window: PageWindow,
): Promise<Result<OffsetList<ContentRecord>, Failure<"invalid-request">>> {
  const search = searchOf(asked);
  if (!search.ok) return search;
  const [page] = await context.ask(contentPage(search.value, window, context.sender, isManager(context.caller)));
  return ok(page(viewOf(context, asked.withOwner)));
}

function findAhead({ sender }: SenderContext, asked: Asked, window: PageWindow): readonly Reading<unknown>[] {
  const search = searchOf(asked);
  return search.ok ? forEither((isOfManager) => contentPage(search.value, window, sender, isOfManager)) : [];
}

function searchOf({
  q,
  scope,
  sort,
  isAscending,
  owners = [],
}: Asked): Result<ContentSearch, Failure<"invalid-request">> {
  const terms = readSearchText(q);
  if (!terms.ok) return terms;
  return ok({ ...terms.value, owners: [...terms.value.owners, ...owners], names: [], scope, sort, isAscending });
}
