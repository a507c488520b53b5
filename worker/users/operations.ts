import { USER_ROLES, type UserRecord } from "../../shared/index.ts";
import type { ChangeResult } from "../database/change.ts";
import { findRival } from "../database/lookalikes.ts";
import { OFFSET_PARAMETERS, offsetPage, offsetWindow } from "../database/offset-page.ts";
import { CALLER_LOST, CHANGED_MEANWHILE, NO_SUCH_USER, nameLike } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { jsonBody, readFields } from "../http/fields.ts";
import { readParameters } from "../http/parameters.ts";
import { json } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { USERNAME } from "../names/username.ts";
import { EXTERNAL_ID_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "../values/limits.ts";
import {
  boolean,
  meaning,
  nameText,
  nothing,
  nullable,
  oneOf,
  optional,
  shortText,
  someOf,
  text,
} from "../values/readers.ts";
import { ACCOUNT_STATUSES, listUsers, USER_SORTS } from "./list-store.ts";
import { createUser, findUser, type UserChanges, type UserSettings, updateUser } from "./store.ts";

/** The parameters of a list of users. */
export const USER_FILTERS = {
  ...OFFSET_PARAMETERS,
  prefix: meaning(
    "What a name begins with: the full name, the last name or the username. It also finds a whole external id.",
    shortText(EXTERNAL_ID_MAX_CHARACTERS),
  ),
  external_id: meaning("The whole external id of a user.", shortText(EXTERNAL_ID_MAX_CHARACTERS)),
  user_role: someOf(USER_ROLES),
  account_status: someOf(ACCOUNT_STATUSES),
  sort: meaning("By default, `name`: first name, last name and username.", oneOf(USER_SORTS)),
  asc_order: boolean,
};

const FIELDS = {
  username: optional(USERNAME),
  first_name: optional(nameText(NAME_MAX_CHARACTERS)),
  last_name: optional(nameText(NAME_MAX_CHARACTERS)),
  email: optional(text(NAME_MAX_CHARACTERS)),
  user_role: optional(oneOf(USER_ROLES)),
  external_id: optional(nullable(text(EXTERNAL_ID_MAX_CHARACTERS, 1))),
};

const UPDATED_FIELDS = { ...FIELDS, confirmed: optional(boolean) };

/** Fields of the record that cannot be set, for clients send a whole record back. */
const READ_ONLY_FIELDS = ["guid", "created_time", "updated_time", "active_time"];

/** What clients say of other ways to log in, which are not to be had here. */
const LOGIN_FIELDS = ["user_must_set_password", "unique_id"];

export const NEW_USER = jsonBody(
  {
    ...FIELDS,
    username: USERNAME,
    password: optional(nothing("null: the server keeps no passwords, and users get their first key by an invitation")),
  },
  [...READ_ONLY_FIELDS, ...LOGIN_FIELDS, "locked", "confirmed"],
);

export const USER_CHANGES = jsonBody(UPDATED_FIELDS, [...READ_ONLY_FIELDS, "locked"]);

export const USER_PATCH = jsonBody({ ...UPDATED_FIELDS, locked: optional(boolean) }, READ_ONLY_FIELDS);

/** What a request wants of a user; that one who is confirmed stays so among it. */
type GivenChanges = Omit<UserChanges, "confirmed"> & { readonly confirmed?: boolean | undefined };

export const USER_LOCK = jsonBody({ locked: boolean });

/** `GET /v1/user`: the owner of the key. */
export async function answerReadOwnUser(
  _request: RoutedRequest,
  { database, caller }: CallerContext,
): Promise<Response | Failure> {
  return answerFound(await findUser(database, caller.guid));
}

/** `GET /v1/users`: a page of users. */
export async function answerListUsers(
  { url }: RoutedRequest,
  { database, now }: CallerContext,
): Promise<Response | Failure> {
  const given = readParameters(url, USER_FILTERS);
  if (!given.ok) return given.error;
  const values = given.value;
  const window = offsetWindow(values);
  const query = {
    prefix: values.prefix ?? "",
    externalId: values.external_id,
    roles: values.user_role ?? USER_ROLES,
    statuses: values.account_status ?? ACCOUNT_STATUSES,
    sort: values.sort ?? "name",
    ascending: values.asc_order ?? true,
  };
  return json(offsetPage(await listUsers(database, query, window, now), window));
}

/** `POST /v1/users`: creates a user. */
export async function answerCreateUser(
  request: RoutedRequest,
  { database, caller, now }: CallerContext,
): Promise<Response | Failure> {
  const body = await readFields(request, NEW_USER);
  if (!body.ok) return body.error;
  const fields = body.value;
  const settings: UserSettings = {
    username: fields.username,
    first_name: fields.first_name ?? "",
    last_name: fields.last_name ?? "",
    email: fields.email ?? "",
    user_role: fields.user_role ?? "viewer",
    external_id: fields.external_id ?? null,
  };
  const created = await createUser(database, { caller, now }, settings);
  if (created.ok || created.error !== "unchanged") return answerChange(created);
  return (await explainRival(database, "", settings)) ?? CHANGED_MEANWHILE;
}

/** `GET /v1/users/{guid}`. */
export async function answerReadUser(
  { params }: RoutedRequest,
  { database }: CallerContext,
): Promise<Response | Failure> {
  return answerFound(await findUser(database, params["guid"] ?? ""));
}

const NOT_CONFIRMED: Failure = {
  kind: "invalid-request",
  error:
    '"confirmed" cannot be set to true: users confirm themselves by accepting an invitation. ' +
    "Leave it out, and invite the user.",
  payload: { pointer: "/confirmed" },
};

/** `PUT /v1/users/{guid}`: changes what is given and otherwise than it was. */
export async function answerUpdateUser(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const body = await readFields(request, USER_CHANGES);
  return body.ok ? await update(body.value, request, context) : body.error;
}

/** `PATCH /v1/users/{guid}`: the same, and locks or unlocks the user. */
export async function answerPatchUser(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const body = await readFields(request, USER_PATCH);
  return body.ok ? await update(body.value, request, context) : body.error;
}

async function update(
  { confirmed, ...settings }: GivenChanges,
  { params }: RoutedRequest,
  { database, caller, now }: CallerContext,
): Promise<Response | Failure> {
  const user = await findUser(database, params["guid"] ?? "");
  if (user === undefined) return NO_SUCH_USER;
  if (confirmed === true && !user.confirmed) return NOT_CONFIRMED;
  const changes = differences(user, confirmed === false ? { ...settings, confirmed } : settings);
  if (Object.keys(changes).length === 0) return json(user);
  const updated = await updateUser(database, { caller, now }, user, changes);
  if (updated.ok || updated.error !== "unchanged") return answerChange(updated);
  return (await explainRival(database, user.guid, changes)) ?? answerChange(updated);
}

/** That another user has a name or an address that this one would be taken for; undefined where none does. */
async function explainRival(
  database: D1Database,
  guid: string,
  {
    username = null,
    email = null,
  }: { readonly username?: string | null | undefined; readonly email?: string | null | undefined },
): Promise<Failure | undefined> {
  const rival = await findRival(database, guid, { username, email });
  switch (rival?.by) {
    case "username":
      return NAME_TAKEN;
    case "look":
      return nameLike("user", rival.username);
    case "email":
      return ADDRESS_TAKEN;
    default:
      return undefined;
  }
}

const NAME_TAKEN: Failure = {
  kind: "name-taken",
  error: "Another user has this username or this external_id. Choose another one.",
};

const ADDRESS_TAKEN: Failure = {
  kind: "name-taken",
  error:
    "Another user has this email address, perhaps in another case of its letters: neither could sign in by it. " +
    "Choose another one, or leave it empty.",
  payload: { pointer: "/email" },
};

/** The settings that are given and differ: what a client only sends back must not undo another one's change. */
function differences(user: UserRecord, given: UserChanges): UserChanges {
  const before = new Map<string, unknown>(Object.entries(user));
  return Object.fromEntries(Object.entries(given).filter(([name, value]) => before.get(name) !== value));
}

/** `POST /v1/users/{guid}/lock`: locks a user, whose keys are refused from then on, or unlocks it. */
export async function answerLockUser(
  request: RoutedRequest,
  { database, caller, now }: CallerContext,
): Promise<Response | Failure> {
  const body = await readFields(request, USER_LOCK);
  if (!body.ok) return body.error;
  const fields = body.value;
  const user = await findUser(database, request.params["guid"] ?? "");
  if (user === undefined) return NO_SUCH_USER;
  return answerChange(await updateUser(database, { caller, now }, user, { locked: fields.locked }));
}

function answerFound(user: UserRecord | undefined): Response | Failure {
  return user === undefined ? NO_SUCH_USER : json(user);
}

/** Users are never deleted, so that a change of one that was found is only kept from the last administrator. */
function answerChange(changed: ChangeResult<UserRecord>): Response | Failure {
  if (changed.ok) return json(changed.value);
  switch (changed.error) {
    case "unchanged":
      return {
        kind: "conflict",
        error: "No administrator with a valid API key would be left. Make another user one, who creates a key first.",
      };
    case "caller-lost":
      return CALLER_LOST;
    case "taken":
      return NAME_TAKEN;
    default:
      return changed.error satisfies never;
  }
}
