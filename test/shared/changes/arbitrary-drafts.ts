import fc from "fast-check";
import { noPolicy, type Policy } from "../../../shared/policy/policy.ts";
import type { JsonObject } from "../../../shared/text/json.ts";
import { ruleDescriptions } from "../../../shared/validate/rules/index.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";
import type { Vocabulary } from "../../../shared/vocabulary/vocabulary.ts";
import {
  byDefault,
  cloud,
  entry,
  ids,
  knowingVocabulary,
  otherVocabulary,
  placed,
  type Setting,
  type,
} from "./arbitrary-entries.ts";

/** Sides before they are written as text, so that they can be edited: several layers, a policy and a vocabulary. */
export interface DraftLayer {
  readonly kind: "enforced" | "user" | "default";
  readonly document: JsonObject;
  readonly isTruncated?: boolean;
}

export interface Draft {
  readonly layers: readonly DraftLayer[];
  readonly policy: Policy;
  readonly vocabulary: Vocabulary;
}

export const documentOf = (maxLength: number, defaultWeight: number): fc.Arbitrary<JsonObject> =>
  fc
    .array(fc.oneof({ weight: 10, arbitrary: entry }, { weight: defaultWeight, arbitrary: byDefault }), { maxLength })
    .map((made) => made.reduce(placed, { providers: {} }));

const layersOf = (of: DraftLayer["kind"], minLength: number, maxLength: number): fc.Arbitrary<DraftLayer[]> =>
  fc.array(
    documentOf(of === "user" ? 4 : 2, of === "user" ? 1 : 3).map((document) => ({ kind: of, document })),
    { minLength, maxLength },
  );

const oftenOne = (of: DraftLayer["kind"]): fc.Arbitrary<DraftLayer[]> =>
  fc.oneof({ weight: 4, arbitrary: layersOf(of, 1, 1) }, { weight: 1, arbitrary: layersOf(of, 0, 2) });

const severity = fc.constantFrom("off", "notice", "warning", "error");
const ignore = fc
  .record(
    {
      rule: fc.constantFrom("plain-http", "version-segment"),
      files: fc.subarray(["teams/*.json", "teams/**", "**/a.json", "teams/a.json", "../*.json"], { minLength: 1 }),
      pointer: fc.constantFrom("/providers", "/providers/gateway", "/other"),
      reason: fc.constantFrom("A test.", "Another reason."),
    },
    { requiredKeys: ["rule", "reason"] },
  )
  .map((one): Policy["ignores"][number] => one);
const hosts = fc.subarray([
  "one.example.com",
  "*.one.example.com",
  "*.example.com:8000",
  "*.example.com",
  "a.one.example.com:8000",
  "two.example.com",
]);
const modelNames = fc.dictionary(fc.constantFrom("provider_a", "gateway"), ids);
const policyLayers = fc.record(
  { enforced: fc.constant("e.json"), default: fc.constant("d.json") },
  { requiredKeys: [] },
);

const NOT_CREDENTIALS = ruleDescriptions
  .map(({ id }) => id)
  .filter((id) => !["credential", "secret-in-header", "secret-in-url"].includes(id));

/** None, some, all by default, and all by default with one of a credential or without another. */
const INLINE_IGNORES: readonly (readonly string[])[] = [
  [],
  ["plain-http"],
  NOT_CREDENTIALS,
  [...NOT_CREDENTIALS, "secret-in-url"],
  NOT_CREDENTIALS.slice(1),
];

/** The single decisions of a policy. */
export const policySetting: fc.Arbitrary<Partial<Policy>> = fc.oneof(
  fc.dictionary(fc.constantFrom("plain-http", "dead-setting"), severity).map((rules) => ({ rules })),
  hosts.map((approvedHosts) => ({ approvedHosts })),
  modelNames.map((modelCatalog) => ({ modelCatalog })),
  fc.array(ignore, { maxLength: 2 }).map((ignores) => ({ ignores })),
  policyLayers.map((layers) => ({ layers })),
  fc.constantFrom(...INLINE_IGNORES).map((inlineIgnores) => ({ inlineIgnores })),
);
const policy: fc.Arbitrary<Policy> = fc
  .array(policySetting, { maxLength: 3 })
  .map((made) => Object.assign({}, noPolicy, ...made));

export const vocabulary = fc.constantFrom<Vocabulary>(
  otherVocabulary,
  shippedVocabulary,
  otherVocabulary,
  knowingVocabulary,
);

/** For each layer a setting of one custom provider, or none: types, and what only one of them allows. */
const contest = fc.array(fc.option(fc.oneof(type, cloud, cloud), { freq: 3, nil: undefined }), {
  minLength: 5,
  maxLength: 5,
});

const contested = (layers: readonly DraftLayer[], settings: readonly (Setting | undefined)[]): readonly DraftLayer[] =>
  layers.map((layer, index) => {
    const setting = settings[index];
    if (setting === undefined) return layer;
    const path = ["providers", "custom", "gateway", ...setting.path];
    return { ...layer, document: placed(layer.document, { ...setting, path }) };
  });

const layers: fc.Arbitrary<readonly DraftLayer[]> = fc
  .tuple(oftenOne("enforced"), oftenOne("user"), layersOf("default", 0, 1), fc.oneof(fc.constant([]), contest))
  .map(([enforced, user, below, settings]) => contested([...enforced, ...user, ...below], settings));

export const draft: fc.Arbitrary<Draft> = fc.record({ layers, policy, vocabulary });
