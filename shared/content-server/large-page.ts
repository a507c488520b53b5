/**
 * Reads a page of an audit log whose one entry is too large to hold, piece by piece: everything around the entry is kept, and
 * of the entry only its `id` and its `time`. What is kept is a page itself, which `readSourcePage` reads.
 */

import {
  BACKSLASH,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUOTE,
  SPACE,
} from "../text/characters.ts";
import { isKey } from "./json-values.ts";
import { AUDIT_ID_MAX_DIGITS, AUDIT_LARGE_PAGE_MAX_KEPT_BYTES } from "./limits.ts";

/** A reader of one page. */
export interface LargePageReader {
  /** Reads on. @returns those of the bytes that are the entry's, a view. */
  readonly read: (piece: Uint8Array) => Uint8Array;
  /**
   * Returns the part that is kept once all is read; null where it is not a page of one entry, or too much is around
   * that.
   */
  readonly end: () => Uint8Array | null;
}

/** The most characters of an escape. */
const ESCAPE_CHARACTERS = "\\u0000".length;
/** The longest spelling of what is looked for: of an id, or of a time. */
const TOKEN_MAX_BYTES = ESCAPE_CHARACTERS * AUDIT_ID_MAX_DIGITS + 2;

/** The number of brackets that are open around the page's members, its entries, and the members of an entry. */
const [IN_PAGE, IN_RESULTS, IN_ENTRY] = [1, 2, 3];
const NOTHING = new Uint8Array();

/** Where a reader is in the page. */
interface Place {
  /** The number of open brackets. */
  depth: number;
  isInText: boolean;
  /** True if the byte before was a backslash that begins an escape. */
  isEscaped: boolean;
  /** True if the list of entries is open. */
  isInResults: boolean;
  entry: "to come" | "begun" | "read";
  readonly member: Member;
}

/** The member of the page, or of the entry, that is being read. */
interface Member {
  /** Null while its key is being read. */
  name: (typeof NAMES)[number] | "other" | null;
  /** Its key, then its value. */
  readonly token: Uint8Array;
  /** The length of that; more than the token has, where it is too long, or no scalar. */
  length: number;
}

const NAMES = ["results", "id", "time"] as const;

/** Values of the entry, as they are spelt. */
interface Found {
  /** The first two; an entry with two has none. */
  readonly ids: string[];
  time: string;
}

/** The beginning of a page. */
export function largePageReader(): LargePageReader {
  const member: Member = { name: null, token: new Uint8Array(TOKEN_MAX_BYTES), length: 0 };
  const place: Place = { depth: 0, isInText: false, isEscaped: false, isInResults: false, entry: "to come", member };
  const found: Found = { ids: [], time: "null" };
  const kept = new Uint8Array(AUDIT_LARGE_PAGE_MAX_KEPT_BYTES);
  let [keptBytes, entryAt, isWrong] = [0, 0, false];

  function read(piece: Uint8Array): Uint8Array {
    let start = place.entry === "begun" ? 0 : piece.length;
    let end = piece.length;
    for (let at = passed(place, piece, 0); at < piece.length; at = passed(place, piece, at + 1)) {
      const byte = piece[at] ?? 0;
      if (isFirstOfEntry(place, byte)) {
        place.entry = "begun";
        [start, entryAt] = [at, keptBytes];
      } else if (isPastScalar(place, byte)) {
        place.entry = "read";
        end = at;
      }
      const isEntry = place.entry === "begun";
      if (!isEntry) keep(byte);
      follow(place, found, byte);
      if (isEntry && isLastOfEntry(place, byte)) {
        place.entry = "read";
        end = at + 1;
      }
    }
    return start < end ? piece.subarray(start, end) : NOTHING;
  }

  /** Keeps a byte that is not the entry's. */
  function keep(byte: number): void {
    const isAnother = place.entry === "read" && place.isInResults && byte > SPACE && byte !== CLOSE_BRACKET;
    isWrong ||= isAnother || keptBytes === kept.length;
    if (isWrong) return;
    kept[keptBytes] = byte;
    keptBytes += 1;
  }

  function finish(): Uint8Array | null {
    if (isWrong || place.entry !== "read") return null;
    const members = [...found.ids.map((id) => `"id":${id}`), `"time":${found.time}`];
    const entry = new TextEncoder().encode(`{${members.join(",")}}`);
    const page = new Uint8Array(keptBytes + entry.length);
    page.set(kept.subarray(0, entryAt));
    page.set(entry, entryAt);
    page.set(kept.subarray(entryAt, keptBytes), entryAt + entry.length);
    return page;
  }

  return { read, end: finish };
}

