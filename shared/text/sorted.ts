/**
 * The index of the last number of a list that is not above a limit. In logarithmic time.
 *
 * @param sorted begins with a number that is not above the limit.
 */
export function lastIndexNotAbove(sorted: ArrayLike<number>, limit: number): number {
  let low = 0;
  let high = sorted.length;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) <= limit) low = middle;
    else high = middle;
  }
  return low;
}
