import type { Change, ModelRoute, ProviderState } from "../resolve/change.ts";
import type { OriginPlace } from "../resolve/origin.ts";
import type { Json } from "../text/json.ts";
import { fromPointer } from "../text/pointer.ts";
import { printable } from "../text/printable.ts";
import { countOf, quote } from "../text/wording.ts";

type ChangeOf<Kind extends Change["kind"]> = Extract<Change, { readonly kind: Kind }>;

/** How many ids of a list a sentence names; of the others it says how many they are. */
const LISTED_MAX = 5;

/** The same changes, those that widen first. */
export function wideningFirst(changes: readonly Change[]): readonly Change[] {
  return [...changes.filter(({ widens }) => widens), ...changes.filter(({ widens }) => !widens)];
}

/**
 * Tells people what a change does: those that widen access first, with a `!`, each with what decides it.
 *
 * @param alarm marks the line of a change that widens.
 */
export function formatChanges(changes: readonly Change[], alarm: (line: string) => string): string {
  if (changes.length === 0) return "no changes\n";
  const lines = wideningFirst(changes).flatMap((change) => {
    const sentence = printable(describeChange(change));
    return [change.widens ? alarm(`! ${sentence}`) : `  ${sentence}`, `    from  ${printable(changeCause(change))}`];
  });
  const widening = changes.filter(({ widens }) => widens).length;
  const opens =
    widening === 0 ? "none widens access" : `${widening} of them ${widening === 1 ? "widens" : "widen"} access`;
  return `${[...lines, "", `${countOf(changes.length, "change")}, ${opens}`].join("\n")}\n`;
}

/** What a change does: one sentence of plain text, with secrets masked, which is not escaped for any format yet. */
export function describeChange(change: Change): string {
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
      return connectionSentence(change);
    case "offering-changed":
      return offeringSentence(change);
    case "model-offered":
      return `The model ${quote(change.model)} of ${provider} is offered (was not: ${change.before}).`;
    case "model-hidden":
      return `The model ${quote(change.model)} of ${provider} is no longer offered: ${change.after}.`;
    case "model-added":
      return `The model ${quote(change.model)} of ${provider} is added, ${offeredOr(change.after)}.`;
    case "model-removed":
      return `The model ${quote(change.model)} of ${provider} is removed (was ${offeredOr(change.before)}).`;
    case "model-patched":
      return `The model ${quote(change.model)} of ${provider} changes: ${patch(change)}.`;
    default:
      return `The model ${quote(change.model)} of ${provider} moves: ${move(change)}.`;
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
      return `returned by the provider ${quote(place.provider)}`;
    case "vocabulary":
      return "the provider's default";
    default:
      return "the built-in default";
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

function connectionSentence({ provider, field, before, after }: ChangeOf<"connection-changed">): string {
  const [first, ...steps] = fromPointer(`/${field}`);
  if (first !== "headers") return `${quote(field)} of ${quote(provider)} ${becomes(before, after)}.`;
  const does = after === null ? "is removed" : before === null ? "is set" : "has a new value";
  return `The header ${quote(steps.join("/"))} of ${quote(provider)} ${does}.`;
}

/** Two values may look the same where what differs is not shown. */
function becomes(before: Json, after: Json): string {
  const [old, now] = [showValue(before), showValue(after)];
  if (after === null) return `is removed (was ${old})`;
  if (before === null) return `is set to ${now}`;
  return old === now ? `is ${now}, and a part that is not shown changes` : `is ${now} (was ${old})`;
}

function offeringSentence({ provider, field, before, after }: ChangeOf<"offering-changed">): string {
  const name = `${quote(field)} of ${quote(provider)}`;
  if (field === "discovery") return `${name} ${becomes(before, after)}.`;
  const [old, now] = [idsOf(before), idsOf(after)];
  const names = (ids: Iterable<string>) => listIds([...ids]);
  if (now.size === 0) return `${name} is empty (was ${names(old)}).`;
  if (old.size === 0) return `${name} is ${names(now)} (was empty).`;
  const [added, gone] = [[...now].filter((id) => !old.has(id)), [...old].filter((id) => !now.has(id))];
  if (gone.length === 0) return `${name} also contains ${names(added)}.`;
  const less = `no longer contains ${names(gone)}`;
  return added.length === 0 ? `${name} ${less}.` : `${name} also contains ${names(added)}, and ${less}.`;
}

function idsOf(value: Json): ReadonlySet<string> {
  return new Set(Array.isArray(value) ? value.map(String) : []);
}

function patch({ fields, before, after }: ChangeOf<"model-patched">): string {
  return fields.map((field) => `${quote(field)} ${becomes(before[field] ?? null, after[field] ?? null)}`).join(", ");
}

function move({ before, after }: ChangeOf<"model-moved">): string {
  const isSame = (field: keyof ModelRoute) => before[field] === after[field];
  // Where both look the same, what differs of the URL is not shown.
  const fields = (["baseUrl", "protocol"] as const).filter((field) => !isSame(field));
  return (fields.length === 0 ? (["baseUrl"] as const) : fields)
    .map((field) => `${quote(field)} ${becomes(before[field], after[field])}`)
    .join(", ");
}

/** A value in a few words of plain text. */
function showValue(value: Json): string {
  if (value === null) return "nothing";
  if (typeof value === "string") return quote(value);
  if (Array.isArray(value)) return value.length === 0 ? "empty" : listIds(value.map(String));
  return typeof value === "object" ? "an object" : String(value);
}

/** `"a", "b"`, and of a long list `"a", "b", "c", "d", "e" and 3 more`. */
function listIds(names: readonly string[]): string {
  const listed = names.slice(0, LISTED_MAX).map(quote).join(", ");
  return names.length <= LISTED_MAX ? listed : `${listed} and ${names.length - LISTED_MAX} more`;
}
