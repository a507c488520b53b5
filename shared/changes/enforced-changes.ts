import { configurationOf } from "../effective/configuration.ts";
import { DEFAULT_ENABLED, type EnabledValue, enabledValues } from "../effective/enablement.ts";
import { type EffectiveProvider, effectiveProviders } from "../effective/provider.ts";
import { type JsonObject, type Path, valueAt } from "../text/json.ts";
import { toPointer } from "../text/pointer.ts";
import { maskSecrets } from "../text/secrets.ts";
import type { Change } from "./change.ts";
import { providerUrls } from "./reach.ts";
import { type CombinedSide, placeAt, type Sides } from "./side.ts";
import { nameText } from "./words.ts";

/** A value by which the enforced layers keep something closed. */
interface ClosingValue {
  /** Undefined of `default`. */
  readonly provider: EffectiveProvider | undefined;
  /** In the document. */
  readonly path: Path;
}

/** The settings that the enforced layers of a side fix together. */
interface Enforcement {
  readonly documents: readonly JsonObject[];
  readonly closing: ReadonlyMap<string, ClosingValue>;
}

/** The closing values that the enforced layers fixed and no longer fix (decisions: Closing values of the enforced layers). */
export function* enforcedChanges({ before, after }: Sides): Iterable<Change> {
  const [old, now] = [enforcementOf(before), enforcementOf(after)];
  for (const [key, { provider, path }] of old.closing) {
    const pathNow = provider && (after.providers.get(provider.id)?.path ?? provider.path);
    const enabledNow = pathNow && decisiveValue(now.documents, pathNow)?.value;
    if (now.closing.has(key) || enabledNow === false) continue;
    yield {
      effect: "opens",
      kind: "enforced-value-removed",
      provider: provider === undefined ? null : maskSecrets(provider.id),
      model: null,
      setting: toPointer(path.slice(provider?.path.length ?? 1)).slice(1),
      before: true,
      after: false,
      cause: placeAt(before, path) ?? null,
      text: sentence(provider, path, enabledNow === true),
    };
  }
}

function enforcementOf({ layers, configuration: { vocabulary } }: CombinedSide): Enforcement {
  const documents = layers.filter(({ kind }) => kind === "enforced").map(({ document }) => document);
  const configuration = configurationOf(documents, vocabulary);
  const closing = new Map<string, ClosingValue>();
  // By the provider's id: a vocabulary can make a custom provider a built-in one.
  const add = (path: Path, provider?: EffectiveProvider) =>
    closing.set(JSON.stringify([provider?.id, ...path.slice(provider?.path.length)]), { provider, path });
  if (valueAt(configuration.merged, DEFAULT_ENABLED) === false) add(DEFAULT_ENABLED);
  for (const provider of effectiveProviders(configuration)) {
    const decisive = decisiveValue(documents, provider.path);
    if (decisive?.value === false && decisive.owner === "provider") add(decisive.path, provider);
    for (const path of closingPaths(provider)) add([...provider.path, ...path], provider);
  }
  return { documents, closing };
}

/** The value that decides if a provider is enabled, also where the documents do not name it. */
function decisiveValue(documents: readonly JsonObject[], path: Path): EnabledValue | undefined {
  const [decisive] = enabledValues(documents, path);
  return decisive;
}

function* closingPaths(provider: EffectiveProvider): Iterable<Path> {
  const { models } = provider;
  if (models.allow.items.length > 0) yield ["models", "allow"];
  if (models.deny.items.length > 0) yield ["models", "deny"];
  if (models.discovery === "off") yield ["models", "discovery"];
  for (const { path } of providerUrls(provider)) yield path;
}

function sentence(provider: EffectiveProvider | undefined, path: Path, isEnforcedNow: boolean): string {
  if (provider === undefined)
    return "The enforced layers no longer disable providers by default: a configuration can enable them.";
  const name = nameText(provider.id);
  const setting = path.at(-1);
  switch (setting) {
    case "enabled":
      return `${name} is no longer disabled by the enforced layers: ${isEnforcedNow ? "they enable it" : "a configuration can enable it"}.`;
    case "allow":
    case "deny":
      return `\`${setting}\` of ${name} is no longer fixed by the enforced layers: a configuration can offer other models.`;
    case "discovery":
      return `\`discovery\` of ${name} is no longer fixed by the enforced layers: a configuration can offer every model that it reports.`;
    default:
      return `Where requests of ${name} go is no longer fixed by the enforced layers (${nameText(path.slice(provider.path.length).join("/"))}): a configuration can send them elsewhere.`;
  }
}
