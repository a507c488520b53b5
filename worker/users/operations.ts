import { err, ok, type Result, USER_ROLES, type UserRecord } from "../../shared/index.ts";
import { sessionTimes } from "../auth/caller-store.ts";
import type { ChangeError } from "../database/change.ts";
import { findRival } from "../database/lookalikes.ts";
import { OFFSET_PARAMETERS, offsetPage, offsetWindow } from "../database/offset-page.ts";
import { CALLER_LOST, CHANGED_MEANWHILE, NO_SUCH_USER, nameLike } from "../http/common-failures.ts";
import { type Failure, failureOfField } from "../http/errors.ts";
import type { CallerContext, SenderContext } from "../identity/caller.ts";
import { userOfGuid } from "../identity/user-ref.ts";
import { USERNAME } from "../names/username.ts";
import { byRole } from "../operation/access.ts";
import { type Named, operation } from "../operation/operation.ts";
import type { Context } from "../platform/context.ts";
import type { Reading } from "../platform/reading.ts";
import { EXTERNAL_ID_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "../values/limits.ts";
import {
  boolean,
  labelled,
  meaning,
  nameText,
  nothing,
  nullable,
  oneOf,
  optional,
  shortText,
  someOf,
  text,
  type ValuesOf,
} from "../values/readers.ts";
import { groupNamesOf, type UserDetails, userOverview } from "./overview-store.ts";
import {
  ACCOUNT_STATUSES,
  createUser,
  type PermitForUser,
  USER_SORTS,
  type UserChanges,
  type UserSettings,
  updateUser,
  userBy,
  usersOf,
} from "./store.ts";

const FIELDS = {
  username: labelled("Username", optional(USERNAME)),
  first_name: labelled("First name", optional(nameText(NAME_MAX_CHARACTERS))),
  last_name: labelled("Last name", optional(nameText(NAME_MAX_CHARACTERS))),
  email: labelled("Email address", optional(text(NAME_MAX_CHARACTERS))),
  user_role: labelled("Role", optional(oneOf(USER_ROLES))),
  external_id: labelled("Identity at the provider", optional(nullable(text(EXTERNAL_ID_MAX_CHARACTERS, 1)))),
};

const UPDATED_FIELDS = { ...FIELDS, confirmed: optional(boolean) };

/** Fields of the record that cannot be set, for clients send a whole record back. */
const READ_ONLY_FIELDS = ["guid", "created_time", "updated_time", "active_time"];

/** Fields of clients about other ways to log in, which this server does not have. */
const LOGIN_FIELDS = ["user_must_set_password", "unique_id"];

/** The reading of `readUser`. */
export function userAhead(_: unknown, { guid }: Named<"guid">): readonly Reading<unknown>[] {
  return [userBy(userOfGuid(guid))];
}

export const READ_OWN_USER = operation({
  name: "readOwnUser",
  summary: "The owner of the API key.",
  access: byRole("read-own-user"),
  input: {},
  failures: ["unexpected"],
  ahead: ({ sender }) => [userBy(sender)],
  run: async ({ ask, sender }) => {
    const [user] = await ask(userBy(sender));
    return user === undefined ? err({ kind: "unexpected" }) : ok(user);
  },
});

export const CREATE_USER = operation({
  name: "createUser",
  summary: "Creates a user.",
  access: byRole("create-user"),
  input: {
    ...FIELDS,
    username: labelled("Username", USERNAME),
    password: optional(nothing("null: the server keeps no passwords, and users get their first key by an invitation")),
  },
  ignored: [...READ_ONLY_FIELDS, ...LOGIN_FIELDS, "locked", "confirmed"],
  failures: ["name-taken", "conflict", "not-allowed"],
  run: async ({ database, permit }, fields) => {
    const settings: UserSettings = {
      username: fields.username,
      first_name: fields.first_name ?? "",
      last_name: fields.last_name ?? "",
      email: fields.email ?? "",
      user_role: fields.user_role ?? "viewer",
      external_id: fields.external_id ?? null,
    };
    const created = await createUser(database, permit, settings);
    return created.ok ? created : err(await explain(created.error, database, "", settings, CHANGED_MEANWHILE));
  },
});

export const READ_USER = operation({
  name: "readUser",
  summary: "One user.",
  access: byRole("read-user"),
  input: {},
  failures: ["no-such-object"],
  ahead: userAhead,
  run: async (context, _, { guid }: Named<"guid">) => await readUser(context, guid),
});

/** Returns what a change of the user concerns, too, for those who may make it. */
export const READ_USER_DETAILS = operation({
  name: "readUserDetails",
  summary: "One user, with what a change of the user concerns.",
  access: byRole("update-user"),
  input: {},
  failures: ["no-such-object"],
  ahead: (context, { guid }: Named<"guid">) => detailsOf(context, guid),
  run: async (context, _, { guid }: Named<"guid">) => {
    const [overview, groupNames] = await context.ask(...detailsOf(context, guid));
    return overview === undefined ? err(NO_SUCH_USER) : ok<UserDetails>({ ...overview, groupNames });
  },
});

function detailsOf({ now, settings }: SenderContext, guid: string) {
  return [userOverview(guid, sessionTimes(now, settings)), groupNamesOf(guid)] as const;
}

const CHANGE = {
  access: byRole("update-user"),
  failures: ["invalid-request", "no-such-object", "name-taken", "conflict", "not-allowed"],
  ahead: userAhead,
} as const;

/** Changes the fields that are given and differ. */
export const UPDATE_USER = operation({
  ...CHANGE,
  name: "updateUser",
  summary: "Updates a user's name, address or role.",
  input: UPDATED_FIELDS,
  ignored: [...READ_ONLY_FIELDS, "locked"],
  run: async (context, changes, { guid }: Named<"guid">) => await changeUser(context, guid, changes),
});

export const PATCH_USER = operation({
  ...CHANGE,
  name: "patchUser",
  summary: "The same, and locks or unlocks the user.",
  input: { ...UPDATED_FIELDS, locked: optional(boolean) },
  ignored: READ_ONLY_FIELDS,
  run: async (context, changes, { guid }: Named<"guid">) => await changeUser(context, guid, changes),
});

/** Locks a user, whose keys are refused from then on, or unlocks the user. */
export const LOCK_USER = operation({
  name: "lockUser",
  summary: "Locks or unlocks a user.",
  access: byRole("lock-user"),
  input: { locked: boolean },
  failures: ["no-such-object", "conflict", "not-allowed"],
  ahead: userAhead,
  run: async (context, { locked }, { guid }: Named<"guid">) => {
    const { database, permit } = context;
    const found = await readUser(context, guid);
    if (!found.ok) return found;
    const updated = await updateUser(database, permit, found.value, { locked });
    if (updated.ok) return updated;
    return err(updated.error === "caller-lost" ? CALLER_LOST : LAST_ADMINISTRATOR);
  },
});

/** Finds a user; the failure says that there is none. */
export async function readUser(
  { ask }: Pick<Context, "ask">,
  guid: string,
): Promise<Result<UserRecord, Failure<"no-such-object">>> {
  const [user] = await ask(userBy(userOfGuid(guid)));
  return user === undefined ? err(NO_SUCH_USER) : ok(user);
}

/** The changes of a user that a request asks for. A user who is confirmed may be sent back as such. */
type AskedChanges = Omit<UserChanges, "confirmed"> & { readonly confirmed?: boolean | undefined };

/** Changes the fields of a user that are given and differ. */
export async function changeUser(
  { ask, database, permit }: Pick<Context, "ask" | "database"> & { readonly permit: PermitForUser },
  guid: string,
  { confirmed, ...settings }: AskedChanges,
): Promise<Result<UserRecord, Failure<(typeof CHANGE.failures)[number]>>> {
  const found = await readUser({ ask }, guid);
  if (!found.ok) return found;
  const user = found.value;
  if (confirmed === true && !user.confirmed) return err(NOT_CONFIRMED);
  const changes = differences(user, confirmed === false ? { ...settings, confirmed } : settings);
  if (Object.keys(changes).length === 0) return found;
  const updated = await updateUser(database, permit, user, changes);
  return updated.ok ? updated : err(await explain(updated.error, database, guid, changes, LAST_ADMINISTRATOR));
}

const NOT_CONFIRMED = failureOfField(
  "confirmed",
  (field) =>
    `${field} cannot be set to true: users confirm themselves by accepting an invitation. ` +
    "Leave it out, and invite the user.",
);

/** The settings that are given and differ: what a client only sends back must not undo another one's change. */
function differences(user: UserRecord, given: UserChanges): UserChanges {
  const before = new Map<string, unknown>(Object.entries(user));
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => before.get(name) !== value));
}

