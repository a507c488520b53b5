import type { Path } from "../text/json.ts";
import { lazilyFor } from "../text/lazily.ts";
import { layerOf } from "../vocabulary/layers.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/**
 * Says what the assistant does with a file in which the value at a path is not valid: a sentence or two. Undefined where
 * the vocabulary does not tell.
 */
export function consequenceAt(path: Path, vocabulary: Vocabulary): string | undefined {
  const { topLevel = {} } = vocabulary;
  const [key = "", ...below] = path;
  if (below.length === 0 && typeof key === "string" && Object.hasOwn(topLevel, key) && topLevel[key]?.ignoresFile)
    return "The assistant ignores the whole file.";
  return below.length === 0 ? undefined : consequenceInEntries(vocabulary).text;
}

const consequenceInEntries = lazilyFor((vocabulary: Vocabulary): { readonly text: string | undefined } => {
  const layer = layerOf(vocabulary, { kind: "user" });
  if (layer === undefined) return { text: undefined };
  const { ignores = "entry", savesInvalid = true } = layer;
  const part = ignores === "layer" ? "file" : "entry";
  return {
    text: `The assistant ignores the whole ${part}${savesInvalid ? "" : ", and saves no change until it is fixed"}.`,
  };
});
