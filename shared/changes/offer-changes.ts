import type { JsonObject } from "../text/json.ts";
import { maskSecrets } from "../text/secrets.ts";
import type { Change } from "./change.ts";
import { aboutProvider, causeOf, type LastingPair, providerText } from "./provider-pair.ts";
import { isSameOffer, offeredModels, type Reach } from "./reach.ts";
import { hasSameKeys } from "./sets.ts";
import { listText } from "./words.ts";

/**
 * The changes of providers for which every reported model begins or ends to be offered (decisions: What a change does,
 * `any`).
 */
export function* offerChanges(pair: LastingPair): Iterable<Change> {
  const { before, after } = pair;
  if (before.isOpen === after.isOpen) {
    if (isSameOffer(before, after)) yield* listsWithoutEffect(pair);
    return;
  }
  const [open, listed] = after.isOpen ? [after, before] : [before, after];
  const [every, few] = [everyModel(open), fewModels(listed)];
  const provider = providerText(pair);
  yield {
    ...(after.isOpen
      ? { effect: "opens", kind: "every-model-offered", text: `${provider} offers ${every}; before, ${few}.` }
      : { effect: "breaks", kind: "every-model-withdrawn", text: `${provider} offers ${few}; before, ${every}.` }),
    ...aboutProvider(pair),
    before: offerOf(before),
    after: offerOf(after),
    cause: causeOf(pair, ["models", isSameDiscovery(pair) ? "allow" : "discovery"]),
  };
}

/** "every model that it reports but `m1` and `m2`". */
export function everyModel({ provider: { models } }: Reach): string {
  const denied = [...models.deny.indexes.keys()];
  return `every model that it reports${denied.length > 0 ? ` but ${listText(denied)}` : ""}`;
}

function fewModels(reach: Reach): string {
  return reach.offeredCount === 0 ? "none" : `only ${listText(Array.from(offeredModels(reach), ({ id }) => id))}`;
}

/** The offer of a provider, for programs. Denied models are no part of it. */
export function offerOf(reach: Reach): JsonObject {
  const { deny } = reach.provider.models;
  return {
    everyReportedModel: reach.isOpen,
    models: Array.from(offeredModels(reach), ({ id }) => maskSecrets(id)),
    denied: reach.isOpen ? Array.from(deny.indexes.keys(), maskSecrets) : [],
  };
}

function isSameDiscovery({ before, after }: LastingPair): boolean {
  return before.provider.models.discovery === after.provider.models.discovery;
}

/** Lists whose edit changes no offer. */
function* listsWithoutEffect(pair: LastingPair): Iterable<Change> {
  const [old, now] = [pair.before.provider.models, pair.after.provider.models];
  const edited = [
    ...(["allow", "deny"] as const).filter((list) => !hasSameKeys(old[list].indexes, now[list].indexes)),
    ...(isSameDiscovery(pair) ? [] : ["discovery"]),
  ];
  for (const setting of edited) {
    yield {
      effect: "none",
      kind: "setting-without-effect",
      ...aboutProvider(pair),
      setting: `models/${setting}`,
      before: null,
      after: null,
      cause: causeOf(pair, ["models", setting]),
      text: `The edit of \`${setting}\` has no effect: ${providerText(pair)} offers the same models.`,
    };
  }
}
