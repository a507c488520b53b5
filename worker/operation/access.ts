import { err, ok, type Result } from "../../shared/index.ts";
import type { Failure, FailureKind } from "../http/errors.ts";
import type { Caller, CallerContext, SenderContext } from "../identity/caller.ts";
import { Permit } from "../identity/permit.ts";
import { isPermitted, type Permission, ROLE_PERMISSIONS } from "../identity/role-permissions.ts";
import { type UserRef, userOfGuid } from "../identity/user-ref.ts";
import type { Reading } from "../platform/reading.ts";

/**
 * Who may do something: with what is their own, and with what belongs to others.
 *
 * @typeParam Subject what it is done with, as far as access depends on it.
 * @typeParam Named the parts of the path that name the subject.
 */
export interface Access<Subject, Which extends Permission, Named> {
  /** The permission that everyone needs. It is asked for before anything is read. */
  readonly own: Which;
  /** The permission for what belongs to others; null where no one has it. */
  readonly ofOthers: Which | null;
  /** The readings that `find` will ask for. */
  readonly ahead?: (context: SenderContext, named: Named) => readonly Reading<unknown>[];
  /** Finds the subject. It fails for callers who may not learn that there is one. */
  readonly find: (context: CallerContext, named: Named) => Result<Subject, Failure> | Promise<Result<Subject, Failure>>;
  readonly isOwn: (subject: Subject, caller: Caller) => boolean;
  /** The failure of a caller who may do it with their own only. */
  readonly refusal: Failure;
  /** The kinds of failures of `find` and `refusal`. */
  readonly failures: readonly FailureKind[];
}

/** The access to what belongs to no one user: the role alone decides. */
export function byRole<Which extends Permission>(permission: Which): Access<undefined, Which, object> {
  return {
    own: permission,
    ofOthers: null,
    find: () => ok(undefined),
    isOwn: () => true,
    refusal: { kind: "unexpected" },
    failures: [],
  };
}

/** The part of a path that names a user. Paths without it are about the caller. */
export interface NamedUser {
  readonly guid?: string;
}

/** The user whom a path is about. */
export function userIn({ sender }: SenderContext, { guid }: NamedUser): UserRef {
  return guid === undefined ? sender : userOfGuid(guid);
}

/** The access to a user's things, such as API keys: one's own, and with another permission those of others. */
export function ofUser<Own extends Permission, Others extends Permission>(
  own: Own,
  ofOthers: Others,
  things: string,
): Access<string, Own | Others, NamedUser> {
  const error = `The ${things} of other users require the role ${ROLE_PERMISSIONS[ofOthers]}.`;
  return { ...OF_NAMED_USER, own, ofOthers, refusal: { kind: "not-allowed", error } };
}

/** The access to what people can do for themselves only. @param error tells so those who name another user. */
export function ofOneself<Own extends Permission>(own: Own, error: string): Access<string, Own, NamedUser> {
  return { ...OF_NAMED_USER, own, ofOthers: null, refusal: { kind: "not-allowed", error } };
}

const OF_NAMED_USER = {
  find: ({ caller }: CallerContext, { guid = caller.guid }: NamedUser) => ok(guid),
  isOwn: (guid: string, caller: Caller) => guid === caller.guid,
  failures: ["not-allowed"],
} as const;

/** The permit of a caller, or the refusal. Nothing else decides who may do what. */
export async function admitTo<Subject, Which extends Permission, Named>(
  access: Access<Subject, Which, Named>,
  context: CallerContext,
  named: Named,
): Promise<Result<Permit<Which, Subject>, Failure>> {
  const { own, find, refusal } = access;
  const refused = refusalByRole(context.caller, own);
  if (refused !== undefined) return err(refused);
  const found = await find(context, named);
  if (!found.ok) return found;
  const permit = permitFor(access, found.value, context);
  return permit === undefined ? err(refusal) : ok(permit);
}

/**
 * The permit for a subject that was found; undefined for callers who may not. Nothing else makes permits: an operation gets the
 * second one here for a change that takes two.
 */
export function permitFor<Subject, Which extends Permission>(
  { own, ofOthers, isOwn }: Pick<Access<Subject, Which, never>, "own" | "ofOthers" | "isOwn">,
  subject: Subject,
  { caller, now }: Pick<CallerContext, "caller" | "now">,
): Permit<Which, Subject> | undefined {
  const needed = isOwn(subject, caller) ? own : ofOthers;
  return needed === null ? undefined : Permit.issue(needed, subject, caller, now);
}

/** The failure of a caller whose role does not have a permission; undefined for those whose role has it. */
export function refusalByRole({ role, by }: Caller, permission: Permission): Failure<"not-allowed"> | undefined {
  if (isPermitted(role, permission)) return undefined;
  const holder = by.kind === "session" && by.key === null ? "you have" : "your key has";
  const error = `This requires the role ${ROLE_PERMISSIONS[permission]}, and ${holder} the permissions of a ${role}.`;
  return { kind: "not-allowed", error };
}
