import { valuesInForce } from "../effective/fields.ts";
import {
  type EffectiveProvider,
  entryKindOf,
  isCompleted,
  isRead,
  ownUrlOf,
  providerProtocol,
  usesOwnUrl,
} from "../effective/provider.ts";
import { maskHeaderName } from "../text/header-name.ts";
import { type Json, type JsonObject, objectAt, type Path, textAt } from "../text/json.ts";
import { pointerStep, toPointer } from "../text/pointer.ts";
import { maskSecrets } from "../text/secrets.ts";
import { maskUrl } from "../text/url-secrets.ts";
import type { Change } from "./change.ts";
import { addressOf, destinationOf } from "./destination.ts";
import { aboutProvider, causeOf, type LastingPair, providerText } from "./provider-pair.ts";
import { hasOffer, providerUrls, type Reach } from "./reach.ts";
import { hostText, nameText, ownHostText, urlText } from "./words.ts";

/** A setting by which a provider is reached, as it is in force. */
interface ConnectionSetting {
  readonly kind: "variant" | "protocol" | "url" | "field" | "header";
  /** The name that people know it by: for a header, as it is written. */
  readonly name: string;
  readonly value: string;
  /** Below the provider's entry. */
  readonly path: Path;
}

/** The moves of a provider that offers something on both sides: one for each setting of its connection that differs. */
export function* connectionChanges(pair: LastingPair): Iterable<Change> {
  if (!hasOffer(pair.before) || !hasOffer(pair.after)) return;
  const [before, after] = [connectionOf(pair.before, pair.after), connectionOf(pair.after, pair.before)];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const [old, now] = [before.get(key), after.get(key)];
    const either = now ?? old;
    if (either === undefined || isSameConnection(pair, old, now)) continue;
    yield {
      effect: "moves",
      kind: "connection-changed",
      ...aboutProvider(pair),
      setting: toPointer(either.path).slice(1),
      before: shown(old, old, now),
      after: shown(now, old, now),
      cause: causeOf(pair, either.path, ...(old === undefined ? [] : [old.path])),
      text: sentence(pair, either, old?.value, now?.value),
    };
  }
}

/**
 * The settings by which a provider is reached, by their keys; names of headers without regard to case. Its own URL is one
 * where both sides leave it to that, and know it.
 */
function connectionOf({ provider }: Reach, other: Reach): ReadonlyMap<string, ConnectionSetting> {
  const { entry, kind } = provider;
  const settings = new Map<string, ConnectionSetting>();
  const add = (setting: ConnectionSetting["kind"], path: Path, value: string | undefined) => {
    if (value !== undefined)
      settings.set(path.map(pointerStep).join("/"), { kind: setting, name: String(path.at(-1)), value, path });
  };
  if (kind === "custom") add("variant", ["type"], textAt(entry, "type"));
  add("protocol", ["protocol"], providerProtocol(provider));
  for (const { path, url } of providerUrls(provider)) add("url", path, url);
  if (ownUrlOf(other.provider) !== undefined) add("url", ["ownUrl"], ownUrlOf(provider));
  for (const { section, key, value } of valuesInForce(provider))
    add("field", section === undefined ? [key] : [section, key], String(value));
  for (const header of headerSettings(entry))
    settings.set(`customHeaders/${pointerStep(header.name.toLowerCase())}`, header);
  return settings;
}

/**
 * The headers of an entry. Where a name is written in several ways, all values count: the client decides which is sent.
 */
function headerSettings(entry: JsonObject): Iterable<ConnectionSetting> {
  const headers = new Map<string, ConnectionSetting>();
  for (const [name, text] of Object.entries(objectAt(entry, "customHeaders") ?? {})) {
    const former = headers.get(name.toLowerCase());
    const values = new Set([...(former === undefined ? [] : former.value.split("\n")), JSON.stringify(text)]);
    const value = [...values].toSorted((one, other) => (one < other ? -1 : 1)).join("\n");
    headers.set(name.toLowerCase(), { kind: "header", name, value, path: ["customHeaders", name] });
  }
  return headers.values();
}

/** URLs are compared as the URL standard serialises them (decisions: `moves`), where they lead. */
function isSameConnection(
  { before, after }: LastingPair,
  old: ConnectionSetting | undefined,
  now: ConnectionSetting | undefined,
): boolean {
  const either = now ?? old;
  if (either?.kind !== "url") return old?.value === now?.value;
  const [from, to] = [reachedBy(before.provider, either, old), reachedBy(after.provider, either, now)];
  return from !== undefined && from === to;
}

