/** The terminal command in the process of the tests. `../run-terminal.ts` runs it as a process. */

import { isAbsolute } from "node:path";
import { Readable, Writable } from "node:stream";
import { runCommandLine } from "../../../action/command-line.ts";
import type { CommandProcess } from "../../../action/commands/command-process.ts";
import type { Outcome } from "../run-terminal.ts";

export interface CommandOptions {
  readonly folder: string;
  /** What standard input holds. */
  readonly input?: string | Uint8Array | AsyncIterable<Uint8Array>;
  readonly environment?: Readonly<Record<string, string>>;
  /** Whether the outputs are a terminal that takes colors. */
  readonly takesColor?: boolean;
}

/** Runs the command from its sources, with streams, an environment and a folder of its own. */
export async function runTerminal(args: readonly string[], options: CommandOptions): Promise<Outcome> {
  const { folder, input = "", environment = {}, takesColor = false } = options;
  const [stdout, stderr] = [collected(), collected()];
  const command: CommandProcess = {
    stdin: typeof input === "string" || input instanceof Uint8Array ? Readable.from([Buffer.from(input)]) : input,
    stdout,
    stderr,
    env: { ...environment },
    exitCode: undefined,
    takesColor: () => takesColor,
    openOutput: () => ({ takesColor, write: (text) => void stdout.write(text) }),
    // The folder is joined as it is: the system follows links before it goes up.
    locate: (path) => (path === "" || isAbsolute(path) ? path : `${folder}/${path}`),
    once: () => {},
  };
  await runCommandLine(args, command);
  return { code: Number(command.exitCode ?? 0), stdout: stdout.text(), stderr: stderr.text() };
}

function collected() {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _, done) => {
      chunks.push(chunk);
      done();
    },
  });
  return Object.assign(stream, { text: () => Buffer.concat(chunks).toString() });
}
