/** The documents of the playground: one text for each tab. */

/** In the order of the tabs. A path is what the texts of reports call a document. */
export const DOCUMENTS = [
  { name: "configuration", path: "providers.jsonc", title: "Configuration" },
  { name: "before", path: "before.jsonc", title: "Before" },
  { name: "enforced", path: "enforced.jsonc", title: "Enforced layer" },
  { name: "default", path: "default.jsonc", title: "Default layer" },
  { name: "policy", path: ".provider-steward.json", title: "Policy" },
  { name: "vocabulary", path: "vocabulary.jsonc", title: "Vocabulary" },
] as const;

export type DocumentName = (typeof DOCUMENTS)[number]["name"];

/** An empty text is a file that is not there, but for the configuration. */
export type Workspace = Readonly<Record<DocumentName, string>>;

/** A place in one of the documents, with the line and the column as diagnostics have them. */
export interface Place {
  readonly document: DocumentName;
  readonly line: number;
  readonly column: number;
}

export const NOTHING: Workspace = {
  configuration: "",
  before: "",
  enforced: "",
  default: "",
  policy: "",
  vocabulary: "",
};

/** A value for each document. */
export function forEachDocument<Value>(make: (name: DocumentName) => Value): Readonly<Record<DocumentName, Value>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `fromEntries` forgets the names
  return Object.fromEntries(DOCUMENTS.map(({ name }) => [name, make(name)])) as Record<DocumentName, Value>;
}

export function pathOf(name: DocumentName): string {
  return DOCUMENTS.find((one) => one.name === name)?.path ?? name;
}

export function documentAt(path: string): DocumentName | undefined {
  return DOCUMENTS.find((one) => one.path === path)?.name;
}

/** Tells if there is such a file. */
export function isThere(text: string): boolean {
  return text.trim() !== "";
}
