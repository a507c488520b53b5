import { err, ok, type Result } from "../../shared/index.ts";
import type { ChangeError } from "../database/change.ts";
import { CALLER_LOST, CHANGED_MEANWHILE } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { type ContentAccess, findContent } from "./access-store.ts";
import { mayChange, mayKnow } from "./sharing.ts";

/** The content item that a request's path names, where the caller may learn that it is there. */
export async function knownContent(
  { params }: RoutedRequest,
  { database, caller }: CallerContext,
): Promise<Result<ContentAccess, Failure>> {
  const content = await findContent(database, params["guid"] ?? "", caller);
  return content !== undefined && mayKnow(content, caller) ? ok(content) : err({ kind: "no-such-content" });
}

/** The same where the caller, whose role has the permission to change content, may change it. */
export async function changeableContent(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Result<ContentAccess, Failure>> {
  const found = await knownContent(request, context);
  if (!found.ok || mayChange(found.value, context.caller)) return found;
  return err({
    kind: "not-allowed",
    error: "This requires the content's owner, or a permission for it with the role owner.",
  });
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