/**
 * The reason why a user was not created or changed.
 *
 * @param guid the user's own, who is no rival; empty where there is none.
 * @param otherwise the reason where no other user is in the way. Users are never deleted.
 */
async function explain(
  error: ChangeError,
  database: D1Database,
  guid: string,
  { username = null, email = null }: { readonly [Name in "username" | "email"]?: string | null | undefined },
  otherwise: Failure<"conflict">,
): Promise<Failure<"name-taken" | "conflict" | "not-allowed">> {
  if (error === "caller-lost") return CALLER_LOST;
  if (error === "taken") return NAME_TAKEN;
  const rival = await findRival(database, guid, { username, email });
  switch (rival?.by) {
    case "username":
      return NAME_TAKEN;
    case "look":
      return nameLike("user", rival.username);
    case "email":
      return ADDRESS_TAKEN;
    default:
      return otherwise;
  }
}

const LAST_ADMINISTRATOR: Failure<"conflict"> = {
  kind: "conflict",
  error: "No administrator with a valid API key would be left. Make another user one, who creates a key first.",
};

const NAME_TAKEN: Failure<"name-taken"> = {
  kind: "name-taken",
  error: "Another user has this username or this external_id. Choose another one.",
};

const ADDRESS_TAKEN: Failure<"name-taken"> = {
  kind: "name-taken",
  error:
    "Another user has this email address, perhaps in another case of its letters: neither could sign in by it. " +
    "Choose another one, or leave it empty.",
  payload: { pointer: "/email" },
};

