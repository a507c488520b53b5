import type { AppMode, ContentRecord } from "../../shared/index.ts";
import { CALLER_LOST, unknownGuid } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { readFields } from "../http/fields.ts";
import { readParameters } from "../http/parameters.ts";
import { json, noContent } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { publicOrigin } from "../settings/settings.ts";
import { findUser } from "../users/store.ts";
import { CONTENT_LIST_MAX_ITEMS, NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { meaning, oneOf, shortText, string, type ValuesOf } from "../values/readers.ts";
import type { ContentAccess } from "./access-store.ts";
import { CONTENT_CHANGES, NEW_CONTENT, refuseSettings } from "./content-fields.ts";
import { changeableContent, explainUnmade } from "./content-in-path.ts";
import { CONTENT_SORTS, listContent } from "./search-store.ts";
import { mayKnow } from "./sharing.ts";
import { deleteContent, findContentRecord, insertContent, type RecordView, updateContent } from "./store.ts";

/** What clients ask to have included. Content has no tags here, and its vanity path has a route of its own. */
const INCLUDED: readonly string[] = ["owner", "tags", "vanity_url"];

const include = string(`some of ${INCLUDED.join(", ")} with commas between them`, (text) => {
  const words = text.split(",").map((word) => word.trim());
  return words.every((word) => INCLUDED.includes(word)) ? words : undefined;
});

/** The parameters of one item. */
export const CONTENT_VIEW = { include: meaning("With the word `owner`, each item has its owner.", include) };

/** The parameter that says which end of a list of content comes first. */
export const CONTENT_ORDER = meaning("By default, ascending.", oneOf(["asc", "desc"]));

/** The parameters of a list of content. */
export const CONTENT_FILTERS = {
  ...CONTENT_VIEW,
  name: shortText(NAME_MAX_CHARACTERS),
  owner_guid: shortText(NAME_MAX_CHARACTERS),
  sort: meaning("By default, the time of creation.", oneOf(CONTENT_SORTS)),
  order: CONTENT_ORDER,
};

/** `GET /v1/content`: what the caller may know of, oldest first where no sort is asked for, as a bare array. */
export async function answerListContent(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const query = readParameters(request.url, CONTENT_FILTERS);
  if (!query.ok) return query.error;
  const { name, owner_guid, sort = "created_time", order } = query.value;
  const search = {
    names: name === undefined ? [] : [name],
    owners: owner_guid === undefined ? [] : [owner_guid],
    sort,
    isAscending: order !== "desc",
  };
  const view = viewOf(request, context, includesOwner(query.value));
  const listed = await listContent(context.database, search, view);
  return listed === undefined ? TOO_MUCH_CONTENT : json(listed);
}

const TOO_MUCH_CONTENT: Failure = {
  kind: "invalid-request",
  error:
    `This list has no pages, and you may see more than ${CONTENT_LIST_MAX_ITEMS} content items. ` +
    "Read them page by page with GET /__api__/v1/search/content.",
};

export function includesOwner({ include: words }: { readonly include?: readonly string[] }): boolean {
  return words?.includes("owner") ?? false;
}

/** `POST /v1/content`: creates an item that the caller owns. */
export async function answerCreateContent(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const body = await readFields(request, NEW_CONTENT);
  if (!body.ok) return body.error;
  const fields = body.value;
  const { title = null, description = "", access_type = "acl", app_mode = "static" } = fields;
  const upstream_url = fields.upstream_url ?? null;
  const refusal = refuseSettings({ access_type, upstream_url }, app_mode, request.url, context.settings);
  if (refusal !== undefined) return refusal;
  const guid = crypto.randomUUID();
  // A name that no one chose is one that no one else has.
  const name = fields.name ?? guid;
  const created = { guid, name, title, description, access_type, app_mode, upstream_url };
  const inserted = await insertContent(context.database, context, created);
  if (inserted.ok) return await answerRecord(guid, request, context);
  // An insert that the caller has the permission for succeeds, unless the name is taken.
  return inserted.error === "taken" ? nameTaken(name) : CALLER_LOST;
}

/** `GET /v1/content/{guid}`. */
export async function answerReadContent(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const query = readParameters(request.url, CONTENT_VIEW);
  if (!query.ok) return query.error;
  return await answerRecord(request.params["guid"] ?? "", request, context, includesOwner(query.value));
}

/** `PATCH /v1/content/{guid}`: what is left out stays. */
export async function answerUpdateContent(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const found = await changeableContent(request, context);
  if (!found.ok) return found.error;
  const content = found.value;
  const body = await readFields(request, CONTENT_CHANGES);
  if (!body.ok) return body.error;
  const { app_mode = content.appMode, ...fields } = body.value;
  if (app_mode !== content.appMode) return modeStays(content.appMode);
  const changes = changesOf(fields, content);
  const refusal =
    refuseSettings(changes, content.appMode, request.url, context.settings) ??
    (await refuseOwner(changes.owner_guid, context));
  if (refusal !== undefined) return refusal;
  if (Object.values(changes).every((value) => value === undefined)) {
    return await answerRecord(content.guid, request, context);
  }
  // An upstream_url of null is refused, or what the content has already.
  const settings = { ...changes, upstream_url: changes.upstream_url ?? undefined };
  const updated = await updateContent(context.database, context, content, settings);
  if (updated.ok) return await answerRecord(content.guid, request, context);
  if (updated.error === "taken") return nameTaken(changes.name ?? content.name);
  return await explainUnmade(updated.error, request, context);
}

function modeStays(appMode: AppMode): Failure {
  const error = `The app_mode of content cannot be updated: it is ${appMode}. Create another content item.`;
  return { kind: "invalid-request", error, payload: { pointer: "/app_mode" } };
}

type ContentChanges = Omit<ValuesOf<(typeof CONTENT_CHANGES)["known"]>, "app_mode">;

/**
 * Without what is so already, which stays even where it could no longer be asked for: a record can be sent back as it came.
 */
function changesOf(fields: ContentChanges, content: ContentAccess): ContentChanges {
  const { access_type, upstream_url, owner_guid } = fields;
  return {
    ...fields,
    access_type: access_type === content.accessType ? undefined : access_type,
    upstream_url: upstream_url === content.upstreamUrl ? undefined : upstream_url,
    owner_guid: owner_guid === content.ownerGuid ? undefined : owner_guid,
  };
}

/** `DELETE /v1/content/{guid}`: with its permissions, bundles and own path. */
export async function answerDeleteContent(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const found = await changeableContent(request, context);
  if (!found.ok) return found.error;
  const content = found.value;
  const deleted = await deleteContent(context.database, context, content);
  return deleted.ok ? noContent() : await explainUnmade(deleted.error, request, context);
}

/** Why content cannot be given to a user; undefined where it can, or is given to none. */
async function refuseOwner(
  next: string | undefined,
  { database, caller }: CallerContext,
): Promise<Failure | undefined> {
  if (next === undefined) return undefined;
  if (!isPermitted(caller.role, "transfer-content")) {
    return { kind: "not-allowed", error: "Only an administrator can give content to another owner." };
  }
  const user = await findUser(database, next);
  if (user === undefined) return unknownGuid("owner_guid", "user");
  if (isPermitted(user.user_role, "create-content")) return undefined;
  return {
    kind: "conflict",
    error: `The new owner must be at least a publisher, and is a ${user.user_role}. Choose another user.`,
  };
}

async function answerRecord(
  guid: string,
  request: RoutedRequest,
  context: CallerContext,
  withOwner = false,
): Promise<Response | Failure> {
  const record = await findContentRecord(context.database, guid, viewOf(request, context, withOwner));
  return record !== undefined && isKnown(record, context) ? json(record) : { kind: "no-such-content" };
}

function isKnown({ app_role }: ContentRecord, { caller }: CallerContext): boolean {
  return mayKnow({ appRole: app_role }, caller);
}

export function viewOf({ url }: RoutedRequest, { caller, settings }: CallerContext, withOwner: boolean): RecordView {
  return { caller, withOwner, origin: publicOrigin(settings, url) };
}

function nameTaken(name: string): Failure {
  const error = `The owner already has a content item with the name ${name}. Choose another name.`;
  return { kind: "name-taken", error };
}
