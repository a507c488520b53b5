/**
 * Runs commands of the terminal one after the other in this process, which is given to it on standard input as JSON: for each
 * its folder and its words. Writes what each printed to standard output, as a list in JSON.
 */

import { text } from "node:stream/consumers";
import { runProgram } from "../../../../action/program.ts";

export interface TerminalRun {
  readonly folder: string;
  readonly words: readonly string[];
}

// Reports then go through Node's stream, which can be listened to.
process.env["FORCE_COLOR"] = "0";

const runs: readonly TerminalRun[] = JSON.parse(await text(process.stdin));
const write = process.stdout.write.bind(process.stdout);
const printed: string[] = [];
process.stderr.write = () => true;
for (const { folder, words } of runs) {
  let output = "";
  process.stdout.write = (chunk: string | Uint8Array) => {
    output += String(chunk);
    return true;
  };
  process.chdir(folder);
  // oxlint-disable-next-line no-await-in-loop -- each has the process for itself
  await runProgram(words, process);
  printed.push(output);
}
process.exitCode = 0;
write(JSON.stringify(printed));
