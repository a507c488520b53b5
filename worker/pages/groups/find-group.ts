import { err, ok, type Result } from "../../../shared/index.ts";
import type { CallerContext } from "../../content-server/auth/caller.ts";
import { NO_SUCH_GROUP } from "../../content-server/routes/failures.ts";
import { findGroupOverview, type GroupOverview } from "../../content-server/store/group-overview.ts";
import type { Failure } from "../../errors.ts";
import type { RoutedRequest } from "../../route.ts";

/** The group that a page's path names, with what a change of it concerns. */
export async function findGroupOfPage(
  { params }: RoutedRequest,
  { database }: CallerContext,
): Promise<Result<GroupOverview, Failure>> {
  const overview = await findGroupOverview(database, params["guid"] ?? "");
  return overview === undefined ? err(NO_SUCH_GROUP) : ok(overview);
}
