import type { Range } from "../diagnostic/diagnostic.ts";
import { isObject, type JsonObject, type Path } from "../text/json.ts";
import { createLocator, findSpan } from "./locate.ts";
import { parse } from "./parse.ts";

/** A text that was read as a layer: an object, or what keeps it from being one. */
export type ReadText =
  | { readonly document: JsonObject; readonly locate: (path: Path, part: "key" | "value") => Range }
  /** `trouble` is the end of a sentence, `advice` a sentence. */
  | { readonly trouble: string; readonly advice: string; readonly range: Range };

/** Reads a text as a layer; with any mistake of syntax it is none. Lines are counted when a place is first asked for. */
export function readDocument(text: string): ReadText {
  const { root, mistakes } = parse(text);
  const [mistake] = mistakes;
  const rangeOf = lazily(() => createLocator(text));
  if (mistake !== undefined) {
    const { message, advice } = mistake;
    return { trouble: withoutStop(message), advice, range: rangeOf()(mistake) };
  }
  if (root === undefined || !isObject(root.value)) {
    const span = root ?? { start: 0, end: text.length };
    return { trouble: "it is not an object", advice: "Write an object.", range: rangeOf()(span) };
  }
  return { document: root.value, locate: (path, part) => rangeOf()(findSpan(root, path, part)) };
}

function lazily<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A message in the words of a sentence that goes on before it. */
function withoutStop(message: string): string {
  return message.replace(/\.$/, "").replace(/^[A-Z](?![A-Z])/, (letter) => letter.toLowerCase());
}
