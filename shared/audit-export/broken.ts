/** What an export says where it stops at a stored object: what is wrong, and what to do, in whole sentences. */

import { faultOf, type NotWhole } from "./stored.ts";

/** Another name alone is of no use in a folder, for what is there keeps its name. */
const BEGIN_ANEW = "begin a new export elsewhere: under another name, or in another folder.";

/** @param fault what is wrong with the object, as the end of a sentence. */
export function brokenObject(object: string, fault: string): string {
  return `The stored object ${object} ${fault}. Nothing is written after it. Bring it back from a copy, or ${BEGIN_ANEW}`;
}

/** An object that is absent or broken. */
export function notWhole(stored: NotWhole): string {
  return brokenObject(stored.object, faultOf(stored));
}

/** An object of the log of another server. */
export function anotherSource(object: string, fault: string): string {
  return `The stored object ${object} ${fault}. Set the base URL to that again, or ${BEGIN_ANEW}`;
}

/** A manifest of another name or another key: one export has one of each, and is broken where they change. */
export function anotherExport(object: string, fault: string): string {
  const todo = `Nothing is written after it. Give it that name and that signing key again, or ${BEGIN_ANEW}`;
  return `The stored object ${object} ${fault}. ${todo}`;
}
