import { styleText } from "node:util";

/** The part of Node's `process` that a command works with. */
export type CommandProcess = Pick<NodeJS.Process, "stdin" | "stdout" | "stderr" | "exitCode">;

/** How a command ends: with nothing to mend, with errors in a file, or unable to do all that it was asked. */
export const EXIT = { fine: 0, errors: 1, trouble: 2 } as const;

/** Node's own answer, which heeds whether it is a terminal, NO_COLOR, NODE_DISABLE_COLORS and FORCE_COLOR. */
export function takesColor(stream: NodeJS.WriteStream): boolean {
  return styleText("red", "x", { stream }) !== "x";
}
