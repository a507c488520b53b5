import { type GroupRecord, type OffsetPage, ok, type Result, type UserRecord } from "../../shared/index.ts";
import { LIST_GROUPS } from "../groups/operations.ts";
import { callHandler } from "../html/form.ts";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { perform } from "../operation/operation.ts";
import { answerListUsers } from "../users/list-operations.ts";

/** How many users, and how many groups, one search shows. */
const FOUND_MAX_ITEMS = 10;

/** What was searched for by name, and who was found. */
export interface Found {
  readonly text: string;
  readonly users: OffsetPage<UserRecord>;
  readonly groups: OffsetPage<GroupRecord>;
}

/** The users and groups whose names begin with a text. */
export async function findPrincipals(
  text: string,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Result<Found, Failure>> {
  const query = new URLSearchParams({ prefix: text, page_size: String(FOUND_MAX_ITEMS) }).toString();
  const [users, groups] = await Promise.all([
    callHandler<OffsetPage<UserRecord>>(answerListUsers, request, context, { query }),
    perform(LIST_GROUPS, context, { prefix: text, page_size: FOUND_MAX_ITEMS }, {}),
  ]);
  if (!users.ok) return users;
  return groups.ok ? ok({ text, users: users.value, groups: groups.value }) : groups;
}
