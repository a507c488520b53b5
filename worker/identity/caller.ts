import type { SessionMethod, UserRecord, UserRole } from "../../shared/index.ts";
import type { Context } from "../platform/context.ts";
import type { SenderRef } from "./user-ref.ts";

/** A user, however the request was authenticated. */
export interface Identity {
  /** The user's row. */
  readonly userId: number;
  readonly guid: string;
  readonly username: string;
  /** First and last name. */
  readonly fullName: string;
}

/** The user who makes a request. */
export interface Caller extends Identity {
  /**
   * The less permissive one of the user's role at this moment and that of the key, where there is one (specification,
   * section 2.2).
   */
  readonly role: UserRole;
  readonly by: Credential;
}

/** The proof by which a request is authenticated. */
export type Credential = KeyCredential | SessionCredential;

/** An API key in a header. */
interface KeyCredential extends ActingKey {
  readonly kind: "api_key";
}

/** A session's cookie. */
interface SessionCredential {
  readonly kind: "session";
  /** The session's row. */
  readonly id: number;
  /** The way in which its user signed in. */
  readonly method: SessionMethod;
  /** The key that it was signed in with; null for one that has all rights of its user. */
  readonly key: ActingKey | null;
}

/** The key whose rights a caller has. */
export interface ActingKey {
  /** The key's row. */
  readonly id: number;
  readonly name: string;
  /** The expiry (RFC 3339, UTC); null for a key that does not expire. */
  readonly expiresAt: string | null;
}

/** The key whose rights a caller has; null for a session that has all rights of its user. */
export function actingKeyOf({ by }: Pick<Caller, "by">): ActingKey | null {
  return by.kind === "api_key" ? by : by.key;
}

/** The context of a request before it is known who sends it. */
export interface SenderContext extends Context {
  /** The user whose credentials the request carries, valid or not. */
  readonly sender: SenderRef;
}

/** The context of a request that is authenticated. */
export interface CallerContext extends SenderContext {
  readonly caller: Caller;
}

/** The context of a request that may do without authentication. */
export interface VisitorContext extends SenderContext {
  /** Undefined where the request carries neither a key nor a session's cookie. */
  readonly caller: Caller | undefined;
}

/** The name of a user in audit entries: "Full Name (username)". */
export function describeUser({ fullName, username }: Pick<Caller, "fullName" | "username">): string {
  return fullName === "" ? username : `${fullName} (${username})`;
}

/** First and last name as one. */
export function fullNameOf(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`.trim();
}

/** The names of a user. */
type NamedUser = Pick<UserRecord, "username" | "first_name" | "last_name">;

/** A user's full name; the username where there is none. */
export function nameOfUser({ username, first_name, last_name }: NamedUser): string {
  return fullNameOf(first_name, last_name) || username;
}
