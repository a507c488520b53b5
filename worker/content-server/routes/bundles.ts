import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";
import type { CallerContext } from "../caller.ts";

export async function answerBundles(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerUploadBundle(
  _request: RoutedRequest,
  _context: CallerContext,
): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerBundle(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerDownloadBundle(
  _request: RoutedRequest,
  _context: CallerContext,
): Promise<Response | Failure> {
  return { kind: "not-found" };
}
