import { styleText } from "node:util";
import { Option } from "commander";
import { maskSecrets, nearestNames, printable } from "../../shared/index.ts";

/** The part of Node's `process` that a command works with. */
export type CommandProcess = Pick<NodeJS.Process, "stdin" | "stdout" | "stderr" | "exitCode">;

/** How a command ends: without errors, with errors in a file, or unable to do all that was requested. */
export const EXIT = { fine: 0, errors: 1, failure: 2 } as const;

/** Node's own answer, which considers whether it is a terminal, NO_COLOR, NODE_DISABLE_COLORS and FORCE_COLOR. */
export function takesColor(stream: NodeJS.WriteStream): boolean {
  return styleText("red", "x", { stream }) !== "x";
}

/** Ends a command that cannot do what it was asked. The reason is whole sentences. */
export function reportFailure(reason: string, process: Pick<CommandProcess, "stderr" | "exitCode">): void {
  process.stderr.write(`error: ${printable(reason)}\n`);
  process.exitCode = EXIT.failure;
}

/** The option that names the header of the key, for servers behind something that takes `Authorization` for itself. */
export function keyHeaderOption(): Option {
  return new Option("--key-header <name>", "the header that carries the key").default("Authorization");
}

/** A line that names what was meant by an unknown name, worded as the parser words it; "" where nothing is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const [nearest] = nearestNames(name, known);
  return nearest === undefined ? "" : `\n(Did you mean ${maskSecrets(nearest)}?)`;
}
