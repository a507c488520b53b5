import { isIP } from "node:net";

const LISTED = /^(?:[a-z\d._-]+|\[[\da-f:.]+\]):\d{1,5}$/i;

/**
 * Reads a list such as `127.0.0.1:8790, db.example.internal:80`.
 *
 * @returns undefined where a text is not one.
 */
export function readHostsAndPorts(text: string): ReadonlySet<string> | undefined {
  const written = text.split(/[\s,]+/).filter((part) => part !== "");
  const urls = written.map((part) => (LISTED.test(part) ? URL.parse(`http://${part}`) : null));
  if (urls.includes(null)) return undefined;
  return new Set(urls.flatMap((url) => (url === null ? [] : [`${url.hostname}:${url.port || "80"}`])));
}

/** How a list has a host and a port. */
export function hostAndPort(host: string, port: string): string {
  return `${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}
