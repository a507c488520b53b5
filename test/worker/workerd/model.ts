/**
 * A content server in memory, written from the specification and the decisions alone: what is there, and what each key
 * reaches. It is what the real one is held to.
 */

import type { AccessType, AppRole, PermissionRole, UserRole } from "../../../shared/index.ts";

export interface User {
  readonly guid: string;
  /** The name of the user in a failure. */
  readonly name: string;
  role: UserRole;
  locked: boolean;
}

export interface Key {
  readonly name: string;
  readonly value: string;
  readonly id: string;
  readonly owner: User;
  readonly role: UserRole;
  state: "usable" | "expired" | "deleted";
}

export interface Group {
  readonly guid: string;
  readonly name: string;
  readonly members: Set<User>;
}

export interface Permission {
  readonly id: string;
  readonly principal: User | Group;
  role: PermissionRole;
}

export interface Bundle {
  readonly id: string;
  readonly text: string;
  /** True where it was deployed, as a draft or to be served. */
  isDeployed: boolean;
}

export interface Item {
  readonly guid: string;
  readonly name: string;
  owner: User;
  accessType: AccessType;
  permissions: Permission[];
  /** Each with the text of its page, the newest last. */
  readonly bundles: Bundle[];
  /** The text of the page that is served. */
  served: string | undefined;
  /** With a slash at both ends. */
  path: string | undefined;
}

export interface Model {
  readonly users: User[];
  readonly keys: Key[];
  groups: Group[];
  items: Item[];
  /** True where content may be shared with anyone. */
  allowsAnonymous: boolean;
}

const RANKS: Readonly<Record<UserRole, number>> = { viewer: 1, publisher: 2, administrator: 3 };

/** The permissions of a key at this moment; undefined where it has none (specification, sections 2.2 and 3). */
export function roleOf({ state, role, owner }: Key): UserRole | undefined {
  if (state !== "usable" || owner.locked) return undefined;
  return RANKS[role] < RANKS[owner.role] ? role : owner.role;
}

/** Tells if a role may do what takes another. */
export function reaches(role: UserRole, least: UserRole): boolean {
  return RANKS[role] >= RANKS[least];
}

/** The relation of a user to content. */
export function appRoleOf({ owner, permissions, accessType }: Item, user: User): AppRole {
  if (owner === user) return "owner";
  const own = permissions.filter(({ principal }) =>
    "members" in principal ? principal.members.has(user) : principal === user,
  );
  if (own.some(({ role }) => role === "owner")) return "editor";
  return own.length > 0 || accessType !== "acl" ? "viewer" : "none";
}

/** Tells if content is served to whoever sends a key, or none (specification, section 2.3). */
export function isServedTo(item: Item, key: Key | undefined, { allowsAnonymous }: Model): boolean {
  if (key !== undefined && roleOf(key) === undefined) return false;
  if (item.accessType === "all" && allowsAnonymous) return true;
  return key !== undefined && appRoleOf(item, key.owner) !== "none";
}

/** Tells if the drafts of content are served to whoever sends a key: whom it is served to, and who may change it. */
export function isDraftServedTo(item: Item, key: Key, model: Model): boolean {
  return admissionToChange(key, item) === "" && isServedTo(item, key, model);
}

/** Tells if a key learns that content is there; administrators learn of all. */
export function knows(key: Key, item: Item): boolean {
  return roleOf(key) === "administrator" || appRoleOf(item, key.owner) !== "none";
}

/** The outcome of a request that takes a role; "" where it goes on. */
export function admission(key: Key, least: UserRole): string {
  const role = roleOf(key);
  if (role === undefined) return "401/30";
  return reaches(role, least) ? "" : "403/22";
}

/** The same of a request that changes content or sees how it is shared. */
export function admissionToChange(key: Key, item: Item): string {
  const refusal = admission(key, "publisher");
  if (refusal !== "" || roleOf(key) === "administrator") return refusal;
  const appRole = appRoleOf(item, key.owner);
  if (appRole === "owner" || appRole === "editor") return "";
  return appRole === "none" ? "404/4" : "403/22";
}

/** Tells if no one could administer without a user, who can by role: no other administrator has a valid key. */
export function isLastAdministrator({ keys }: Model, user: User): boolean {
  const others = keys.filter((key) => key.owner !== user && roleOf(key) === "administrator");
  return user.role === "administrator" && !user.locked && others.length === 0;
}
