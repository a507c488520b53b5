const UNITS = [
  ["GB", 1_000_000_000],
  ["MB", 1_000_000],
  ["kB", 1_000],
] as const;

/** A size in the largest unit of which it is at least one. */
export function sizeText(bytes: number): string {
  const [unit, factor] = UNITS.find(([, size]) => bytes >= size) ?? ["B", 1];
  return `${(bytes / factor).toFixed(factor === 1 ? 0 : 1)} ${unit}`;
}
