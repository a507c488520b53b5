import type { Context } from "../../context.ts";
import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";

export async function answerServerSettings(_request: RoutedRequest, _context: Context): Promise<Response | Failure> {
  return { kind: "not-found" };
}
