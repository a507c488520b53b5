import { readHttpUrl } from "../text/http-url.ts";

/** A pattern of `approvedHosts`: a host, or every host below it, on each port or on one. */
interface HostPattern {
  /** True of `*.example.com`: the hosts below it, at any depth, and not the host itself. */
  readonly isWildcard: boolean;
  /** As the WHATWG parser writes it. */
  readonly hostname: string;
  /** With the colon; "" for every port. */
  readonly port: string;
}

/** Reads a pattern of a policy that was checked. */
export function readHostPattern(pattern: string): HostPattern {
  const [, wildcard, host = "", port = ""] = /^(\*\.)?(.*?)(:\d+)?$/s.exec(pattern) ?? [];
  const hostname = readHttpUrl(`https://${host}`)?.hostname ?? host;
  return { isWildcard: wildcard !== undefined, hostname, port };
}

/** A pattern with its host in the normal form: two that admit the same are the same text. */
export function plainPattern(pattern: string): string {
  const { isWildcard, hostname, port } = readHostPattern(pattern);
  return `${isWildcard ? "*." : ""}${hostname}${port}`;
}

/** The patterns that admit a host and a port which no former pattern admits (decisions: The policy). */
export function patternsBeyond(patterns: readonly string[], former: readonly string[]): readonly string[] {
  const known = new Set(former.map(plainPattern));
  return patterns.filter((pattern) => !isCovered(readHostPattern(pattern), known));
}

/** True where one of the known patterns, in their normal form, admits all that a pattern admits. */
function isCovered({ isWildcard, hostname, port }: HostPattern, known: ReadonlySet<string>): boolean {
  const isListed = (host: string) => known.has(host) || known.has(`${host}${port}`);
  if (isListed(isWildcard ? `*.${hostname}` : hostname)) return true;
  for (let dot = hostname.indexOf("."); dot >= 0; dot = hostname.indexOf(".", dot + 1)) {
    if (isListed(`*${hostname.slice(dot)}`)) return true;
  }
  return false;
}
