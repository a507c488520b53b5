import type { SessionTimes } from "../sessions/store.ts";
import type { Settings } from "../settings/settings.ts";
import { hoursAfter } from "../values/time.ts";

/** What decides at a time whether a session is valid. */
export function sessionTimes(now: Date, { sessionIdleHours }: Pick<Settings, "sessionIdleHours">): SessionTimes {
  return { now, usedSince: hoursAfter(now, -sessionIdleHours) };
}
