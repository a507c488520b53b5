/** The column "Provider level" of the table of effects, for a provider in force on both sides. */
import {
  type Destination,
  destinationOf,
  isNew,
  namesHttps,
  ownDestinations,
  type Reached,
  serialised,
} from "./destinations.ts";
import type { Fact } from "./fact.ts";
import { isOffering, type Offer } from "./offers.ts";
import type { Settings } from "./settings.ts";

/** A provider in force on both sides, and what all providers reached before. */
export interface Both {
  readonly id: string;
  readonly was: Offer;
  readonly is: Offer;
  readonly before: Reached;
}

export function providerFacts(both: Both): readonly Fact[] {
  const { id, was, is } = both;
  const fact = (effect: Fact["effect"], holds: boolean, because: string): readonly Fact[] =>
    holds ? [{ effect, provider: id, model: null, because }] : [];
  return [
    ...fact("opens", is.any && !was.any, "`any` begins"),
    ...fact("opens", newDestinations(both).length > 0, "a new destination"),
    ...fact("opens", opensPlainHttp(both), "plain HTTP"),
    ...fact("breaks", was.any && !is.any, "`any` ends"),
    ...fact("moves", isMoved(both), "its protocol, variant, URLs, section or headers are others"),
  ];
}

export function newDestinations({ id, is, before }: Both): readonly Destination[] {
  return isOffering(is) ? ownDestinations(id, is).filter((one) => isNew(one, before)) : [];
}

/** "Plain HTTP to a host that was reached by HTTPS, or in a field that named HTTPS before", in one of the provider's own. */
function opensPlainHttp({ was, is, before }: Both): boolean {
  const wasReached = isOffering(was);
  return (
    isOffering(is) &&
    [...is.settings.urls].some(([field, url]) => losesHttps(before, url, was.settings.urls.get(field), wasReached))
  );
}

/**
 * It is a change where the field led elsewhere before, or nowhere, as that of a provider or a model without an offer: "what
 * it opens is told when it gets an offer".
 */
export function losesHttps(before: Reached, url: string, former: string | undefined, wasReached: boolean): boolean {
  const { text, url: parsed } = destinationOf(url);
  if (parsed?.protocol !== "http:") return false;
  const isKept = wasReached && former !== undefined && destinationOf(former).text === text;
  return !isKept && (namesHttps(former) || before.hostsByHttps.has(parsed.hostname));
}

/**
 * "Its own protocol, variant (`type`), URLs, connection section, or headers are others." "A provider without an offer moves
 * nothing": on either side. "URLs (as the URL standard serialises them)."
 */
function isMoved({ was, is }: Both): boolean {
  return isOffering(was) && isOffering(is) && connectionOf(was.settings) !== connectionOf(is.settings);
}

function connectionOf({ protocol, type, urls, sections, headers }: Settings): string {
  const addresses = new Map([...urls].map(([field, url]) => [field, serialised(url) ?? ""]));
  return JSON.stringify([protocol, type, sorted(addresses), sorted(sections), headers]);
}

const sorted = (named: ReadonlyMap<string, string>) => [...named].toSorted(([one], [other]) => (one < other ? -1 : 1));
