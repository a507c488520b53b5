import { HOST_MAX_CHARACTERS } from "./limits.ts";
import { parseUrl } from "./parse-url.ts";
import type { Span } from "./span.ts";

/** An absolute http(s) URL. Offsets are 0-based, in UTF-16 code units of its text. */
export interface HttpUrl {
  readonly scheme: "http" | "https";
  /** As the WHATWG parser reads it: lower case, in ASCII, an address in its usual form; without a dot at the end. */
  readonly hostname: string;
  /** The port that requests go to. */
  readonly port: number;
  /** True where the text names the port. */
  readonly hasPort: boolean;
  /** From the slash after the host to the query, the fragment or the end. */
  readonly path: Span;
}

/** The text between two slashes of a path. */
export interface PathSegment extends Span {
  readonly text: string;
}

/**
 * Scheme, userinfo, host, port and path, as RFC 3986 (appendix B) parts them. The WHATWG parser parts a text in the
 * same way once it has none of the characters that are refused here; but it normalises, so that its parts have no
 * offsets.
 */
const PARTS = /^(https?):\/\/((?:[^/?#]*@)?)([^/?#@]*?)((?::\d*)?)((?:\/[^?#]*)?)(?=[?#]|$)/i;

/** Whitespace and invisible characters, the backslash that some take for a slash, and the brackets of placeholders. */
const REFUSED = /[\s\p{Cc}\p{Cf}\\<>{}]/u;

const HOST = /^(?:\[[\da-f:.]+\]|[\w-]+(?:\.[\w-]+)*\.?)$/;

const DEFAULT_PORTS = { http: 80, https: 443 };

/**
 * Reads an absolute http(s) URL; undefined where a text is none, or one that not every client reads in the same way.
 */
export function readHttpUrl(text: string): HttpUrl | undefined {
  if (REFUSED.test(text)) return undefined;
  const [, written = "", userinfo = "", host = "", port = "", path = ""] = PARTS.exec(text) ?? [];
  const url = host === "" ? null : parseUrl(text);
  if (url === null || !HOST.test(url.hostname) || url.hostname.length > HOST_MAX_CHARACTERS) return undefined;
  const start = written.length + "://".length + userinfo.length + host.length + port.length;
  // "https://https://host" names a host called "https".
  if (/^https?$/.test(url.hostname) && path.startsWith("//")) return undefined;
  const scheme = url.protocol === "http:" ? "http" : "https";
  return {
    scheme,
    hostname: url.hostname.replace(/\.$/, ""),
    port: url.port === "" ? DEFAULT_PORTS[scheme] : Number(url.port),
    hasPort: /\d/.test(port),
    path: { start, end: start + path.length },
  };
}

/** The characters that clients which repair a URL leave out. */
const UNSEEN = /[\s\p{Cc}\p{Cf}]/gu;

/** The text that may stand before a host: a scheme, right or wrong, and any slashes. */
const BEFORE_HOST = /^(?:(https?):|[a-z][a-z\d+.-]*:(?=[/\\]))?[/\\]*/i;

/**
 * Where clients may go that repair a text which `readHttpUrl` refuses: without whitespace, with "https" where there is
 * another scheme or none, with backslashes as slashes or as what they are. Each without its path; undefined stands for
 * a place that is unclear. None where nothing is left of the text.
 */
export function readLeniently(text: string): readonly (HttpUrl | undefined)[] {
  const rests = [text.trim(), text.replace(UNSEEN, "")].flatMap((variant) => {
    const [before = "", scheme = "https"] = BEFORE_HOST.exec(variant) ?? [];
    const rest = variant.slice(before.length);
    return rest === "" ? [] : [`${scheme}://${rest}`, `${scheme}://${rest.replaceAll("\\", "%5C")}`];
  });
  const urls = rests.map(parseUrl).filter((url) => url !== null);
  if (urls.length === 0 && rests.length > 0) return [undefined];
  const origins = urls.map(({ protocol, host }) => `${protocol}//${host}`);
  return [...new Set(origins)].map(readHttpUrl);
}

/**
 * The segments of a URL's path that are not empty; undefined where some are `.` or `..`, which a client may resolve.
 */
export function pathSegments(text: string, { path }: HttpUrl): readonly PathSegment[] | undefined {
  const segments: PathSegment[] = [];
  for (let start = path.start; start < path.end; ) {
    const slash = text.indexOf("/", start);
    const end = slash < 0 ? path.end : Math.min(slash, path.end);
    const segment = text.slice(start, end);
    if (IS_RESOLVED.test(segment)) return undefined;
    if (segment !== "") segments.push({ text: segment, start, end });
    start = end + 1;
  }
  return segments;
}

const IS_RESOLVED = /^(?:\.|%2e){1,2}$/i;

/**
 * Names that no public DNS has (RFC 6761, RFC 6762 and its appendix G, RFC 8375, ICANN's `.internal`, Kubernetes'
 * `.svc`).
 */
const PRIVATE_NAME = /(?:^|\.)(?:localhost|local|test|internal|intranet|private|corp|home|lan|home\.arpa|svc)$/;

/**
 * True for a host that only the same machine or a private network reaches: loopback, private and link-local addresses,
 * names of one label, and names that no public DNS has. `hostname` is as `HttpUrl` has it.
 */
export function isPrivateHost(hostname: string): boolean {
  const mapped = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(hostname);
  if (mapped !== null) return isPrivateAddress(octetsOf(mapped[1] ?? "", mapped[2] ?? ""));
  if (hostname.startsWith("[")) return /^\[(?:::1?\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/.test(hostname);
  const octets = /^(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(hostname)?.slice(1).map(Number);
  if (octets !== undefined) return isPrivateAddress(octets);
  return !hostname.includes(".") || PRIVATE_NAME.test(hostname);
}

/** RFC 1122 (this host, loopback), RFC 1918, RFC 6598 (shared address space) and RFC 3927 (link-local). */
function isPrivateAddress([first = 0, second = 0]: readonly number[]): boolean {
  if ([0, 10, 127].includes(first)) return true;
  if (first === 172) return second >= 16 && second < 32;
  if (first === 100) return second >= 64 && second < 128;
  return (first === 192 && second === 168) || (first === 169 && second === 254);
}

/** The octets of two groups of an IPv6 address. */
function octetsOf(...groups: readonly string[]): readonly number[] {
  return groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
}
