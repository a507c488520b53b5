import { METADATA_NAMES, metadataOf } from "../effective/metadata.ts";
import { isArray, type Json } from "../text/json.ts";
import { maskSecrets } from "../text/secrets.ts";
import { joinParts } from "../text/wording.ts";
import type { Change } from "./change.ts";
import { aboutModel, causeOfModel, type LastingModel, modelText } from "./model-pair.ts";
import { isSameSet } from "./sets.ts";
import { listText, nameText } from "./words.ts";

/** Where a model that is offered on both sides has other metadata. */
export function* metadataChanges(model: LastingModel): Iterable<Change> {
  const [old, now] = [metadataOf(model.before), metadataOf(model.after)];
  const fields = METADATA_NAMES.filter((field) => !isSameValue(old[field], now[field]));
  if (fields.length === 0) return;
  const valuesOf = (values: typeof old) =>
    Object.fromEntries(fields.map((field) => [field, shownValue(values[field])]));
  yield {
    effect: "changes",
    kind: "model-changed",
    ...aboutModel(model),
    before: valuesOf(old),
    after: valuesOf(now),
    cause: causeOfModel(model, ...fields.map((field) => [field])),
    text: `${modelText(model)} has other metadata: ${joinParts(
      fields.map((field) => `\`${field}\` is ${valueText(now[field])} (before: ${valueText(old[field])})`),
      "and",
    )}.`,
  };
}

/** Lists as sets. */
function isSameValue(one: Json | undefined, other: Json | undefined): boolean {
  return isArray(one) && isArray(other) ? isSameSet(one.map(String), other.map(String)) : one === other;
}

function shownValue(value: Json | undefined): Json {
  if (value === undefined) return null;
  if (isArray(value)) return value.map(shownValue);
  return typeof value === "string" ? maskSecrets(value) : value;
}

function valueText(value: Json | undefined): string {
  if (value === undefined) return "not set";
  if (isArray(value))
    return value.length === 0 ? "an empty list" : listText(value.filter((item) => typeof item === "string"));
  return nameText(typeof value === "string" ? value : JSON.stringify(value));
}
