import { printable, quote } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";

/** The characters of an entry's name that a message repeats. */
const SHOWN_NAME_CHARACTERS = 200;

/**
 * The reason why a bundle is rejected, for its sender. It is thrown because it ends a chain of streams;
 * `receiveBundle` turns it into a result.
 */
export class BundleError extends Error {
  override readonly name = "BundleError";

  readonly failure: Failure<"invalid-request" | "conflict">;

  constructor(message: string, failure: BundleError["failure"] = { kind: "invalid-request", error: message }) {
    super(message);
    this.failure = failure;
  }
}

/** An entry's name for a message: on one line, in quotes, and cut where it is long. */
export function showName(name: string): string {
  return printable(quote(name.slice(0, SHOWN_NAME_CHARACTERS)));
}
