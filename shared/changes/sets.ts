/** Whether a list has something that another has not. */
export function hasMore(items: readonly string[], others: readonly string[]): boolean {
  const known = new Set(others);
  return items.some((item) => !known.has(item));
}

/** Whether two lists have the same items: order and repetition mean nothing. */
export function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return !hasMore(one, other) && !hasMore(other, one);
}
