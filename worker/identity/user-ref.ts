/**
 * A user's row as an expression of SQL, whose ?1 is the value: by this, a statement about a user is sent before it is known
 * who that is.
 */
export interface UserRef {
  readonly sql: string;
  readonly value: string | number | ArrayBuffer | null;
}

/** The user who sends a request, before it is known if the credentials are valid. */
export interface SenderRef extends UserRef {
  /**
   * The rank of the caller's role, as an expression; null where there is no user. A statement reads nothing by it for those whom it
   * does not serve. It decides nothing: the caller who was looked up does.
   */
  readonly rank: string;
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
export const NO_USER: SenderRef = { sql: "?1", value: null, rank: "NULL" };
