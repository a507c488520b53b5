/** The column "Provider level" of the table of effects, for a provider in force on both sides. */
import {
  type Destination,
  destinationOf,
  destinationsOf,
  isNew,
  isPlainHttp,
  namesHttps,
  ownDestinations,
  type Reached,
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
    ...fact("opens", plainHttpFields(both).length > 0, "plain HTTP"),
    ...fact("breaks", was.any && !is.any, "`any` ends"),
    ...fact("moves", isMoved(both), "its protocol, variant, URLs, section or headers are others"),
  ];
}

export function newDestinations({ id, is, before }: Both): readonly Destination[] {
  return isOffering(is) ? ownDestinations(id, is).filter((one) => isNew(one, before)) : [];
}

/**
 * "Plain HTTP to a host that was reached by HTTPS, or in a field that named HTTPS before." The first is a change where this
 * provider did not reach the same by plain HTTP before.
 */
export function plainHttpFields({ id, was, is, before }: Both): readonly Destination[] {
  if (!isOffering(is)) return [];
  const had = reachedItself(id, was);
  return [...is.settings.urls].flatMap(([field, url]) => {
    const destination = destinationOf(url);
    const isOpened =
      isPlainHttp(destination) && (beginsByHttp(destination, had, before) || namesHttps(was.settings.urls.get(field)));
    return isOpened ? [destination] : [];
  });
}

export function reachedItself(id: string, offer: Offer): readonly string[] {
  return destinationsOf(id, offer).map(({ text }) => text);
}

export function beginsByHttp({ text, url }: Destination, had: readonly string[], before: Reached): boolean {
  return !had.includes(text) && url !== undefined && before.hostsByHttps.has(url.hostname);
}

/**
 * "Its own protocol, variant (`type`), URLs, connection section, or headers are others." "A provider without an offer moves
 * nothing": on either side. OPEN: whether two texts of one URL are others; here they are.
 */
function isMoved({ was, is }: Both): boolean {
  return isOffering(was) && isOffering(is) && connectionOf(was.settings) !== connectionOf(is.settings);
}

function connectionOf({ protocol, type, urls, sections, headers }: Settings): string {
  return JSON.stringify([protocol, type, sorted(urls), sorted(sections), headers]);
}

const sorted = (named: ReadonlyMap<string, string>) => [...named].toSorted(([one], [other]) => (one < other ? -1 : 1));
