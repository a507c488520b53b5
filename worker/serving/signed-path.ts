/**
 * Content for a person where items have no origins: below a path that lets the person's browser view this item alone.
 */

import { type ContentToken, readContentToken } from "../auth/content-token.ts";
import { isForWindow } from "../auth/sender.ts";
import { findContent } from "../content/access-store.ts";
import { type Failure, failureResponse } from "../http/errors.ts";
import { redirectTo } from "../http/response.ts";
import type { Ahead, RoutedRequest } from "../http/route.ts";
import type { VisitorContext } from "../identity/caller.ts";
import type { Context } from "../platform/context.ts";
import { PREFLIGHT_MAX_AGE_SECONDS } from "../values/limits.ts";
import { tokenAhead, visitorByToken } from "./content-session.ts";
import { isolate } from "./isolate.ts";
import { answerContent, contentAhead } from "./own-addresses.ts";
import { draftIn, serve, viewContent } from "./serve-content.ts";

/**
 * `/content/<guid>/~<token>/<resource>`: what a page there loads comes without cookies, because its origin is
 * opaque, and is served by the token alone. A window is only shown the page where it carries the session, too: in
 * another browser, the address leads to sign-in, as the content's own address does.
 */
export async function answerSignedPath(request: RoutedRequest, context: VisitorContext): Promise<Response | Failure> {
  const { token, guid, base } = signedPathOf(request, context);
  if (token === undefined) return await answerContent(request, context);
  const visitor = await visitorByToken(context, token, guid);
  if (!isForWindow(request)) return await answerPart(request, visitor, guid, base);
  return visitor.caller !== undefined && isOfSession(token, context)
    ? await answerAt(request, visitor, guid, base)
    : redirectTo(`/content/${guid}/${resourceOf(request, base)}${new URL(request.url).search}`);
}

/** The readings of `answerSignedPath`. */
export const signedPathAhead: Ahead = (request, context) => {
  const { token, guid, base } = signedPathOf(request, context);
  if (token === undefined) return contentAhead(request, context);
  return tokenAhead(context, token, guid, draftIn(resourceOf(request, base)));
};

/** The parts of a signed path. The token is undefined where it is none, and where items have origins of their own. */
function signedPathOf({ params }: RoutedRequest, { settings }: Context) {
  const { guid = "", token = "" } = params;
  return {
    token: settings.contentHost === undefined ? readContentToken(token) : undefined,
    guid,
    base: `/content/${guid}/~${token}/`,
  };
}

/** Tells if a token is that of the request's own session. */
function isOfSession({ sessionId }: ContentToken, { caller }: VisitorContext): boolean {
  return caller?.by.kind === "session" && caller.by.id === sessionId;
}

/** Answers a request of a page, which may read why it failed, too. Its browser asks first if it may send it. */
async function answerPart(
  request: RoutedRequest,
  visitor: VisitorContext,
  guid: string,
  base: string,
): Promise<Response> {
  const isPreflight = request.method === "OPTIONS" && request.headers.has("Access-Control-Request-Method");
  const answer =
    isPreflight && visitor.caller !== undefined ? preflight() : await answerAt(request, visitor, guid, base);
  if (answer instanceof Response) return answer;
  const failed = failureResponse(answer);
  isolate(failed, visitor, "signed-path");
  return failed;
}

function preflight(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Methods": "*",
      "Access-Control-Allow-Headers": "*",
      "Access-Control-Max-Age": String(PREFLIGHT_MAX_AGE_SECONDS),
    },
  });
}

async function answerAt(
  request: RoutedRequest,
  visitor: VisitorContext,
  guid: string,
  base: string,
): Promise<Response | Failure> {
  const content = await findContent(visitor, guid);
  const viewed = await viewContent(visitor, content, base, draftIn(resourceOf(request, base)));
  return viewed.ok ? await serve(request, visitor, viewed.value, "signed-path") : viewed.error;
}

/** The part of the path after that of the content, whose last slash a request may leave out. */
function resourceOf({ pathname }: RoutedRequest, base: string): string {
  return pathname.slice(base.length);
}
