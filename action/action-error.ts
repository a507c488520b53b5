import { err, ok, type Result } from "../shared/index.ts";

/** The title of an annotation of what kept the Action from its work, which distinguishes it from findings. */
export const ACTION_ERROR_TITLE = "Provider Steward could not do its work";

/** The reason why something could not be done: the event and the advice, in whole sentences that hold no secret. */
export interface Failure {
  readonly reason: string;
}

/** Ends the whole step or command. The message is the reason of a `Failure`. */
export class ActionError extends Error {
  override readonly name = "ActionError";
}

/** A failure with a sentence before it that says what it keeps from being done. */
export function explained(what: string, { reason }: Failure): Failure {
  return { reason: `${what} ${reason}` };
}

/** Gives the result of a task that may throw an `ActionError`. */
export async function catchActionError<Value>(task: () => Promise<Value>): Promise<Result<Value, Failure>> {
  try {
    return ok(await task());
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return err({ reason: error.message });
  }
}

/**
 * The value of a result, without which nothing can go on.
 *
 * @throws ActionError where there is none.
 */
export function valueOrThrow<Value>(result: Result<Value, Failure>): Value {
  if (!result.ok) throw new ActionError(result.error.reason);
  return result.value;
}
