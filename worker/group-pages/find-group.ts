import { err, ok, type Result } from "../../shared/index.ts";
import { findGroupOverview, type GroupOverview } from "../groups/overview-store.ts";
import { NO_SUCH_GROUP } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";

/** The group that a page's path names, with what a change of it concerns. */
export async function findGroupOfPage(
  { params }: RoutedRequest,
  { database }: CallerContext,
): Promise<Result<GroupOverview, Failure>> {
  const overview = await findGroupOverview(database, params["guid"] ?? "");
  return overview === undefined ? err(NO_SUCH_GROUP) : ok(overview);
}
