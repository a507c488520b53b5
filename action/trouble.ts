/** The title of an annotation of the Action's own trouble, which tells it from findings. */
export const TROUBLE_TITLE = "Provider Steward could not do its work";

/**
 * What kept the Action from doing its work, as opposed to a finding in a file.
 * The message says what happened and what to do about it, and never holds a secret.
 */
export class Trouble extends Error {
  override readonly name = "Trouble";
}

/** Does something that may meet trouble, and gives its result or what the trouble is. */
export async function attempt<Result>(
  task: () => Promise<Result>,
): Promise<{ readonly result: Result } | { readonly reason: string }> {
  try {
    return { result: await task() };
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    return { reason: error.message };
  }
}

/** Does something that may meet trouble, and says of the trouble what it keeps from being done: one sentence. */
export async function explain<Result>(what: string, task: () => Promise<Result>): Promise<Result> {
  const done = await attempt(task);
  if ("reason" in done) throw new Trouble(`${what} ${done.reason}`);
  return done.result;
}
