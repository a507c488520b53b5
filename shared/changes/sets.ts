/** The items of a list that another one has not. In linear time. */
export function itemsBeyond(items: readonly string[], others: readonly string[]): readonly string[] {
  const known = new Set(others);
  return items.filter((item) => !known.has(item));
}

/** Tells if two maps have the same keys. */
export function hasSameKeys(one: ReadonlyMap<string, unknown>, other: ReadonlyMap<string, unknown>): boolean {
  if (one.size !== other.size) return false;
  for (const key of one.keys()) if (!other.has(key)) return false;
  return true;
}

/** Tells if two lists have the same items: order and repetition mean nothing. */
export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return itemsBeyond(one, other).length === 0 && itemsBeyond(other, one).length === 0;
}