/** The address to which a URL leads; for one that is not set, the provider's own, where it is known. */
function reachedBy(
  provider: EffectiveProvider,
  { path }: ConnectionSetting,
  url: ConnectionSetting | undefined,
): string | undefined {
  const isOfProtocol = path[0] === "endpoints";
  const own = isOfProtocol ? undefined : ownUrlOf(provider);
  const kind = entryKindOf(provider);
  const isOwn = url !== undefined && !isOfProtocol && kind !== undefined && isCompleted(url.value, kind);
  const text = isOwn ? kind.ownUrl : (url?.value ?? own);
  return text === undefined ? undefined : addressOf(text);
}

/** A value for programs. A header only tells if it is there, and if it has changed. */
function shown(
  setting: ConnectionSetting | undefined,
  old: ConnectionSetting | undefined,
  now: ConnectionSetting | undefined,
): Json {
  if (setting === undefined) return null;
  if (setting.kind === "url") return maskUrl(setting.value);
  if (setting.kind !== "header") return maskSecrets(setting.value);
  return setting === now && old !== undefined ? "changed" : "set";
}

function sentence(
  pair: LastingPair,
  setting: ConnectionSetting,
  old: string | undefined,
  now: string | undefined,
): string {
  const provider = providerText(pair);
  switch (setting.kind) {
    case "url":
      return urlSentence(pair, setting, old, now);
    case "header": {
      const does = now === undefined ? "no longer get" : old === undefined ? "get" : "get another value of";
      return `Requests to ${provider} ${does} the header ${nameText(maskHeaderName(setting.name))}.`;
    }
    case "variant":
      return `${provider} is of the kind ${namedValue(now)} instead of ${namedValue(old)}.`;
    case "protocol":
      return `${provider} speaks ${namedValue(now)} instead of ${namedValue(old)}.`;
    default:
      if (old === undefined) return `${provider} uses the ${setting.name} ${namedValue(now)}; before, none was set.`;
      if (now === undefined) return `${provider} no longer uses the ${setting.name} ${namedValue(old)}.`;
      return `${provider} moves from ${setting.name} ${namedValue(old)} to ${namedValue(now)}.`;
  }
}

function namedValue(text: string | undefined): string {
  return text === undefined ? "none that is set" : nameText(text);
}

function urlSentence(
  { before, after, ...pair }: LastingPair,
  { path }: ConnectionSetting,
  old: string | undefined,
  now: string | undefined,
): string {
  const provider = pair.shown.text;
  const [field, protocol] = path;
  if (field === "endpoints") {
    return `Requests of ${provider} by ${nameText(String(protocol))} go to ${place(now, "its base URL")} instead of ${place(old, "its base URL")}.`;
  }
  // An endpoint is only used where there is no base URL.
  const isMain =
    field === "baseUrl" ||
    [before, after].every(
      (reach) => !isRead(reach.provider, "baseUrl") || !Object.hasOwn(reach.provider.entry, "baseUrl"),
    );
  if (!isMain) return `\`${field}\` of ${provider} is ${place(now, "not set")} instead of ${place(old, "none")}.`;
  const isSameHost = isHostOf(old, ownUrlOf(after.provider)) || isHostOf(now, ownUrlOf(before.provider));
  if (now === undefined && old !== undefined && usesOwnUrl(after.provider) && !isSameHost)
    return `${provider} is no longer reached through ${hostText(old)}: requests go to ${ownHostText("the provider's", ownUrlOf(after.provider))}.`;
  if (old === undefined && now !== undefined && usesOwnUrl(before.provider) && !isSameHost)
    return `${provider} is reached through ${hostText(now)} instead of ${ownHostText("the provider's", ownUrlOf(before.provider))}.`;
  if (old !== undefined && now !== undefined && destinationOf(old).host !== destinationOf(now).host)
    return `${provider} is no longer reached through ${hostText(old)}: requests go to ${hostText(now)}.`;
  if (old !== undefined && now !== undefined && urlText(old) === urlText(now))
    return `\`${field}\` of ${provider} changes in a part that is not shown (${urlText(now)}).`;
  return `\`${field}\` of ${provider} is ${place(now, "not set")} instead of ${place(old, "none")}.`;
}

function isHostOf(url: string | undefined, other: string | undefined): boolean {
  return url !== undefined && other !== undefined && destinationOf(url).key === destinationOf(other).key;
}

function place(url: string | undefined, otherwise: string): string {
  return url === undefined ? otherwise : urlText(url);
}
