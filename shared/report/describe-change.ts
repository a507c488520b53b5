import type { Change, ModelRoute, ProviderState } from "../resolve/change.ts";
import type { OriginPlace } from "../resolve/origin.ts";
import { type Json } from "../text/json.ts";
import { fromPointer } from "../text/pointer.ts";
import { listNames, type Quote, quoteName, showValue } from "./show-value.ts";
import { countOf } from "./verdict.ts";

type ChangeOf<Kind extends Change["kind"]> = Extract<Change, { readonly kind: Kind }>;

/**
 * What a change does: one sentence of plain text, which is not escaped for any format yet.
 *
 * @param quote for callers whose quotes mask what in a name looks like a secret.
 */
export function describeChange(change: Change, quote: Quote = quoteName): string {
  const provider = quote(change.provider);
  switch (change.kind) {
    case "provider-added":
      return `The provider ${provider} is added, ${stateOf(change.after)}.`;
    case "provider-removed":
      return `The provider ${provider} is removed (was ${stateOf(change.before)}).`;
    case "provider-enabled":
      return `The provider ${provider} is enabled, with ${offered(change.after)}.`;
    case "provider-disabled":
      return `The provider ${provider} is disabled (was enabled, with ${offered(change.before)}).`;
    case "connection-changed":
      return connectionSentence(change, quote);
    case "offering-changed":
      return offeringSentence(change, quote);
    case "model-offered":
      return `The model ${quote(change.model)} of ${provider} is offered (was not: ${change.before}).`;
    case "model-hidden":
      return `The model ${quote(change.model)} of ${provider} is no longer offered: ${change.after}.`;
    case "model-added":
      return `The model ${quote(change.model)} of ${provider} is added, ${offeredOr(change.after)}.`;
    case "model-removed":
      return `The model ${quote(change.model)} of ${provider} is removed (was ${offeredOr(change.before)}).`;
    case "model-patched":
      return `The model ${quote(change.model)} of ${provider} changes: ${patch(change, quote)}.`;
    default:
      return `The model ${quote(change.model)} of ${provider} moves: ${move(change, quote)}.`;
  }
}

/** What decides after a change, or before it where nothing is left: a few words of plain text. */
export function changeCause({ cause }: Pick<Change, "cause">): string {
  return describePlace(cause?.place ?? { kind: "default" });
}

/** Where a value stands: a few words of plain text. */
export function describePlace(place: OriginPlace): string {
  switch (place.kind) {
    case "layer": {
      const { label, layer, pointer, position } = place;
      const at = position === undefined ? label : `${label}:${position.line}:${position.column}`;
      return `${at} (${layer} layer, ${pointer === "" ? "the whole document" : pointer})`;
    }
    case "discovered":
      return `what the provider ${quoteName(place.provider)} returned`;
    case "vocabulary":
      return "the provider's own default";
    default:
      return "what holds where nobody says it";
  }
}

function stateOf(state: ProviderState): string {
  return state.enabled ? `enabled, with ${offered(state)}` : "disabled";
}

function offered({ offeredModels }: ProviderState): string {
  return offeredModels === 0 ? "no known model offered" : `${countOf(offeredModels, "known model")} offered`;
}

function offeredOr(reason: string): string {
  return reason === "offered" ? reason : `not offered: ${reason}`;
}

function connectionSentence({ provider, field, before, after }: ChangeOf<"connection-changed">, quote: Quote): string {
  const [first, ...steps] = fromPointer(`/${field}`);
  if (first !== "headers") return `${quote(field)} of ${quote(provider)} ${becomes(before, after, quote)}.`;
  const does = after === null ? "is removed" : before === null ? "is set" : "has another value";
  return `The header ${quote(steps.join("/"))} of ${quote(provider)} ${does}.`;
}

/** Two values may look the same where what differs is not shown. */
function becomes(before: Json, after: Json, quote: Quote): string {
  const [old, now] = [showValue(before, quote), showValue(after, quote)];
  if (after === null) return `is removed (was ${old})`;
  if (before === null) return `is set to ${now}`;
  return old === now ? `is ${now} and changes in what is not shown` : `is ${now} (was ${old})`;
}

function offeringSentence({ provider, field, before, after }: ChangeOf<"offering-changed">, quote: Quote): string {
  const name = `${quote(field)} of ${quote(provider)}`;
  if (field === "discovery") return `${name} ${becomes(before, after, quote)}.`;
  const [old, now] = [idsOf(before), idsOf(after)];
  const names = (ids: Iterable<string>) => listNames([...ids], quote);
  if (now.size === 0) return `${name} is empty (named ${names(old)}).`;
  if (old.size === 0) return `${name} names ${names(now)} (was empty).`;
  const [added, gone] = [[...now].filter((id) => !old.has(id)), [...old].filter((id) => !now.has(id))];
  if (gone.length === 0) return `${name} names ${names(added)} too.`;
  const less = `no longer names ${names(gone)}`;
  return added.length === 0 ? `${name} ${less}.` : `${name} names ${names(added)} too, and ${less}.`;
}

function idsOf(value: Json): ReadonlySet<string> {
  return new Set(Array.isArray(value) ? value.map(String) : []);
}

function patch({ fields, before, after }: ChangeOf<"model-patched">, quote: Quote): string {
  return fields
    .map((field) => `${quote(field)} ${becomes(before[field] ?? null, after[field] ?? null, quote)}`)
    .join(", ");
}

function move({ before, after }: ChangeOf<"model-moved">, quote: Quote): string {
  const isSame = (field: keyof ModelRoute) => before[field] === after[field];
  // Where both look the same, what differs of the URL is not shown.
  const fields = (["baseUrl", "protocol"] as const).filter((field) => !isSame(field));
  return (fields.length === 0 ? (["baseUrl"] as const) : fields)
    .map((field) => `${quote(field)} ${becomes(before[field], after[field], quote)}`)
    .join(", ");
}
