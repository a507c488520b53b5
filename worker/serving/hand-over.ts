/**
 * The way of a person who is signed in to the origin of a content item. That origin remembers the browser by a
 * cookie and leads to the server's own, which knows the person and gives a code for that browser. For the code, the
 * item's origin sets a cookie of its own.
 * See docs/decisions/0114-item-origins.md.
 */

import { toBase64Url } from "../../shared/index.ts";
import { hashSecret, hostCookie, newSecret, readCookie, SECRET } from "../auth/session-cookie.ts";
import { findContent } from "../content/access-store.ts";
import type { Failure } from "../http/errors.ts";
import { readParameters } from "../http/parameters.ts";
import { redirectTo } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { VisitorContext } from "../identity/caller.ts";
import type { Context } from "../platform/context.ts";
import { itemOrigin } from "../settings/content-host.ts";
import { publicOrigin } from "../settings/settings.ts";
import { meaning, pattern, shortText } from "../values/readers.ts";
import { secondsAfter } from "../values/time.ts";
import { newContentToken } from "./content-session.ts";
import { addHandOver, takeHandOver } from "./hand-over-store.ts";
import { draftIn, viewContent } from "./serve-content.ts";

/** The time that a person has from the server's own origin to that of a content item: no more than a redirect takes. */
const HAND_OVER_MAX_SECONDS = 60;

/** The time that a person may take to sign in on the way to content. */
const VISIT_COOKIE_MAX_SECONDS = 60 * 60;

/** Length of the path, with its query, that a hand-over leads to. */
const HAND_OVER_PATH_MAX_CHARACTERS = 4_096;

/** A person views content at its own origin for so long until the session is asked again: a working day. */
const CONTENT_COOKIE_MAX_SECONDS = 12 * 60 * 60;

/** The path of it at both origins. */
export const HAND_OVER_PATH = "/__hand-over";

/** Lets the browser view the item whose origin has it. */
export const CONTENT_COOKIE = "__Host-Http-content";

/** Tells an item's origin a browser that it led to the server. */
const VISIT_COOKIE = "__Host-Http-visit";

/** At an item's origin: leads a person to the server's own. */
export async function leadToHandOver(
  { url, headers }: RoutedRequest,
  { settings }: Context,
  guid: string,
): Promise<Response> {
  const given = readCookie(headers, VISIT_COOKIE) ?? "";
  // Several windows at a time have one visit.
  const visit = SECRET.test(given) ? given : newSecret();
  const { pathname, search } = new URL(url);
  const query = new URLSearchParams({ content: guid, visit: await nameOf(visit), to: pathname + search });
  const address = `${publicOrigin(settings, url)}${HAND_OVER_PATH}?${query.toString()}`;
  return redirectTo(address, hostCookie(VISIT_COOKIE, visit, VISIT_COOKIE_MAX_SECONDS));
}

const PATH = shortText(HAND_OVER_PATH_MAX_CHARACTERS);

export const HAND_OVER = {
  content: meaning("The guid of the content.", pattern(/^[\da-f-]{36}$/, "a guid")),
  visit: meaning("SHA-256 of the visit's cookie, in base64url.", pattern(SECRET, "32 bytes in base64url")),
  to: meaning("The path at the content's origin that the person asked for.", PATH),
};

/** `GET /__hand-over?content=&visit=&to=` at the server's own origin: leads to the item's with a code for the visit. */
export async function answerHandOver(request: RoutedRequest, context: VisitorContext): Promise<Response | Failure> {
  const { caller, database, now, settings } = context;
  if (settings.contentHost === undefined) return { kind: "not-found" };
  const query = readParameters(request.url, HAND_OVER);
  if (!query.ok) return query.error;
  const { content: guid = "", visit, to = "/" } = query.value;
  if (caller?.by.kind === "api_key") return FOR_PEOPLE;
  // The item's origin leads here again whom it does not serve what stands there: it must be refused here.
  const viewed = await viewContent(context, await findContent(context, guid), "/", draftAt(to));
  if (!viewed.ok) return viewed.error;
  if (caller === undefined || visit === undefined) return { kind: "no-credentials" };
  const code = newSecret();
  const handOver = { sessionId: caller.by.id, contentGuid: guid, visit };
  await addHandOver(database, await hashSecret(code), handOver, {
    now,
    expiresAt: secondsAfter(now, HAND_OVER_MAX_SECONDS),
  });
  const origin = itemOrigin(guid, settings.contentHost, publicOrigin(settings, request.url));
  return redirectTo(`${origin}${HAND_OVER_PATH}?${new URLSearchParams({ code, to }).toString()}`);
}

/** The draft that stands at a path of the item's origin, which may have a query. */
function draftAt(path: string): string | undefined {
  return draftIn(path.replace(/\?.*$/s, "").slice(1));
}

const FOR_PEOPLE: Failure = {
  kind: "not-allowed",
  error: "This address leads people who are signed in to content. Request the content at its content_url with the key.",
};

export const HAND_OVER_END = {
  code: meaning("What the server's own origin gave.", pattern(SECRET, "32 bytes in base64url")),
  to: meaning("The path to lead to.", PATH),
};

/** `GET /__hand-over?code=&to=` at an item's origin: sets its cookie for the code, and leads to the path. */
export async function answerEndOfHandOver(request: RoutedRequest, context: Context): Promise<Response | Failure> {
  const { guid = "" } = request.params;
  const { contentHost } = context.settings;
  const query = readParameters(request.url, HAND_OVER_END);
  if (!query.ok || contentHost === undefined) return NOT_VALID;
  const { code, to = "/" } = query.value;
  const token = code === undefined ? undefined : await tokenFor(request, context, guid, code);
  if (token === undefined) return NOT_VALID;
  const origin = itemOrigin(guid, contentHost, publicOrigin(context.settings, request.url));
  return redirectTo(addressAt(origin, to), hostCookie(CONTENT_COOKIE, token, CONTENT_COOKIE_MAX_SECONDS));
}

const NOT_VALID: Failure = {
  kind: "not-allowed",
  error:
    "This link leads to the content once, within a minute, and only in the browser that asked for it. Open the content's address again.",
};

/** The token that a code gives to the browser that asked for it, for this content; undefined for another one. */
async function tokenFor(
  { headers }: RoutedRequest,
  context: Context,
  guid: string,
  code: string,
): Promise<string | undefined> {
  const handOver = await takeHandOver(context.database, await hashSecret(code), context.now);
  const visit = readCookie(headers, VISIT_COOKIE);
  if (handOver === undefined || visit === undefined) return undefined;
  const isOfBrowser = handOver.visit === (await nameOf(visit));
  if (!isOfBrowser || handOver.contentGuid !== guid) return undefined;
  return await newContentToken(context, handOver.sessionId, guid, CONTENT_COOKIE_MAX_SECONDS);
}

/** The address of a path at an origin, and never one elsewhere, whatever the text is. */
function addressAt(origin: string, path: string): string {
  const url = URL.parse(`${origin}/${path.replace(/^\//, "")}`);
  return url?.origin === origin ? url.origin + url.pathname + url.search : `${origin}/`;
}

/** The name of a visit where its cookie must not stand. */
async function nameOf(visit: string): Promise<string> {
  return toBase64Url(new Uint8Array(await hashSecret(visit)));
}
