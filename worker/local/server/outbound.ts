/** The way out of the Worker: a proxy that reaches the internet, and of private networks only what the operator lists. */

import { lookup as resolve } from "node:dns";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { type Destination, forward, forwardUpgrade } from "./forward.ts";

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

/** The hosts that were asked for and are not reached. Each has one line: a visitor may ask for it time and again. */
const refusedHosts = new Set<string>();

/**
 * Starts the proxy, on a socket in the file system, so that it is no port.
 *
 * @param allowed the hosts of private networks that may be reached, each with its port.
 * See docs/decisions/0095-local-upstreams.md.
 */
export async function startOutbound(path: string, allowed: ReadonlySet<string>): Promise<void> {
  // The runtime names the host in the URL only.
  const server = createServer({ requestTimeout: 0, requireHostHeader: false }, (asked, answer) => {
    const to = destinationOf(asked, allowed);
    // The end of the connection is what the Worker sees where no server answers.
    if (to === undefined) answer.destroy();
    else forward(asked, answer, to);
  });
  server.on("upgrade", (asked: IncomingMessage, socket, head) => {
    const to = destinationOf(asked, allowed);
    if (to === undefined) socket.destroy();
    else forwardUpgrade(asked, socket, head, to);
  });
  await once(server.listen(path), "listening");
}

const URL_PARTS = /^(https?):\/\/([^/?#]*)(.*)$/is;

/** The destination of a request to a proxy; undefined where it must not go there. */
function destinationOf({ url = "" }: IncomingMessage, allowed: ReadonlySet<string>): Destination | undefined {
  const [, scheme = "", authority = "", rest = ""] = URL_PARTS.exec(url) ?? [];
  const parsed = URL.parse(`${scheme}://${authority}`);
  if (parsed === null) return undefined;
  const isEncrypted = parsed.protocol === "https:";
  const port = parsed.port || (isEncrypted ? "443" : "80");
  const host = parsed.hostname.replace(/^\[|\]$/g, "");
  const mayReach = (address: string): boolean =>
    [host, address].some((name) => allowed.has(hostAndPort(name, port))) || isPublic(address);
  const refused = (): Error => {
    const name = hostAndPort(host, port);
    const message = `${name} is not reached: it is not public.`;
    const advice = "If the Worker may reach it, list it in ALLOW_PRIVATE_UPSTREAMS, and start again.";
    if (!refusedHosts.has(name)) console.error(`${message} ${advice}`);
    refusedHosts.add(name);
    return new Error(message);
  };
  // Only names are looked up.
  if (isIP(host) !== 0 && !mayReach(host)) {
    refused();
    return undefined;
  }
  const path = rest.startsWith("/") ? rest : `/${rest}`;
  const lookup = checkedLookup(mayReach, refused);
  return {
    isEncrypted,
    where: { host, port, path, lookup, servername: isIP(host) === 0 ? host : "" },
    rewrite: (headers) => [["Host", parsed.host], ...headers.filter(([name]) => name.toLowerCase() !== "host")],
  };
}

/** Looks a name up, and gives what may be reached of its addresses: those are then connected to, without another look. */
function checkedLookup(mayReach: (address: string) => boolean, refused: () => Error): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return callback(error, "");
      const [first, ...others] = addresses.filter(({ address }) => mayReach(address));
      if (first === undefined) return callback(refused(), "");
      return options.all === true ? callback(null, [first, ...others]) : callback(null, first.address, first.family);
    });
  };
}

function isPublic(address: string): boolean {
  return ipaddr.process(address).range() === "unicast";
}
