import { type Command, CommanderError, InvalidArgumentError } from "commander";

/** How a script ends: as asked, refused by the server, or unable to ask it. */
export const EXIT = { fine: 0, refused: 1, trouble: 2 } as const;

/** Why a script cannot go on: what, why and what to do, in words that hold no secret. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT.trouble) {
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
    await command.showHelpAfterError("Add --help to see what there is.").exitOverride().parseAsync();
  } catch (error) {
    if (error instanceof CommanderError) {
      process.exitCode = error.exitCode === 0 ? EXIT.fine : EXIT.trouble;
      return;
    }
    process.exitCode = error instanceof CommandError ? error.exitCode : EXIT.trouble;
    // Of an error that nobody foresaw only its kind: its text may repeat anything.
    const kind = error instanceof Error ? error.name : typeof error;
    const what = error instanceof CommandError ? error.message : `This is a fault of the script itself (${kind}).`;
    console.error(`error: ${what}`);
  }
}
