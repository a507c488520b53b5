import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";
import type { CallerContext } from "../caller.ts";

export async function answerAuditLog(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerAuditActions(
  _request: RoutedRequest,
  _context: CallerContext,
): Promise<Response | Failure> {
  return { kind: "not-found" };
}
