import { expect, test } from "vitest";
import { sized } from "../../../support/size.ts";
import { storingCodec } from "../support/codecs.ts";
import { nodeCodec } from "../support/node-codec.ts";
import { simulate } from "./simulate.ts";

const SEEDS = sized({ full: 10_000, small: 150 });
const SEEDS_WITH_GZIP = sized({ full: 300, small: 15 });

interface Found {
  /** The first seed that breaks the law, and the breaks; undefined if none does. */
  readonly broken: string | undefined;
  /** The number of times that each fault happened in all seeds. */
  readonly counts: ReadonlyMap<string, number>;
}

async function simulateAll(first: number, count: number, codec = storingCodec): Promise<Found> {
  const all = new Map<string, number>();
  for (let seed = first; seed < first + count; seed += 1) {
    const { breaks, counts } = await simulate({ seed, codec });
    for (const [what, times] of counts) all.set(what, (all.get(what) ?? 0) + times);
    if (breaks.length > 0) {
      // Prints everything that happens in this world.
      await simulate({ seed, codec, print: console.log });
      return { broken: `seed ${seed}\n${breaks.join("\n")}`, counts: all };
    }
  }
  return { broken: undefined, counts: all };
}

/** The faults that must happen in all seeds, each with its lowest count: a fault that never happens is not tested. */
const HAPPENS: readonly (readonly [number, string])[] = [
  [10_000, "answer, expiry, store, hint, kill, removal, fault before the effect, effect later, page downward"],
  [10_000, "suspect page, late entry, entry without an id, repeated entry, cursor has expired"],
  [1_000, "damage, refusal, adopted, quarantined before, short page, page too large, ids the other way round"],
  [1_000, "page with entries before it removed"],
  [500, "rotation, restart of signing"],
  [1_000, "outage, absent, redirected, entry too large, lost id"],
  [100, "gap filled"],
  [50, "late below the first"],
];

/** Few seeds are more uneven than many, so that of their share half is enough, and none of what is rare. */
const SHARE = sized({ full: 1, small: 0.0075 });

function tooRare(counts: ReadonlyMap<string, number>): readonly string[] {
  const isTooRare = (what: string, times: number) => (counts.get(what) ?? 0) < Math.floor(times * SHARE);
  return HAPPENS.flatMap(([times, all]) => all.split(", ").filter((what) => isTooRare(what, times)));
}

test(`${SEEDS} worlds with faults: every entry is exported once, byte for byte, and the chain is whole`, async () => {
  const { broken, counts } = await simulateAll(1, SEEDS);
  expect(broken).toBeUndefined();
  expect(tooRare(counts)).toEqual([]);
});

test(`${SEEDS_WITH_GZIP} of them with real gzip`, async () => {
  expect((await simulateAll(1_000_000, SEEDS_WITH_GZIP, nodeCodec)).broken).toBeUndefined();
});
