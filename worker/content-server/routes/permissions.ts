import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";
import type { CallerContext } from "../caller.ts";

export async function answerPermissions(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerAddPermission(
  _request: RoutedRequest,
  _context: CallerContext,
): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerPermission(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerUpdatePermission(
  _request: RoutedRequest,
  _context: CallerContext,
): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerRemovePermission(
  _request: RoutedRequest,
  _context: CallerContext,
): Promise<Response | Failure> {
  return { kind: "not-found" };
}
