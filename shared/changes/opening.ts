import { isArray, isObject, type Json } from "../text/json.ts";
import { MASK } from "../text/url-secrets.ts";
import type { Change } from "./change.ts";
import { destinationOf } from "./destination.ts";

/** A change that opens something, and the files that it is about. */
export interface OpenedFact
  extends Pick<Change, "effect" | "kind" | "provider" | "model" | "setting" | "before" | "after"> {
  readonly paths: readonly string[];
}

/**
 * The canonical text of an opening: the same for two that open the same in the same files, and for no others. The
 * sentence is not in it, for its hints follow what else is in the repository; nor are lines and causes. Lists are sets.
 * See docs/decisions/0140-acceptance-by-fingerprint.md.
 */
export function openingText(opened: OpenedFact): string {
  const known = texts.get(opened) ?? factText(opened);
  texts.set(opened, known);
  return known;
}

/** Each report asks for them, and there may be many. */
const texts = new WeakMap<OpenedFact, string>();

function factText({ effect, kind, provider, model, setting, before, after, paths }: OpenedFact): string {
  const where = [...new Set(paths)].toSorted();
  return JSON.stringify([
    effect,
    kind,
    provider,
    model,
    namedSetting(kind, setting),
    ...[before, after].map(asSet),
    where,
  ]);
}

/** The setting of a change; an ignore is known by what it covers, at any index of the list. */
function namedSetting(kind: Change["kind"], setting: string | null): string | null {
  return kind === "policy-loosened" ? (setting?.replace(/^ignores\/\d+$/, "ignores") ?? null) : setting;
}

/** The same value with its lists and its keys in one order. */
function asSet(value: Json): Json {
  if (isArray(value)) return value.map((item) => JSON.stringify(asSet(item))).toSorted();
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, asSet(inner)] as const);
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * True where a part of an opening is masked, so that two of them look alike. Userinfo and query of a URL do not count:
 * they do not change where it leads.
 */
export function isPartlyMasked({ kind, provider, model, setting, after }: OpenedFact): boolean {
  const opened = kind === "destination-added" || kind === "encryption-lost" ? addressIn(after) : after;
  return JSON.stringify([provider, model, setting, opened]).includes(MASK);
}

function addressIn(url: Json): Json {
  if (typeof url !== "string") return url;
  const address = url.replaceAll(`${MASK}@`, "").replace(new RegExp(`[?#]${MASK}$`), "");
  return destinationOf(address).host === undefined ? url : address;
}
