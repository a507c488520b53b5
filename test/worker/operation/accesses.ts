/**
 * Who may do what, once more and by hand: the roles that may do each operation with what is their own, and with what belongs to
 * others. The tests compare the operations with it.
 */

import type { Result } from "../../../shared/index.ts";
import {
  DOWNLOAD_AUDIT_LOG,
  LIST_AUDIT_ACTIONS,
  READ_AUDIT_ENTRY,
  READ_AUDIT_LOG,
  SEARCH_AUDIT_LOG,
} from "../../../worker/audit-log/operations.ts";
import {
  DELETE_CONFIRMED_CONTENT,
  DELETE_CONTENT,
  TRANSFER_CONTENT,
  UPDATE_CONTENT,
} from "../../../worker/content/change-operations.ts";
import { READ_HOME } from "../../../worker/content/home-operations.ts";
import { CREATE_CONTENT, LIST_CONTENT, READ_CONTENT } from "../../../worker/content/operations.ts";
import {
  ADD_PERMISSION,
  DELETE_PERMISSION,
  LIST_PERMISSIONS,
  READ_PERMISSION,
  UPDATE_PERMISSION,
} from "../../../worker/content/permission-operations.ts";
import { BROWSE_CONTENT, SEARCH_CONTENT } from "../../../worker/content/search-operations.ts";
import {
  DELETE_VANITY_PATH,
  LIST_VANITY_PATHS,
  READ_VANITY_PATH,
  SET_VANITY_PATH,
} from "../../../worker/content/vanity-path-operations.ts";
import {
  READ_ITEM,
  READ_ITEM_TO_CHANGE,
  READ_ITEM_TO_DELETE,
  READ_ITEM_TO_TRANSFER,
  READ_ITEM_WITH_PATH,
} from "../../../worker/content-pages/item-operations.ts";
import {
  CREATE_AUDIT_EXPORT,
  DELETE_AUDIT_EXPORT,
  LIST_AUDIT_EXPORTS,
  READ_AUDIT_EXPORT,
  UPDATE_AUDIT_EXPORT,
} from "../../../worker/exports/export-operations.ts";
import { FIND_EXPORT_OBJECT, LIST_EXPORT_OBJECTS } from "../../../worker/exports/object-operations.ts";
import {
  PAUSE_AUDIT_EXPORT,
  RESUME_AUDIT_EXPORT,
  RESUME_RECEIVER,
  RUN_AUDIT_EXPORT,
} from "../../../worker/exports/run-operations.ts";
import { NOTE_VERIFICATION } from "../../../worker/exports/verification-operations.ts";
import {
  ADD_MEMBER,
  CREATE_GROUP,
  DELETE_GROUP,
  LIST_GROUPS,
  LIST_MEMBERS,
  READ_GROUP,
  REMOVE_MEMBER,
  UPDATE_GROUP,
} from "../../../worker/groups/operations.ts";
import {
  LIST_GROUP_OVERVIEWS,
  READ_GROUP_OVERVIEW,
  READ_GROUP_TO_DELETE,
  READ_GROUP_WITH_MEMBERS,
  READ_MEMBER_TO_REMOVE,
} from "../../../worker/groups/overview-operations.ts";
import type { Failure } from "../../../worker/http/errors.ts";
import type { CallerContext } from "../../../worker/identity/caller.ts";
import { INVITE_USER, INVITE_USER_AGAIN } from "../../../worker/joining/operations.ts";
import { CREATE_KEY, DELETE_KEY, LIST_KEYS, READ_KEY } from "../../../worker/keys/operations.ts";
import type { Named, Operation } from "../../../worker/operation/operation.ts";
import {
  DELETE_BUNDLE,
  DOWNLOAD_BUNDLE,
  LIST_BUNDLES,
  READ_BUNDLE,
  UPLOAD_BUNDLE,
} from "../../../worker/publishing/bundle-operations.ts";
import { COMPARE_BUNDLE } from "../../../worker/publishing/comparison-operations.ts";
import { DEPLOY_BUNDLE, READ_TASK } from "../../../worker/publishing/deployment-operations.ts";
import { END_SESSION, END_SESSIONS, LIST_SESSIONS } from "../../../worker/sessions/operations.ts";
import { READ_ATTENTION } from "../../../worker/status/attention-operations.ts";
import { READ_METRICS, READ_PYTHON, READ_QUARTO, READ_R, READ_STATUS } from "../../../worker/status/operations.ts";
import {
  CREATE_USER,
  LIST_USERS,
  LIST_USERS_TO_MANAGE,
  LOCK_USER,
  PATCH_USER,
  READ_OWN_USER,
  READ_USER,
  READ_USER_DETAILS,
  UPDATE_USER,
} from "../../../worker/users/operations.ts";

