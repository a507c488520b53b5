import { lazilyFor } from "../text/lazily.ts";

/**
 * The names that one assistant uses in its provider configuration file, and what it does with them, as one plain data
 * value. The schema, the types, the rules and the resolution follow from it. An optional part that is left out is as in
 * the specification.
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
  /** Keys at the top of a file, beside `$schema` and `providers`. */
  readonly topLevel?: Readonly<Record<string, TopLevelKey>>;
  /** Single values that entries may hold beside the fields of the specification, by their key. */
  readonly fields?: Readonly<Record<string, Field>>;
  /** The headers that every client sets itself, in lower case. */
  readonly reservedHeaders?: ReservedHeaders;
  /** The places that the assistant reads a configuration from, the highest first (decisions: Layers). */
  readonly layers?: readonly AssistantLayer[];
  /** The addresses at which the assistant's own schema is published: a file's `$schema` that is one names the assistant. */
  readonly schemaAddresses?: readonly string[];
}

export interface Protocol {
  readonly description: string;
  /** Id of the built-in provider whose protocol this is, where it is one's. */
  readonly provider?: string;
  /** The values that stood for the protocol in former versions of the assistant. */
  readonly formerNames?: readonly string[];
}

/** The settings that built-in providers and kinds of custom provider have in common. */
export interface EntryKind {
  /** The protocol that the provider speaks when an entry names none; undefined where each model has its own. */
  readonly defaultProtocol?: string;
  /**
   * The field by which the provider is reached, where the other one is not read; "none" where neither is, for a section says
   * where; undefined where both are.
   */
  readonly address?: AddressField | "none";
  /** The last segments of the path that the provider's base URL needs, such as `v1` or `api/v1`. */
  readonly versionSegment?: string;
  /**
   * The one that adds the version segment where it is missing: the assistant, to the bare host of `ownUrl` alone, or the
   * client, to any URL. Undefined where no one does, so that a URL without it leads to 404.
   */
  readonly versionSegmentAddedBy?: "assistant" | "client";
  /** True where the client takes an operation, a query and the like from the end of a URL before it calls it. */
  readonly trimsUrl?: boolean;
  /** False where the provider's transport takes no custom headers (2.3); it does unless this says so. */
  readonly customHeaders?: boolean;
  /** The headers that this provider's client sets beside those of all clients, in lower case. */
  readonly reservedHeaders?: ReservedHeaders;
  /** Keys of `sections` that the entry may hold. */
  readonly sections: readonly string[];
  /** Keys of `fields` that the entry may hold. */
  readonly fields?: readonly string[];
}

export interface BuiltInProvider extends EntryKind {
  readonly title: string;
  readonly description: string;
  /** Where the provider is reached if no layer says it. */
  readonly ownUrl?: string;
  /** The header by which the provider's client states the API version; the transport sets it. */
  readonly versionHeader?: string;
  /** True for a model server that people run themselves, as `endpoint` is for (2.3); undefined where it is not known. */
  readonly selfHosted?: boolean;
}

export interface CustomVariant extends EntryKind {
  readonly description: string;
  /** False where `endpoints` may name some protocols alone; it must name all unless this says so (2.7). */
  readonly allEndpoints?: boolean;
}

/** The fields of an entry that say where its provider is reached. */
export const ADDRESS_FIELDS = ["baseUrl", "endpoint"] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Headers by name, with the fate of a custom one of that name: it is not sent, or the client's own is sent in its place. */
export type ReservedHeaders = Readonly<Record<string, "dropped" | "overwritten">>;

export interface ConnectionSection {
  readonly title: string;
  readonly description: string;
  /** The section's optional fields by name. */
  readonly fields: Readonly<Record<string, Field>>;
}

export type FieldValue = string | number | boolean;

/** A single value of a file. */
export interface Field {
  readonly title: string;
  readonly description: string;
  /** Text unless this says otherwise. */
  readonly type?: "text" | "number" | "boolean";
  /** The values that the field can have; undefined where it takes every one of its type. */
  readonly values?: readonly FieldValue[];
  /** The value in force where no layer has one. */
  readonly default?: FieldValue;
  readonly example: FieldValue;
}

export interface TopLevelKey extends Field {
  /** True where the assistant ignores the whole file if it does not know the value. */
  readonly ignoresFile?: boolean;
}

/** A place that the assistant reads a configuration from. */
export interface AssistantLayer {
  readonly name: string;
  readonly description: string;
  /** Its rank around the files that people edit: above them, they themselves, or below. */
  readonly kind: LayerKind;
  /** The environment variable that holds the configuration's text. */
  readonly variable?: string;
  /** The file that holds it. */
  readonly file?: string;
  /** Plain JSON, or JSON with comments and commas at the end, as it is unless this says otherwise. */
  readonly syntax?: "json" | "jsonc";
  /** The part that the assistant ignores where something is not valid; the entry alone unless this says otherwise. */
  readonly ignores?: "entry" | "layer";
  /** False where `enabled` is not read. */
  readonly setsEnabled?: boolean;
  /** False where the assistant saves nothing while something is not valid. */
  readonly savesInvalid?: boolean;
}

/** The present names of protocols by their former ones. */
export const presentNames = lazilyFor(
  ({ protocols }: Vocabulary): ReadonlyMap<string, string> =>
    new Map(
      Object.entries(protocols).flatMap(([name, { formerNames = [] }]) =>
        formerNames.map((former) => [former, name] as const),
      ),
    ),
);

/** The ranks of layers, from the highest to the lowest (decisions: Layers). */
export const LAYER_KINDS = ["enforced", "user", "default"] as const;

export type LayerKind = (typeof LAYER_KINDS)[number];

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

/** The keys at the top of every file (2.1). */
export const TOP_LEVEL_KEYS = ["$schema", "providers"] as const;

/** Keys beside the built-in ids in `providers`; no provider can be called so (2.2). */
export const RESERVED_PROVIDER_KEYS = ["default", "custom"] as const;
