import { parseUrl } from "../text/parse-url.ts";
import { maskUrl } from "../text/url-secrets.ts";

/** The prefix of keys that stand for no URL: no URL begins so, and no host. */
const OWN_HOST = "own host of ";
const OTHER_TEXT = /^text /;

/** Where requests go: a host as it is reached, or a provider's own one. */
export interface Destination {
  /** The text that distinguishes it from others. */
  readonly key: string;
  /** The URL's scheme; undefined for a provider's own host, and for a text that cannot be parsed. */
  readonly scheme: string | undefined;
  /** Host and port; undefined as the scheme. */
  readonly host: string | undefined;
}

/**
 * The scheme, host and port of a URL, as the URL standard serialises them. A text that cannot be parsed, or that
 * clients may read in different ways, is a destination by itself (decisions: Destination).
 */
export function destinationOf(url: string): Destination {
  const parsed = /[\s\\\p{Cc}]/u.test(url) ? null : parseUrl(url);
  if (!parsed?.host) return { key: `text ${url}`, scheme: undefined, host: undefined };
  const scheme = parsed.protocol.slice(0, -1);
  return { key: `${scheme}://${parsed.host}`, scheme, host: parsed.host };
}

/** A URL as the URL standard serialises it, or its text: two of the same address are the same. */
export function addressOf(url: string): string {
  return parseUrl(url)?.href ?? url;
}

/** The host that a provider's client goes to by itself: a destination of its own for each provider id. */
export function ownHostOf(provider: string): Destination {
  return { key: `${OWN_HOST}${provider}`, scheme: undefined, host: undefined };
}

/** A destination for programs: "https://host:port", "own host" as in a change of one, or what of another text may be shown. */
export function shownDestination({ key }: Destination): string {
  return key.startsWith(OWN_HOST) ? "own host" : maskUrl(key.replace(OTHER_TEXT, ""));
}

/** Where requests went before a change: the destinations of all providers with an offer. */
export interface KnownDestinations {
  readonly keys: ReadonlySet<string>;
  /** Host names, without ports. */
  readonly names: ReadonlySet<string>;
  /** Host names, without ports, that were reached by HTTPS. */
  readonly encryptedNames: ReadonlySet<string>;
}

export function knownDestinations(destinations: Iterable<Destination>): KnownDestinations {
  const keys = new Set<string>();
  const names = new Set<string>();
  const encryptedNames = new Set<string>();
  for (const { key, scheme, host } of destinations) {
    keys.add(key);
    if (host === undefined) continue;
    const name = withoutPort(host);
    names.add(name);
    if (scheme === "https") encryptedNames.add(name);
  }
  return { keys, names, encryptedNames };
}

/** HTTPS at the default port of a host that was reached by HTTP at its own default port is not new. */
export function isNew(known: KnownDestinations, destination: Destination): boolean {
  const { key, host } = destination;
  if (known.keys.has(key)) return false;
  return !(host === withoutPort(host ?? "") && wasPlain(known, destination));
}

/** Tells if HTTPS now leads to where plain HTTP led before. */
export function wasPlain({ keys }: KnownDestinations, { scheme, host }: Destination): boolean {
  return scheme === "https" && keys.has(`http://${host}`);
}

/** Plain HTTP to a host that was reached by HTTPS, or in a field that named HTTPS before. */
export function losesEncryption(
  { encryptedNames }: KnownDestinations,
  after: Destination,
  before: Destination | undefined,
): boolean {
  if (after.scheme !== "http" || after.host === undefined) return false;
  return before?.scheme === "https" || encryptedNames.has(withoutPort(after.host));
}

function withoutPort(host: string): string {
  return host.replace(/:\d+$/, "");
}
