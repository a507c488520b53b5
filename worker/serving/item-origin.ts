/** Content at an origin of its own, `<guid>.<content host>`, where its pages are ordinary ones. */

import { readContentToken } from "../auth/content-token.ts";
import { isForWindow } from "../auth/sender.ts";
import { readCookie } from "../auth/session-cookie.ts";
import { findContent } from "../content/access-store.ts";
import type { Failure } from "../http/errors.ts";
import { asksForWebSocket } from "../http/forwarded-headers.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { VisitorContext } from "../identity/caller.ts";
import { findVisitor } from "./content-session.ts";
import { CONTENT_COOKIE, leadToHandOver } from "./hand-over.ts";
import { draftIn, isUnseen, serve, viewContent } from "./serve-content.ts";

/** Every path of an item's origin but that of the hand-over, by every method. */
export async function answerItem(request: RoutedRequest, context: VisitorContext): Promise<Response | Failure> {
  const { params, pathname } = request;
  const { guid = "" } = params;
  const hasKey = context.caller !== undefined;
  const visitor = hasKey ? context : { ...context, caller: await visitorByCookie(request, context, guid) };
  const content = await findContent(context.database, guid, visitor.caller);
  const viewed = await viewContent(visitor, content, "/", draftIn(pathname.slice(1)));
  if (viewed.ok) return await serve(request, visitor, viewed.value, "item");
  const isPerson = !hasKey && isForWindow(request);
  return isPerson && isUnseen(viewed.error) ? await leadToHandOver(request, context, guid) : viewed.error;
}

/** The person whom the cookie of this origin names, which the hand-over set. */
async function visitorByCookie(request: RoutedRequest, context: VisitorContext, guid: string) {
  if (!mayCarryCookie(request)) return undefined;
  const token = readContentToken(readCookie(request.headers, CONTENT_COOKIE) ?? "");
  return token === undefined ? undefined : await findVisitor(context, token, guid);
}

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
