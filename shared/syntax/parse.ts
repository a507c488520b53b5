import type { Node, ParsedText } from "./node.ts";
import { otherFormat } from "./other-formats.ts";
import { readStrict, type StrictText } from "./read-strict.ts";
import { recover } from "./recover.ts";
import type { Shape } from "./shape.ts";

/**
 * Reads JSON with comments and trailing commas. Never throws.
 * See docs/decisions/0092-two-readers.md.
 *
 * @param shape the structure that the text should have, which tells where brackets are missing.
 */
export function parse(text: string, shape?: Shape): ParsedText {
  const strict = readStrict(text);
  return strict === undefined ? withMistakes(text, shape) : new RightText(text, strict);
}

/** If the text is in another format, that is the only mistake, and nothing else is read. */
function withMistakes(text: string, shape: Shape | undefined): ParsedText {
  const recovered = recover(text, shape);
  const other = recovered.mistakes.length === 0 ? undefined : otherFormat(text);
  if (other === undefined) return recovered;
  const all = { start: 0, end: text.length };
  const nothing = { comments: [], duplicateKeys: [], unsafeKeys: [] };
  return { ...recovered, ...nothing, mistakes: [other], damaged: [all], unread: all };
}

/** A text without mistakes. Its values have no places until one is asked for. */
class RightText implements ParsedText {
  readonly text: string;
  readonly value: StrictText["value"];
  readonly mistakes = [];
  readonly damaged = [];
  readonly duplicateKeys = [];
  readonly unsafeKeys = [];
  readonly comments: StrictText["comments"];
  #root: Node | undefined;

  constructor(text: string, strict: StrictText) {
    this.text = text;
    this.value = strict.value;
    this.comments = strict.comments;
  }

  get root(): Node {
    this.#root ??= recover(this.text).root;
    return this.#root;
  }
}
