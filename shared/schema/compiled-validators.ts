import type { ValidateFunction } from "ajv";
import { PRESET_NAMES, PRESETS, type PresetName } from "../vocabulary/presets.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import positAssistant from "./generated/validators/posit-assistant.ts";
import specification from "./generated/validators/specification.ts";

const COMPILED = {
  specification,
  "posit-assistant": positAssistant,
} as const satisfies Readonly<Record<PresetName, unknown>>;

const byVocabulary: ReadonlyMap<Vocabulary, ValidateFunction> = new Map(
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv's compiled code comes without types
  PRESET_NAMES.map((name) => [PRESETS[name], COMPILED[name] as unknown as ValidateFunction]),
);

/**
 * The validator of a preset, compiled at build time; undefined for any other vocabulary, whose schema is read itself.
 * See docs/decisions/0008-compiled-and-interpreted-schema.md.
 */
export function compiledValidator(vocabulary: Vocabulary): ValidateFunction | undefined {
  return byVocabulary.get(vocabulary);
}
