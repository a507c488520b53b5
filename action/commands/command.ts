import { styleText } from "node:util";
import { printable } from "../../shared/index.ts";

/** The part of Node's `process` that a command works with. */
export type CommandProcess = Pick<NodeJS.Process, "stdin" | "stdout" | "stderr" | "exitCode">;

/** How a command ends: with nothing to mend, with errors in a file, or unable to do all that it was asked. */
export const EXIT = { fine: 0, errors: 1, trouble: 2 } as const;

/** Node's own answer, which heeds whether it is a terminal, NO_COLOR, NODE_DISABLE_COLORS and FORCE_COLOR. */
export function takesColor(stream: NodeJS.WriteStream): boolean {
  return styleText("red", "x", { stream }) !== "x";
}

/** Ends a command that cannot do what it was asked. The reason is whole sentences. */
export function reportTrouble(reason: string, process: Pick<CommandProcess, "stderr" | "exitCode">): void {
  process.stderr.write(`error: ${printable(reason)}\n`);
  process.exitCode = EXIT.trouble;
}
