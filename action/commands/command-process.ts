/** The part of Node's `process` that a command works with. */
export type CommandProcess = Pick<NodeJS.Process, "stdin" | "stdout" | "stderr" | "env" | "exitCode">;

/** How a command ends: without errors, with errors in a file, or unable to do all that was requested. */
export const EXIT = { fine: 0, errors: 1, failure: 2 } as const;
