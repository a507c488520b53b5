import type { Result } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { type Named, perform } from "../operation/operation.ts";
import { READ_USER_DETAILS } from "../users/operations.ts";
import type { UserDetails } from "../users/overview-store.ts";

/** The user whom a page's path names, with what a change of the user concerns. */
export async function findUserOfPage(
  { params }: RoutedRequest<Named<"guid">>,
  context: CallerContext,
): Promise<Result<UserDetails, Failure>> {
  return await perform(READ_USER_DETAILS, context, {}, params);
}
