import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";
import type { CallerContext } from "../caller.ts";

export async function answerGroups(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerCreateGroup(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerGroup(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerUpdateGroup(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}

export async function answerDeleteGroup(_request: RoutedRequest, _context: CallerContext): Promise<Response | Failure> {
  return { kind: "not-found" };
}