/** The one whose thing it is, to the caller. */
export type Relation = "own" | "shared to change" | "shared to view" | "of others" | "of no one";

export type Least = "viewer" | "publisher" | "administrator" | "no one";

/** An operation as far as it admits callers. */
interface Admitting extends Pick<Operation, "name" | "access"> {
  readonly admitAndRun: (
    context: CallerContext,
    named: Named<"guid" | "id" | "user_guid" | "name">,
    readInput: () => Result<never, Failure>,
  ) => Promise<Result<unknown, Failure>>;
}

export interface Row {
  readonly operation: Admitting;
  readonly about: "user" | "content" | "task" | "export" | "server";
  readonly least: Readonly<Partial<Record<Relation, Least>>>;
}

const OF_USER = { own: "viewer", "of others": "administrator" } as const;

const OF_KNOWN_CONTENT = {
  own: "viewer",
  "shared to change": "viewer",
  "shared to view": "viewer",
  "of others": "administrator",
} as const;

const OF_CHANGEABLE_CONTENT = {
  own: "publisher",
  "shared to change": "publisher",
  "shared to view": "administrator",
  "of others": "administrator",
} as const;

const OF_CONTENT_TO_TRANSFER = {
  own: "administrator",
  "shared to change": "administrator",
  "shared to view": "administrator",
  "of others": "administrator",
} as const;

const byRole = (operation: Admitting, least: Least): Row => ({
  operation,
  about: "server",
  least: { "of no one": least },
});

const OF_EXPORT = { "of no one": "administrator" } as const;

