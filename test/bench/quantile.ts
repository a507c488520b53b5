/** @param at from 0 to 1; between two values, what lies between them. */
export function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  const place = (sorted.length - 1) * at;
  const [below = Number.NaN, above = below] = sorted.slice(Math.floor(place), Math.floor(place) + 2);
  return below + (above - below) * (place % 1);
}
