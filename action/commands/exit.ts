/** How a command ends: without errors, with errors in a file, or unable to do all that was requested. */
export const EXIT = { fine: 0, errors: 1, failure: 2 } as const;
