import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";
import type { VisitorContext } from "../caller.ts";
import { mayView } from "../sharing.ts";
import { findContent } from "../store/content-access.ts";
import { isReservedPath } from "../vanity-path.ts";
import { answerApiContent } from "./proxy.ts";

/** `/content/<guid>/<resource>`, by every method. */
export async function answerContent(request: RoutedRequest, context: VisitorContext): Promise<Response | Failure> {
  const base = `/content/${request.params["guid"] ?? ""}/`;
  const content = await findContent(context.database, request.params["guid"] ?? "", context.caller);
  if (content === undefined || !mayView(content, context.caller, context.settings)) {
    return { kind: context.caller === undefined ? "no-credentials" : "no-such-content" };
  }
  const resource = new URL(request.url).pathname.slice(base.length);
  return await answerApiContent(request, context, content, { base, resource });
}

/** `/<content_path>/<route>`: whatever no other route answers, by every method. */
export async function answerVanityContent(
  request: RoutedRequest,
  { caller }: VisitorContext,
): Promise<Response | Failure> {
  if (isReservedPath(new URL(request.url).pathname)) return { kind: "not-found" };
  return caller === undefined ? { kind: "no-credentials" } : { kind: "no-such-content" };
}
