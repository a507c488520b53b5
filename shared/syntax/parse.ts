import { lazily } from "../text/lazily.ts";
import type { ParsedText } from "./node.ts";
import { placesIn } from "./places.ts";
import { readStrict } from "./read-strict.ts";
import { recover } from "./recover.ts";
import { padded } from "./strict-json.ts";

/**
 * Reads JSON with comments and trailing commas. Never throws.
 * See docs/decisions/0092-two-readers.md.
 */
export function parse(text: string): ParsedText {
  const strict = readStrict(text);
  if (strict === undefined) return recover(text);
  const root = lazily(() => placesIn(padded(text, strict), strict.value));
  return {
    text,
    value: strict.value,
    get root() {
      return root();
    },
    mistakes: [],
    duplicateKeys: [],
    unsafeKeys: [],
    comments: strict.comments,
  };
}
