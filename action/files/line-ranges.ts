/** Lines of a file as it is after a change; 1-based, `end` is the last one. Line feeds end a line, as for GitHub. */
export interface LineRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The index of the first range that ends at a line or after it, or the number of ranges. In logarithmic time.
 *
 * @param ranges in order, and apart.
 */
export function firstRangeFrom(line: number, ranges: readonly LineRange[]): number {
  let [low, high] = [0, ranges.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const range = ranges[middle];
    if (range !== undefined && range.end < line) low = middle + 1;
    else high = middle;
  }
  return low;
}