function isFirstOfEntry({ entry, isInResults, depth }: Place, byte: number): boolean {
  return entry === "to come" && isInResults && depth === IN_RESULTS && byte > SPACE && byte !== CLOSE_BRACKET;
}

/** Tells if an entry that is a number or a word, and so has no end of its own, has ended before a byte. */
function isPastScalar({ entry, isInText, depth }: Place, byte: number): boolean {
  const isEnd = byte <= SPACE || byte === COMMA || byte === CLOSE_BRACKET;
  return isEnd && entry === "begun" && depth === IN_RESULTS && !isInText;
}

/** Tells if the byte that a place has just followed ends the object, the array or the text that is the entry. */
function isLastOfEntry({ isInText, depth }: Place, byte: number): boolean {
  const isEnd = byte === CLOSE_BRACE || byte === CLOSE_BRACKET || byte === QUOTE;
  return isEnd && depth === IN_RESULTS && !isInText;
}

/** Where in a piece the next byte is that means something: most of a large entry is in a text, or nested. */
function passed({ entry, depth, isInText, isEscaped, member }: Place, piece: Uint8Array, start: number): number {
  let at = start;
  if (entry !== "begun" || isEscaped || (depth === IN_ENTRY && isWanted(member))) return at;
  const isStop = isInText ? STOPS_IN_TEXT : depth > IN_ENTRY ? STOPS_OUTSIDE : null;
  if (isStop !== null) while (at < piece.length && isStop[piece[at] ?? 0] === 0) at += 1;
  return at;
}

function isWanted({ name, length }: Member): boolean {
  return name !== "other" && length <= TOKEN_MAX_BYTES;
}

/** By byte, 1 where it may end a text, or escapes what is next. */
const STOPS_IN_TEXT = tableOf(QUOTE, BACKSLASH);
/** By byte, 1 where it begins a text, or opens or closes something. */
const STOPS_OUTSIDE = tableOf(QUOTE, OPEN_BRACE, OPEN_BRACKET, CLOSE_BRACE, CLOSE_BRACKET);

function tableOf(...bytes: readonly number[]): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => (bytes.includes(byte) ? 1 : 0));
}

/** Goes past a byte. */
function follow(place: Place, found: Found, byte: number): void {
  const { member } = place;
  const isInEntry = place.entry === "begun";
  const depthOfMembers = isInEntry ? IN_ENTRY : IN_PAGE;
  const isInMember = place.depth === depthOfMembers;
  if (place.isInText) followText(place, byte);
  else if (byte === QUOTE) place.isInText = true;
  else if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
    if (isInMember && member.name === "results" && byte === OPEN_BRACKET) place.isInResults = true;
    place.depth += 1;
    if (isInMember) member.length = Number.POSITIVE_INFINITY;
    else if (place.depth === depthOfMembers) startMember(member);
    return;
  } else if (byte === CLOSE_BRACE || byte === CLOSE_BRACKET) {
    if (isInMember) endMember(member, isInEntry ? found : null);
    place.depth -= 1;
    if (place.depth < IN_RESULTS) place.isInResults = false;
    return;
  } else if (isInMember && byte === COMMA) {
    endMember(member, isInEntry ? found : null);
    startMember(member);
    return;
  } else if (isInMember && byte === COLON && member.name === null) {
    member.name = NAMES.find((name) => isKey(member.token.subarray(0, member.length), 0, name)) ?? "other";
    member.length = 0;
    return;
  }
  if (isInMember && isWanted(member) && (member.length > 0 || byte > SPACE)) addToToken(member, byte);
}

function followText(place: Place, byte: number): void {
  if (place.isEscaped) place.isEscaped = false;
  else if (byte === BACKSLASH) place.isEscaped = true;
  else if (byte === QUOTE) place.isInText = false;
}

function startMember(member: Member): void {
  member.name = null;
  member.length = 0;
}

function addToToken(member: Member, byte: number): void {
  if (member.length < TOKEN_MAX_BYTES) member.token[member.length] = byte;
  member.length += 1;
}

/** @param found takes what the member says, where it is one of the entry. */
function endMember(member: Member, found: Found | null): void {
  const { name, token, length } = member;
  member.name = "other";
  if (found === null || (name !== "id" && name !== "time")) return;
  const value = length > TOKEN_MAX_BYTES ? "null" : new TextDecoder().decode(token.subarray(0, length));
  if (name === "time") found.time = value;
  else if (found.ids.length < 2) found.ids.push(value);
}
