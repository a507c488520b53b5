/** Chance that can be had again: one seed and one index always give the same numbers. */
export interface Random {
  /** A whole number from 0 to below `limit`. */
  below(limit: number): number;
  /** True with this probability, from 0 to 1. */
  chance(probability: number): boolean;
  /** One of a list, which is not empty. */
  pick<T>(list: readonly T[]): T;
  /** A whole number from 1 to `max`: each order of magnitude is as likely as the next. */
  size(max: number): number;
}

const WARM_UP_ROUNDS = 12;

/** The generator `sfc32` of the PractRand suite, by Chris Doty-Humphrey. Seed and index count by their low 32 bits. */
export function createRandom(seed: number, index: number): Random {
  let [a, b, c, counter] = [seed | 0, index | 0, 0, 1];
  const fraction = () => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) fraction();
  const below = (limit: number) => Math.floor(fraction() * limit);
  return {
    below,
    chance: (probability) => fraction() < probability,
    pick: (list) => {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error("There is nothing to pick from.");
      return item;
    },
    size: (max) => Math.floor(max ** fraction()),
  };
}
