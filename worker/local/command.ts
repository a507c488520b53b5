import { type Command, CommanderError, InvalidArgumentError } from "commander";

/** How a script ends: as asked, refused by the server, or unable to ask it. */
export const EXIT = { success: 0, refused: 1, failure: 2 } as const;

/** Why a script cannot go on: what, why and what to do, in words that hold no secret. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.failure) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** What the system calls an error, such as EADDRINUSE. */
export function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}

/** The number that an option is given. @throws InvalidArgumentError where it is none. */
export function wholeNumber(text: string): number {
  const number = Number(text);
  if (/^\d{1,7}$/.test(text)) return number;
  throw new InvalidArgumentError("It must be a whole number.");
}

/** Runs a script's command; whatever goes wrong is one message, and the exit code. */
export async function runCommand(command: Command): Promise<void> {
  try {
    await command.showHelpAfterError("Use --help to list the options.").exitOverride().parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.success : EXIT.failure;
      return;
    }
    process.exitCode = error instanceof CommandError ? error.exitCode : EXIT.failure;
    // Of an error that nobody foresaw only its kind: its text may repeat anything.
    const kind = error instanceof Error ? error.name : typeof error;
    const what = error instanceof CommandError ? error.message : `This is a bug in the script (${kind}).`;
    console.error(`error: ${what}`);
  }
}

const POLL_MILLISECONDS = 100;

/**
 * Calls back when npm, where it runs this process, has ended: it hands a SIGTERM on to its shell, which ends without
 * handing it on to this process.
 */
export function whenNpmEnds(callBack: () => void): void {
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const parent = process.ppid;
  const check = () => (process.ppid === parent ? undefined : callBack());
  setInterval(check, POLL_MILLISECONDS).unref();
}

/** Where a script shows how far it is: on a terminal one line that changes, else a line now and then. */
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
