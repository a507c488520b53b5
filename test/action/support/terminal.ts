/** The terminal command in the process of the tests. `../run-terminal.ts` runs it as a process. */

import { isAbsolute } from "node:path";
import { Readable, Writable } from "node:stream";
import { runCommandLine } from "../../../action/command-line.ts";
import type { CommandProcess } from "../../../action/command-process.ts";
import type { Outcome } from "../run-terminal.ts";

export interface CommandOptions {
  readonly folder: string;
  /** The content of standard input. */
  readonly input?: string | Uint8Array | AsyncIterable<Uint8Array>;
  readonly environment?: Readonly<Record<string, string>>;
  /** The output that takes colors. */
  readonly takesColor?: "stdout" | "stderr";
  /** The width of the outputs, as a terminal; undefined where they are none. */
  readonly columns?: number;
}

/** Runs the command from its sources, with streams, an environment and a folder of its own. */
export async function runTerminal(args: readonly string[], options: CommandOptions): Promise<Outcome> {
  const { folder, input = "", environment = {}, takesColor, columns } = options;
  const [stdout, stderr] = [collected(columns), collected(columns)];
  const command: CommandProcess = {
    stdin: typeof input === "string" || input instanceof Uint8Array ? Readable.from([Buffer.from(input)]) : input,
    stdout,
    stderr,
    env: { ...environment },
    exitCode: undefined,
    takesColor: (name) => name === takesColor,
    openOutput: () => ({ takesColor: takesColor === "stdout", write: (text) => void stdout.write(text) }),
    // The folder is joined as it is: the system follows links before it goes up.
    locate: (path) => (path === "" || isAbsolute(path) ? path : `${folder}/${path}`),
    once: () => {},
  };
  await runCommandLine(args, command);
  return { code: Number(command.exitCode ?? 0), stdout: stdout.text(), stderr: stderr.text() };
}

function collected(columns: number | undefined) {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      chunks.push(chunk);
      done();
    },
  });
  const terminal = columns === undefined ? {} : { isTTY: true, columns };
  return Object.assign(stream, terminal, { text: () => Buffer.concat(chunks).toString() });
}
