import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";
import type { CallerContext } from "../caller.ts";

export async function answerContentList(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerCreateContent(
  _request: RoutedRequest,
  _context: CallerContext,
): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerContentItem(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerUpdateContent(
  _request: RoutedRequest,
  _context: CallerContext,
): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerDeleteContent(
  _request: RoutedRequest,
  _context: CallerContext,
): Promise<Response | Failure> {
  return { kind: "not-found" };
}
