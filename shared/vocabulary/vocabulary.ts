/**
 * The names that one assistant uses in its provider configuration file, as one plain data value.
 * The schema, the types, the rules and the resolution follow from it.
 */
export interface Vocabulary {
  /** Wire protocols by the value that a file uses (specification 2.5). */
  readonly protocols: Readonly<Record<string, Protocol>>;
  /** Built-in providers by id (2.2). */
  readonly providers: Readonly<Record<string, BuiltInProvider>>;
  /** Extra connection settings, by the key that holds them in an entry (2.4). */
  readonly sections: Readonly<Record<string, ConnectionSection>>;
  /** Kinds of custom provider entry by their `type` value (2.7). */
  readonly customVariants: Readonly<Record<string, CustomVariant>>;
}

export interface Protocol {
  readonly description: string;
  /** Id of the built-in provider whose protocol this is, where it is one's. */
  readonly provider?: string;
}

export interface BuiltInProvider {
  readonly title: string;
  readonly description: string;
  /** The protocol that the provider speaks when an entry names none. */
  readonly defaultProtocol?: string;
  /** The last path segment that the provider's base URL needs, such as `v1`. */
  readonly versionSegment?: string;
  /** The header by which the provider's client states the API version; the transport sets it. */
  readonly versionHeader?: string;
  /** True for a model server that people run themselves, as `endpoint` is for (2.3); undefined where it is not known. */
  readonly selfHosted?: boolean;
  /** False where the provider's transport takes no custom headers (2.3); it does unless this says so. */
  readonly customHeaders?: boolean;
  /** Keys of `sections` that the entry may hold. */
  readonly sections: readonly string[];
}

export interface ConnectionSection {
  readonly title: string;
  readonly description: string;
  /** The section's optional string fields by name. */
  readonly fields: Readonly<Record<string, SectionField>>;
}

export interface SectionField {
  readonly title: string;
  readonly description: string;
  readonly example: string;
}

export interface CustomVariant {
  readonly description: string;
  /** As of a built-in provider. */
  readonly customHeaders?: boolean;
  /** Keys of `sections` that the entry may hold. */
  readonly sections: readonly string[];
}

/** For files of another kind, which have none of the names that a configuration has. */
export const noVocabulary: Vocabulary = { protocols: {}, providers: {}, sections: {}, customVariants: {} };

/** The keys of every provider entry (2.3) and of a custom one (2.7); no section can be called so. */
export const ENTRY_KEYS = [
  "baseUrl",
  "customHeaders",
  "enabled",
  "endpoint",
  "endpoints",
  "models",
  "protocol",
  "type",
] as const;

/** Keys beside the built-in ids in `providers`; no provider can be called so (2.2). */
export const RESERVED_PROVIDER_KEYS = ["default", "custom"] as const;
