import type { UserRecord } from "../../shared/index.ts";
import type { Choice } from "../html/fields.tsx";
import type { AccountStatus } from "../users/list-store.ts";
import { USER_ACTIVE_SECONDS } from "../values/limits.ts";
import { secondsBefore, timeText } from "../values/time.ts";

/** The statuses by which the API finds users, with their labels. */
export const STATUS_CHOICES: readonly (Choice & { readonly value: AccountStatus })[] = [
  { value: "licensed", label: "Active in the last year" },
  { value: "inactive", label: "Not active in the last year" },
  { value: "locked", label: "Locked" },
];

/** The status of a user at a glance. */
export function statusOfUser({ locked, confirmed, active_time }: UserRecord, now: Date): string {
  if (locked) return "Locked";
  const isActive = active_time !== null && active_time > timeText(secondsBefore(now, USER_ACTIVE_SECONDS));
  if (isActive) return "Active";
  return confirmed ? "Not active" : "Not confirmed";
}
