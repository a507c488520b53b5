/** The command lines of the benches. */
import { parseArgs } from "node:util";

/** The options of a bench, and how it ends if they make no sense. */
interface CommandLine<Name extends string, Flag extends string> {
  readonly values: Readonly<Record<Name, string> & Record<Flag, boolean>>;
  /** Ends the bench with exit code 2. */
  readonly fail: (message: string) => never;
  /** The value of an option as a number that is at least so much. */
  readonly wholeNumber: (name: Name, least: number) => number;
}

/**
 * Reads the options; with --help, prints the help and ends.
 *
 * @param script the name in `npm run`.
 * @param texts the options that take a value, with their defaults.
 */
export function readOptions<Name extends string, Flag extends string = never>(
  script: string,
  help: string,
  texts: Readonly<Record<Name, string>>,
  flags: readonly Flag[] = [],
): CommandLine<Name, Flag> {
  const fail = (message: string): never => {
    console.error(`${script}: ${message}\nSee npm run ${script} -- --help.`);
    process.exit(2);
  };
  const options = Object.fromEntries([
    ...Object.entries(texts).map(([name, value]) => [name, { type: "string", default: String(value) }] as const),
    ...[...flags, "help"].map((name) => [name, { type: "boolean", default: false }] as const),
  ]);
  const read = (): Readonly<Record<string, unknown>> => {
    try {
      return parseArgs({ options }).values;
    } catch (error) {
      return fail(error instanceof Error ? error.message : String(error));
    }
  };
  const given = read();
  if (given["help"] === true) {
    process.stdout.write(help);
    process.exit(0);
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the options are those of its arguments
  const values = given as CommandLine<Name, Flag>["values"];
  return {
    values,
    fail,
    wholeNumber: (name, least) => {
      const text: string = values[name];
      if (/^\d{1,9}$/.test(text) && Number(text) >= least) return Number(text);
      return fail(`--${name} must be a whole number from ${least} to 999999999, not ${text}.`);
    },
  };
}
