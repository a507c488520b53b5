import { posix } from "node:path";
import { schemaReferenceOf, shippedVocabulary } from "../shared/index.ts";
import { chosenVocabulary, type LoadedSettings } from "./loaded-settings.ts";

/** The path of the schema that a configuration without one should name, unless that is a URL. */
export function schemaPathOf(loaded: LoadedSettings, path: string): string {
  return posix.join(
    posix.dirname(path),
    schemaReferenceOf(loaded.policy, chosenVocabulary(loaded) ?? shippedVocabulary),
  );
}
