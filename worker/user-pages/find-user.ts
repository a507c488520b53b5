import { err, ok, type Result } from "../../shared/index.ts";
import { sessionTimes } from "../auth/session-store.ts";
import { NO_SUCH_USER } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { findUserOverview, type UserOverview } from "../users/overview-store.ts";

/** The user whom a page's path names, with what a change of the user concerns. */
export async function findUserOfPage(
  { params }: RoutedRequest,
  { database, now, settings }: CallerContext,
): Promise<Result<UserOverview, Failure>> {
  const overview = await findUserOverview(database, params["guid"] ?? "", sessionTimes(now, settings));
  return overview === undefined ? err(NO_SUCH_USER) : ok(overview);
}
