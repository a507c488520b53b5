import { enabledValues } from "../effective/enablement.ts";
import { type ValueInForce, valuesInForce } from "../effective/fields.ts";
import { defaultProtocol, type EffectiveProvider, entryKindPath, isRead } from "../effective/provider.ts";
import type { Path } from "../text/json.ts";
import { exactPointer, pointerStep } from "../text/pointer.ts";
import { candidatesAt, placeIn, type ShownAs } from "./candidates.ts";
import type { Origins, ProviderSettings } from "./catalog.ts";
import type { Layer } from "./layers.ts";
import { type Candidate, type Origin, originOf, originsBy } from "./origin.ts";

/** Why each setting of a provider is what it is. */
export function providerOrigins(
  provider: EffectiveProvider,
  settings: ProviderSettings,
  layers: readonly Layer[],
): Origins {
  const { path } = provider;
  const at = (steps: Path, shown: ShownAs) =>
    originOf(candidatesAt(layers, [...path, ...steps], "highest-layer", shown));
  return originsBy([
    ["variant", settings.variant === undefined ? undefined : at(["type"], "value")],
    ["enabled", originOf(enabledCandidates(layers, path))],
    ["baseUrl", isRead(provider, "baseUrl") ? at(["baseUrl"], "url") : undefined],
    ["endpoint", isRead(provider, "endpoint") ? at(["endpoint"], "url") : undefined],
    ["ownUrl", settings.ownUrl === undefined ? undefined : ownUrlOrigin(provider)],
    ...settings.headers.map(
      (name) => [`headers/${pointerStep(name)}`, at(["customHeaders", name], "nothing")] as const,
    ),
    ["protocol", originOf(protocolCandidates(provider, layers))],
    ...Object.keys(settings.endpoints).map(
      (name) => [`endpoints/${pointerStep(name)}`, at(["endpoints", name], "url")] as const,
    ),
    ...Array.from(
      valuesInForce(provider),
      (value) => [fieldOf(value), originOf(valueCandidates(value, provider, layers))] as const,
    ),
    ...["discovery", "allow", "deny"].map((name) => [name, at(["models", name], "value")] as const),
    // Its models are many, and their URLs are not masked.
    ["models", at(["models", "custom"], "nothing")],
  ]);
}

/** The candidates that can decide if a provider is available, in order of precedence; never empty. */
export function enabledCandidates(layers: readonly Layer[], provider: Path): readonly Candidate[] {
  const documents = layers.map(({ document }) => document);
  const said = [...enabledValues(documents, provider)].flatMap(({ index, path, owner, value }): Candidate[] => {
    const layer = layers[index];
    if (layer === undefined) return [];
    // It says nothing that could be read, so the place is the layer as a whole.
    if (layer.isUnreadable) return [{ place: placeIn(layer, []), rule: "enabled-of-unreadable", value }];
    return [{ place: placeIn(layer, path), rule: `enabled-of-${owner}`, value }];
  });
  return [...said, { place: { kind: "default" }, rule: "enabled-unless-said", value: true }];
}

/** The key of a single value among the origins. */
function fieldOf({ section, key }: ValueInForce): string {
  return section === undefined ? `fields/${pointerStep(key)}` : `sections/${pointerStep(section)}/${pointerStep(key)}`;
}

function valueCandidates(
  { section, key }: ValueInForce,
  { path, configuration }: EffectiveProvider,
  layers: readonly Layer[],
): readonly Candidate[] {
  const { fields = {}, sections } = configuration.vocabulary;
  const table = section === undefined ? fields : (sections[section]?.fields ?? {});
  const value = Object.hasOwn(table, key) ? table[key]?.default : undefined;
  const steps = section === undefined ? [key] : [section, key];
  const stated = candidatesAt(layers, [...path, ...steps], "highest-layer", "value");
  if (value === undefined) return stated;
  const pointer = exactPointer([...(section === undefined ? [] : ["sections", section]), "fields", key, "default"]);
  return [
    ...stated.filter((candidate) => candidate.value !== ""),
    { place: { kind: "vocabulary", pointer }, rule: "default-value", value },
  ];
}

function ownUrlOrigin(provider: EffectiveProvider): Origin {
  const pointer = exactPointer([...entryKindPath(provider), "ownUrl"]);
  return { place: { kind: "vocabulary", pointer }, rule: "provider-own-url", lost: [] };
}

function protocolCandidates(provider: EffectiveProvider, layers: readonly Layer[]): readonly Candidate[] {
  const value = defaultProtocol(provider);
  const pointer = exactPointer([...entryKindPath(provider), "defaultProtocol"]);
  return [
    ...candidatesAt(layers, [...provider.path, "protocol"], "provider-protocol", "value"),
    ...(value === undefined
      ? []
      : [{ place: { kind: "vocabulary", pointer }, rule: "default-protocol", value } as const]),
  ];
}
