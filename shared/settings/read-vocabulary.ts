import type { ValidateFunction } from "ajv";
import type { CheckedFile } from "../diagnostic/diagnostic.ts";
import { vocabularyFile } from "../validate/rules/settings-rules.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";
import { checkSettingsFile, type SettingsKind } from "./check-settings.ts";
import compiledValidator from "./generated/vocabulary-validator.ts";
import { VOCABULARY_FILE_MAX_BYTES } from "./limits.ts";
import { vocabularyFindings } from "./vocabulary-findings.ts";
import { buildVocabularySchema } from "./vocabulary-schema.ts";

/** A vocabulary file that was read. */
export interface CheckedVocabulary {
  /** The content of the file; undefined if it has any error. */
  readonly vocabulary: Vocabulary | undefined;
  /** Its diagnostics, all of the rule `vocabulary-file`. */
  readonly file: CheckedFile;
}

/** The content of a vocabulary file that matches the schema. */
interface VocabularyDocument {
  readonly protocols: Vocabulary["protocols"];
  readonly providers?: TableEntries<Vocabulary["providers"]>;
  readonly sections?: Vocabulary["sections"];
  readonly customVariants?: TableEntries<Vocabulary["customVariants"]>;
}

/** Entries that need not say that they take no section. */
type TableEntries<Table extends Readonly<Record<string, { readonly sections: readonly string[] }>>> = Readonly<
  Record<string, Omit<Table[string], "sections"> & { readonly sections?: readonly string[] }>
>;

const KIND: SettingsKind<VocabularyDocument> = {
  rule: vocabularyFile,
  maxBytes: VOCABULARY_FILE_MAX_BYTES,
  schema: buildVocabularySchema(),
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- ajv's compiled code comes without types
  matchesSchema: compiledValidator as unknown as ValidateFunction<VocabularyDocument>,
  findingsIn: vocabularyFindings,
};

/** Reads and checks a vocabulary file's bytes (`docs/vocabulary.md`). Never throws. */
export function checkVocabularyFile(path: string, bytes: Uint8Array): CheckedVocabulary {
  const { document, file } = checkSettingsFile(path, bytes, KIND);
  return { vocabulary: document && toVocabulary(document), file };
}

function toVocabulary(document: VocabularyDocument): Vocabulary {
  const { protocols, providers = {}, sections = {}, customVariants = {} } = document;
  return { protocols, providers: withSections(providers), sections, customVariants: withSections(customVariants) };
}

function withSections<Entry extends object>(
  entries: Readonly<Record<string, Entry>>,
): Readonly<Record<string, Entry & { readonly sections: readonly string[] }>> {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, { sections: [], ...entry }]));
}
