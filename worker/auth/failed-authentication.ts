/**
 * Keeps out those who try keys that are not valid, before a look-up, and lets in those with a valid one at the same
 * address. Only failures are counted, and the binding cannot be asked without counting, so that an isolate remembers
 * what it was told.
 * See docs/decisions/0105-rate-limits.md.
 */

import type { Context } from "../platform/context.ts";
import { isPast, mustWait } from "../platform/rate-limits.ts";
import { RATE_LIMIT_MAX_SECONDS } from "../values/limits.ts";
import { createMemory } from "../values/memory.ts";
import type { Sender } from "./sender.ts";

/** The time for which an isolate remembers that a key was valid, after its last use. */
const VALID_KEY_MEMORY_SECONDS = 60 * 60;

/** Keys and sessions that were not valid. */
const wrong = createMemory(RATE_LIMIT_MAX_SECONDS);
/** Keys and sessions that were valid. They are looked up all the same. */
const valid = createMemory(VALID_KEY_MEMORY_SECONDS);

/** Tells if a request is refused without a look at its key. */
export function isKeptOut({ sent, address }: Sender, now: Date): boolean {
  const isKept = (name: string) => mustWait("failed_authentication", name, now);
  if (!("name" in sent)) return isKept(mistypedAt(address));
  return isKept(sent.name) || (isKept(wrongAt(address)) && !valid.has(sent.name, now));
}

/** Counts that a key or a session was not valid, and says whether that is past the limit. */
export async function isPastFailures(sender: Sender, context: Context): Promise<boolean> {
  return await isPast(context, "failed_authentication", countedAs(sender, context.now));
}

/** Remembers that a key or a session was valid. */
export function noteSuccess({ sent }: Sender, now: Date): void {
  if ("name" in sent) valid.add(sent.name, now);
}

/**
 * The name that a failure counts for: the address; but where a key is tried again, the key. So a program that repeats
 * one old key keeps out itself, and not all who share its address.
 */
function countedAs({ sent, address }: Sender, now: Date): string {
  if (!("name" in sent)) return mistypedAt(address);
  valid.delete(sent.name);
  if (wrong.has(sent.name, now)) return sent.name;
  wrong.add(sent.name, now);
  return wrongAt(address);
}

function wrongAt(address: string): string {
  return `wrong at ${address}`;
}

/** Apart from the others: they cost no look-up, and so keep out none that do. */
function mistypedAt(address: string): string {
  return `mistyped at ${address}`;
}
