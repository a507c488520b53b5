import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";
import type { CallerContext } from "../caller.ts";

export async function answerOwnUser(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerUsers(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerCreateUser(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerUser(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerUpdateUser(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerLockUser(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}
