/** The messages of an export that stops at a stored object: the error and the next step, in whole sentences. */

import { OLDER_FORMAT_FAULT } from "./format.ts";
import { faultOf, type NotWhole } from "./stored.ts";

/** Another name alone is of no use in a folder, for what is there keeps its name. */
const START_ELSEWHERE = "start a new export elsewhere: under another name, or in another folder.";

/** @param fault what is wrong with the object, as the end of a sentence. */
export function brokenObject(object: string, fault: string): string {
  if (fault === OLDER_FORMAT_FAULT) {
    return `The stored object ${object} ${fault}. Nothing is written after it. To continue, ${START_ELSEWHERE}`;
  }
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

/** A manifest of another name. */
export function anotherExport(object: string, fault: string): string {
  return `The stored object ${object} ${fault}. Nothing is written after it. Use that name again, or ${START_ELSEWHERE}`;
}

/** The last manifest is not signed, but this run has a key. At the terminal only: a server always signs. */
export function unwantedKey(object: string, key: string): string {
  const fault = `is not signed, but this run has the signing key ${key}`;
  return `The stored object ${object} ${fault}. Nothing is written after it. Unset STEWARD_SIGNING_KEY, or ${START_ELSEWHERE}`;
}

/** The last manifest is signed, but this run has no key. */
export function missingKey(object: string, key: string): string {
  const todo =
    "Give that signing key again: at the terminal as STEWARD_SIGNING_KEY, on a server as AUDIT_EXPORT_SIGNING_KEY. " +
    `Or ${START_ELSEWHERE}`;
  return `The stored object ${object} is signed by ${key}, but this run has no signing key. Nothing is written after it. ${todo}`;
}

/** The last manifest is signed by another key than the one of this run. */
export function anotherKey(object: string, fault: string): string {
  const todo =
    "Use that signing key again. To change the key, give the old one, too: at the terminal as STEWARD_PREVIOUS_SIGNING_KEY, " +
    "next to STEWARD_SIGNING_KEY; on a server as AUDIT_EXPORT_PREVIOUS_SIGNING_KEY, next to AUDIT_EXPORT_SIGNING_KEY. " +
    "If the old one is lost, use --restart-signing at the terminal; on a server set AUDIT_EXPORT_RESTART_SIGNING to the " +
    `public key that is lost. On a server, then resume the export. Or ${START_ELSEWHERE}`;
  return `The stored object ${object} ${fault}. Nothing is written after it. ${todo}`;
}

/** The message about a log without usable ids. */
export const WITHOUT_IDS =
  "Too many consecutive entries of the log have no `id` of decimal digits, so nothing tells whether they are written. " +
  "Only a log whose entries have such ids can be exported.";

/** The message about a server with pages that lead nowhere. */
export const STALLED =
  "The server's pages name further pages, but these have no new entries. " +
  "The export would never end. Fix the server's paging, and the export resumes where it stopped.";

/** The message about a server with pages that do not stay as they are. */
export const PAGES_CHANGE =
  "The server's cursors expire, or its pages change, before the export has read down to what is written. " +
  "Fix the server's paging, and the export resumes where it stopped.";
