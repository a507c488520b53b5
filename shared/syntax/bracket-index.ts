import { CLOSE_BRACE, CLOSE_BRACKET, OPEN_BRACE, OPEN_BRACKET } from "../text/characters.ts";
import { lastIndexNotAbove } from "../text/sorted.ts";
import { createStructure } from "./structure.ts";

/** Where the brackets of JSON close. */
export interface BracketIndex {
  /** Just after the bracket that closes the one at an offset. */
  readonly closeOf: (open: number) => number;
}

/** Engines keep arrays of 64 bytes with other objects, which takes much less time than a block of memory of their own. */
const FIRST_LENGTH = 16;
/** A long text has so many pairs of brackets at least. */
const CHARACTERS_PER_PAIR = 256;

/** Finds all brackets of strict JSON in one pass. Two numbers are kept of each pair. */
export function indexBrackets(json: string): BracketIndex {
  const length = Math.max(FIRST_LENGTH, Math.ceil(json.length / CHARACTERS_PER_PAIR));
  let opens = new Int32Array(length);
  let closes = new Int32Array(length);
  let count = 0;
  const open: number[] = [];
  const structure = createStructure(json);
  for (let at = structure.next(); at < json.length; at = structure.next()) {
    const code = json.charCodeAt(at);
    if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      if (count === opens.length) [opens, closes] = [withRoom(opens), withRoom(closes)];
      open.push(count);
      opens[count] = at;
      count += 1;
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) {
      closes[open.pop() ?? 0] = at + 1;
    }
  }
  // Mostly the same one is asked for again, or the next one.
  let last = 0;
  return {
    closeOf(start) {
      if (opens[last] !== start) {
        const isNext = last + 1 < count && opens[last + 1] === start;
        last = isNext ? last + 1 : lastIndexNotAbove(opens, start, count);
      }
      return closes[last] ?? 0;
    },
  };
}

function withRoom(list: Int32Array<ArrayBuffer>): Int32Array<ArrayBuffer> {
  const longer = new Int32Array(list.length * 2);
  longer.set(list);
  return longer;
}
