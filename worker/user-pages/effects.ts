/** The effects of a change of a user on keys, sessions and content, as people read them before they make it. */

import { countOf, isAtLeast, USER_ROLES, type UserRole } from "../../shared/index.ts";
import { labelOfRole } from "../html/fields.tsx";
import { nameOfUser } from "../identity/caller.ts";
import type { UserOverview } from "../users/overview-store.ts";

/** The effects of locking a user. */
export function effectsOfLocking(overview: UserOverview): readonly string[] {
  const name = nameOfUser(overview.user);
  return [
    keysThat(overview, "stop working", "stops working"),
    overview.sessions === 0
      ? `${name} is signed in nowhere, and can no longer sign in.`
      : `${name} is signed out of ${countOf(overview.sessions, "browser")} with the next request, and can no longer sign in.`,
    contentThatStays(overview),
    "Nothing is deleted: all of it works again when the user is unlocked.",
  ];
}

/** The effects of unlocking a user. */
export function effectsOfUnlocking(overview: UserOverview): readonly string[] {
  const name = nameOfUser(overview.user);
  return [
    keysThat(overview, "work again", "works again"),
    overview.sessions === 0
      ? `${name} can sign in again.`
      : `${name} can sign in again, and is signed in again in ${countOf(overview.sessions, "browser")}.`,
    `Content that is shared with ${name}, or with a group of this user, can be opened by ${name} again.`,
  ];
}

/** The effects of signing a user out everywhere. */
export function effectsOfSigningOut(overview: UserOverview): readonly string[] {
  const name = nameOfUser(overview.user);
  return [
    overview.sessions === 0
      ? `${name} is signed in nowhere now.`
      : `${name} is signed out of ${countOf(overview.sessions, "browser")} with the next request, and of the content opened there.`,
    keysThat(overview, "keep working", "keeps working"),
    `${name} can sign in again. Lock the user to prevent that.`,
  ];
}

/** The effects of inviting a user. */
export function effectsOfInviting(overview: UserOverview, days: number): readonly string[] {
  const name = nameOfUser(overview.user);
  return [
    `Whoever opens the link first is signed in as ${name} and can create an API key. Send it to ${name} only.`,
    `The link can be used once, within ${days} days. An earlier link of this user stops working.`,
    ...(overview.user.confirmed
      ? [`${name} already accepted an invitation. ${keysThat(overview, "keep working", "keeps working")}`]
      : []),
  ];
}

/** The effect of giving a user a role. */
export function effectOfRole(overview: UserOverview, role: UserRole): string {
  const { user_role: before } = overview.user;
  if (role === before) return "This is the role now.";
  return isAtLeast(role, before) ? effectOfPromotion(overview, role) : effectOfDemotion(overview, role);
}

function effectOfDemotion(overview: UserOverview, role: UserRole): string {
  const { keys, content, user } = overview;
  const name = nameOfUser(user);
  const capped = countKeys(keys, (own) => !isAtLeast(role, own));
  const all = countKeys(keys, () => true);
  return [
    `Limits ${capped} of ${all} API keys, and every browser in which the user is signed in, from the next request on.`,
    ...(user.user_role === "administrator"
      ? [`${name} no longer manages users, groups, and the content of others.`]
      : []),
    ...(role === "viewer" && content > 0 ? [contentThatStays(overview), `${name} can no longer change that.`] : []),
  ].join(" ");
}

function effectOfPromotion({ keys, user }: UserOverview, role: UserRole): string {
  const raised = countKeys(keys, (own) => !isAtLeast(user.user_role, own));
  const same = "Existing API keys keep their permissions. New ones can have those of this role.";
  if (raised === 0) return same;
  const created = `${countOf(raised, "API key")} created with a higher role`;
  return `${created} can do more again, up to the role ${labelOfRole(role)}. Other API keys keep their permissions.`;
}

function countKeys(keys: UserOverview["keys"], isCounted: (role: UserRole) => boolean): number {
  return USER_ROLES.filter(isCounted).reduce((sum, role) => sum + keys[role], 0);
}

/** "3 API keys of Ada Example stop working." */
function keysThat({ user, keys }: UserOverview, several: string, one: string): string {
  const count = countKeys(keys, () => true);
  const name = nameOfUser(user);
  if (count === 0) return `${name} has no valid API key.`;
  return `${countOf(count, "API key")} of ${name} ${count === 1 ? one : several}.`;
}

function contentThatStays({ user, content }: UserOverview): string {
  const name = nameOfUser(user);
  if (content === 0) return `${name} owns no content.`;
  return content === 1
    ? `1 content item of ${name} stays as it is, and shared with the same people.`
    : `${content} content items of ${name} stay as they are, and shared with the same people.`;
}
