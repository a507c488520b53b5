import { styleText } from "node:util";
import { type Effect, maskSecrets, nearestNames, printable } from "../../shared/index.ts";
import { type CommandProcess, EXIT } from "../command-process.ts";

/** A style of Node's `styleText`, or several. */
export type Style = Parameters<typeof styleText>[0];

/** Gives texts a style where standard output takes colors. */
export function painter({ takesColor }: Pick<CommandProcess, "takesColor">): (style: Style, text: string) => string {
  const isColored = takesColor("stdout");
  return (style, text) => (isColored ? styleText(style, text, { validateStream: false }) : text);
}

const STYLES = { opens: ["bold", "red"], breaks: "yellow", moves: "cyan", changes: "reset", none: "dim" } as const;

/** Gives changes the color of their effect where standard output takes colors. */
export function effectPainter(process: Pick<CommandProcess, "takesColor">): (effect: Effect, line: string) => string {
  const paint = painter(process);
  return (effect, line) => paint([STYLES[effect]].flat(), line);
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
