import type { Catalog, CatalogModel, CatalogProvider } from "./catalog.ts";

/** What the comparison of two providers goes by. */
export interface ProviderComparison {
  readonly before: CatalogProvider;
  readonly after: CatalogProvider;
  readonly hosts: KnownHosts;
}

/**
 * Where requests went before a change; what is new beside it is opened.
 * See docs/decisions/0029-possible-widening-counts.md.
 */
export interface KnownHosts {
  /**
   * Whether a URL leads to a host that no URL of the catalogue before led to, or by HTTP to one that was reached by HTTPS
   * alone; a text that is no URL is its own host.
   */
  readonly isNew: (url: string | undefined) => boolean;
}

/** The hosts of all URLs of a catalogue: providers' and models', whether they are in use or not. */
export function knownHosts({ providers }: Catalog): KnownHosts {
  const hostOf = rememberingHosts();
  const known = new Set<string>();
  for (const provider of providers) {
    for (const url of catalogUrls(provider)) {
      const host = hostOf(url);
      // Who was reached without encryption may well be reached with it.
      known.add(host).add(host.replace(/^http:/, "https:"));
    }
  }
  return { isNew: (url) => url !== undefined && !known.has(hostOf(url)) };
}

/** Every URL of a provider and its models. */
export function* catalogUrls(provider: CatalogProvider): Iterable<string> {
  for (const url of [provider.baseUrl, provider.endpoint, ...Object.values(provider.endpoints)]) {
    if (url !== undefined) yield url;
  }
  for (const { baseUrl } of provider.models) if (baseUrl !== undefined) yield baseUrl;
}

/** Many models share a URL, and reading one costs more than looking it up. */
function rememberingHosts(): (url: string) => string {
  const hosts = new Map<string, string>();
  return (url) => {
    const seen = hosts.get(url);
    if (seen !== undefined) return seen;
    const host = hostIn(url);
    hosts.set(url, host);
    return host;
  };
}

/** With its scheme. What clients may read in different ways is a host of its own, and so is what is no URL. */
function hostIn(url: string): string {
  const parsed = /[\s\\\p{Cc}]/u.test(url) ? null : URL.parse(url);
  return parsed?.host ? `${parsed.protocol}//${parsed.host}` : `no host: ${url}`;
}

/** Whether a change of URL gives up the encryption of the way. */
export function losesEncryption(before: string | undefined, after: string | undefined): boolean {
  return schemeOf(before) === "https" && schemeOf(after) === "http";
}

function schemeOf(url: string | undefined): string | undefined {
  return url === undefined ? undefined : /^\s*(https?):/i.exec(url)?.[1]?.toLowerCase();
}

/** A model in a few words: "offered", or why it is not. */
export function stateOf(model: CatalogModel): string {
  return model.offered ? "offered" : model.reason;
}

/** Whether a list of ids has one that another has not. */
export function hasMore(ids: readonly string[], others: readonly string[]): boolean {
  const known = new Set(others);
  return ids.some((id) => !known.has(id));
}

/** Whether two lists of ids say the same: order and repetition mean nothing. */
export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return !hasMore(one, other) && !hasMore(other, one);
}
