import { printable, quote } from "../../../shared/index.ts";

/** How much of an entry's name a message repeats. */
const SHOWN_NAME_CHARACTERS = 200;

/** Says why a bundle is not taken, to whoever sent it. It is thrown out of streams, which have nobody to return it to. */
export class BundleError extends Error {
  override readonly name = "BundleError";
}

/** An entry's name, fit to be shown: on one line, in quotes, and cut where it is long. */
export function showName(name: string): string {
  return printable(quote(name.slice(0, SHOWN_NAME_CHARACTERS)));
}
