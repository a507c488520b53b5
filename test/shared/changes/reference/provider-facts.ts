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
import { isOwnHost, type Settings } from "./settings.ts";

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

export function newDestinations(both: Both): readonly Destination[] {
  const { id, is, before } = both;
  if (!isOffering(is)) return [];
  const stated = isSameOwnHost(both) ? [...is.settings.urls.values()].map(destinationOf) : ownDestinations(id, is);
  return stated.filter((one) => isNew(one, before));
}

/** "The provider's own host" is the same one where the vocabulary of one side alone knows it. */
export function isSameOwnHost({ was, is }: Both): boolean {
  const isOwn = [was, is].every((offer) => isOffering(offer) && isOwnHost(offer.settings.urls));
  return isOwn && (was.settings.ownUrl === undefined) !== (is.settings.ownUrl === undefined);
}

/** "Plain HTTP to a host that was reached by HTTPS, or in a field that named HTTPS before", in one of the provider's own. */
function opensPlainHttp(both: Both): boolean {
  const { was, is, before } = both;
  const { urls, ownUrl } = is.settings;
  // A provider's own URL is its address where no field says one.
  const own = ownUrl === undefined || isSameOwnHost(both) ? [] : [["own", ownUrl] as const];
  return (
    isOffering(is) &&
    [...urls, ...own].some(([field, url]) => losesHttps(before, url, formerOf(field, was), isOffering(was)))
  );
}

/** The URL that a field led to before: where none said an address, its own one, and the other way round. */
function formerOf(field: string, { settings: { urls, ownUrl } }: Offer): string | undefined {
  if (field === "own") return ownUrl ?? urls.get("baseUrl") ?? urls.get("endpoint");
  return urls.get(field) ?? (field.startsWith("endpoints/") ? undefined : ownUrl);
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
  if (!isOffering(was) || !isOffering(is)) return false;
  return connectionOf(was.settings, is.settings) !== connectionOf(is.settings, was.settings);
}

/**
 * "An own URL that says the address at which it was reached already is no move": where one side names no address, its own
 * URL stands for the fields in which the other one names some. Of two own URLs each stands for itself.
 */
function connectionOf({ protocol, type, urls, ownUrl, sections, headers }: Settings, other: Settings): string {
  const byOwn = other.ownUrl === undefined ? [...other.urls.keys()].filter((field) => /^[^/]+$/.test(field)) : ["own"];
  const own = ownUrl === undefined ? [] : byOwn.map((field) => [field, ownUrl] as const);
  const addresses = new Map([...own, ...urls].map(([field, url]) => [field, serialised(url) ?? ""]));
  return JSON.stringify([protocol, type, sorted(addresses), sorted(sections), headers]);
}

const sorted = (named: ReadonlyMap<string, string>) => [...named].toSorted(([one], [other]) => (one < other ? -1 : 1));
