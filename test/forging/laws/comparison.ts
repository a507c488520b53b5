import { parseCommand } from "../../action/support/runner.ts";
import { readTerminal } from "../readers/terminal.ts";

/**
 * What a report says to its reader, as an independent one understands it, and what it was to say. Where hostile text
 * forges something, the two differ.
 */
export interface Comparison {
  readonly read: unknown;
  readonly meant: unknown;
}

/** What GitHub's runner takes for commands in what a step prints. It ends lines as .NET does. */
export function commandsIn(report: string) {
  return report.split(/\r\n|\r|\n/).flatMap((line) => parseCommand(line) ?? []);
}

/** What `printed` gives for a report that does nothing. */
export const HARMLESS = { notDrawn: undefined, commands: [] };

/** What happens where a machine's report comes to a terminal or to a log. */
export function printed(report: string) {
  return { notDrawn: readTerminal(report, { colors: false }).notDrawn, commands: commandsIn(report) };
}
