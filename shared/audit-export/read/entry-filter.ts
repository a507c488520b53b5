/** Which entries of an export are asked for. */

import type { SourceEntry } from "../../content-server/audit-source.ts";
import type { AskedTimes } from "../time-range.ts";
import { entryFields } from "./entry-fields.ts";

/** The properties of an entry that is asked for; all entries where each of them is null or empty. */
export interface EntryFilter extends AskedTimes {
  /** Entries whose `action` is one of these. */
  readonly actions: readonly string[];
  /** Entries of whom this is the guid, the username or the whole description. */
  readonly user: string | null;
}

/**
 * Tells if only entries of some times are asked for. An entry without a time that can be read is in no range of times.
 */
export function asksForTimes({ from, to }: EntryFilter): boolean {
  return from !== null || to !== null;
}

/** Tells if an entry is asked for. */
export function isAskedFor(entry: Pick<SourceEntry, "time" | "bytes">, filter: EntryFilter): boolean {
  return isInTime(entry.time, filter) && hasFields(entry.bytes, filter);
}

function isInTime(time: number | null, filter: EntryFilter): boolean {
  if (time === null) return !asksForTimes(filter);
  return (filter.from === null || time >= filter.from) && (filter.to === null || time < filter.to);
}

function hasFields(line: Uint8Array, { actions, user }: EntryFilter): boolean {
  if (actions.length === 0 && user === null) return true;
  const {
    action,
    user_guid: guid,
    user_description: description,
  } = entryFields(line, ["action", "user_guid", "user_description"]);
  const isAction = actions.length === 0 || (action !== null && actions.includes(action));
  return isAction && (user === null || guid === user || isDescribed(description, user));
}

/** Servers describe a user as "Full Name (username)", and as "username" who has no other name. */
function isDescribed(description: string | null, user: string): boolean {
  return description !== null && (description === user || description.endsWith(` (${user})`));
}
