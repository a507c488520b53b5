/** The JSON Schema of a catalogue for programs, checked against the types that it describes. */

import { METADATA_FIELDS } from "../effective/metadata.ts";
import { HIDDEN_REASONS } from "../effective/offering.ts";
import { PRECEDENCE, type PrecedenceRule } from "../effective/precedence.ts";
import type { ProviderSettings } from "../resolve/catalog.ts";
import type { LinePosition, Origin, OriginPlace } from "../resolve/origin.ts";
import {
  ANY_JSON,
  anyOf,
  COUNT,
  described,
  FLAG,
  type JsonSchema,
  listOf,
  mapOf,
  NUMBER,
  named,
  recordOf,
  TEXT,
  type WireSchema,
  withMore,
  withOptional,
  wordOf,
} from "../schema/wire-schema.ts";
import { type FieldValue, LAYER_KINDS } from "../vocabulary/vocabulary.ts";

const POINTER = described(TEXT, "JSON pointer (RFC 6901).");

/** A place in a text. */
export const LINE_POSITION: WireSchema<LinePosition> = named(
  "LinePosition",
  recordOf({ line: described(COUNT, "1-based."), column: described(COUNT, "1-based, in UTF-16 code units.") }),
);

export const ORIGIN_PLACE: WireSchema<OriginPlace> = named(
  "OriginPlace",
  anyOf(
    withOptional(recordOf({ kind: wordOf(["layer"]), layer: wordOf(LAYER_KINDS), label: TEXT, pointer: POINTER }), {
      position: LINE_POSITION,
    }),
    recordOf({ kind: wordOf(["discovered"]), provider: TEXT, model: TEXT, field: TEXT }),
    recordOf({ kind: wordOf(["vocabulary"]), pointer: POINTER }),
    recordOf({ kind: wordOf(["default"]) }),
  ),
);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the table has these keys and no others
const PRECEDENCE_RULE = wordOf(Object.keys(PRECEDENCE) as readonly PrecedenceRule[]);

const PLACE = { place: ORIGIN_PLACE, rule: PRECEDENCE_RULE };

const ORIGIN: WireSchema<Origin> = named(
  "Origin",
  recordOf({
    ...PLACE,
    lost: described(
      listOf(withOptional(recordOf(PLACE), { value: ANY_JSON })),
      "The values that could have held, from the one that came nearest.",
    ),
  }),
);

/** Origins by the setting that they explain; left out with `explain=false`. */
const EXPLAINED = { origins: mapOf(ORIGIN) };

const FIELD_VALUE: WireSchema<FieldValue> = anyOf(TEXT, NUMBER, FLAG);

const PROVIDER_SETTINGS: WireSchema<ProviderSettings> = withOptional(
  recordOf({
    id: TEXT,
    kind: wordOf(["built-in", "custom"]),
    enabled: FLAG,
    headers: described(listOf(TEXT), "The names of the custom headers."),
    endpoints: described(mapOf(TEXT), "Base URLs by protocol."),
    sections: described(mapOf(mapOf(FIELD_VALUE)), "The fields of the extra connection settings, by section."),
    discovery: wordOf(["auto", "off"]),
    allow: listOf(TEXT),
    deny: listOf(TEXT),
    overrides: listOf(TEXT),
  }),
  {
    fields: described(mapOf(FIELD_VALUE), "Single values that the vocabulary has beside these."),
    variant: TEXT,
    baseUrl: TEXT,
    endpoint: TEXT,
    ownUrl: described(TEXT, "Where the provider is reached if neither is in force."),
    protocol: TEXT,
  },
);

const METADATA_KINDS = { text: TEXT, tokens: COUNT, texts: listOf(TEXT), flag: FLAG } satisfies Record<
  (typeof METADATA_FIELDS)[keyof typeof METADATA_FIELDS],
  JsonSchema
>;

const MODEL = named(
  "CatalogModel",
  withOptional(recordOf({ id: TEXT, source: wordOf(["discovered", "custom"]), offered: FLAG }), {
    reason: described(wordOf(HIDDEN_REASONS), "Why it is not offered."),
    baseUrl: TEXT,
    protocol: TEXT,
    ...Object.fromEntries(Object.entries(METADATA_FIELDS).map(([field, kind]) => [field, METADATA_KINDS[kind]])),
    ...EXPLAINED,
  }),
);

/** A catalogue without secrets. */
export const CATALOG = named(
  "Catalog",
  recordOf({
    providers: listOf(
      named("CatalogProvider", withOptional(withMore(PROVIDER_SETTINGS, { models: listOf(MODEL) }), EXPLAINED)),
    ),
  }),
);
