import { join } from "node:path";
import { type Command, CommanderError, InvalidArgumentError } from "commander";

/** The folder of the project. */
export const root = join(import.meta.dirname, "../../..");

/** The program of `npm run steward`. */
export const terminal = join(root, "action/terminal.ts");

/** The exit codes of a script: success, refused by the server, or failed otherwise. */
export const EXIT = { success: 0, refused: 1, failure: 2 } as const;

/** The reason for which a script cannot continue: what, why and what to do, in a message without secrets. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.failure) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** The system's code of an error, such as EADDRINUSE. */
export function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}

/** The number in the value of an option. @throws InvalidArgumentError where there is none. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (/^\d{1,7}$/.test(text)) return number;
  throw new InvalidArgumentError("It must be a whole number.");
}

/** Runs a script's command. Every error becomes one message and the exit code. */
export async function runCommand(command: Command): Promise<void> {
  try {
    await command.showHelpAfterError("Use --help to list the options.").exitOverride().parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.success : EXIT.failure;
      return;
    }
    process.exitCode = error instanceof CommandError ? error.exitCode : EXIT.failure;
    // Of an unexpected error only its name is shown: its message may repeat secrets.
    const kind = error instanceof Error ? error.name : typeof error;
    const what = error instanceof CommandError ? error.message : `This is a bug in the script (${kind}).`;
    console.error(`error: ${what}`);
  }
}

const POLL_MILLISECONDS = 100;

/**
 * Calls back when npm, if it runs this process, has ended: npm forwards a SIGTERM to its shell, which ends without
 * forwarding it to this process.
 */
export function whenNpmEnds(callBack: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  const check = () => (process.ppid === parent ? undefined : callBack());
  setInterval(check, POLL_MILLISECONDS).unref();
}

/** Shows the progress of a script: on a terminal one line that changes, otherwise a line now and then. */
export interface Progress {
  readonly show: (done: number, wanted: number) => void;
  readonly end: () => void;
}

const LINE_EVERY = 1_000;

export function progressOn(stream: NodeJS.WriteStream, what: string): Progress {
  let lines = 0;
  const show = (done: number, wanted: number): void => {
    const text = `${what}: ${Math.min(done, wanted)} of ${wanted}`;
    if (stream.isTTY) stream.write(`\r${text}`);
    else if (Math.floor(done / LINE_EVERY) > lines) {
      lines = Math.floor(done / LINE_EVERY);
      stream.write(`${text}\n`);
    }
  };
  return { show, end: () => void (stream.isTTY && stream.write("\r\u001b[K")) };
}
