import { expect, test } from "vitest";
import { sized } from "../../../support/size.ts";
import { storingCodec } from "../support/codecs.ts";
import { KNOWN_BAD_NAMES } from "../support/known-bad.ts";
import { callStaleWhole, callVanishedWhole, compareIdsAlone } from "../support/known-bad-comparison.ts";
import { nodeCodec } from "../support/node-codec.ts";
import { COMPARER } from "./compare.ts";
import { type Simulation, simulate } from "./simulate.ts";

const SEEDS = sized({ full: 10_000, small: 250 });
const SEEDS_WITH_GZIP = sized({ full: 300, small: 30 });
/** Within so many seeds what is known to be bad is found out. */
const SEEDS_OF_CONTROLS = 200;

interface Found {
  /** The first seed that breaks the law, and how to see it again; undefined where none does. */
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
      return { broken: `npm run simulate -- --seed ${seed} --trace\n${breaks.join("\n")}`, counts: all };
    }
  }
  return { broken: undefined, counts: all };
}

/** The faults that must happen in all seeds, each with its lowest count: a fault that never happens is not tested. */
const HAPPENS: readonly (readonly [number, string])[] = [
  [10_000, "answer, expiry, store, hint, kill, removal, fault before the effect, effect later, page downward"],
  [10_000, "suspect page, late entry, entry without an id, repeated entry, cursor has expired, over HTTP: page"],
  [1_000, "damage, refusal, adopted, quarantined before, short page, page too large, ids the other way round"],
  [1_000, "page with entries before it removed, over HTTP: no-answer, over HTTP: rejected, over HTTP: refused"],
  [500, "rotation, restart of signing"],
  [1_000, "outage, absent, redirected, entry too large, lost id, changed on the server, repeated on the server"],
  [1_000, "verdict differs, verdict behind, verdict incomplete, verdict current"],
  [100, "missing on the server, verdict whole, gap filled"],
  [50, "late below the first, removed without a record"],
  [500, "over HTTP: server-error, over HTTP: throttled, over HTTP: malformed, body breaks off, body with a wrong byte"],
];

/** Few seeds are more uneven than many, so that of their share half is enough, and none of what is rare. */
const SHARE = sized({ full: 1, small: 0.0125 });

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

/** The harm that each control does to the entries: it must not be caught only by names of objects. */
const HARM = /is there (?:0|2) times|is missing|does not follow on the one before/;

test.each(KNOWN_BAD_NAMES)("known bad: %s", async (knownBad) => {
  const found: number[] = [];
  for (let seed = 1; seed <= SEEDS_OF_CONTROLS && found.length === 0; seed += 1) {
    const { breaks } = await simulate({ seed, codec: storingCodec, knownBad });
    if (breaks.some((line) => HARM.test(line))) found.push(seed);
  }
  expect(found).not.toEqual([]);
});

/** Errors in comparing an export, in describing it and in its own data, each with the break that shows it. */
const OTHER_CONTROLS: readonly (readonly [string, Omit<Simulation, "seed" | "codec">, RegExp])[] = [
  ["compares ids alone", { comparer: { ...COMPARER, compare: compareIdsAlone } }, /comparison: changed is , not \d/],
  [
    "calls a stale export whole",
    { comparer: { ...COMPARER, judge: callStaleWhole } },
    /verdict is current, not behind/,
  ],
  [
    "calls vanished entries whole",
    { comparer: { ...COMPARER, judge: callVanishedWhole } },
    /verdict is (?:current|whole|behind|incomplete), not differs/,
  ],
  ["ignores gaps", { ignoresGaps: true }, /the export has gaps , and the log \d/],
];

test.each(OTHER_CONTROLS)("known bad: %s", async (_, bad, caught) => {
  const found: number[] = [];
  for (let seed = 1; seed <= SEEDS_OF_CONTROLS && found.length === 0; seed += 1) {
    const { breaks } = await simulate({ seed, codec: storingCodec, ...bad });
    if (breaks.some((line) => caught.test(line))) found.push(seed);
  }
  expect(found).not.toEqual([]);
});

test("a seed gives the same world again, to the last turn", async () => {
  const traceOf = async (seed: number) => {
    const lines: string[] = [];
    await simulate({ seed, codec: storingCodec, print: (line) => lines.push(line) });
    return lines;
  };
  const once = await traceOf(7);
  expect(once.length).toBeGreaterThan(100);
  expect(await traceOf(7)).toEqual(once);
  expect(await traceOf(8)).not.toEqual(once);
});
