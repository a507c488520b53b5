import { ownUrlOf, usesOwnUrl } from "../effective/provider.ts";
import { isSameJson, type JsonObject } from "../text/json.ts";
import { joinParts } from "../text/wording.ts";
import type { Change } from "./change.ts";
import { shownDestination } from "./destination.ts";
import { everyModel, offerOf } from "./offer-changes.ts";
import {
  aboutProvider,
  causeOf,
  causeOfEnablement,
  causeOfSalvage,
  type ProviderPair,
  providerText,
} from "./provider-pair.ts";
import { destinationsOf, hasOffer, providerUrls, type Reach } from "./reach.ts";
import { modelCount, ownHostText, wayText } from "./words.ts";

/** The changes of a provider that is in force on one side at most (decisions: What a change does, provider level). */
export function* availabilityChanges(pair: ProviderPair): Iterable<Change> {
  const { before, after } = pair;
  if (isInForce(after) && hasOffer(after)) yield becomesAvailable(pair, after);
  else if (isInForce(before) && hasOffer(before)) yield becomesUnavailable(pair, before);
  else if (!isSameSetting(before, after)) yield withoutEffect(pair);
}

export function isInForce(reach: Reach | undefined): reach is Reach {
  return reach?.provider.enabled === true;
}

function becomesAvailable(pair: ProviderPair, after: Reach): Change {
  const isNew = pair.before === undefined;
  const verb = isNew ? "is added" : "is enabled";
  return {
    effect: "opens",
    kind: "provider-available",
    ...aboutProvider(pair),
    before: null,
    after: reachedOffer(after),
    cause: isNew ? (causeOf(pair, ["type"], []) ?? causeOfEnablement(pair)) : causeOfEnablement(pair),
    text: `${providerText(pair)} ${verb}, reached at ${joinParts(hostsOf(after), "and")}, with ${offerText(after)}.${similarText(pair, after)}`,
  };
}

function becomesUnavailable(pair: ProviderPair, before: Reach): Change {
  const invalid = causeOfSalvage(pair);
  const isGone = pair.after === undefined;
  return {
    effect: "breaks",
    kind: "provider-unavailable",
    ...aboutProvider(pair),
    before: reachedOffer(before),
    after: null,
    cause: invalid ?? (isGone ? causeOf(pair, ["type"], []) : causeOfEnablement(pair)),
    text: `Everybody loses ${providerText(pair)} (${offerText(before)})${invalid === undefined ? "" : ": its entry is not valid"}.`,
  };
}

function withoutEffect(pair: ProviderPair): Change {
  const { after, before } = pair;
  return {
    effect: "none",
    kind: "setting-without-effect",
    ...aboutProvider(pair),
    before: null,
    after: null,
    cause: causeOf(pair, ["enabled"], []) ?? causeOfEnablement(pair),
    text: `${providerText(pair)} ${idleText(before, after)}.`,
  };
}

function idleText(before: Reach | undefined, after: Reach | undefined): string {
  if (after === undefined) return "is removed; it offered nothing before";
  if (isInForce(before) && isInForce(after)) return "offers no model, so its changed settings have no effect";
  if (isInForce(after)) return `is ${before === undefined ? "added" : "enabled"}, and offers no model`;
  if (before === undefined) return "is added, and is disabled";
  return isInForce(before)
    ? "is disabled; it offered no model before"
    : "is disabled, so its changed settings have no effect";
}

/** Tells if a provider has the same setting on both sides. */
function isSameSetting(before: Reach | undefined, after: Reach | undefined): boolean {
  if (before === undefined || after === undefined) return before === after;
  return before.provider.enabled === after.provider.enabled && isSameJson(before.provider.entry, after.provider.entry);
}

/** "every model that it reports but `m1`", "3 models". */
function offerText(reach: Reach): string {
  return reach.isOpen ? everyModel(reach) : modelCount(reach.offeredCount);
}

/** The offer of a provider and where its requests go, for programs: all that it opens where it comes into force. */
function reachedOffer(reach: Reach): JsonObject {
  const destinations = new Set(Array.from(destinationsOf(reach), shownDestination));
  return { ...offerOf(reach), destinations: [...destinations] };
}

function similarText({ similarHost }: ProviderPair, { provider }: Reach): string {
  return [...new Set(providerUrls(provider).map(({ url }) => similarHost(url)))].join("");
}

/** Every host that a provider is reached at, its own first. */
function hostsOf(reach: Reach): readonly string[] {
  return [
    ...new Set([
      ...(usesOwnUrl(reach.provider) ? [ownHostText("its", ownUrlOf(reach.provider))] : []),
      ...providerUrls(reach.provider).map(({ url }) => wayText(url)),
    ]),
  ];
}
