import { err, ok } from "../../shared/index.ts";
import type { ChangeError } from "../database/change.ts";
import { CALLER_LOST } from "../http/common-failures.ts";
import type { Failure, FailureKind } from "../http/errors.ts";
import type { Permission } from "../identity/role-permissions.ts";
import type { Access } from "../operation/access.ts";
import type { Named, OperationContext } from "../operation/operation.ts";
import { type ContentAccess, contentByGuid, findContent } from "./access-store.ts";
import { mayChange, mayChangeByGrant, mayKnow } from "./sharing.ts";

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
    ahead: ({ sender }, { guid }) => [contentByGuid(guid, sender)],
    find: async (context, { guid }) => {
      const content = await findContent(context, guid);
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
    find: async (context, { guid }) => {
      const content = await findContent(context, guid);
      return content !== undefined && mayKnow(content, context.caller) ? ok(content) : err(NO_SUCH_CONTENT);
    },
    isOwn: mayChangeByGrant,
    refusal: NOT_CHANGEABLE,
    failures: ["no-such-content", "not-allowed"],
  };
}

/** The context of an operation on a content item. */
export type ContentContext<Which extends Permission = Permission> = OperationContext<Which, ContentAccess>;

/**
 * The failure of a change of the operation's content that was allowed when the request came in.
 *
 * @param unchanged the reason where the content is still the caller's to change.
 */
export async function explainUnmadeChange<Kind extends FailureKind>(
  error: ChangeError,
  context: ContentContext,
  unchanged: Failure<Kind>,
): Promise<Failure<"no-such-content" | "not-allowed"> | Failure<Kind>> {
  if (error === "caller-lost") return CALLER_LOST;
  const { caller, permit } = context;
  const content = await findContent(context, permit.subject.guid);
  if (content === undefined || !mayKnow(content, caller)) return NO_SUCH_CONTENT;
  return mayChange(content, caller) ? unchanged : NOT_CHANGEABLE;
}
