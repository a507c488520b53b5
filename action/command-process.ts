import type { Writable } from "node:stream";

/** A stream that a command writes to, which may be a terminal. */
export type OutputStream = Writable & Partial<Pick<NodeJS.WriteStream, "isTTY" | "columns">>;

/** The output of a report that a command writes at once. */
export interface Output {
  readonly takesColor: boolean;
  readonly write: (text: string) => void;
}

/** All that a command has of the process that it runs in. Only `terminal.ts` takes Node's own. */
export interface CommandProcess extends Pick<NodeJS.Process, "env" | "exitCode"> {
  readonly stdin: AsyncIterable<Uint8Array>;
  readonly stdout: OutputStream;
  readonly stderr: OutputStream;
  readonly takesColor: (name: "stdout" | "stderr") => boolean;
  /** Standard output for a command that writes to it once. */
  readonly openOutput: () => Output;
  /** The path by which the system finds what a path of the command line names. */
  readonly locate: (path: string) => string;
  readonly once: (signal: "SIGINT", listener: () => void) => unknown;
}

/** The exit codes of a command: without errors, with errors in a file, or unable to do all that was requested. */
export const EXIT = { fine: 0, errors: 1, failure: 2 } as const;
