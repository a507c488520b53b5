/** The way out of the Worker: a proxy that reaches the internet, and of private networks only what the operator lists. */

import { lookup as resolve } from "node:dns";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { isIP, type LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { type Destination, forward, forwardUpgrade } from "./forward.ts";
import { hostAndPort } from "./hosts-and-ports.ts";

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
