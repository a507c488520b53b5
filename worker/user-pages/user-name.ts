import type { UserRecord } from "../../shared/index.ts";
import { fullNameOf } from "../identity/caller.ts";

/** The names of a user. */
export type NamedUser = Pick<UserRecord, "username" | "first_name" | "last_name">;

/** A user's full name; the username where there is none. */
export function nameOfUser({ username, first_name, last_name }: NamedUser): string {
  return fullNameOf(first_name, last_name) || username;
}
