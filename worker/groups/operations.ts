import { err, type GroupRecord, ok, quote, type Result } from "../../shared/index.ts";
import type { ChangeError } from "../database/change.ts";
import { findGroupLike } from "../database/lookalikes.ts";
import { OFFSET_PARAMETERS, type OffsetWindow, offsetPage, offsetWindow } from "../database/offset-page.ts";
import { CALLER_LOST, NO_SUCH_GROUP, nameLike, unknownGuid } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import type { CallerContext } from "../identity/caller.ts";
import { userOfGuid } from "../identity/user-ref.ts";
import { OWN_NAME } from "../names/own-name.ts";
import { byRole } from "../operation/access.ts";
import { type Named, operation } from "../operation/operation.ts";
import { userBy } from "../users/store.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { labelled, meaning, optional, shortText, text } from "../values/readers.ts";
import {
  addMember,
  createGroup,
  deleteGroup,
  groupBy,
  groupsOf,
  membersOf,
  removeMember,
  updateGroup,
} from "./store.ts";

const NO_SUCH_MEMBER: Failure<"no-such-object"> = { kind: "no-such-object", what: "member of the group" };

function membersAhead(guid: string, window: OffsetWindow) {
  return [groupBy(guid), ...membersOf(guid, window)] as const;
}

function memberAhead(_: unknown, { guid, user_guid }: Named<"guid" | "user_guid">) {
  return [groupBy(guid), userBy(userOfGuid(user_guid))] as const;
}

function groupAhead(_: unknown, { guid }: Named<"guid">) {
  return [groupBy(guid)] as const;
}

/** Returns a page of users. */
export const LIST_MEMBERS = operation({
  name: "listMembers",
  summary: "A page of a group's members.",
  access: byRole("list-members"),
  input: OFFSET_PARAMETERS,
  failures: ["no-such-object"],
  ahead: (_, { guid }: Named<"guid">, page) => (page === undefined ? [] : membersAhead(guid, offsetWindow(page))),
  run: async ({ ask }, page, { guid }: Named<"guid">) => {
    const window = offsetWindow(page);
    const [group, items, total] = await ask(...membersAhead(guid, window));
    return group === undefined ? err(NO_SUCH_GROUP) : ok(offsetPage({ items, total }, window));
  },
});

/** Returns the user, as all that adds to a list returns what it added. */
export const ADD_MEMBER = operation({
  name: "addMember",
  summary: "Adds a user to a group.",
  access: byRole("add-member"),
  input: { user_guid: text(NAME_MAX_CHARACTERS, 1) },
  failures: ["no-such-object", "invalid-request", "not-allowed", "conflict"],
  run: async ({ ask, database, permit }, { user_guid }, { guid }: Named<"guid">) => {
    const [group, user] = await ask(groupBy(guid), userBy(userOfGuid(user_guid)));
    if (group === undefined) return err(NO_SUCH_GROUP);
    if (user === undefined) return err(unknownGuid("user_guid", "user"));
    const added = await addMember(database, permit, group, user);
    return added.ok ? ok(user) : err(NOT_ADDED[added.error]);
  },
});

const NOT_ADDED: Readonly<Record<ChangeError, Failure<"no-such-object" | "not-allowed" | "conflict">>> = {
  // Users are never deleted.
  unchanged: NO_SUCH_GROUP,
  "caller-lost": CALLER_LOST,
  taken: { kind: "conflict", error: "The user is already a member of the group." },
};

export const REMOVE_MEMBER = operation({
  name: "removeMember",
  summary: "Removes a user from a group.",
  access: byRole("remove-member"),
  input: {},
  failures: ["no-such-object", "not-allowed"],
  ahead: memberAhead,
  run: async ({ ask, database, permit }, _, named: Named<"guid" | "user_guid">) => {
    const [group, user] = await ask(...memberAhead(_, named));
    if (group === undefined) return err(NO_SUCH_GROUP);
    if (user === undefined) return err(NO_SUCH_MEMBER);
    const removed = await removeMember(database, permit, group, user);
    return removed.ok ? ok(user) : err(removed.error === "caller-lost" ? CALLER_LOST : NO_SUCH_MEMBER);
  },
});

/** The beginning of the names in a list of groups. */
export const PREFIX = optional(meaning("What a name begins with.", shortText(NAME_MAX_CHARACTERS)));

const OWNER_GUID = optional(text(NAME_MAX_CHARACTERS, 1));

