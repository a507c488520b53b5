/** Compares ids of audit entries, which are decimal digits without leading zeros, by their value: negative, 0 or positive. */
export function compareIds(one: string, other: string): number {
  if (one.length !== other.length) return one.length - other.length;
  return one < other ? -1 : one > other ? 1 : 0;
}
