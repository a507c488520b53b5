import { err, ok, type Result } from "../../../shared/index.ts";
import type { CallerContext } from "../../content-server/auth/caller.ts";
import { sessionTimes } from "../../content-server/auth/session-times.ts";
import { NO_SUCH_USER } from "../../content-server/routes/failures.ts";
import { findUserOverview, type UserOverview } from "../../content-server/store/user-overview.ts";
import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";

/** The user whom a page's path names, with what a change of the user concerns. */
export async function findUserOfPage(
  { params }: RoutedRequest,
  { database, now, settings }: CallerContext,
): Promise<Result<UserOverview, Failure>> {
  const overview = await findUserOverview(database, params["guid"] ?? "", sessionTimes(now, settings));
  return overview === undefined ? err(NO_SUCH_USER) : ok(overview);
}
