/**
 * What the next page says once, after a change. A cookie has the name of the message and nothing else, so that no link and no
 * other website can make a page of this server say something.
 * See docs/decisions/0114-pages.md.
 */

/** The messages by their names: one sentence each, of what was done. */
export const MESSAGES = {
  "signed-out": "You are signed out.",
} as const satisfies Readonly<Record<string, string>>;

export type MessageName = keyof typeof MESSAGES;

const COOKIE = "__Host-Http-message";
const PATTERN = new RegExp(`(?:^|; *)${COOKIE}=([\\w-]+)`);
const ATTRIBUTES = "Path=/; Secure; HttpOnly; SameSite=Lax";

/** How long a browser keeps a message that no page has shown. */
const MESSAGE_MAX_SECONDS = 60;

/** Sends a browser to a page after a change (post, redirect, get), which says what was done. */
export function seeOther(path: string, message?: MessageName): Response {
  const headers = new Headers({ Location: path, "Cache-Control": "private, no-store" });
  if (message !== undefined) {
    headers.append("Set-Cookie", `${COOKIE}=${message}; Max-Age=${MESSAGE_MAX_SECONDS}; ${ATTRIBUTES}`);
  }
  return new Response(null, { status: 303, headers });
}

/** The message that a request carries; undefined where there is none. */
export function readMessage(headers: Headers): string | undefined {
  const name = PATTERN.exec(headers.get("Cookie") ?? "")?.[1] ?? "";
  return Object.entries(MESSAGES).find(([known]) => known === name)?.[1];
}

/** The value of `Set-Cookie` by which a message that was shown is forgotten. */
export const SHOWN_MESSAGE = `${COOKIE}=; Max-Age=0; ${ATTRIBUTES}`;
