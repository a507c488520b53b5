/**
 * Keeps out who tries keys that are not valid, before they are looked up, and lets in who has a valid one at the same address.
 * Only failures are counted, and the binding cannot be asked without counting, so that an isolate remembers what it was told.
 * See docs/decisions/0105-rate-limits.md.
 */

import type { Context } from "../../context.ts";
import { RATE_LIMIT_MAX_SECONDS, VALID_KEY_MEMORY_SECONDS } from "../../limits.ts";
import { createMemory } from "../../memory.ts";
import { isPast, mustWait } from "../../rate-limits.ts";
import type { Sender } from "./sender.ts";

/** Keys that were not valid. */
const wrong = createMemory(RATE_LIMIT_MAX_SECONDS);
/** Keys that were valid. They are looked up all the same. */
const valid = createMemory(VALID_KEY_MEMORY_SECONDS);

/** Whether a request is refused without a look at its key. */
export function isKeptOut({ key, address }: Sender, now: Date): boolean {
  const isKept = (name: string) => mustWait("failed_authentication", name, now);
  if (key.kind !== "key") return isKept(mistypedAt(address));
  return isKept(key.name) || (isKept(wrongAt(address)) && !valid.has(key.name, now));
}

/** Counts that a key was not valid, and says whether that is past the limit. */
export async function isPastFailures(sender: Sender, context: Context): Promise<boolean> {
  return await isPast(context, "failed_authentication", countedAs(sender, context.now));
}

/** Remembers that a key was valid. */
export function noteSuccess({ key }: Sender, now: Date): void {
  if (key.kind === "key") valid.add(key.name, now);
}

/**
 * What a failure counts for: the address; but where a key is tried again, the key. So a program that repeats one old key
 * keeps out itself, and not all who share its address.
 */
function countedAs({ key, address }: Sender, now: Date): string {
  if (key.kind !== "key") return mistypedAt(address);
  valid.delete(key.name);
  if (wrong.has(key.name, now)) return key.name;
  wrong.add(key.name, now);
  return wrongAt(address);
}

function wrongAt(address: string): string {
  return `wrong at ${address}`;
}

/** Apart from the others: they cost no look-up, and so keep out none that do. */
function mistypedAt(address: string): string {
  return `mistyped at ${address}`;
}
