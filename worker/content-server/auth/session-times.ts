import { hoursAfter } from "../../time.ts";
import type { Settings } from "../settings.ts";
import type { SessionTimes } from "../store/sessions.ts";

/** What decides at a time whether a session is valid. */
export function sessionTimes(now: Date, { sessionIdleHours }: Pick<Settings, "sessionIdleHours">): SessionTimes {
  return { now, usedSince: hoursAfter(now, -sessionIdleHours) };
}
