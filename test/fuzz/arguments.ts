import { randomInt } from "node:crypto";
import { parseArgs } from "node:util";
import { type GeneratorName, generatorNames } from "./generators.ts";

/** What a run is to do. */
export interface Plan {
  readonly seed: number;
  /** The inputs from index `first` to below `end`. */
  readonly first: number;
  readonly end: number;
  readonly only: GeneratorName | undefined;
}

/** A plan, or what to print instead and how the program then ends. */
export type Arguments = Plan | { readonly text: string; readonly exitCode: 0 | 2 };

const COUNT_DEFAULT = 1_000_000;
const COUNT_MAX = 2_000_000_000;
const SEED_MAX = 2 ** 32 - 1;

export const HELP = `Usage: npm run fuzz -- [options]

Checks inputs that are wrong in every way, and stops at the first that the check does not stand.

Options:
  --count N         how many inputs (default: ${COUNT_DEFAULT})
  --seed N          where to start: a seed always gives the same inputs (default: a new one)
  --only GENERATOR  inputs of one kind: ${generatorNames.join(", ")}
  --index N         only the input of this index, to see a failure again
  --help            this text

Exit codes: 0 every input passed; 1 one did not, and is written to .build/fuzz/; 2 the arguments were not understood.
`;

/** Reads the program's arguments. */
export function readArguments(list: readonly string[]): Arguments {
  try {
    const { values } = parseArgs({
      args: [...list],
      options: {
        count: { type: "string" },
        seed: { type: "string" },
        only: { type: "string" },
        index: { type: "string" },
        help: { type: "boolean" },
      },
    });
    if (values.help === true) return { text: HELP, exitCode: 0 };
    const seed = readNumber("seed", values.seed, SEED_MAX) ?? randomInt(SEED_MAX);
    const only = readGenerator(values.only);
    const index = readNumber("index", values.index, COUNT_MAX - 1);
    if (index !== undefined && values.seed === undefined) throw new Error("--index needs a --seed.");
    if (index !== undefined && values.count !== undefined) throw new Error("--index and --count exclude each other.");
    if (index !== undefined) return { seed, first: index, end: index + 1, only };
    return { seed, first: 0, end: readNumber("count", values.count, COUNT_MAX) ?? COUNT_DEFAULT, only };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { text: `${reason} See npm run fuzz -- --help.\n`, exitCode: 2 };
  }
}

function readNumber(name: string, text: string | undefined, max: number): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,10}$/.test(text) || Number(text) > max) {
    throw new Error(`--${name} takes a whole number from 0 to ${max}, not "${text}".`);
  }
  return Number(text);
}

function readGenerator(text: string | undefined): GeneratorName | undefined {
  const found = generatorNames.find((name) => name === text);
  if (text !== undefined && found === undefined) {
    throw new Error(`There is no generator "${text}"; there are ${generatorNames.join(", ")}.`);
  }
  return found;
}
