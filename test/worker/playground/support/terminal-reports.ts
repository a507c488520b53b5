/**
 * Runs commands of the terminal one after the other in this process, which is given to it on standard input as JSON: for each
 * its folder and its words. Writes what each printed to standard output, as a list in JSON.
 */

import { text } from "node:stream/consumers";
import { runTerminal } from "../../../action/support/terminal.ts";

export interface TerminalRun {
  readonly folder: string;
  readonly words: readonly string[];
}

const runs: readonly TerminalRun[] = JSON.parse(await text(process.stdin));
const printed: string[] = [];
for (const { folder, words } of runs) {
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as a person runs them
  const { stdout } = await runTerminal(words, { folder });
  printed.push(stdout);
}
process.stdout.write(JSON.stringify(printed));
