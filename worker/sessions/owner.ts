/** The user whose sessions a path names: the caller, or any user where the caller has the permission for those of others. */

import { err, ok, type Result, type UserRecord } from "../../shared/index.ts";
import { NO_SUCH_USER } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import type { CallerContext } from "../identity/caller.ts";
import { isPermitted, ROLE_PERMISSIONS } from "../identity/role-permissions.ts";
import { findUser } from "../users/store.ts";

/** The permissions for what belongs to others, by what that is. */
const THINGS = {
  "list-sessions-of-others": "sessions",
  "end-sessions-of-others": "sessions",
} as const;

/** A permission for what belongs to others. */
export type PermissionForOthers = keyof typeof THINGS;

/** The user with this guid; a failure where that is another one, and the caller may not. */
export async function findOwner(
  context: CallerContext,
  guid: string,
  permission: PermissionForOthers,
): Promise<Result<UserRecord, Failure>> {
  const refusal = refuseOther(context, guid, permission);
  if (refusal !== undefined) return err(refusal);
  const user = await findUser(context.database, guid);
  return user === undefined ? err(NO_SUCH_USER) : ok(user);
}

/** The failure of a caller who may not do this with what belongs to others. */
export function refuseOther(
  { caller }: CallerContext,
  guid: string,
  permission: PermissionForOthers,
): Failure | undefined {
  if (guid === caller.guid || isPermitted(caller.role, permission)) return undefined;
  const error = `The ${THINGS[permission]} of other users require the role ${ROLE_PERMISSIONS[permission]}.`;
  return { kind: "not-allowed", error };
}
