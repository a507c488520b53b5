import type { Settings } from "./settings.ts";

/** What an upstream must not be. */
export interface UpstreamRules {
  /** The origins of this server: requests to them would come back. */
  readonly ownOrigins: readonly string[];
  /** Whether hosts of a private network are allowed. */
  readonly allowPrivate: boolean;
}

/** What holds for the upstreams of a deployment, on the origin that a request came in by. */
export function upstreamRules(
  requestUrl: string,
  { contentOrigin, allowPrivateUpstreams }: Pick<Settings, "contentOrigin" | "allowPrivateUpstreams">,
): UpstreamRules {
  const own = new URL(requestUrl).origin;
  return {
    ownOrigins: contentOrigin === undefined ? [own] : [own, contentOrigin],
    allowPrivate: allowPrivateUpstreams,
  };
}

const PRIVATE_HOST =
  /^(?:localhost|127\.\d+\.\d+\.\d+|10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|169\.254\.\d+\.\d+|\[::1?\])$/;

/** Checks where API content is to be served from. @returns the URL, or what is wrong with it, as a sentence. */
export function checkUpstreamUrl(
  text: string,
  { ownOrigins, allowPrivate }: UpstreamRules,
): { readonly url: URL } | { readonly trouble: string } {
  const url = URL.parse(text);
  if (url === null || !/^https?:$/.test(url.protocol)) return { trouble: "It must be an http or https URL." };
  if (leadsBack(url, ownOrigins)) return { trouble: "It must not lead back to this server." };
  if (!allowPrivate && PRIVATE_HOST.test(url.hostname)) return { trouble: "Its host belongs to a private network." };
  return { url };
}

/** Whether requests to a URL would come back to this server, as far as its host tells. */
export function leadsBack(url: URL, ownOrigins: UpstreamRules["ownOrigins"]): boolean {
  return ownOrigins.includes(url.origin);
}
