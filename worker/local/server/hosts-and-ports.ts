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

/** The settings that name where people are known, and the keys that sign who they are. */
const IDENTITY_SETTINGS = ["OIDC_ISSUER", "ASSERTION_KEYS_URL"];

/** The hosts that say who people are: the operator has set them, so that the Worker may reach them, on this machine too. */
export function identityHosts(variables: Readonly<Record<string, unknown>>): ReadonlySet<string> {
  const urls = IDENTITY_SETTINGS.flatMap((name) => URL.parse(String(variables[name])) ?? []);
  return new Set(
    urls.map(({ protocol, hostname, port }) => `${hostname}:${port || (protocol === "http:" ? "80" : "443")}`),
  );
}

/** A host and a port as a list has them. */
export function hostAndPort(host: string, port: string): string {
  return `${isIP(host) === 6 ? `[${host}]` : host}:${port}`;
}
