/** The parts of a parsed URL that are used. */
export type ParsedUrl = Pick<URL, "protocol" | "host" | "hostname" | "port" | "href">;

/** Schemes whose hosts are names or addresses, in which the URL standard leaves no escape. */
const SPECIAL = /^(?:https?|wss?|ftp|file):$/;

/**
 * A URL as the URL standard parses it; null where a text is none. Chromium differs: it takes a space in the host of a
 * special URL, and writes it and `*` as escapes.
 */
export function parseUrl(text: string): ParsedUrl | null {
  // Not `canParse`, which Node answers with true for some that it then throws on.
  const url = URL.parse(text);
  if (url === null || !url.host.includes("%") || !SPECIAL.test(url.protocol)) return url;
  const { protocol, host, hostname, port, href } = url;
  if (host.includes("%20")) return null;
  const plain = { host: withAsterisks(host), hostname: withAsterisks(hostname) };
  return { protocol, ...plain, port, href: href.replace(host, () => plain.host) };
}

function withAsterisks(host: string): string {
  return host.replaceAll("%2A", "*");
}
