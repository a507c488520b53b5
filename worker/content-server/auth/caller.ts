import type { UserRole } from "../../../shared/index.ts";
import type { Context } from "../../context.ts";

/** Who makes a request, by the key that it carries. */
export interface Caller {
  /** The key's row. */
  readonly keyId: number;
  readonly keyName: string;
  /** When the key expires (RFC 3339, UTC); null for one that does not. */
  readonly keyExpiresAt: string | null;
  /** The owner's row. */
  readonly userId: number;
  readonly guid: string;
  readonly username: string;
  /** First and last name. */
  readonly fullName: string;
  /** The less permissive one of the key's role and its owner's role at this moment (specification, section 2.2). */
  readonly role: UserRole;
}

/** Who a user is, however the request was authenticated. */
export type Identity = Pick<Caller, "userId" | "guid" | "username" | "fullName">;

/** What is known of a request that carries a valid key. */
export interface CallerContext extends Context {
  readonly caller: Caller;
}

/** What is known of a request for content, which may do without a key. */
export interface VisitorContext extends Context {
  /** Undefined where the request carries no key. */
  readonly caller: Caller | undefined;
}

/** As audit entries and owners are called: "Full Name (username)". */
export function describeUser({ fullName, username }: Pick<Caller, "fullName" | "username">): string {
  return fullName === "" ? username : `${fullName} (${username})`;
}

/** First and last name as one. */
export function fullNameOf(firstName: string, lastName: string): string {
  return `${firstName} ${lastName}`.trim();
}
