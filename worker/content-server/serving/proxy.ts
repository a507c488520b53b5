import type { Failure } from "../../errors.ts";
import type { VisitorContext } from "../caller.ts";
import type { ContentAccess } from "../store/content-access.ts";

/** API content: passes a request on to its upstream. */
export async function answerApiContent(
  _request: Request,
  _context: VisitorContext,
  _content: ContentAccess,
  _at: { readonly base: string; readonly resource: string },
): Promise<Response | Failure> {
  return { kind: "not-found" };
}
