/** What an export says where it stops at a stored object: what is wrong, and what to do, in whole sentences. */

import { faultOf, type NotWhole } from "./stored.ts";

/** Another name alone is of no use in a folder, for what is there keeps its name. */
const START_ELSEWHERE = "start a new export elsewhere: under another name, or in another folder.";

/** @param fault what is wrong with the object, as the end of a sentence. */
export function brokenObject(object: string, fault: string): string {
  return `The stored object ${object} ${fault}. Nothing is written after it. Restore it from a copy, or ${START_ELSEWHERE}`;
}

/** An object that is absent or broken. */
export function notWhole(stored: NotWhole): string {
  return brokenObject(stored.object, faultOf(stored));
}

/** An object of the log of another server. */
export function anotherSource(object: string, fault: string): string {
  return `The stored object ${object} ${fault}. Set the base URL to that server again, or ${START_ELSEWHERE}`;
}

/** A manifest of another name or another key: one export has one of each, and is broken where they change. */
export function anotherExport(object: string, fault: string): string {
  const todo = `Nothing is written after it. Use that name and that signing key again, or ${START_ELSEWHERE}`;
  return `The stored object ${object} ${fault}. ${todo}`;
}

/** What is said of a log without usable ids. */
export const WITHOUT_IDS =
  "Too many consecutive entries of the log have no `id` of decimal digits, so nothing tells whether they are written. " +
  "Only a log whose entries have such ids can be exported.";

/** What is said of a server whose pages lead nowhere. */
export const STALLED =
  "The server's pages name further pages, but these have no new entries. " +
  "The export would never end. Fix the server's paging, and the export resumes where it stopped.";

/** What is said of a server whose pages do not stay as they are. */
export const PAGES_CHANGE =
  "The server's cursors expire, or its pages change, before the export has read down to what is written. " +
  "Fix the server's paging, and the export resumes where it stopped.";
