/** Content at the server's own origin: programs are served there, and people are led to where its pages may run. */

import { isForWindow } from "../auth/sender.ts";
import { type ContentAccess, contentByPath, findContent } from "../content/access-store.ts";
import { noteOpenedLater } from "../content/opened.ts";
import { mayView } from "../content/sharing.ts";
import type { Failure } from "../http/errors.ts";
import { redirectTo } from "../http/response.ts";
import type { Ahead, RoutedRequest } from "../http/route.ts";
import type { VisitorContext } from "../identity/caller.ts";
import { isReservedPath } from "../names/vanity-path.ts";
import { itemOrigin } from "../settings/content-host.ts";
import { publicOrigin } from "../settings/settings.ts";
import { newContentToken } from "./content-session.ts";
import { serve, viewContent, visitAhead } from "./serve-content.ts";

/** The same below a signed path, which stands in the address. */
const SIGNED_PATH_MAX_SECONDS = 60 * 60;

/** `/content/<guid>/<resource>`, by every method. */
export async function answerContent(request: RoutedRequest, context: VisitorContext): Promise<Response | Failure> {
  const { guid = "" } = request.params;
  const visitor = visitorOf(request, context);
  const content = await findContent(visitor, guid);
  return await serveOrLead(request, visitor, content, { base: `/content/${guid}/` });
}

/**
 * `/content/<guid>/_bundle<id>/<resource>`: a bundle that was deployed, whether it is served, a draft, or one that
 * was served before.
 */
export async function answerDraft(request: RoutedRequest, context: VisitorContext): Promise<Response | Failure> {
  const { guid = "", id = "" } = request.params;
  const visitor = visitorOf(request, context);
  const content = await findContent(visitor, guid);
  return await serveOrLead(request, visitor, content, { base: `/content/${guid}/`, draft: id });
}

/** `/<content_path>/<route>`: all paths of no other route, by every method. */
export async function answerVanityContent(
  request: RoutedRequest,
  context: VisitorContext,
): Promise<Response | Failure> {
  const { pathname } = request;
  if (isReservedPath(pathname)) return { kind: "not-found" };
  const visitor = visitorOf(request, context);
  const [at] = await visitor.ask(contentByPath(pathname, visitor.sender));
  const found = at?.(visitor.caller);
  const answer = await serveOrLead(request, visitor, found?.content, { base: found?.vanityPath ?? "" });
  const isUnknown = !(answer instanceof Response) && answer.kind === "no-such-content";
  return isUnknown ? { ...answer, refused: found?.content.guid ?? null } : answer;
}

/** The readings of `answerContent` and of `answerDraft`. */
export const contentAhead: Ahead = ({ params: { guid = "", id } }, { sender }) => visitAhead(guid, sender, id);

/** Those of `answerVanityContent`. */
export const vanityAhead: Ahead = ({ pathname }, { sender }) =>
  isReservedPath(pathname) ? [] : [contentByPath(pathname, sender)];

/** A session leads its person to content: what a page requests from the server's own origin is not served by it. */
function visitorOf(request: RoutedRequest, context: VisitorContext): VisitorContext {
  const { caller } = context;
  return caller?.by.kind === "session" && !isForWindow(request) ? { ...context, caller: undefined } : context;
}

/** The address at which content is requested. */
interface Address {
  /** The beginning of its paths. */
  readonly base: string;
  /** The id of a draft. */
  readonly draft?: string;
}

async function serveOrLead(
  request: RoutedRequest,
  context: VisitorContext,
  content: ContentAccess | undefined,
  { base, draft }: Address,
): Promise<Response | Failure> {
  const viewed = await viewContent(context, content, base, draft);
  if (!viewed.ok) return viewed.error;
  await noteOpenedLater(request, context, context.caller, viewed.value.content);
  const { by } = context.caller ?? {};
  if (by?.kind === "api_key" || !isForWindow(request)) return await serve(request, context, viewed.value, "server");
  const home = await homeOf(request, context, viewed.value.content, draft !== undefined);
  const visitor = { ...context, caller: undefined };
  if (home === undefined) return await serve(request, visitor, viewed.value, "server");
  return redirectTo(`${home}/${request.pathname.slice(base.length)}${new URL(request.url).search}`);
}

/**
 * The address at which a person views content: its own origin, or a signed path; undefined where that is here, as
 * anyone may view it.
 */
async function homeOf(
  { url }: RoutedRequest,
  context: VisitorContext,
  content: ContentAccess,
  isDraft: boolean,
): Promise<string | undefined> {
  const { caller, settings } = context;
  const { guid } = content;
  if (settings.contentHost !== undefined) {
    return itemOrigin(guid, settings.contentHost, publicOrigin(settings, url));
  }
  const isForAnyone = !isDraft && mayView(content, undefined, settings);
  if (isForAnyone || caller?.by.kind !== "session") return undefined;
  const token = await newContentToken(context, caller.by.id, guid, SIGNED_PATH_MAX_SECONDS);
  return token === undefined ? undefined : `/content/${guid}/~${token}`;
}
