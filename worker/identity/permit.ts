import type { Caller } from "./caller.ts";
import { isPermitted, type Permission } from "./role-permissions.ts";

/**
 * The proof that a caller has a permission for something. A store demands it for a change, and only operations make
 * one: see docs/decisions/0084-operations.md.
 */
export class Permit<Which extends Permission = Permission, Subject = unknown> {
  readonly #permission: Which;
  /** The thing that the permission is for, such as a content item or the guid of a user. */
  readonly subject: Subject;
  readonly caller: Caller;
  /** The time at which the request arrived. */
  readonly now: Date;

  private constructor(permission: Which, subject: Subject, caller: Caller, now: Date) {
    this.#permission = permission;
    this.subject = subject;
    this.caller = caller;
    this.now = now;
  }

  /** The permission that was checked. The store checks it again in the transaction: a caller may lose it meanwhile. */
  get permission(): Which {
    return this.#permission;
  }

  /** The permit of a caller whose role has the permission; undefined for others. */
  static issue<Which extends Permission, Subject>(
    permission: Which,
    subject: Subject,
    caller: Caller,
    now: Date,
  ): Permit<Which, Subject> | undefined {
    return isPermitted(caller.role, permission) ? new Permit(permission, subject, caller, now) : undefined;
  }
}
