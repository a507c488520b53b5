import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";
import type { VisitorContext } from "../caller.ts";
import { isReservedPath } from "../vanity-path.ts";

/** `/content/<guid>/<resource>`, by every method. */
export async function answerContent(_request: RoutedRequest, _context: VisitorContext): Promise<Response | Failure> {
  return { kind: "no-such-content" };
}

/** `/<content_path>/<route>`: whatever no other route answers, by every method. */
export async function answerVanityContent(
  request: RoutedRequest,
  { caller }: VisitorContext,
): Promise<Response | Failure> {
  if (isReservedPath(new URL(request.url).pathname)) return { kind: "not-found" };
  return caller === undefined ? { kind: "no-credentials" } : { kind: "no-such-content" };
}
