import fc from "fast-check";
import type { BuiltInProvider, CustomVariant, EntryKind } from "../../shared/vocabulary/vocabulary.ts";
import { sentence } from "./arbitrary-field.ts";
import type { AllNames } from "./arbitrary-vocabulary-names.ts";

/** Nothing, true or false. */
export const flag = (key: string): fc.Arbitrary<object> =>
  fc.option(fc.boolean(), { nil: undefined }).map((value) => (value === undefined ? {} : { [key]: value }));

/** Nothing, or one of these. */
export const oneOf = (key: string, values: readonly string[]): fc.Arbitrary<object> =>
  values.length === 0
    ? fc.constant({})
    : fc
        .option(fc.constantFrom(...values), { nil: undefined })
        .map((value) => (value === undefined ? {} : { [key]: value }));

/** A part that is there or not. */
const perhaps = <Part extends object>(part: fc.Arbitrary<Part>): fc.Arbitrary<Part | object> =>
  fc.oneof(fc.constant({}), part);

/** Headers with their fates. */
export const reservedHeaders = fc.dictionary(
  fc.constantFrom("accept", "x-api-key", "x-tenant", "constructor", "!$%&'*+-.^_`|~"),
  fc.constantFrom("dropped", "overwritten"),
  { maxKeys: 2 },
);

/** URLs that everyone may see. */
export const urls = [
  "https://api.north.example.com",
  "https://api.north.example.com/api/v1",
  "http://localhost:11434/",
  "https://größe.example/a;b/v1",
];

/** The keys that built-in providers and kinds of custom provider have in common. */
function entryKind({ protocols, sections, fields }: AllNames): fc.Arbitrary<EntryKind> {
  return fc
    .tuple(
      fc.record({ sections: fc.subarray([...sections]) }),
      perhaps(fc.record({ fields: fc.subarray([...fields]) })),
      oneOf("defaultProtocol", protocols),
      oneOf("address", ["baseUrl", "endpoint", "none"]),
      perhaps(versionSegment),
      flag("trimsUrl"),
      flag("customHeaders"),
      perhaps(fc.record({ reservedHeaders })),
    )
    .map(([base, ...more]) => Object.assign({}, base, ...more));
}

const versionSegment = fc.record(
  {
    versionSegment: fc.constantFrom("v1", "v1beta", "2024-06", "edition", "~x", "V2", "api/v1", "v1/api/edition"),
    versionSegmentAddedBy: fc.constant("client"),
  },
  { requiredKeys: ["versionSegment"] },
);

export function builtInProvider(all: AllNames): fc.Arbitrary<BuiltInProvider> {
  return fc
    .tuple(
      fc.record({ title: sentence, description: sentence }),
      entryKind(all),
      oneOf("ownUrl", urls),
      oneOf("versionHeader", ["X-Version", "north-version"]),
      flag("selfHosted"),
      fc.boolean(),
    )
    .map(([titles, kind, ownUrl, header, hosting, isAdded]) => {
      const provider: BuiltInProvider = Object.assign({}, titles, kind, ownUrl, header, hosting);
      const { address, ...rest } = provider;
      // Only self-hosted providers have an endpoint.
      const made = address === "endpoint" && provider.selfHosted === false ? rest : provider;
      const isBareHostAdded = isAdded && made.ownUrl !== undefined && made.versionSegment !== undefined;
      return isBareHostAdded ? { ...made, versionSegmentAddedBy: "assistant" } : made;
    });
}

export function customVariant(all: AllNames): fc.Arbitrary<CustomVariant> {
  return fc
    .tuple(fc.record({ description: sentence }), entryKind(all), flag("allEndpoints"))
    .map(([base, kind, more]) => ({ ...base, ...kind, ...more }));
}
