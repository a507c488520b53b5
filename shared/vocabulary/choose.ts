import { parse } from "../syntax/parse.ts";
import { isObject, type Json, textAt } from "../text/json.ts";
import { PRESETS } from "./presets.ts";
import { shippedVocabulary } from "./shipped.ts";
import type { Vocabulary } from "./vocabulary.ts";

/**
 * The vocabulary by which a configuration is read: the chosen one, else the preset that its own `$schema` names, else
 * the specification's.
 * See docs/decisions/0161-presets.md.
 *
 * @param chosen by an option, an input, a setting or the policy; undefined where none of them names one.
 */
export function vocabularyOf(chosen: Vocabulary | undefined, document: Json): Vocabulary {
  return chosen ?? vocabularyNamedIn(document) ?? shippedVocabulary;
}

/** The same of a text, which is only read where its `$schema` counts. */
export function vocabularyOfText(chosen: Vocabulary | undefined, text: string): Vocabulary {
  return chosen ?? vocabularyNamedInText(text) ?? shippedVocabulary;
}

/** The preset whose published schema a document names. */
export function vocabularyNamedIn(document: Json): Vocabulary | undefined {
  const address = isObject(document) ? textAt(document, "$schema") : undefined;
  return address === undefined ? undefined : byAddress.get(address);
}

/** The same of a text, also of one with syntax mistakes. */
export function vocabularyNamedInText(text: string): Vocabulary | undefined {
  // Without an escape, an address stands in the text as it is; most texts need not be read for it.
  const mayName = text.includes("\\") || ADDRESSES.some((address) => text.includes(address));
  return mayName ? vocabularyNamedIn(parse(text).value ?? null) : undefined;
}

const byAddress: ReadonlyMap<string, Vocabulary> = new Map(
  Object.values<Vocabulary>(PRESETS).flatMap((preset) =>
    (preset.schemaAddresses ?? []).map((address) => [address, preset] as const),
  ),
);

const ADDRESSES = [...byAddress.keys()];
