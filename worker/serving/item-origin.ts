/** Content at an origin of its own, `<guid>.<content host>`, where its pages are ordinary ones. */

import { type ContentToken, readContentToken } from "../auth/content-token.ts";
import { isForWindow } from "../auth/sender.ts";
import { readCookie } from "../auth/session-cookie.ts";
import { findContent } from "../content/access-store.ts";
import type { Failure } from "../http/errors.ts";
import { asksForWebSocket } from "../http/forwarded-headers.ts";
import type { Ahead, RoutedRequest } from "../http/route.ts";
import type { VisitorContext } from "../identity/caller.ts";
import { NO_USER } from "../identity/user-ref.ts";
import { tokenAhead, visitorByToken } from "./content-session.ts";
import { CONTENT_COOKIE, leadToHandOver } from "./hand-over.ts";
import { draftIn, isUnseen, serve, viewContent, visitAhead } from "./serve-content.ts";

/** Every path of an item's origin but that of the hand-over, by every method. */
export async function answerItem(request: RoutedRequest, context: VisitorContext): Promise<Response | Failure> {
  const { params, pathname } = request;
  const { guid = "" } = params;
  const hasKey = context.caller !== undefined;
  const token = hasKey ? undefined : tokenInCookie(request);
  const visitor = token === undefined ? context : await visitorByToken(context, token, guid);
  const viewed = await viewContent(visitor, await findContent(visitor, guid), "/", draftIn(pathname.slice(1)));
  if (viewed.ok) return await serve(request, visitor, viewed.value, "item");
  const isPerson = !hasKey && isForWindow(request);
  return isPerson && isUnseen(viewed.error) ? await leadToHandOver(request, context, guid) : viewed.error;
}

/** The token in the cookie of this origin, which the hand-over set; undefined where it does not count. */
function tokenInCookie(request: RoutedRequest): ContentToken | undefined {
  return mayCarryCookie(request) ? readContentToken(readCookie(request.headers, CONTENT_COOKIE) ?? "") : undefined;
}

/** The readings of `answerItem`: a key goes before the cookie. */
export const itemAhead: Ahead = (request, context) => {
  const { guid = "" } = request.params;
  const draft = draftIn(request.pathname.slice(1));
  const token = context.sender === NO_USER ? tokenInCookie(request) : undefined;
  return token === undefined ? visitAhead(guid, context.sender, draft) : tokenAhead(context, token, guid, draft);
};

/**
 * The cookie counts only where a page of this origin or the person makes the request, for to the browser, other
 * items are the same site. A page elsewhere can at most lead the whole window here. About a WebSocket, browsers tell
 * the origin alone.
 */
function mayCarryCookie(request: RoutedRequest): boolean {
  const { headers, url } = request;
  const site = headers.get("Sec-Fetch-Site");
  if (site === null && asksForWebSocket(headers)) return isOwnOrigin(headers.get("Origin"), url);
  return site === "same-origin" || site === "none" || isForWindow(request);
}

/** The scheme may be that of a proxy before this server. */
function isOwnOrigin(origin: string | null, url: string): boolean {
  return origin !== null && URL.parse(origin)?.host === new URL(url).host;
}