const FILTERS = {
  ...OFFSET_PARAMETERS,
  prefix: optional(
    meaning(
      "What a name begins with: the full name, the last name or the username. It also finds a whole external id.",
      shortText(EXTERNAL_ID_MAX_CHARACTERS),
    ),
  ),
  external_id: optional(meaning("The whole external id of a user.", shortText(EXTERNAL_ID_MAX_CHARACTERS))),
  user_role: optional(someOf(USER_ROLES)),
  account_status: optional(someOf(ACCOUNT_STATUSES)),
  sort: optional(meaning("By default, `name`: first name, last name and username.", oneOf(USER_SORTS))),
  asc_order: optional(boolean),
};

type Filters = ValuesOf<typeof FILTERS>;

export const LIST_USERS = operation({
  name: "listUsers",
  summary: "A page of users.",
  access: byRole("list-users"),
  input: FILTERS,
  failures: [],
  ahead: (context, _, filters) => (filters === undefined ? [] : pageOf(context, filters).readings),
  run: async (context, filters) => await readPage(context, filters),
});

/** The same for those who manage users: everyone has the API's list, but only they have a page with it. */
export const LIST_USERS_TO_MANAGE = operation({
  name: "listUsersToManage",
  summary: "The users.",
  access: byRole("update-user"),
  input: {
    page_number: FILTERS.page_number,
    prefix: FILTERS.prefix,
    user_role: FILTERS.user_role,
    account_status: FILTERS.account_status,
  },
  failures: [],
  ahead: (context, _, filters) => (filters === undefined ? [] : pageOf(context, filters).readings),
  run: async (context, filters) => await readPage(context, filters),
});

async function readPage(context: CallerContext, filters: Filters) {
  const { readings, window } = pageOf(context, filters);
  const [items, total] = await context.ask(...readings);
  return ok(offsetPage({ items, total }, window));
}

function pageOf({ now }: SenderContext, filters: Filters) {
  const window = offsetWindow(filters);
  const query = {
    prefix: filters.prefix ?? "",
    externalId: filters.external_id,
    roles: filters.user_role ?? USER_ROLES,
    statuses: filters.account_status ?? ACCOUNT_STATUSES,
    sort: filters.sort ?? "name",
    ascending: filters.asc_order ?? true,
  };
  return { readings: usersOf(query, window, now), window };
}
