/** "Offer. The named models that a provider in force offers, and `any`", by the rows "Models" and "Model protocol". */
import { isArray, type Json, type JsonObject } from "../../../../shared/text/json.ts";
import { objectAt } from "./blocks.ts";
import { isInForce, type Standing } from "./layers.ts";
import { ownProtocolOf, ownUrlOf, type Settings, settingsOf, textAt } from "./settings.ts";

export type ReportedModel = JsonObject & { readonly id: string };

export type Discovered = Readonly<Record<string, readonly ReportedModel[]>>;

export interface OfferedModel {
  readonly isCustom: boolean;
  readonly ownUrl: string | undefined;
  readonly ownProtocol: string | undefined;
  readonly protocol: string | undefined;
  /** By the row "Model base URL"; undefined where nothing says it. */
  readonly reachedAt: string | undefined;
  /** True where its URL is the provider's `baseUrl`, `endpoint` or own one, or where nothing says one. */
  readonly followsProvider: boolean;
  /** Comparable: "lists as sets". */
  readonly metadata: string;
}

/** The offer of a provider in force. */
export interface Offer {
  readonly settings: Settings;
  readonly any: boolean;
  readonly models: ReadonlyMap<string, OfferedModel>;
}

export const isOffering = ({ any, models }: Offer): boolean => any || models.size > 0;

/**
 * "Where no list of discovered models is given, a model that either side names in `allow`, `deny` or `overrides` in
 * force is taken as reported, unless either side declares it in `custom`." The text leaves open whether the provider must be
 * enabled on the side that names or declares one; settings are in force all the same, so here it need not be. A pattern is no
 * model's name (record 0146): so are all ids with a wildcard.
 */
export function supposeReported(sides: readonly Standing[], id: string): readonly ReportedModel[] {
  const settings = sides.flatMap((side) => settingsOf(side, id) ?? []);
  const named = settings.flatMap(({ allow, deny, overrides }) => [...allow, ...deny, ...Object.keys(overrides)]);
  const declared = settings.flatMap(({ custom }) => [...custom.keys()]);
  const isReported = (name: string) => !declared.includes(name) && !/[*?]/.test(name);
  return [...new Set(named)].filter(isReported).map((name) => ({ id: name }));
}

/** Reads the offer of a provider in force; undefined for one that is not. */
export function offerOf(standing: Standing, id: string, reported: readonly ReportedModel[]): Offer | undefined {
  const settings = settingsOf(standing, id);
  if (settings === undefined || !isInForce(standing, id)) return undefined;
  const { allow, deny, discovers, custom } = settings;
  const discovered = discovers ? reported.map((model) => [model.id, model] as const) : [];
  // "A custom model with a discovered model's id takes its place."
  const known = new Map<string, JsonObject>([...discovered, ...custom]);
  const isAllowed = (model: string) => (allow.length === 0 || allow.includes(model)) && !deny.includes(model);
  const offered = [...known].filter(([model]) => isAllowed(model));
  return {
    settings,
    any: discovers && allow.length === 0,
    models: new Map(offered.map(([model, base]) => [model, describe(settings, model, base)])),
  };
}

function describe(settings: Settings, id: string, base: JsonObject): OfferedModel {
  const isCustom = settings.custom.has(id);
  const ownProtocol = ownProtocolOf(settings, id);
  const discoveredProtocol = isCustom ? undefined : textAt(base, "protocol");
  // "Override > custom model > provider `protocol` > discovered > the provider's default protocol."
  const protocol = ownProtocol ?? settings.ownProtocol ?? discoveredProtocol ?? settings.defaultProtocol;
  const { urls } = settings;
  // "Override or custom `baseUrl` > provider `endpoints[protocol]` > discovered `baseUrl` > `baseUrl` > `endpoint` > none."
  const discoveredUrl = isCustom ? undefined : textAt(base, "baseUrl");
  const before = ownUrlOf(settings, id) ?? urls.get(`endpoints/${protocol}`) ?? discoveredUrl;
  return {
    isCustom,
    ownUrl: ownUrlOf(settings, id),
    ownProtocol,
    protocol,
    reachedAt: before ?? urls.get("baseUrl") ?? urls.get("endpoint") ?? settings.ownUrl,
    followsProvider: before === undefined,
    metadata: metadataOf({ ...base, ...objectAt(settings.overrides, id) }),
  };
}

const setOf = (list: readonly Json[]) => [...new Set(list.map((item) => JSON.stringify(item)))].toSorted(byText);
const byText = (one: string, other: string) => (one < other ? -1 : 1);

/**
 * The text leaves open whether an empty text or list is as none; one of an override replaces what the provider reports, so
 * here it is not.
 */
function metadataOf(model: JsonObject): string {
  const entries = Object.entries(model)
    .filter(([key]) => !["id", "baseUrl", "protocol"].includes(key))
    .map(([key, value]) => JSON.stringify([key, isArray(value) ? setOf(value) : value]));
  return entries.toSorted(byText).join();
}
