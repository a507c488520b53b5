/** The last of objects that are numbered from 1 without gaps. */

import type { ObjectReader } from "./ports.ts";
import type { Stored } from "./stored.ts";

/** How the objects are named and read. */
export interface Numbering<Value> {
  readonly prefix: string;
  readonly numberOf: (name: string) => number | undefined;
  readonly read: (number: number) => Promise<Stored<Value>>;
}

/**
 * The last object; absent where there is none. A hint that is right or behind saves the listing.
 *
 * @param hint the number of an object that most likely is there, and not far from the last one.
 */
export async function findLast<Value>(
  objects: ObjectReader,
  hint: number,
  numbering: Numbering<Value>,
): Promise<Stored<Value>> {
  const { prefix, read } = numbering;
  const none: Stored<Value> = { state: "absent", object: prefix };
  let number = hint;
  let last = Number.isSafeInteger(hint) && hint > 0 ? await read(hint) : none;
  if (last.state === "absent") {
    number = await lastListed(objects, numbering);
    last = number === 0 ? none : await read(number);
  }
  for (let next = last; next.state !== "absent"; ) {
    last = next;
    number += 1;
    // oxlint-disable-next-line no-await-in-loop -- each is looked for after the one before
    next = await read(number);
  }
  return last;
}

/** The highest number that is listed; 0 where none is. */
async function lastListed<Value>(objects: ObjectReader, { prefix, numberOf }: Numbering<Value>): Promise<number> {
  let last = 0;
  for await (const name of objects.list(prefix)) last = Math.max(last, numberOf(name) ?? 0);
  return last;
}
