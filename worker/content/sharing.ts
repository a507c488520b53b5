import type { AccessType, AppRole } from "../../shared/index.ts";
import type { Caller } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import type { Settings } from "../settings/settings.ts";

/** The facts that decide on sharing. */
export interface Shared {
  readonly accessType: AccessType;
  /** The caller's part in the content; "none" where there is no caller. */
  readonly appRole: AppRole;
}

/**
 * Tells if content is served to a visitor (specification, section 2.3). Where content may not be shared with anyone, such content
 * needs a key. An administrator sees what is shared with administrators, and may share more, which is then in the
 * audit log.
 * See docs/decisions/0048-administrators-see-shared-content-only.md.
 */
export function mayView(
  { accessType, appRole }: Shared,
  caller: Caller | undefined,
  { allowAnonymousContent }: Pick<Settings, "allowAnonymousContent">,
): boolean {
  if (accessType === "all" && allowAnonymousContent) return true;
  return caller !== undefined && appRole !== "none";
}

/**
 * Tells if a caller learns that content is there, and which settings it has.
 * See docs/decisions/0047-missing-and-forbidden-alike.md.
 */
export function mayKnow({ appRole }: Pick<Shared, "appRole">, caller: Caller): boolean {
  return appRole !== "none" || isPermitted(caller.role, "manage-content-of-others");
}

/** Tells if a caller whose role has the permission to change content may change this item. */
export function mayChange({ appRole }: Pick<Shared, "appRole">, caller: Caller): boolean {
  return mayChangeByGrant({ appRole }) || isPermitted(caller.role, "manage-content-of-others");
}

/**
 * Tells if a visitor is served drafts: the content is shared with the visitor, who may also change it.
 * See docs/decisions/0102-drafts.md.
 */
export function mayViewDraft(
  content: Shared,
  caller: Caller | undefined,
  settings: Pick<Settings, "allowAnonymousContent">,
): caller is Caller {
  if (caller === undefined || !isPermitted(caller.role, "view-draft")) return false;
  return mayChange(content, caller) && mayView(content, caller, settings);
}

/** Tells if the content itself grants its change: to its owner, and by a permission with the role owner. */
export function mayChangeByGrant({ appRole }: Pick<Shared, "appRole">): boolean {
  return appRole === "owner" || appRole === "editor";
}