export const ACCESSES: readonly Row[] = [
  byRole(READ_OWN_USER, "viewer"),
  byRole(LIST_USERS, "viewer"),
  byRole(LIST_USERS_TO_MANAGE, "administrator"),
  byRole(CREATE_USER, "administrator"),
  byRole(READ_USER, "viewer"),
  byRole(READ_USER_DETAILS, "administrator"),
  byRole(UPDATE_USER, "administrator"),
  byRole(PATCH_USER, "administrator"),
  byRole(LOCK_USER, "administrator"),
  byRole(INVITE_USER, "administrator"),
  byRole(INVITE_USER_AGAIN, "administrator"),
  { operation: LIST_SESSIONS, about: "user", least: OF_USER },
  { operation: END_SESSION, about: "user", least: OF_USER },
  { operation: END_SESSIONS, about: "user", least: OF_USER },
  { operation: LIST_KEYS, about: "user", least: OF_USER },
  { operation: READ_KEY, about: "user", least: OF_USER },
  { operation: CREATE_KEY, about: "user", least: { own: "viewer", "of others": "no one" } },
  { operation: DELETE_KEY, about: "user", least: OF_USER },
  byRole(LIST_CONTENT, "viewer"),
  byRole(SEARCH_CONTENT, "viewer"),
  byRole(BROWSE_CONTENT, "viewer"),
  byRole(READ_HOME, "viewer"),
  byRole(CREATE_CONTENT, "publisher"),
  { operation: READ_CONTENT, about: "content", least: OF_KNOWN_CONTENT },
  { operation: READ_ITEM, about: "content", least: OF_KNOWN_CONTENT },
  { operation: UPDATE_CONTENT, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: TRANSFER_CONTENT, about: "content", least: OF_CONTENT_TO_TRANSFER },
  { operation: READ_ITEM_TO_TRANSFER, about: "content", least: OF_CONTENT_TO_TRANSFER },
  { operation: DELETE_CONTENT, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: DELETE_CONFIRMED_CONTENT, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: COMPARE_BUNDLE, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: READ_ITEM_TO_CHANGE, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: READ_ITEM_TO_DELETE, about: "content", least: OF_CHANGEABLE_CONTENT },
  byRole(LIST_VANITY_PATHS, "administrator"),
  { operation: READ_VANITY_PATH, about: "content", least: OF_KNOWN_CONTENT },
  { operation: SET_VANITY_PATH, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: DELETE_VANITY_PATH, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: READ_ITEM_WITH_PATH, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: LIST_PERMISSIONS, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: ADD_PERMISSION, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: READ_PERMISSION, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: UPDATE_PERMISSION, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: DELETE_PERMISSION, about: "content", least: OF_CHANGEABLE_CONTENT },
  byRole(READ_AUDIT_LOG, "administrator"),
  byRole(LIST_AUDIT_ACTIONS, "administrator"),
  byRole(SEARCH_AUDIT_LOG, "administrator"),
  byRole(READ_AUDIT_ENTRY, "administrator"),
  byRole(DOWNLOAD_AUDIT_LOG, "administrator"),
  byRole(READ_PYTHON, "viewer"),
  byRole(READ_R, "viewer"),
  byRole(READ_QUARTO, "viewer"),
  byRole(READ_METRICS, "administrator"),
  byRole(READ_STATUS, "administrator"),
  byRole(READ_ATTENTION, "administrator"),
  byRole(LIST_GROUPS, "viewer"),
  byRole(CREATE_GROUP, "administrator"),
  byRole(READ_GROUP, "viewer"),
  byRole(UPDATE_GROUP, "administrator"),
  byRole(DELETE_GROUP, "administrator"),
  byRole(LIST_MEMBERS, "viewer"),
  byRole(ADD_MEMBER, "administrator"),
  byRole(REMOVE_MEMBER, "administrator"),
  byRole(LIST_GROUP_OVERVIEWS, "administrator"),
  byRole(READ_GROUP_OVERVIEW, "administrator"),
  byRole(READ_GROUP_WITH_MEMBERS, "administrator"),
  byRole(READ_GROUP_TO_DELETE, "administrator"),
  byRole(READ_MEMBER_TO_REMOVE, "administrator"),
  { operation: LIST_BUNDLES, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: UPLOAD_BUNDLE, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: READ_BUNDLE, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: DOWNLOAD_BUNDLE, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: DELETE_BUNDLE, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: DEPLOY_BUNDLE, about: "content", least: OF_CHANGEABLE_CONTENT },
  { operation: READ_TASK, about: "task", least: { own: "publisher", "of others": "administrator" } },
  { operation: LIST_AUDIT_EXPORTS, about: "export", least: OF_EXPORT },
  { operation: CREATE_AUDIT_EXPORT, about: "export", least: OF_EXPORT },
  { operation: READ_AUDIT_EXPORT, about: "export", least: OF_EXPORT },
  { operation: UPDATE_AUDIT_EXPORT, about: "export", least: OF_EXPORT },
  { operation: DELETE_AUDIT_EXPORT, about: "export", least: OF_EXPORT },
  { operation: RUN_AUDIT_EXPORT, about: "export", least: OF_EXPORT },
  { operation: PAUSE_AUDIT_EXPORT, about: "export", least: OF_EXPORT },
  { operation: RESUME_AUDIT_EXPORT, about: "export", least: OF_EXPORT },
  { operation: RESUME_RECEIVER, about: "export", least: OF_EXPORT },
  { operation: LIST_EXPORT_OBJECTS, about: "export", least: OF_EXPORT },
  { operation: FIND_EXPORT_OBJECT, about: "export", least: OF_EXPORT },
  { operation: NOTE_VERIFICATION, about: "export", least: OF_EXPORT },
];
