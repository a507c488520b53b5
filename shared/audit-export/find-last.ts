/** The last of objects that are numbered from 1 without gaps. */

import type { ObjectReader } from "./ports.ts";

/** How the objects are named. */
export interface Numbering {
  readonly prefix: string;
  readonly nameOf: (number: number) => string;
  readonly numberOf: (name: string) => number | undefined;
  /** How much of an object is read. */
  readonly maxBytes: number;
}

/** An object of these, as far as it is read. */
export interface Numbered {
  readonly number: number;
  readonly bytes: Uint8Array;
}

/**
 * The last object; null where there is none. A hint that is right or behind saves the listing.
 *
 * @param hint the number of an object that most likely is there, and not far from the last one.
 */
export async function findLast(store: ObjectReader, hint: number, numbering: Numbering): Promise<Numbered | null> {
  const hinted = Number.isSafeInteger(hint) && hint > 0 ? await readNumbered(store, hint, numbering) : null;
  let last = hinted ?? (await lastListed(store, numbering));
  for (let next = last; next !== null; ) {
    last = next;
    // oxlint-disable-next-line no-await-in-loop -- each is looked for after the one before
    next = await readNumbered(store, next.number + 1, numbering);
  }
  return last;
}

async function readNumbered(store: ObjectReader, number: number, numbering: Numbering): Promise<Numbered | null> {
  const bytes = await store.read(numbering.nameOf(number), numbering.maxBytes);
  return bytes === null ? null : { number, bytes };
}

async function lastListed(store: ObjectReader, numbering: Numbering): Promise<Numbered | null> {
  let last = 0;
  for await (const name of store.list(numbering.prefix)) last = Math.max(last, numbering.numberOf(name) ?? 0);
  return last === 0 ? null : await readNumbered(store, last, numbering);
}
