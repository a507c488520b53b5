import { expect, test } from "vitest";
import { storingCodec } from "../support/codecs.ts";
import { KNOWN_BAD_NAMES } from "../support/known-bad.ts";
import { nodeCodec } from "../support/node-codec.ts";
import { simulate } from "./simulate.ts";

const SEEDS = 10_000;
/** They take half a minute on a core of their own. */
const SEEDS_MAX_MILLISECONDS = 600_000;
const SEEDS_WITH_GZIP = 300;
/** Within so many seeds what is known to be bad is found out. */
const SEEDS_OF_CONTROLS = 200;

/** The first seed from `first` on that breaks the law, and how to see it again; undefined where none does. */
async function firstBroken(first: number, count: number, codec = storingCodec): Promise<string | undefined> {
  for (let seed = first; seed < first + count; seed += 1) {
    const { breaks } = await simulate({ seed, codec });
    if (breaks.length > 0) return `npm run simulate -- --seed ${seed} --trace\n${breaks.join("\n")}`;
  }
  return undefined;
}

test(
  `${SEEDS} worlds of trouble: every entry is exported once, byte for byte, and the chain is whole`,
  async () => {
    expect(await firstBroken(1, SEEDS)).toBeUndefined();
  },
  SEEDS_MAX_MILLISECONDS,
);

test(`${SEEDS_WITH_GZIP} of them with real gzip`, async () => {
  expect(await firstBroken(1_000_000, SEEDS_WITH_GZIP, nodeCodec)).toBeUndefined();
});

/** What each does to the entries: that objects have other names than they should is not what it is caught by. */
const HARM = /is there (?:0|2) times|is missing|does not follow on the one before/;

test.each(KNOWN_BAD_NAMES)("known bad: %s", async (knownBad) => {
  const found: number[] = [];
  for (let seed = 1; seed <= SEEDS_OF_CONTROLS && found.length === 0; seed += 1) {
    const { breaks } = await simulate({ seed, codec: storingCodec, knownBad });
    if (breaks.some((line) => HARM.test(line))) found.push(seed);
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
