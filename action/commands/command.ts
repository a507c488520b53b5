import { styleText } from "node:util";
import { maskSecrets, nearestNames, printable } from "../../shared/index.ts";
import { type CommandProcess, EXIT } from "./command-process.ts";

/** Node's own answer, which considers whether it is a terminal, NO_COLOR, NODE_DISABLE_COLORS and FORCE_COLOR. */
export function takesColor(stream: NodeJS.WriteStream): boolean {
  return styleText("red", "x", { stream }) !== "x";
}

/** Ends a command that cannot do what it was asked. The reason is whole sentences. */
export function reportFailure(reason: string, process: Pick<CommandProcess, "stderr" | "exitCode">): void {
  process.stderr.write(`error: ${printable(reason)}\n`);
  process.exitCode = EXIT.failure;
}

/** A line that names what was meant by an unknown name, worded as the parser words it; "" where nothing is near. */
export function didYouMean(name: string, known: Iterable<string>): string {
  const [nearest] = nearestNames(name, known);
  return nearest === undefined ? "" : `\n(Did you mean ${maskSecrets(nearest)}?)`;
}
