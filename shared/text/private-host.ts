/** Names that no public DNS has (RFC 6761, RFC 6762 and its appendix G, RFC 8375, ICANN's `.internal`, Kubernetes' `.svc`). */
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

/** Of two groups of an IPv6 address. */
function octetsOf(...groups: readonly string[]): readonly number[] {
  return groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff]);
}
