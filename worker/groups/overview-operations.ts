/** Reading what pages show of groups. The API has no routes for it. */

import { err, ok, type Result } from "../../shared/index.ts";
import { OFFSET_PARAMETERS, offsetPage, offsetWindow } from "../database/offset-page.ts";
import { NO_SUCH_GROUP, NO_SUCH_USER } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { byRole } from "../operation/access.ts";
import { type Named, operation } from "../operation/operation.ts";
import { findUser } from "../users/store.ts";
import { PREFIX } from "./operations.ts";
import { findGroupOverview, type GroupOverview, listContentOfGroup, listGroupOverviews } from "./overview-store.ts";
import { listMembers } from "./store.ts";

export const LIST_GROUP_OVERVIEWS = operation({
  name: "listGroupOverviews",
  summary: "A page of groups, with their owners and what there is of each.",
  access: byRole("update-group"),
  input: { prefix: PREFIX, page_number: OFFSET_PARAMETERS.page_number },
  failures: [],
  run: async ({ database }, { prefix = "", page_number }) => {
    const window = offsetWindow({ page_number });
    return ok(offsetPage(await listGroupOverviews(database, prefix, window), window));
  },
});

export const READ_GROUP_OVERVIEW = operation({
  name: "readGroupOverview",
  summary: "A group with what a change of it concerns.",
  access: byRole("update-group"),
  input: {},
  failures: ["no-such-object"],
  run: async ({ database }, _, { guid }: Named<"guid">) => await readOverview(database, guid),
});

/** Returns a page of the members, too. */
export const READ_GROUP_WITH_MEMBERS = operation({
  name: "readGroupWithMembers",
  summary: "A group with its members.",
  access: byRole("update-group"),
  input: { page_number: OFFSET_PARAMETERS.page_number },
  failures: ["no-such-object"],
  run: async ({ database }, { page_number }, { guid }: Named<"guid">) => {
    const window = offsetWindow({ page_number });
    const [group, members] = await Promise.all([readOverview(database, guid), listMembers(database, guid, window)]);
    return group.ok ? ok({ ...group.value, memberPage: offsetPage(members, window) }) : group;
  },
});

/** Returns the first content items that are shared with the group, too. */
export const READ_GROUP_TO_DELETE = operation({
  name: "readGroupToDelete",
  summary: "A group with what is shared with it.",
  access: byRole("delete-group"),
  input: {},
  failures: ["no-such-object"],
  run: async ({ database }, _, { guid }: Named<"guid">) => {
    const [group, contentNames] = await Promise.all([readOverview(database, guid), listContentOfGroup(database, guid)]);
    return group.ok ? ok({ group: group.value, contentNames }) : group;
  },
});

/** Returns a user who is no member, too: only the removal finds that out. */
export const READ_MEMBER_TO_REMOVE = operation({
  name: "readMemberToRemove",
  summary: "A group and one of its members.",
  access: byRole("remove-member"),
  input: {},
  failures: ["no-such-object"],
  run: async ({ database }, _, { guid, user_guid }: Named<"guid" | "user_guid">) => {
    const [group, member] = await Promise.all([readOverview(database, guid), findUser(database, user_guid)]);
    if (!group.ok) return group;
    return member === undefined ? err(NO_SUCH_USER) : ok({ group: group.value, member });
  },
});

async function readOverview(
  database: D1Database,
  guid: string,
): Promise<Result<GroupOverview, Failure<"no-such-object">>> {
  const overview = await findGroupOverview(database, guid);
  return overview === undefined ? err(NO_SUCH_GROUP) : ok(overview);
}
