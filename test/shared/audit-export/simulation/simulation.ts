/**
 * `npm run simulate`: runs exports of an audit log in a simulated world with faults, as `simulation.long.test.ts` does.
 * `npm run simulate -- --help` says more.
 */
import { parseArgs } from "node:util";
import { storingCodec } from "../support/codecs.ts";
import { KNOWN_BAD_NAMES, type KnownBadName } from "../support/known-bad.ts";
import { simulate } from "./simulate.ts";

const COUNT_DEFAULT = 100_000;
const NUMBER_MAX = 2 ** 32 - 1;

const HELP = `Usage: npm run simulate -- [options]

Runs exports in a simulated world with faults, and stops at the first that breaks the law: every entry once, byte for byte, the
missing ids stated, and of each comparison with the server exactly what is different there.

Options:
  --seed N          the first seed: a seed always gives the same world (default: 1)
  --count N         how many seeds (default: ${COUNT_DEFAULT}, and 1 with --trace)
  --trace           tells all that happens
  --known-bad NAME  a way of storing that is wrong: ${KNOWN_BAD_NAMES.join(", ")}
  --help            this text

Exit codes: 0 all kept the law; 1 one broke it; 2 the arguments were not understood.
`;

interface Plan {
  readonly first: number;
  readonly count: number;
  readonly isTraced: boolean;
  readonly knownBad: KnownBadName | undefined;
}

const plan = readPlan(process.argv.slice(2));
if (typeof plan === "string") {
  (plan === HELP ? process.stdout : process.stderr).write(plan);
  process.exitCode = plan === HELP ? 0 : 2;
} else {
  process.exitCode = await run(plan);
}

async function run({ first, count, isTraced, knownBad }: Plan): Promise<0 | 1> {
  const started = performance.now();
  let [turns, entries] = [0, 0];
  const counts = new Map<string, number>();
  for (let seed = first; seed < first + count; seed += 1) {
    const world = { seed, codec: storingCodec, ...(knownBad && { knownBad }), ...(isTraced && { print: console.log }) };
    const simulated = await simulate(world);
    turns += simulated.turns;
    entries += simulated.entries;
    for (const [what, times] of simulated.counts) counts.set(what, (counts.get(what) ?? 0) + times);
    if (simulated.breaks.length === 0) continue;
    console.log(
      `Seed ${seed} breaks the law:\n${simulated.breaks.join("\n")}\n\nTo see it: npm run simulate -- --seed ${seed} --trace`,
    );
    return 1;
  }
  const seconds = (performance.now() - started) / 1_000;
  const rate = (count / seconds).toFixed(0);
  console.log(
    `${count} seeds from ${first} kept the law: ${entries} entries, ${turns} turns, ${seconds.toFixed(0)} s, ${rate} seeds a second.`,
  );
  for (const [what, times] of [...counts].toSorted(([, one], [, other]) => other - one))
    console.log(`${times}  ${what}`);
  return 0;
}

/** Reads the options as a plan, or as a text to print instead. */
function readPlan(list: readonly string[]): Plan | string {
  try {
    const { values } = parseArgs({
      args: [...list],
      options: {
        seed: { type: "string" },
        count: { type: "string" },
        trace: { type: "boolean" },
        "known-bad": { type: "string" },
        help: { type: "boolean" },
      },
    });
    if (values.help === true) return HELP;
    const isTraced = values.trace === true;
    const name = values["known-bad"];
    const knownBad = KNOWN_BAD_NAMES.find((one) => one === name);
    if (name !== undefined && knownBad === undefined) throw new Error(`There is no "${name}" that is known to be bad.`);
    const count = readNumber("count", values.count) ?? (isTraced ? 1 : COUNT_DEFAULT);
    return { first: readNumber("seed", values.seed) ?? 1, count, isTraced, knownBad };
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)} See npm run simulate -- --help.\n`;
  }
}

function readNumber(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,10}$/.test(text) || Number(text) > NUMBER_MAX) {
    throw new Error(`--${name} takes a whole number from 0 to ${NUMBER_MAX}, not "${text}".`);
  }
  return Number(text);
}