/** Fields that clients send of a group and that cannot be set. */
const IGNORED = ["guid", "unique_id"];

/** Returns groups by name. */
export const LIST_GROUPS = operation({
  name: "listGroups",
  summary: "A page of groups.",
  access: byRole("list-groups"),
  input: { ...OFFSET_PARAMETERS, prefix: PREFIX },
  failures: [],
  ahead: (_, __, asked) => (asked === undefined ? [] : groupsOf(asked.prefix ?? "", offsetWindow(asked))),
  run: async ({ ask }, { prefix = "", ...page }) => {
    const window = offsetWindow(page);
    const [items, total] = await ask(...groupsOf(prefix, window));
    return ok(offsetPage({ items, total }, window));
  },
});

/** The caller owns the group where no owner is named. */
export const CREATE_GROUP = operation({
  name: "createGroup",
  summary: "Creates a group.",
  access: byRole("create-group"),
  input: { name: labelled("Name", OWN_NAME), owner_guid: OWNER_GUID },
  ignored: IGNORED,
  failures: ["invalid-request", "not-allowed", "name-taken"],
  run: async ({ database, caller, permit }, { name, owner_guid = caller.guid }) => {
    const group: GroupRecord = { guid: crypto.randomUUID(), name, owner_guid };
    const created = await createGroup(database, permit, group);
    return created.ok ? ok(group) : err(await explainRefused(created.error, database, group));
  },
});

export const READ_GROUP = operation({
  name: "readGroup",
  summary: "One group.",
  access: byRole("read-group"),
  input: {},
  failures: ["no-such-object"],
  ahead: groupAhead,
  run: async (context, _, { guid }: Named<"guid">) => await readGroup(context, guid),
});

/** Changes the fields that are sent. Where there are none, nothing is changed. */
export const UPDATE_GROUP = operation({
  name: "updateGroup",
  summary: "Updates a group's name or owner.",
  access: byRole("update-group"),
  input: { name: labelled("Name", optional(OWN_NAME)), owner_guid: OWNER_GUID },
  ignored: IGNORED,
  failures: ["no-such-object", "invalid-request", "not-allowed", "name-taken"],
  run: async (context, { name, owner_guid: ownerGuid }, { guid }: Named<"guid">) => {
    const { database, permit } = context;
    if (name === undefined && ownerGuid === undefined) return await readGroup(context, guid);
    const updated = await updateGroup(database, permit, guid, { name, ownerGuid });
    if (updated.ok) return updated;
    if (updated.error === "unchanged" && !(await readGroup(context, guid)).ok) return err(NO_SUCH_GROUP);
    return err(await explainRefused(updated.error, database, { guid, name }));
  },
});

export const DELETE_GROUP = operation({
  name: "deleteGroup",
  summary: "Deletes a group.",
  access: byRole("delete-group"),
  input: {},
  failures: ["no-such-object", "not-allowed"],
  ahead: groupAhead,
  run: async (context, _, { guid }: Named<"guid">) => {
    const { database, permit } = context;
    const group = await readGroup(context, guid);
    if (!group.ok) return group;
    const deleted = await deleteGroup(database, permit, group.value);
    return deleted.ok ? group : err(deleted.error === "caller-lost" ? CALLER_LOST : NO_SUCH_GROUP);
  },
});

/** A group by its guid. */
async function readGroup(
  { ask }: Pick<CallerContext, "ask">,
  guid: string,
): Promise<Result<GroupRecord, Failure<"no-such-object">>> {
  const [group] = await ask(groupBy(guid));
  return group === undefined ? err(NO_SUCH_GROUP) : ok(group);
}

interface Renamed {
  readonly guid: string;
  readonly name: string | undefined;
}

/** Why a group did not get its name or its owner. */
async function explainRefused(
  error: ChangeError,
  database: D1Database,
  { guid, name = "" }: Renamed,
): Promise<Failure<"invalid-request" | "not-allowed" | "name-taken">> {
  if (error === "caller-lost") return CALLER_LOST;
  if (error === "taken") return nameTaken(name);
  const other = name === "" ? undefined : await findGroupLike(database, guid, name);
  if (other === undefined) return unknownGuid("owner_guid", "user");
  return other.toLowerCase() === name.toLowerCase() ? nameTaken(name) : nameLike("group", other);
}

function nameTaken(name: string): Failure<"name-taken"> {
  return { kind: "name-taken", error: `There is already a group with the name ${quote(name)}. Choose another name.` };
}
