/** Reading what pages show of groups. The API has no routes for it. */

import { err, ok } from "../../shared/index.ts";
import { OFFSET_PARAMETERS, type OffsetWindow, offsetPage, offsetWindow } from "../database/offset-page.ts";
import { NO_SUCH_GROUP, NO_SUCH_USER } from "../http/common-failures.ts";
import { userOfGuid } from "../identity/user-ref.ts";
import { byRole } from "../operation/access.ts";
import { type Named, operation } from "../operation/operation.ts";
import { userBy } from "../users/store.ts";
import { PREFIX } from "./operations.ts";
import { contentOfGroup, type GroupWithMembers, groupOverview, groupOverviews } from "./overview-store.ts";
import { membersOf } from "./store.ts";

export const LIST_GROUP_OVERVIEWS = operation({
  name: "listGroupOverviews",
  summary: "A page of groups, with their owners and what there is of each.",
  access: byRole("update-group"),
  input: { prefix: PREFIX, page_number: OFFSET_PARAMETERS.page_number },
  failures: [],
  ahead: (_, __, asked) => (asked === undefined ? [] : groupOverviews(asked.prefix ?? "", offsetWindow(asked))),
  run: async ({ ask }, { prefix = "", page_number }) => {
    const window = offsetWindow({ page_number });
    const [items, total] = await ask(...groupOverviews(prefix, window));
    return ok(offsetPage({ items, total }, window));
  },
});

export const READ_GROUP_OVERVIEW = operation({
  name: "readGroupOverview",
  summary: "A group with what a change of it concerns.",
  access: byRole("update-group"),
  input: {},
  failures: ["no-such-object"],
  ahead: (_, { guid }: Named<"guid">) => [groupOverview(guid)],
  run: async ({ ask }, _, { guid }: Named<"guid">) => {
    const [group] = await ask(groupOverview(guid));
    return group === undefined ? err(NO_SUCH_GROUP) : ok(group);
  },
});

/** Returns a page of the members, too. */
export const READ_GROUP_WITH_MEMBERS = operation({
  name: "readGroupWithMembers",
  summary: "A group with its members.",
  access: byRole("update-group"),
  input: { page_number: OFFSET_PARAMETERS.page_number },
  failures: ["no-such-object"],
  ahead: (_, { guid }: Named<"guid">, asked) => (asked === undefined ? [] : membersAhead(guid, offsetWindow(asked))),
  run: async ({ ask }, { page_number }, { guid }: Named<"guid">) => {
    const window = offsetWindow({ page_number });
    const [group, items, total] = await ask(...membersAhead(guid, window));
    if (group === undefined) return err(NO_SUCH_GROUP);
    return ok<GroupWithMembers>({ ...group, memberPage: offsetPage({ items, total }, window) });
  },
});

/** Returns the first content items that are shared with the group, too. */
export const READ_GROUP_TO_DELETE = operation({
  name: "readGroupToDelete",
  summary: "A group with what is shared with it.",
  access: byRole("delete-group"),
  input: {},
  failures: ["no-such-object"],
  ahead: (_, { guid }: Named<"guid">) => [groupOverview(guid), contentOfGroup(guid)],
  run: async ({ ask }, _, { guid }: Named<"guid">) => {
    const [group, contentNames] = await ask(groupOverview(guid), contentOfGroup(guid));
    return group === undefined ? err(NO_SUCH_GROUP) : ok({ group, contentNames });
  },
});

/** Returns a user who is no member, too: only the removal finds that out. */
export const READ_MEMBER_TO_REMOVE = operation({
  name: "readMemberToRemove",
  summary: "A group and one of its members.",
  access: byRole("remove-member"),
  input: {},
  failures: ["no-such-object"],
  ahead: memberAhead,
  run: async ({ ask }, _, named: Named<"guid" | "user_guid">) => {
    const [group, member] = await ask(...memberAhead(_, named));
    if (group === undefined) return err(NO_SUCH_GROUP);
    return member === undefined ? err(NO_SUCH_USER) : ok({ group, member });
  },
});

function membersAhead(guid: string, window: OffsetWindow) {
  return [groupOverview(guid), ...membersOf(guid, window)] as const;
}

function memberAhead(_: unknown, { guid, user_guid }: Named<"guid" | "user_guid">) {
  return [groupOverview(guid), userBy(userOfGuid(user_guid))] as const;
}
