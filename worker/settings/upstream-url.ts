import ipaddr from "ipaddr.js";
import { err, isPrivateHost, ok, type Result, readHttpUrl } from "../../shared/index.ts";
import { UPSTREAM_URL_MAX_CHARACTERS } from "../values/limits.ts";
import { isBelow } from "./content-host.ts";

/** The rules for upstream URLs. */
interface UpstreamRules {
  /** The origins at which this server answers itself, so that nothing there can be an upstream. */
  readonly ownOrigins: readonly string[];
  /** The host below which content has its origins, if there is one. */
  readonly contentHost: string | undefined;
  /** Hosts of a private network may be upstreams. */
  readonly allowPrivate: boolean;
}

/** The settings that upstreams depend on; the settings themselves read URLs by this file. */
interface UpstreamSettings {
  readonly baseUrl: string | undefined;
  readonly contentHost: string | undefined;
  readonly allowPrivateUpstreams: boolean;
}

/** The rules for the upstreams of a deployment, on the origin that a request came in by. */
export function upstreamRules(
  requestUrl: string,
  { baseUrl, contentHost, allowPrivateUpstreams }: UpstreamSettings,
): UpstreamRules {
  return {
    ownOrigins: [new URL(requestUrl).origin, baseUrl].filter((origin) => origin !== undefined),
    contentHost,
    allowPrivate: allowPrivateUpstreams,
  };
}

/**
 * Checks the URL that requests for API content are passed on to. Its text is checked for forms that clients read in
 * different ways, and then the parsed URL, in which addresses of all notations are normalized.
 * The address that a name resolves to cannot be seen here.
 *
 * @returns the URL, or what is wrong and what to write, without the URL itself.
 * See docs/decisions/0052-upstream-checks.md.
 */
export function checkUpstreamUrl(text: string, rules: UpstreamRules): Result<URL, string> {
  const mistake = describeSyntax(text);
  if (mistake !== undefined) return err(mistake);
  const url = new URL(text);
  if (leadsBack(url, rules)) {
    return err("it leads back to this server, which would forward requests to itself. Use another host.");
  }
  if (!rules.allowPrivate && !isPublicHost(url.hostname)) {
    return err(
      "its host is not public, and this server only forwards requests to public hosts. Use a public host, or ask the operator to set ALLOW_PRIVATE_UPSTREAMS.",
    );
  }
  return ok(url);
}

/** Tests if requests to a URL would come back to this server, as far as its host tells. */
export function leadsBack(url: URL, { ownOrigins, contentHost }: UpstreamRules): boolean {
  if (contentHost !== undefined && isBelow(url.hostname, contentHost)) return true;
  return ownOrigins.some((origin) => isSameServer(url, new URL(origin)));
}

function describeSyntax(text: string): string | undefined {
  if (text.length > UPSTREAM_URL_MAX_CHARACTERS) {
    return `it is longer than ${UPSTREAM_URL_MAX_CHARACTERS} characters. Use a shorter one.`;
  }
  if (readHttpUrl(text) === undefined) {
    return "it is not an absolute http or https URL. Use one such as https://api.example.com/v1.";
  }
  if (/^[^/]*\/\/[^/?#]*@/.test(text)) return "it has a user name or a password. Remove them.";
  if (/[?#]/.test(text)) return "it has a query or a fragment. Remove it: each request has its own query.";
  return undefined;
}

/** The port aside, http and https on one host are taken for one server: the one commonly redirects to the other. */
function isSameServer(one: URL, other: URL): boolean {
  const isSamePort = one.port === other.port || [one, other].every(({ port }) => /^(?:80|443)?$/.test(port));
  return isSamePort && nameOf(one.hostname) === nameOf(other.hostname);
}

/** A host as it is compared: an address in its shortest form, and all that stand for this machine as one. */
function nameOf(hostname: string): string {
  const written = addressOf(hostname);
  if (written === undefined) {
    const name = hostname.replace(/\.$/, "");
    return /(?:^|\.)localhost$/.test(name) ? "localhost" : name;
  }
  const address = ipaddr.process(written);
  return ["loopback", "unspecified"].includes(address.range()) ? "localhost" : address.toString();
}

/** A public address that some clouds answer at for their own machines only. */
const CLOUD_ADDRESS = "168.63.129.16";

/** The names that no public DNS has, and the addresses that the internet at large does not lead to. */
function isPublicHost(hostname: string): boolean {
  const address = addressOf(hostname);
  if (address === undefined) return !hostname.endsWith(".") && !isPrivateHost(hostname);
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast" || address === CLOUD_ADDRESS) return false;
  // Of IPv6, 2000::/3 is all that is assigned; ::/96 among the rest embeds IPv4.
  return parsed.kind() === "ipv4" || ipaddr.IPv6.parse(address).match(ipaddr.IPv6.parse("2000::"), 3);
}

/** The address that a URL's host is; undefined where it is a name. */
function addressOf(hostname: string): string | undefined {
  if (hostname.startsWith("[")) return hostname.slice(1, -1);
  return ipaddr.IPv4.isValidFourPartDecimal(hostname) ? hostname : undefined;
}
