import type { ValidateFunction } from "ajv";
import type { CheckedFile } from "../diagnostic/diagnostic.ts";
import { vocabularyFile } from "../validate/rules/settings-rules.ts";
import type { ReservedHeaders, Vocabulary } from "../vocabulary/vocabulary.ts";
import { checkSettingsFile, type SettingsKind } from "./check-settings.ts";
import compiledValidator from "./generated/vocabulary-validator.ts";
import { VOCABULARY_FILE_MAX_BYTES } from "./limits.ts";
import { isAboutFieldValue } from "./vocabulary-field-values.ts";
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
interface VocabularyDocument extends Omit<Vocabulary, "providers" | "sections" | "customVariants"> {
  readonly $schema?: string;
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
  isReportedElsewhere: isAboutFieldValue,
};

/** Reads and checks a vocabulary file's bytes (`docs/vocabulary.md`). Never throws. */
export function checkVocabularyFile(path: string, bytes: Uint8Array): CheckedVocabulary {
  const { document, file } = checkSettingsFile(path, bytes, KIND);
  return { vocabulary: document && toVocabulary(document), file };
}

function toVocabulary({ $schema: _schema, ...document }: VocabularyDocument): Vocabulary {
  const { providers = {}, sections = {}, customVariants = {} } = document;
  const entries = { providers: readEntries(providers), customVariants: readEntries(customVariants) };
  return withLowerCaseHeaders({ ...document, sections, ...entries });
}

function readEntries<Entry extends HeadersHolder>(
  entries: Readonly<Record<string, Entry>>,
): Readonly<Record<string, Entry & { readonly sections: readonly string[] }>> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [name, { sections: [], ...withLowerCaseHeaders(entry) }]),
  );
}

interface HeadersHolder {
  readonly reservedHeaders?: ReservedHeaders;
}

/** A file may write the name of a header in any case, and a vocabulary has it in lower case. */
function withLowerCaseHeaders<Holder extends HeadersHolder>(holder: Holder): Holder {
  const { reservedHeaders } = holder;
  if (reservedHeaders === undefined) return holder;
  const lower = Object.entries(reservedHeaders).map(([name, fate]) => [name.toLowerCase(), fate] as const);
  return { ...holder, reservedHeaders: Object.fromEntries(lower) };
}
