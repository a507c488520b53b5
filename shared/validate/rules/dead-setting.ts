import type { EntryView } from "../../effective/entry.ts";
import { spokenProtocols } from "../../effective/protocol.ts";
import { entryKindOf } from "../../effective/provider.ts";
import { enablementOf, statedModels } from "../../effective/stated.ts";
import {
  isArray,
  type Json,
  type JsonObject,
  objectAt,
  ownValue,
  type Path,
  textAt,
  valueAt,
} from "../../text/json.ts";
import { quote } from "../../text/wording.ts";
import { ADDRESS_FIELDS, type AddressField, type Vocabulary } from "../../vocabulary/vocabulary.ts";
import { describeElsewhere } from "../conflict.ts";
import type { Rule, RuleFinding, RuleFix } from "./rule.ts";

export const deadSetting: Rule = {
  id: "dead-setting",
  severity: "notice",
  summary: "A setting without effect",
  why: "A reader expects the setting to do something.",
  description:
    "Finds `endpoints` for a protocol that neither the provider nor one of its models uses, if discovery is off, so that all models are known; custom providers must name all protocols and are ignored. Finds `endpoint` beside a `baseUrl`, which takes precedence, and on a provider that the vocabulary says is not self-hosted. Finds, as a warning, the one of `baseUrl` and `endpoint` that the vocabulary says is not read. Finds `customHeaders` where the vocabulary says that the transport takes none, as a warning; the settings of a provider that is disabled by its own `enabled`, by `default` or by another layer; and an empty `allow`, which allows every model. If layers are given, their combined result counts: an empty `allow` that replaces a default list has an effect.",
  fix: "Removes it; not safe, because it may be missing its effect by another mistake, and the settings of a disabled provider may be needed again.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "models": { "allow": [] } } } }',
    right: '{ "providers": { "provider_a": { "models": { "allow": ["example-large"] } } } }',
  },
  dependsOn: "provider",

  *check(context) {
    for (const view of context.configuration.entries) {
      if (!view.provider.enabled) {
        if (mayBeMeantAsEnabled(view.entry, context.configuration.vocabulary)) continue;
        yield* settingsOfDisabled(view, enablementOf(view, context.configuration.document).path);
        continue;
      }
      const endpoints = objectAt(view.entry, "endpoints");
      if (endpoints !== undefined) yield* unusedEndpoints(view, endpoints, context.configuration.vocabulary);
      yield* unusedAddress(view, context.configuration.vocabulary);
      if (view.headers.length > 0) yield* unsentHeaders(view);
      yield* emptyAllow(view, context.configuration.layers.default);
    }
  },
};

/**
 * A custom entry cannot do without its `type`.
 *
 * @param disabledAt where the file disables it; undefined where another layer does.
 */
function* settingsOfDisabled(
  { path, id, kind, entry }: EntryView,
  disabledAt: Path | undefined,
): Iterable<RuleFinding> {
  const kept = kind === "custom" ? ["enabled", "type"] : ["enabled"];
  const dead = Object.keys(entry).filter((key) => !kept.includes(key));
  const [first] = dead;
  if (first === undefined) return;
  const isOwn = typeof ownValue(entry, "enabled") === "boolean";
  const enabled = { path: [...path, "enabled"], part: "value" } as const;
  const isByDefault = disabledAt !== undefined && !isOwn;
  const where = disabledAt === undefined ? " in another layer" : isByDefault ? ' by "default"' : "";
  const what = where === "" ? "its other settings" : "its settings";
  yield {
    place: isOwn ? enabled : { path: [...path, first], part: "key" },
    message: `The provider ${quote(id)} is disabled${where}, so ${what} have no effect.`,
    advice: isByDefault
      ? 'Set "enabled" to true for this provider, or remove the settings.'
      : "Remove the settings, unless the provider will be enabled again.",
    ...(isByDefault && {
      related: [{ message: "The provider is disabled here.", place: { path: disabledAt, part: "value" } }],
    }),
    fix: removal(
      "Remove the settings of the disabled provider.",
      dead.map((key) => [...path, key]),
    ),
  };
}

/** A wrong value may stand for true, and a key for `enabled`: nothing else is true or false but fields of the vocabulary. */
function mayBeMeantAsEnabled(entry: JsonObject, { fields = {} }: Vocabulary): boolean {
  return Object.entries(entry).some(([key, value]) =>
    key === "enabled" ? typeof value !== "boolean" : !Object.hasOwn(fields, key) && TRUTH_VALUES.has(value),
  );
}

const TRUTH_VALUES: ReadonlySet<Json> = new Set([true, false, "true", "false"]);

