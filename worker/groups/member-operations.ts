import { OFFSET_PARAMETERS, offsetPage, offsetWindow } from "../database/offset-page.ts";
import { CALLER_LOST, NO_SUCH_GROUP, unknownGuid } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { jsonBody, readFields } from "../http/fields.ts";
import { readParameters } from "../http/parameters.ts";
import { json, noContent } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { findUser } from "../users/store.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { text } from "../values/readers.ts";
import { addMember, listMembers, removeMember } from "./member-store.ts";
import { findGroup } from "./store.ts";

export const NEW_MEMBER = jsonBody({ user_guid: text(NAME_MAX_CHARACTERS, 1) });

const NO_SUCH_MEMBER: Failure = { kind: "no-such-object", what: "member of the group" };

/** `GET /v1/groups/{guid}/members`: a page of users. */
export async function answerListMembers(
  request: RoutedRequest,
  { database }: CallerContext,
): Promise<Response | Failure> {
  const query = readParameters(request.url, OFFSET_PARAMETERS);
  if (!query.ok) return query.error;
  const values = query.value;
  const group = await findGroup(database, request.params["guid"] ?? "");
  if (group === undefined) return NO_SUCH_GROUP;
  const window = offsetWindow(values);
  return json(offsetPage(await listMembers(database, group.guid, window), window));
}

/** `POST /v1/groups/{guid}/members`: answers with the user, as all that adds to a list answers with what it added. */
export async function answerAddMember(
  request: RoutedRequest,
  { database, caller, now }: CallerContext,
): Promise<Response | Failure> {
  const body = await readFields(request, NEW_MEMBER);
  if (!body.ok) return body.error;
  const fields = body.value;
  const group = await findGroup(database, request.params["guid"] ?? "");
  if (group === undefined) return NO_SUCH_GROUP;
  const user = await findUser(database, fields.user_guid);
  if (user === undefined) return unknownGuid("user_guid", "user");
  const added = await addMember(database, { caller, now }, group, user);
  if (added.ok) return json(user);
  switch (added.error) {
    case "unchanged":
      // Users are never deleted.
      return NO_SUCH_GROUP;
    case "caller-lost":
      return CALLER_LOST;
    case "taken":
      return { kind: "conflict", error: "The user is already a member of the group." };
    default:
      return added.error satisfies never;
  }
}

/** `DELETE /v1/groups/{guid}/members/{user_guid}`. */
export async function answerRemoveMember(
  { params }: RoutedRequest,
  { database, caller, now }: CallerContext,
): Promise<Response | Failure> {
  const group = await findGroup(database, params["guid"] ?? "");
  if (group === undefined) return NO_SUCH_GROUP;
  const user = await findUser(database, params["user_guid"] ?? "");
  if (user === undefined) return NO_SUCH_MEMBER;
  const removed = await removeMember(database, { caller, now }, group, user);
  if (removed.ok) return noContent();
  return removed.error === "caller-lost" ? CALLER_LOST : NO_SUCH_MEMBER;
}
