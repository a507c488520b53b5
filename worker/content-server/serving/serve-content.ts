import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";
import type { VisitorContext } from "../auth/caller.ts";
import { mayView, mayViewDraft } from "../auth/sharing.ts";
import { type ContentAccess, findContent, findContentByPath } from "../store/content-access.ts";
import { findDeployedBundle } from "../store/deployments.ts";
import { rowIdOf } from "../store/row-values.ts";
import { isReservedPath } from "../vanity-path.ts";
import { isolate, limitCaching } from "./isolate.ts";
import { answerApiContent } from "./proxy.ts";
import { answerStaticContent, redirectToFolder } from "./serve-static.ts";

/** `/content/<guid>/<resource>`, by every method. */
export async function answerContent(request: RoutedRequest, context: VisitorContext): Promise<Response | Failure> {
  const guid = request.params["guid"] ?? "";
  const content = await findContent(context.database, guid, context.caller);
  return await serve(request, context, content, `/content/${guid}/`);
}

const NO_SUCH_DRAFT: Failure = { kind: "no-such-object", what: "deployed bundle of this content" };

/**
 * `/content/<guid>/_bundle<id>/<resource>`: a bundle that was deployed, whether it is served, a draft, or one that was served
 * before. API content has no bundles, so that the path is its own.
 */
export async function answerDraft(request: RoutedRequest, context: VisitorContext): Promise<Response | Failure> {
  const { database, caller, settings } = context;
  const { guid = "", id = "" } = request.params;
  const content = await findContent(database, guid, caller);
  const bundleId = rowIdOf(id);
  if (bundleId === undefined || content?.appMode === "api") {
    return await serve(request, context, content, `/content/${guid}/`);
  }
  if (content === undefined || !mayViewDraft(content, caller, settings)) return unseen(context);
  const servedBundle = await findDeployedBundle(database, content, bundleId);
  if (servedBundle === undefined) return NO_SUCH_DRAFT;
  return await serve(request, context, { ...content, servedBundle }, `/content/${guid}/_bundle${id}/`);
}

/** `/<content_path>/<route>`: all paths of no other route, by every method. */
export async function answerVanityContent(
  request: RoutedRequest,
  context: VisitorContext,
): Promise<Response | Failure> {
  const { pathname } = request;
  if (isReservedPath(pathname)) return { kind: "not-found" };
  const found = await findContentByPath(context.database, pathname, context.caller);
  return await serve(request, context, found?.content, found?.vanityPath ?? "");
}

/**
 * Serves content to those it is shared with. Content that does not exist and content that is not shared get the same
 * response.
 *
 * @param prefix what the content's paths begin with, with a slash at the end, in any case.
 */
async function serve(
  request: RoutedRequest,
  context: VisitorContext,
  content: ContentAccess | undefined,
  prefix: string,
): Promise<Response | Failure> {
  const { caller, settings } = context;
  if (content === undefined || !mayView(content, caller, settings)) {
    return unseen(context);
  }
  const answer = await answerVisitor(request, context, content, prefix);
  // A WebSocket is neither displayed nor cached.
  if (!(answer instanceof Response) || answer.status === 101) return answer;
  limitCaching(answer, context);
  isolate(answer, context, request);
  return answer;
}

/** The failure of a visitor with whom content is not shared, whether or not it is there. */
function unseen({ caller }: VisitorContext): Failure {
  return { kind: caller === undefined ? "no-credentials" : "no-such-content" };
}

async function answerVisitor(
  request: RoutedRequest,
  context: VisitorContext,
  content: ContentAccess,
  prefix: string,
): Promise<Response | Failure> {
  const { pathname } = request;
  if (pathname.length < prefix.length) return redirectToFolder(request);
  const at = { base: pathname.slice(0, prefix.length), resource: pathname.slice(prefix.length) };
  return content.appMode === "static"
    ? await answerStaticContent(request, context, content, at.resource)
    : await answerApiContent(request, context, content, at);
}
