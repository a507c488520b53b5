/**
 * The message that the next page shows once, after a change. A cookie has the name of the message and nothing else, so that no link and no
 * other website can make a page of this server say something.
 * See docs/decisions/0117-pages.md.
 */

import { hostCookie, readCookie } from "../auth/session-cookie.ts";

/** The messages by their names: one sentence each, of what was done. */
export const MESSAGES = {
  "access-updated": "Who sees the content has changed.",
  "bundle-activated": "The version is served: visitors get it now.",
  "bundle-deleted": "The version is deleted.",
  "content-created": "The content is created.",
  "content-deleted": "The content is deleted.",
  "content-published": "This is published. Below are its link and who sees it.",
  "content-transferred": "The content has another owner now.",
  "content-updated": "The changes are saved.",
  "draft-deployed": "The version is deployed as a draft. Those who may change the content can view it.",
  "export-created": "The export is created, and begins now.",
  "export-deleted": "The export is deleted.",
  "export-paused": "The export is paused. What is written is kept.",
  "export-requested": "The export runs now, to the end of the log.",
  "export-resumed": "The export continues.",
  "export-updated": "The interval is changed.",
  "group-created": "The group is created. Add its members.",
  "group-deleted": "The group is deleted.",
  "group-owner-changed": "The group has another owner.",
  "group-renamed": "The group is renamed.",
  "invitation-accepted": "Welcome. You are signed in. Create your first API key here.",
  "key-deleted": "The API key is deleted. It is refused from now on.",
  "keys-deleted": "The API key and the keys made with it are deleted. They are refused from now on.",
  "member-added": "The user is now a member of the group.",
  "member-removed": "The user is no longer a member of the group.",
  "permission-added": "The content is shared with this person or group.",
  "permission-removed": "The content is no longer shared with this person or group.",
  "permission-updated": "The person or group has another role for the content.",
  "own-key-deleted": "The API key that you were signed in with is deleted, and you are signed out.",
  "pushes-resumed": "The pushes to the receiver continue.",
  "role-changed": "The user has another role, from the next request on.",
  "session-ended": "The session has ended. Its browser is signed out.",
  "signed-out": "You are signed out.",
  "signed-out-everywhere": "You are signed out in every browser.",
  "user-created": "The user is created. Invite the user, who can then sign in and create an API key.",
  "user-locked": "The user is locked. API keys and sessions of the user no longer work.",
  "user-signed-out": "The user is signed out everywhere.",
  "user-unlocked": "The user is unlocked.",
  "user-updated": "The user is updated.",
  "version-not-served": "The version is stored, but it could not be activated. Activate it to serve it.",
  "version-uploaded": "The version is uploaded. Activate it to serve it.",
  "vanity-path-removed": "The vanity path is removed.",
  "vanity-path-set": "The vanity path is set.",
} as const satisfies Readonly<Record<string, string>>;

export type MessageName = keyof typeof MESSAGES;

const COOKIE = "__Host-Http-message";

/** The time for which a browser keeps a message that no page has shown. */
const MESSAGE_MAX_SECONDS = 60;

/**
 * Sends a browser to a page after a change (post, redirect, get), which says what was done.
 *
 * @param cookie the header Set-Cookie of a session that begins or ends with it.
 */
export function seeOther(path: string, message?: MessageName, cookie?: string): Response {
  const headers = new Headers({ Location: path, "Cache-Control": "private, no-store" });
  if (message !== undefined) headers.append("Set-Cookie", hostCookie(COOKIE, message, MESSAGE_MAX_SECONDS));
  if (cookie !== undefined) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** A message as its page shows it. */
export interface Message {
  readonly name: MessageName;
  readonly text: string;
  /** All of it was done. */
  readonly isSuccess: boolean;
}

/** The message that a request carries; undefined where there is none. */
export function readMessage(headers: Headers): Message | undefined {
  const name = readCookie(headers, COOKIE) ?? "";
  return isMessage(name) ? { name, text: MESSAGES[name], isSuccess: name !== "version-not-served" } : undefined;
}

function isMessage(name: string): name is MessageName {
  return Object.hasOwn(MESSAGES, name);
}

/** The value of `Set-Cookie` by which a message that was shown is forgotten. */
export const SHOWN_MESSAGE = hostCookie(COOKIE, "", 0);
