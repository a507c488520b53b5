/** "Destination. The scheme, host and port of a URL in force, compared as the URL standard serialises them." */
import { isOffering, type Offer } from "./offers.ts";
import { isOwnHost } from "./settings.ts";

export interface Destination {
  /** Equal for equal destinations. */
  readonly text: string;
  /** Undefined of one that is no URL. */
  readonly url?: URL;
}

/** "One that cannot be parsed is a destination by its text", and so, here, is one without a host, such as `localhost:8000`. */
export function destinationOf(url: string): Destination {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed?.host) return { text: `unparsable ${url}` };
  return { text: `${parsed.protocol}//${parsed.host}`, url: parsed };
}

/** "As the URL standard serialises them." */
export const serialised = (url: string | undefined): string | undefined =>
  url !== undefined && URL.canParse(url) ? new URL(url).href : url;

/** "The provider's own host, a destination of its own for each provider id", but by its URL where the vocabulary knows it. */
export const ownHostOf = (id: string, { ownUrl }: Offer["settings"]): Destination =>
  ownUrl === undefined ? { text: `own host of ${id}` } : destinationOf(ownUrl);

/**
 * The destinations that a provider's entry names, whether or not a model is routed there today. "Where an entry names
 * neither `baseUrl` nor `endpoint`, it is the provider's own host": also where it names `endpoints`.
 */
export function ownDestinations(id: string, { settings }: Offer): readonly Destination[] {
  const named = [...settings.urls.values()].map(destinationOf);
  return isOwnHost(settings.urls) ? [...named, ownHostOf(id, settings)] : named;
}

/** "A provider without an offer has no destinations." A model's own URL counts where the model is offered. */
export function destinationsOf(id: string, offer: Offer | undefined): readonly Destination[] {
  if (offer === undefined || !isOffering(offer)) return [];
  const ofModels = [...offer.models.values()].flatMap(({ ownUrl }) => ownUrl ?? []);
  return [...ownDestinations(id, offer), ...ofModels.map(destinationOf)];
}

/** The destinations that the providers of a side reach. */
export interface Reached {
  readonly destinations: ReadonlySet<string>;
  readonly hostsByHttps: ReadonlySet<string>;
}

export function reachedBy(destinations: readonly Destination[]): Reached {
  const byHttps = destinations.flatMap(({ url }) => (url?.protocol === "https:" ? url.hostname : []));
  return { destinations: new Set(destinations.map(({ text }) => text)), hostsByHttps: new Set(byHttps) };
}

/**
 * "A destination is new where neither a provider with an offer nor this provider itself had it before. HTTPS at the default
 * port of a host that was reached by HTTP at its own default port is not new." As a provider without an offer has no
 * destinations, this provider itself had none then: "what it opens is told when it gets an offer".
 */
export function isNew({ text, url }: Destination, before: Reached): boolean {
  if (before.destinations.has(text)) return false;
  const isUpgrade = url?.protocol === "https:" && url.port === "" && before.destinations.has(`http://${url.hostname}`);
  return !isUpgrade;
}

export const namesHttps = (url: string | undefined): boolean =>
  url !== undefined && destinationOf(url).url?.protocol === "https:";
