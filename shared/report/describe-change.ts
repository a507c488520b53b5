import type { Json } from "../json.ts";
import { QUOTED_NAME_MAX_CHARACTERS } from "../limits.ts";
import type { Change, ModelRoute, ProviderState } from "../resolve/change.ts";
import type { OriginPlace } from "../resolve/origin.ts";
import { countOf } from "./verdict.ts";

/** Puts a name from a file in quotes. */
export type Quote = (name: string) => string;

type ChangeOf<Kind extends Change["kind"]> = Extract<Change, { readonly kind: Kind }>;

/** How many ids of a list one sentence names; of more it is said how many there are. */
const LISTED_MAX = 5;

/**
 * What a change does, in one sentence of plain text, which is not escaped for any format yet.
 *
 * @param quote for callers whose quotes mask what looks like a secret in a name.
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
    default:
      return `The model ${quote(change.model)} of ${provider} ${modelPredicate(change, quote)}.`;
  }
}

/** What decides after a change (or before it, where nothing is left), in a few words of plain text. */
export function changeCause({ cause }: Pick<Change, "cause">): string {
  return cause === null ? "nothing says it any longer" : describePlace(cause.place);
}

/** Where a value stands, in a few words of plain text. */
export function describePlace(place: OriginPlace): string {
  switch (place.kind) {
    case "layer": {
      const { label, layer, pointer, position } = place;
      const at = position === undefined ? label : `${label}:${position.line}:${position.column}`;
      return `${at} (${layer} layer, ${pointer === "" ? "the whole document" : pointer})`;
    }
    case "discovered":
      return `what the provider "${place.provider}" returned`;
    case "vocabulary":
      return "the provider's own default";
    case "default":
      return "nothing says it";
  }
}

function stateOf(state: ProviderState): string {
  return state.enabled ? `enabled, with ${offered(state)}` : "disabled";
}

function offered({ offeredModels }: ProviderState): string {
  return offeredModels === 0 ? "no known model offered" : `${countOf(offeredModels, "known model")} offered`;
}

function connectionSentence({ provider, field, before, after }: ChangeOf<"connection-changed">, quote: Quote): string {
  const [, header] = /^headers\/(.*)$/s.exec(field) ?? [];
  if (header !== undefined) {
    const name = header.replaceAll("~1", "/").replaceAll("~0", "~");
    const does = after === null ? "is removed" : before === null ? "is set" : "has another value";
    return `The header ${quote(name)} of ${quote(provider)} ${does}.`;
  }
  return `${quote(field)} of ${quote(provider)} ${becomes(before, after, quote)}.`;
}

/** Two values may look the same where what differs is masked. */
function becomes(before: Json, after: Json, quote: Quote): string {
  const [old, now] = [show(before, quote), show(after, quote)];
  if (after === null) return `is removed (was ${old})`;
  if (before === null) return `is set to ${now}`;
  return old === now ? `changes in what is not shown of ${now}` : `is ${now} (was ${old})`;
}

function offeringSentence({ provider, field, before, after }: ChangeOf<"offering-changed">, quote: Quote): string {
  const name = `${quote(field)} of ${quote(provider)}`;
  if (field === "discovery") return `${name} ${becomes(before, after, quote)}.`;
  const [old, now] = [idsOf(before), idsOf(after)];
  if (now.length === 0) return `${name} is empty (was ${list(old, quote)}).`;
  if (old.length === 0) return `${name} names ${list(now, quote)} (was empty).`;
  const [more, fewer] = [now.filter((id) => !old.includes(id)), old.filter((id) => !now.includes(id))];
  if (fewer.length === 0) return `${name} names ${list(more, quote)} too.`;
  const rest = `no longer names ${list(fewer, quote)}`;
  return more.length === 0 ? `${name} ${rest}.` : `${name} names ${list(more, quote)}, and ${rest}.`;
}

function idsOf(value: Json): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function modelPredicate(
  change: Exclude<Change, ChangeOf<`provider-${string}` | "connection-changed" | "offering-changed"> | ProviderChange>,
  quote: Quote,
): string {
  switch (change.kind) {
    case "model-offered":
      return `is offered (was not: ${change.before})`;
    case "model-hidden":
      return `is no longer offered: ${change.after}`;
    case "model-added":
      return change.after === "offered" ? "is added, and offered" : `is added, but not offered: ${change.after}`;
    case "model-removed":
      return `is removed (was ${change.before === "offered" ? "offered" : `not offered: ${change.before}`})`;
    case "model-patched":
      return patch(change, quote);
    case "model-moved":
      return move(change.before, change.after, quote);
  }
}

function patch({ fields, before, after }: ChangeOf<"model-patched">, quote: Quote): string {
  const said = fields.map((field) => {
    const [old, now] = [before[field] ?? null, after[field] ?? null];
    return `${quote(field)} ${now === null ? "no longer" : show(now, quote)} (was ${old === null ? "not said" : show(old, quote)})`;
  });
  return `has ${said.join(", ")}`;
}

function move(before: ModelRoute, after: ModelRoute, quote: Quote): string {
  const url = `is reached at ${show(after.baseUrl, quote)}`;
  const isSameUrl = before.baseUrl === after.baseUrl;
  const isSameProtocol = before.protocol === after.protocol;
  if (isSameUrl && isSameProtocol) return `is reached elsewhere, in what is not shown of ${show(after.baseUrl, quote)}`;
  return url + quote("");
}

/** A value in a few words. */
function show(value: Json, quote: Quote): string {
  return value === null ? "nothing" : typeof value === "string" ? quote(value) : JSON.stringify(value);
}

function list(ids: readonly string[], quote: Quote): string {
  return ids.map(quote).join(", ");
}

function quoteName(name: string): string {
  return JSON.stringify(name);
}
