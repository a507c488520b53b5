/** The command line of `npm run bench`. */
import { parseArgs } from "node:util";
import { err, ok, type Result } from "../../shared/index.ts";
import { GROUPS } from "./groups.ts";

export interface Plan {
  readonly groups: readonly string[];
  /** The commit to compare with. */
  readonly against?: string;
  /** The file for the figures as JSON. */
  readonly json: string;
  readonly writesDocs: boolean;
}

const names = GROUPS.map(({ name }) => name);

export const HELP = `Usage: npm run bench [-- options]

Measures how fast this checkout is, beside what nothing can be faster than and beside other validators, and prints a table.
Everybody does each work in turn, several times; the table has medians, and how many times the floor they are.

Options:
  --only GROUPS   some groups only, with commas between them: ${names.join(", ")}
  --against REF   measure this commit as well, and compare
  --json FILE     where the figures go as JSON (default: .build/bench.json)
  --write-docs    write docs/performance.md, too, and the figures that it is made of
  --help          this text

Exit codes: 0 it was measured; 1 something failed; 2 the arguments were not understood.
`;

/** @returns what to do, "help", or what is wrong with the arguments. */
export function readArguments(list: readonly string[]): Result<Plan | "help", string> {
  try {
    const { values } = parseArgs({
      args: [...list],
      options: {
        only: { type: "string", default: names.join(",") },
        against: { type: "string" },
        json: { type: "string", default: ".build/bench.json" },
        "write-docs": { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    });
    return values.help ? ok("help") : planOf(values);
  } catch (error) {
    return err(error instanceof Error ? error.message : String(error));
  }
}

function planOf(values: {
  readonly only: string;
  readonly against?: string | undefined;
  readonly json: string;
  readonly "write-docs": boolean;
}): Result<Plan, string> {
  const groups = values.only.split(",");
  const unknown = groups.find((group) => !names.includes(group));
  if (unknown !== undefined) return err(`--only takes ${names.join(", ")}, and not "${unknown}".`);
  const writesDocs = values["write-docs"];
  if (writesDocs && (values.against !== undefined || names.some((name) => !groups.includes(name)))) {
    return err("--write-docs needs a run of all groups: leave out --only and --against.");
  }
  const { against, json } = values;
  return ok({ groups, json, writesDocs, ...(against === undefined ? {} : { against }) });
}
