import { fullNameOf, type Identity } from "../identity/caller.ts";

/** The columns of `IdentityRow`, for a query of `users`. */
export const IDENTITY_COLUMNS = "users.id AS user_id, users.guid, users.username, users.first_name, users.last_name";

/** A user's identity, as `IDENTITY_COLUMNS` give it. */
export interface IdentityRow {
  readonly user_id: number;
  readonly guid: string;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
}

export function identityOf({ user_id, guid, username, first_name, last_name }: IdentityRow): Identity {
  return { userId: user_id, guid, username, fullName: fullNameOf(first_name, last_name) };
}
