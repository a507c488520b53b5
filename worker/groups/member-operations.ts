import { err, ok } from "../../shared/index.ts";
import type { ChangeError } from "../database/change.ts";
import { OFFSET_PARAMETERS, offsetPage, offsetWindow } from "../database/offset-page.ts";
import { CALLER_LOST, NO_SUCH_GROUP, unknownGuid } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { byRole } from "../operation/access.ts";
import { type Named, operation } from "../operation/operation.ts";
import { findUser } from "../users/store.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { text } from "../values/readers.ts";
import { addMember, listMembers, removeMember } from "./member-store.ts";
import { readGroup } from "./operations.ts";

const NO_SUCH_MEMBER: Failure<"no-such-object"> = { kind: "no-such-object", what: "member of the group" };

/** Returns a page of users. */
export const LIST_MEMBERS = operation({
  name: "listMembers",
  summary: "A page of a group's members.",
  access: byRole("list-members"),
  input: OFFSET_PARAMETERS,
  failures: ["no-such-object"],
  run: async ({ database }, page, { guid }: Named<"guid">) => {
    const group = await readGroup(database, guid);
    if (!group.ok) return group;
    const window = offsetWindow(page);
    return ok(offsetPage(await listMembers(database, guid, window), window));
  },
});

/** Returns the user, as all that adds to a list returns what it added. */
export const ADD_MEMBER = operation({
  name: "addMember",
  summary: "Adds a user to a group.",
  access: byRole("add-member"),
  input: { user_guid: text(NAME_MAX_CHARACTERS, 1) },
  failures: ["no-such-object", "invalid-request", "not-allowed", "conflict"],
  run: async ({ database, permit }, { user_guid }, { guid }: Named<"guid">) => {
    const group = await readGroup(database, guid);
    if (!group.ok) return group;
    const user = await findUser(database, user_guid);
    if (user === undefined) return err(unknownGuid("user_guid", "user"));
    const added = await addMember(database, permit, group.value, user);
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
  run: async ({ database, permit }, _, { guid, user_guid }: Named<"guid" | "user_guid">) => {
    const group = await readGroup(database, guid);
    if (!group.ok) return group;
    const user = await findUser(database, user_guid);
    if (user === undefined) return err(NO_SUCH_MEMBER);
    const removed = await removeMember(database, permit, group.value, user);
    return removed.ok ? ok(user) : err(removed.error === "caller-lost" ? CALLER_LOST : NO_SUCH_MEMBER);
  },
});
