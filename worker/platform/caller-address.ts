import ipaddr from "ipaddr.js";

/** The groups of an IPv6 address that name the network of one customer: 64 bits. */
const NETWORK_GROUPS = 4;

/**
 * The address that a request comes from, as the platform tells it: of IPv6 the network, in which one machine has any number of
 * addresses; empty where there is none.
 */
export function callerAddress(headers: Headers): string {
  const address = headers.get("CF-Connecting-IP") ?? "";
  return address.includes(":") && ipaddr.IPv6.isValid(address) ? networkOf(ipaddr.IPv6.parse(address)) : address;
}

function networkOf(address: ipaddr.IPv6): string {
  if (address.isIPv4MappedAddress()) return address.toIPv4Address().toString();
  const groups = address.parts.slice(0, NETWORK_GROUPS).map((group) => group.toString(16));
  return `${groups.join(":")}::/64`;
}
