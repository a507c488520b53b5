import { BASE_URL_ROWS } from "../effective/base-url.ts";
import { discoveredField, METADATA_NAMES } from "../effective/metadata.ts";
import { customPath, type EffectiveModel, type ModelMetadata, overridePath } from "../effective/model.ts";
import { OFFERING_ROWS } from "../effective/offering.ts";
import type { PrecedenceRule } from "../effective/precedence.ts";
import { PROTOCOL_ROWS } from "../effective/protocol.ts";
import type { Path } from "../text/json.ts";
import { candidatesAt, rowCandidates } from "./candidates.ts";
import type { Origins } from "./catalog.ts";
import type { Layer } from "./layers.ts";
import { type Candidate, originOf, originsBy } from "./origin.ts";
import { enabledCandidates } from "./provider-origins.ts";

/** Why each value of a model is what it is. */
export function modelOrigins(model: EffectiveModel, layers: readonly Layer[]): Origins {
  return originsBy([
    ["offered", originOf(offeringCandidates(model, layers))],
    ...METADATA_NAMES.map((field) => [field, originOf(metadataCandidates(model, layers, field))] as const),
    ["protocol", originOf(rowCandidates(PROTOCOL_ROWS, model, layers, "value"))],
    ["baseUrl", originOf(rowCandidates(BASE_URL_ROWS, model, layers, "url"))],
  ]);
}

/** The candidates for a field's value, in order of precedence. */
function metadataCandidates(
  model: EffectiveModel,
  layers: readonly Layer[],
  field: keyof ModelMetadata,
): readonly Candidate[] {
  const custom = customPath(model);
  const value = discoveredField(model.discovered, field);
  const place = { kind: "discovered", provider: model.provider.id, model: model.id, field } as const;
  return [
    ...candidatesAt(layers, [...overridePath(model), field], "override", "value"),
    ...(custom ? candidatesAt(layers, [...custom, field], "custom-model", "value") : []),
    ...(value === undefined ? [] : [{ place, rule: "discovered", value } as const]),
  ];
}

/** The candidates that can decide if a model is offered, in order of precedence. */
export function offeringCandidates(model: EffectiveModel, layers: readonly Layer[]): readonly Candidate[] {
  return OFFERING_ROWS.filter(({ applies }) => applies(model)).flatMap(({ rule, reason }) => {
    const place = offeringPlace(rule, model, layers);
    return place === undefined ? [] : [{ place, rule, value: reason === undefined }];
  });
}

/** The place of what a row of `OFFERING_ROWS` goes by. */
function offeringPlace(
  rule: PrecedenceRule,
  model: EffectiveModel,
  layers: readonly Layer[],
): Candidate["place"] | undefined {
  const { provider, id, custom } = model;
  const { allow, deny } = provider.models;
  const placeOf = (steps: Path) =>
    candidatesAt(layers, [...provider.path, "models", ...steps], "highest-layer", "nothing")[0]?.place;
  switch (rule) {
    case "provider-disabled":
      return enabledCandidates(layers, provider.path)[0]?.place;
    case "discovery-off":
      return placeOf(["discovery"]);
    case "denied":
      return placeOf(["deny", deny.indexes.get(id) ?? 0]);
    case "not-in-allow":
      return placeOf(["allow"]);
    case "allowed":
      return placeOf(["allow", allow.indexes.get(id) ?? 0]);
    default:
      return custom === undefined
        ? { kind: "discovered", provider: provider.id, model: id, field: "id" }
        : placeOf(["custom", custom.index]);
  }
}
