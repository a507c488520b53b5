/**
 * A user's row as an expression of SQL, whose ?1 is the value: by this, a statement about a user is sent before it is known
 * who that is.
 */
export interface UserRef {
  readonly sql: string;
  readonly value: string | number | ArrayBuffer | null;
}

/** A user whose row is known. */
export function userOfRow(id: number): UserRef {
  return { sql: "?1", value: id };
}

/** The user with a guid. */
export function userOfGuid(guid: string): UserRef {
  return { sql: "(SELECT named.id FROM users AS named WHERE named.guid = ?1)", value: guid };
}

/** No user. */
export const NO_USER: UserRef = { sql: "?1", value: null };
