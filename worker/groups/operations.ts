import { quote } from "../../shared/index.ts";
import { findGroupLike } from "../database/lookalikes.ts";
import { OFFSET_PARAMETERS, offsetPage, offsetWindow } from "../database/offset-page.ts";
import { CALLER_LOST, NO_SUCH_GROUP, nameLike, unknownGuid } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { jsonBody, readFields } from "../http/fields.ts";
import { readParameters } from "../http/parameters.ts";
import { json, noContent } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { OWN_NAME } from "../names/own-name.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { meaning, optional, shortText, text } from "../values/readers.ts";
import { createGroup, deleteGroup, findGroup, listGroups, updateGroup } from "./store.ts";

/** The parameters of a list of groups. */
export const GROUP_FILTERS = {
  ...OFFSET_PARAMETERS,
  prefix: meaning("What a name begins with.", shortText(NAME_MAX_CHARACTERS)),
};

const GUID = text(NAME_MAX_CHARACTERS, 1);

/** What clients send of a group that cannot be set. */
const IGNORED = ["guid", "unique_id"];

export const NEW_GROUP = jsonBody({ name: OWN_NAME, owner_guid: optional(GUID) }, IGNORED);

export const GROUP_CHANGES = jsonBody({ name: optional(OWN_NAME), owner_guid: optional(GUID) }, IGNORED);

const NO_SUCH_OWNER = unknownGuid("owner_guid", "user");

/** `GET /v1/groups`: a page of groups by name, of those whose names begin with `prefix`. */
export async function answerListGroups(
  request: RoutedRequest,
  { database }: CallerContext,
): Promise<Response | Failure> {
  const query = readParameters(request.url, GROUP_FILTERS);
  if (!query.ok) return query.error;
  const values = query.value;
  const window = offsetWindow(values);
  return json(offsetPage(await listGroups(database, values.prefix ?? "", window), window));
}

/** `POST /v1/groups`: creates a group; the caller owns it where no owner is named. */
export async function answerCreateGroup(
  request: RoutedRequest,
  { database, caller, now }: CallerContext,
): Promise<Response | Failure> {
  const body = await readFields(request, NEW_GROUP);
  if (!body.ok) return body.error;
  const fields = body.value;
  const { name, owner_guid = caller.guid } = fields;
  const group = { guid: crypto.randomUUID(), name, owner_guid };
  const created = await createGroup(database, { caller, now }, group);
  if (created.ok) return json(group);
  switch (created.error) {
    case "unchanged":
      return (await explainLookalike(database, group)) ?? NO_SUCH_OWNER;
    case "caller-lost":
      return CALLER_LOST;
    case "taken":
      return nameTaken(name);
    default:
      return created.error satisfies never;
  }
}

/** `GET /v1/groups/{guid}`. */
export async function answerReadGroup(
  { params }: RoutedRequest,
  { database }: CallerContext,
): Promise<Response | Failure> {
  const group = await findGroup(database, params["guid"] ?? "");
  return group === undefined ? NO_SUCH_GROUP : json(group);
}

/** `PATCH /v1/groups/{guid}`: changes the fields that are sent. Where there are none, nothing is changed. */
export async function answerUpdateGroup(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const { database, caller, now } = context;
  const guid = request.params["guid"] ?? "";
  const body = await readFields(request, GROUP_CHANGES);
  if (!body.ok) return body.error;
  const fields = body.value;
  const { name, owner_guid: ownerGuid } = fields;
  if (name === undefined && ownerGuid === undefined) return await answerReadGroup(request, context);
  const updated = await updateGroup(database, { caller, now }, guid, { name, ownerGuid });
  if (updated.ok) return json(updated.value);
  switch (updated.error) {
    case "unchanged":
      if ((await findGroup(database, guid)) === undefined) return NO_SUCH_GROUP;
      return (await explainLookalike(database, { guid, name })) ?? NO_SUCH_OWNER;
    case "caller-lost":
      return CALLER_LOST;
    case "taken":
      return nameTaken(name ?? "");
    default:
      return updated.error satisfies never;
  }
}

/** `DELETE /v1/groups/{guid}`. */
export async function answerDeleteGroup(
  { params }: RoutedRequest,
  { database, caller, now }: CallerContext,
): Promise<Response | Failure> {
  const group = await findGroup(database, params["guid"] ?? "");
  if (group === undefined) return NO_SUCH_GROUP;
  const deleted = await deleteGroup(database, { caller, now }, group);
  if (deleted.ok) return noContent();
  return deleted.error === "caller-lost" ? CALLER_LOST : NO_SUCH_GROUP;
}

/** That another group has a name that this one would be taken for; undefined where none does. */
async function explainLookalike(
  database: D1Database,
  { guid, name }: { readonly guid: string; readonly name: string | undefined },
): Promise<Failure | undefined> {
  const other = name === undefined ? undefined : await findGroupLike(database, guid, name);
  if (name === undefined || other === undefined) return undefined;
  return other.toLowerCase() === name.toLowerCase() ? nameTaken(name) : nameLike("group", other);
}

function nameTaken(name: string): Failure {
  return { kind: "name-taken", error: `There is already a group with the name ${quote(name)}. Choose another name.` };
}
