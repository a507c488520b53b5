import { lazily } from "../text/lazily.ts";
import type { Node, ParsedText } from "./node.ts";
import { createPathTo, findOddKeys } from "./odd-keys.ts";
import { otherFormat } from "./other-formats.ts";
import { keyAt, onDemand, placesIn } from "./places.ts";
import { readStrict, type StrictText } from "./read-strict.ts";
import { recover } from "./recover.ts";
import type { Shape } from "./shape.ts";
import { padded } from "./strict-json.ts";

/**
 * Reads JSON with comments and trailing commas. Never throws.
 * See docs/decisions/0092-two-readers.md.
 *
 * @param shape of what the text is meant to hold, which tells where brackets are missing.
 */
export function parse(text: string, shape?: Shape): ParsedText {
  const strict = readStrict(text);
  if (strict === undefined) return withMistakes(text, shape);
  return strict.areKeysRight ? new RightText(text, strict) : (withOddKeys(text, strict) ?? withMistakes(text, shape));
}

/** In a text of another format, that is the one mistake to tell, and nothing is read. */
function withMistakes(text: string, shape: Shape | undefined): ParsedText {
  const recovered = recover(text, shape);
  const other = recovered.mistakes.length === 0 ? undefined : otherFormat(text);
  if (other === undefined) return recovered;
  const all = { start: 0, end: text.length };
  const nothing = { comments: [], duplicateKeys: [], unsafeKeys: [] };
  return { ...recovered, ...nothing, mistakes: [other], damaged: [all], unread: all };
}

/**
 * A text without mistakes. A class, because an object literal with a getter takes about a microsecond to make, which is
 * half of what `JSON.parse` takes for 1 KB.
 */
class RightText implements ParsedText {
  readonly text: string;
  readonly value: StrictText["value"];
  readonly mistakes = [];
  readonly damaged = [];
  readonly duplicateKeys = [];
  readonly unsafeKeys = [];
  readonly comments: StrictText["comments"];
  readonly #strict: StrictText;
  #root: Node | undefined;

  constructor(text: string, strict: StrictText) {
    this.text = text;
    this.value = strict.value;
    this.comments = strict.comments;
    this.#strict = strict;
  }

  get root(): Node {
    this.#root ??= placesIn(padded(this.text, this.#strict), this.value, false).root();
    return this.#root;
  }
}

/** Undefined where a key is longer than allowed. */
function withOddKeys(text: string, strict: StrictText): ParsedText | undefined {
  const odd = findOddKeys(padded(text, strict));
  if (odd === undefined) return undefined;
  const { duplicates, unsafe } = odd;
  const pathTo = createPathTo(text);
  const places = lazily(() => placesIn(padded(text, strict), strict.value, duplicates.length > 0));
  return {
    text,
    value: strict.value,
    get root() {
      return places().root();
    },
    mistakes: [],
    damaged: [],
    duplicateKeys: onDemand(duplicates, ({ object, starts }) => ({
      path: pathTo({ object, start: starts[0] ?? 0 }),
      properties: places().sameKeys(starts),
    })),
    unsafeKeys: onDemand(unsafe, (spot) => ({ path: pathTo(spot), key: keyAt(text, spot.start) })),
    comments: strict.comments,
  };
}
