import { OBJECT_LOCK_MAX_DAYS } from "../limits.ts";

/** The time for which a bucket keeps each object from being deleted and replaced. */
export interface ObjectLock {
  /** In `governance` people with a permission of its own may still do so, in `compliance` no one. */
  readonly mode: "governance" | "compliance";
  readonly days: number;
}

/** The form of the text of a lock, for messages. */
export const OBJECT_LOCK_FORM = `governance or compliance, a colon and 1 to ${OBJECT_LOCK_MAX_DAYS} days, such as compliance:365`;

/** Reads a text such as `compliance:365`; undefined where it is none. */
export function readObjectLock(text: string): ObjectLock | undefined {
  const { mode, days } = /^(?<mode>governance|compliance):(?<days>[1-9]\d{0,5})$/.exec(text)?.groups ?? {};
  if ((mode !== "governance" && mode !== "compliance") || Number(days) > OBJECT_LOCK_MAX_DAYS) return undefined;
  return { mode, days: Number(days) };
}
