/** The roles of users and keys, from the least to the most permissive one (specification, section 2.2). */
export const USER_ROLES = ["viewer", "publisher", "administrator"] as const;

export type UserRole = (typeof USER_ROLES)[number];

/** Whether a role may do what at least `least` is needed for. */
export function isAtLeast(role: UserRole, least: UserRole): boolean {
  return USER_ROLES.indexOf(role) >= USER_ROLES.indexOf(least);
}
