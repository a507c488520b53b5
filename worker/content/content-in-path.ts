import { err, ok, type Result } from "../../shared/index.ts";
import type { ChangeError } from "../database/change.ts";
import { CALLER_LOST, CHANGED_MEANWHILE } from "../http/common-failures.ts";
import type { Failure, FailureKind } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import type { Permit } from "../identity/permit.ts";
import type { Permission } from "../identity/role-permissions.ts";
import type { Access } from "../operation/access.ts";
import type { Named } from "../operation/operation.ts";
import { type ContentAccess, findContent } from "./access-store.ts";
import { mayChange, mayChangeByGrant, mayKnow } from "./sharing.ts";

/** The content item that a request's path names, where the caller may learn that it is there. */
export async function knownContent(
  { params }: Pick<RoutedRequest, "params">,
  { database, caller }: CallerContext,
): Promise<Result<ContentAccess, Failure<"no-such-content">>> {
  const content = await findContent(database, params["guid"] ?? "", caller);
  return content !== undefined && mayKnow(content, caller) ? ok(content) : err(NO_SUCH_CONTENT);
}

/** The same where the caller, whose role has the permission to change content, may change it. */
export async function changeableContent(
  request: Pick<RoutedRequest, "params">,
  context: CallerContext,
): Promise<Result<ContentAccess, Failure<"no-such-content" | "not-allowed">>> {
  const found = await knownContent(request, context);
  return !found.ok || mayChange(found.value, context.caller) ? found : err(NOT_CHANGEABLE);
}

export const NO_SUCH_CONTENT: Failure<"no-such-content"> = { kind: "no-such-content" };

const NOT_CHANGEABLE: Failure<"not-allowed"> = {
  kind: "not-allowed",
  error: "This requires the content's owner, or a permission for it with the role owner.",
};

/** The access to content, which is loaded first: one's own is what one owns or is shared with one. */
type AccessToContent<Own extends Permission> = Access<ContentAccess, Own | "manage-content-of-others", Named<"guid">>;

/** The access of those who may know of a content item. */
export function ofKnownContent<Own extends Permission>(own: Own): AccessToContent<Own> {
  return {
    own,
    ofOthers: "manage-content-of-others",
    find: async ({ database, caller }, { guid }) => {
      const content = await findContent(database, guid, caller);
      return content === undefined ? err(NO_SUCH_CONTENT) : ok(content);
    },
    isOwn: ({ appRole }) => appRole !== "none",
    refusal: NO_SUCH_CONTENT,
    failures: ["no-such-content"],
  };
}

/** The access of those who may change a content item. Others who may know of it learn that they may not. */
export function ofChangeableContent<Own extends Permission>(own: Own): AccessToContent<Own> {
  return {
    ...ofKnownContent(own),
    find: async (context, params) => await knownContent({ params }, context),
    isOwn: mayChangeByGrant,
    refusal: NOT_CHANGEABLE,
    failures: ["no-such-content", "not-allowed"],
  };
}

/**
 * The failure of a change of the operation's content that was allowed when the request came in.
 *
 * @param unchanged the reason where the content is still the caller's to change.
 */
export async function explainUnmadeChange<Kind extends FailureKind>(
  error: ChangeError,
  context: CallerContext & { readonly permit: Permit<Permission, ContentAccess> },
  unchanged: Failure<Kind>,
): Promise<Failure<"no-such-content" | "not-allowed"> | Failure<Kind>> {
  if (error === "caller-lost") return CALLER_LOST;
  const { guid } = context.permit.subject;
  const found = await changeableContent({ params: { guid } }, context);
  return found.ok ? unchanged : found.error;
}

/** What is said of a change that failed; by default, that another request changed it. */
interface Causes {
  /** Where another row has what must be unique. */
  readonly taken?: string;
  /** Where the content is still the caller's to change, but nothing was found that may be changed. */
  readonly unchanged?: Failure;
}

/** Why a change of the content failed that was allowed when the request came in. */
export async function explainUnmade(
  error: ChangeError,
  request: RoutedRequest,
  context: CallerContext,
  { taken, unchanged = CHANGED_MEANWHILE }: Causes = {},
): Promise<Failure> {
  if (error === "taken") return taken === undefined ? CHANGED_MEANWHILE : { kind: "name-taken", error: taken };
  if (error === "caller-lost") return CALLER_LOST;
  const found = await changeableContent(request, context);
  return found.ok ? unchanged : found.error;
}
