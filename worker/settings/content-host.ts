/** The host below which each content item has an origin of its own: `<guid>.<content host>`. */

import { GUID } from "../values/readers.ts";

/** The settings that it depends on; this file checks the settings themselves. */
interface Hosts {
  readonly baseUrl: string | undefined;
  readonly contentHost: string | undefined;
}

/** The origin on which a request came in: the server's own, that of a content item, or one below the content host that is no one's. */
type Site =
  | { readonly kind: "server" }
  | { readonly kind: "item"; readonly guid: string }
  | { readonly kind: "nothing" };

const SERVER: Site = { kind: "server" };
const NOTHING: Site = { kind: "nothing" };

/**
 * The site of a request's URL. Ports make no difference, as they make none for cookies.
 * See docs/decisions/0114-item-origins.md.
 */
export function siteOf(url: string, { contentHost }: Pick<Hosts, "contentHost">): Site {
  if (contentHost === undefined) return SERVER;
  const hostname = URL.parse(url)?.hostname ?? "";
  if (!isBelow(hostname, contentHost)) return SERVER;
  const label = hostname.slice(0, -hostNameOf(contentHost).length - 1);
  return GUID.test(label) ? { kind: "item", guid: label } : NOTHING;
}

/** Tests if a request came in on the server's own origin, where alone people have sessions. */
export function isAtServer(url: string, hosts: Pick<Hosts, "contentHost">): boolean {
  return siteOf(url, hosts).kind === "server";
}

/** The origin of a content item. @param origin the server's own, which has the same scheme. */
export function itemOrigin(guid: string, contentHost: string, origin: string): string {
  return `${new URL(origin).protocol}//${guid}.${contentHost}`;
}

/** Tests if a host is the content host or one below it, with the name in its absolute form too. */
export function isBelow(hostname: string, contentHost: string): boolean {
  const asked = hostname.replace(/\.$/, "");
  const name = hostNameOf(contentHost);
  return asked === name || asked.endsWith(`.${name}`);
}

/** The content host without its port. */
export function hostNameOf(contentHost: string): string {
  return contentHost.replace(/:\d+$/, "");
}

/** The faults of its settings: visitors come from the server's own origin, and are led back there to sign in. */
export function contentHostFaults({ baseUrl, contentHost }: Hosts, oldOrigin: unknown): readonly string[] {
  if (oldOrigin !== undefined && oldOrigin !== "") {
    return [
      "The variable CONTENT_ORIGIN is no longer used: each content item has an origin of its own. Remove it, and set CONTENT_HOST to a host such as content.example.com, of which all names below it lead to this server, too.",
    ];
  }
  if (contentHost === undefined) return [];
  if (baseUrl === undefined) {
    return ["The variable CONTENT_HOST needs BASE_URL, to which visitors of content are led to sign in. Set both."];
  }
  if (!isBelow(new URL(baseUrl).hostname, contentHost)) return [];
  return [
    "The variable CONTENT_HOST is the host of BASE_URL or one above it. Set it to another one, such as content.example.com.",
  ];
}
