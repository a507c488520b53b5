import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";
import type { VisitorContext } from "../auth/caller.ts";
import { mayView } from "../auth/sharing.ts";
import { type ContentAccess, findContent, findContentByPath } from "../store/content-access.ts";
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
    return { kind: caller === undefined ? "no-credentials" : "no-such-content" };
  }
  const answer = await answerVisitor(request, context, content, prefix);
  // A WebSocket is neither displayed nor cached.
  if (!(answer instanceof Response) || answer.status === 101) return answer;
  limitCaching(answer, context);
  isolate(answer, context, request);
  return answer;
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
