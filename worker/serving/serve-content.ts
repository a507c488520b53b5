import { err, ok, type Result } from "../../shared/index.ts";
import { type ContentAccess, contentByGuid } from "../content/access-store.ts";
import { mayKnow, mayView, mayViewDraft } from "../content/sharing.ts";
import { rowIdOf } from "../database/row-values.ts";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { VisitorContext } from "../identity/caller.ts";
import type { UserRef } from "../identity/user-ref.ts";
import type { Reading } from "../platform/reading.ts";
import { deployedBundle } from "../publishing/deployment-store.ts";
import { isForOwnPage, isolate, limitCaching, type Place } from "./isolate.ts";
import { answerApiContent } from "./proxy.ts";
import { answerStaticContent, redirectToFolder } from "./serve-static.ts";

/** Content that a visitor requests, and may view. */
export interface Viewed {
  readonly content: ContentAccess;
  /** The beginning of its paths, with a slash at the end. */
  readonly prefix: string;
  /** Anyone may view it, and not this visitor alone. */
  readonly isForAnyone: boolean;
}

const NOT_FOR_OWN_PAGES: Failure = {
  kind: "not-allowed",
  error: "A page of this server runs no published content. Open the content itself.",
};

const NO_SUCH_DRAFT: Failure = { kind: "no-such-object", what: "deployed bundle of this content" };

/**
 * Content, or a draft of it, for those it is shared with. Content that does not exist and content that is not shared
 * get the same failure. API content has no bundles, so that the path of a draft is its own.
 *
 * @param prefix the beginning of the content's paths.
 * @param draft the bundle's id as it stands in the path, where one is requested.
 */
export async function viewContent(
  context: VisitorContext,
  content: ContentAccess | undefined,
  prefix: string,
  draft?: string,
): Promise<Result<Viewed, Failure>> {
  const { ask, caller, settings } = context;
  const bundleId = draft === undefined || content?.appMode === "api" ? undefined : rowIdOf(draft);
  if (bundleId === undefined) {
    return content !== undefined && mayView(content, caller, settings)
      ? ok({ content, prefix, isForAnyone: mayView(content, undefined, settings) })
      : err(unseen(context, content));
  }
  if (content === undefined || !mayViewDraft(content, caller, settings)) return err(unseen(context, undefined));
  const [servedBundle] = await ask(deployedBundle(content.guid, bundleId));
  if (servedBundle === undefined) return err(NO_SUCH_DRAFT);
  return ok({ content: { ...content, servedBundle }, prefix: `${prefix}_bundle${draft}/`, isForAnyone: false });
}

/** The readings of `findContent` and of `viewContent`. */
export function visitAhead(guid: string, sender: UserRef, draft?: string): readonly Reading<unknown>[] {
  const bundleId = draft === undefined ? undefined : rowIdOf(draft);
  return [contentByGuid(guid, sender), ...(bundleId === undefined ? [] : [deployedBundle(guid, bundleId)])];
}

/** The id in the path of a draft, below that of its content; undefined where it is that of something else. */
export function draftIn(resource: string): string | undefined {
  return /^_bundle([^/]+)(?:\/|$)/.exec(resource)?.[1];
}

/** The failure of a visitor with whom content is not shared, whether or not it is there. Some may know that it is. */
function unseen({ caller }: VisitorContext, content: ContentAccess | undefined): Failure {
  if (caller === undefined) return { kind: "no-credentials" };
  if (content === undefined || !mayKnow(content, caller)) return { kind: "no-such-content" };
  const { guid, name, ownerGuid } = content;
  return { kind: "no-such-content", known: { guid, name, ownerGuid } };
}

/** Tells if a failure is that of a visitor with whom content is not shared. */
export function isUnseen({ kind }: Failure): boolean {
  return kind === "no-credentials" || kind === "no-such-content";
}

/** Serves content to a visitor who may view it. */
export async function serve(
  request: RoutedRequest,
  context: VisitorContext,
  viewed: Viewed,
  place: Place,
): Promise<Response | Failure> {
  if (isForOwnPage(request, place)) return NOT_FOR_OWN_PAGES;
  const answer = await answerVisitor(request, context, viewed, place);
  // A WebSocket is neither displayed nor cached.
  if (!(answer instanceof Response) || answer.status === 101) return answer;
  limitCaching(answer, context);
  isolate(answer, context, place);
  return answer;
}

async function answerVisitor(
  request: RoutedRequest,
  context: VisitorContext,
  { content, prefix, isForAnyone }: Viewed,
  place: Place,
): Promise<Response | Failure> {
  const { pathname } = request;
  if (pathname.length < prefix.length) return redirectToFolder(request);
  const at = { base: pathname.slice(0, prefix.length), resource: pathname.slice(prefix.length), place };
  return content.appMode === "static"
    ? await answerStaticContent(request, context, { bundle: content.servedBundle, isForAnyone }, at.resource)
    : await answerApiContent(request, context, content, at);
}