function* unusedEndpoints(view: EntryView, endpoints: JsonObject, vocabulary: Vocabulary): Iterable<RuleFinding> {
  // A discovered model may bring a protocol of its own, and a custom entry must name them all.
  if (view.kind === "custom" || view.provider.models.discovery !== "off") return;
  const { discovery, custom } = statedModels(view);
  const used = spokenProtocols(view.provider);
  const elsewhere = describeElsewhere([
    { ...discovery, name: "discovery" },
    { ...custom, name: "custom" },
  ]);
  for (const protocol of Object.keys(endpoints)) {
    if (used.has(protocol) || !Object.hasOwn(vocabulary.protocols, protocol)) continue;
    const path = [...view.path, "endpoints", protocol];
    yield {
      place: { path, part: "key" },
      message: `No model of ${quote(view.id)} uses the protocol ${quote(protocol)}, and discovery is off${elsewhere}.`,
      advice: "Remove the endpoint.",
      fix: removal("Remove the endpoint.", [path]),
    };
  }
}

function* unusedAddress(view: EntryView, vocabulary: Vocabulary): Iterable<RuleFinding> {
  const address = entryKindOf(view.provider)?.address;
  if (address === undefined) yield* unusedEndpoint(view, vocabulary);
  else for (const field of ADDRESS_FIELDS) if (field !== address) yield* unreadAddress(view, field, address);
}

/** A field that the assistant does not read, where the vocabulary says which one it does. */
function* unreadAddress(
  { path, id, entry, provider }: EntryView,
  unread: AddressField,
  read: AddressField | "none",
): Iterable<RuleFinding> {
  const text = textAt(entry, unread);
  if (text === undefined || text !== textAt(provider.entry, unread)) return;
  const place = { path: [...path, unread], part: "key" } as const;
  const reason = read === "none" ? "a section says where it is reached" : `the assistant reads its ${quote(read)}`;
  const meant = read === "none" || ownValue(provider.entry, read) !== undefined ? undefined : read;
  yield {
    place,
    severity: "warning",
    message: `The ${quote(unread)} of ${quote(id)} is never used: ${reason}.`,
    advice: meant === undefined ? "Remove it." : `Rename it to ${quote(meant)}, or remove it.`,
    fix:
      meant === undefined
        ? removal(`Remove the ${quote(unread)}.`, [place.path])
        : {
            title: `Rename it to ${quote(meant)}.`,
            safe: false,
            steps: [{ kind: "rename-key", path: place.path, key: meant }],
          },
  };
}

function* unusedEndpoint(
  { path, id, kind, entry, provider }: EntryView,
  { providers }: Vocabulary,
): Iterable<RuleFinding> {
  const endpoint = textAt(entry, "endpoint");
  if (endpoint === undefined || endpoint !== textAt(provider.entry, "endpoint")) return;
  const place = { path: [...path, "endpoint"], part: "key" } as const;
  const baseUrl = textAt(provider.entry, "baseUrl");
  if (baseUrl !== undefined) {
    const isOwn = baseUrl === textAt(entry, "baseUrl");
    const basePath = isOwn ? [...path, "baseUrl"] : undefined;
    const elsewhere = describeElsewhere([{ name: "baseUrl", value: baseUrl, path: basePath }]);
    yield {
      place,
      message: `The "endpoint" of ${quote(id)} is never used: its "baseUrl" takes precedence${elsewhere}.`,
      advice: "Remove one of them.",
      ...(basePath && { related: [{ message: "This takes precedence.", place: { path: basePath, part: "value" } }] }),
      fix: removal('Remove the "endpoint".', [place.path]),
    };
  } else if (kind === "built-in" && providers[id]?.selfHosted === false) {
    yield {
      place,
      message: `"endpoint" is for self-hosted providers, and ${quote(id)} is not one.`,
      advice: 'Use "baseUrl" instead, or remove it.',
      fix: removal('Remove the "endpoint".', [place.path]),
    };
  }
}

function* unsentHeaders({ path, id, provider }: EntryView): Iterable<RuleFinding> {
  if (entryKindOf(provider)?.customHeaders !== false) return;
  const place = { path: [...path, "customHeaders"], part: "key" } as const;
  yield {
    place,
    severity: "warning",
    message: `The "customHeaders" of ${quote(id)} have no effect: its transport takes no custom headers.`,
    advice: "Remove them, or set them in a gateway in front of the provider.",
    fix: removal('Remove the "customHeaders".', [place.path]),
  };
}

function* emptyAllow(view: EntryView, defaultLayer: Json | undefined): Iterable<RuleFinding> {
  const inForce = ownValue(view.provider.models.object, "allow");
  if (!isArray(inForce) || inForce.length > 0) return;
  const { allow } = statedModels(view);
  const replaced = valueAt(defaultLayer, [...view.path, "models", "allow"]);
  if (allow.path === undefined || (isArray(replaced) && replaced.length > 0)) return;
  yield {
    place: { path: allow.path, part: "value" },
    message: `The empty "allow" of ${quote(view.id)} has no effect: it allows every model.`,
    advice: "Remove it, or list the models to offer.",
    fix: removal('Remove the empty "allow".', [allow.path]),
  };
}

/** Never safe: a setting that seems to have no effect may be the one that was meant, beside another mistake. */
function removal(title: string, paths: readonly Path[]): RuleFix {
  return { title, safe: false, steps: paths.map((path) => ({ kind: "remove", path })) };
}
