import { type ContentRecord, err, ok, type Result } from "../../shared/index.ts";
import { CALLER_LOST } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import type { CallerContext, SenderContext } from "../identity/caller.ts";
import type { Permission } from "../identity/role-permissions.ts";
import { type Access, byRole } from "../operation/access.ts";
import { type Named, operation } from "../operation/operation.ts";
import { publicOrigin } from "../settings/settings.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { meaning, oneOf, optional, shortText, string, type ValuesOf } from "../values/readers.ts";
import { IGNORED_FIELDS, NEW_CONTENT, refuseSettings } from "./content-fields.ts";
import { NO_SUCH_CONTENT, ofChangeableContent, ofKnownContent } from "./content-in-path.ts";
import { contentList, forEither, isManager } from "./search-store.ts";
import { CONTENT_LIST_MAX_ITEMS, CONTENT_SORTS } from "./search-terms.ts";
import { mayChangeByGrant, mayKnow } from "./sharing.ts";
import { insertContent, type RecordView, recordByGuid } from "./store.ts";

/** The words that clients ask to have included. Content has no tags here, and its vanity path has a route of its own. */
const INCLUDED: readonly string[] = ["owner", "tags", "vanity_url"];

const include = string(`some of ${INCLUDED.join(", ")} with commas between them`, (text) => {
  const words = text.split(",").map((word) => word.trim());
  return words.every((word) => INCLUDED.includes(word)) ? words : undefined;
});

/** The parameters of one item. */
export const CONTENT_VIEW = { include: optional(meaning("With the word `owner`, each item has its owner.", include)) };

/** The parameter that says which end of a list of content comes first. */
export const CONTENT_ORDER = optional(meaning("By default, ascending.", oneOf(["asc", "desc"])));

const LIST_INPUT = {
  ...CONTENT_VIEW,
  name: optional(shortText(NAME_MAX_CHARACTERS)),
  owner_guid: optional(shortText(NAME_MAX_CHARACTERS)),
  sort: optional(meaning("By default, the time of creation.", oneOf(CONTENT_SORTS))),
  order: CONTENT_ORDER,
};

/** Returns all that the caller may know of, the oldest first where no sort is asked for. */
export const LIST_CONTENT = operation({
  name: "listContent",
  summary: "The content that you may see.",
  access: byRole("list-content"),
  input: LIST_INPUT,
  failures: ["invalid-request"],
  ahead: ({ sender }, _, asked) =>
    asked === undefined ? [] : forEither((isOfManager) => contentList(filterOf(asked), sender, isOfManager)),
  run: async (context, asked) => {
    const [list] = await context.ask(contentList(filterOf(asked), context.sender, isManager(context.caller)));
    const listed = list(viewOf(context, includesOwner(asked.include)));
    return listed === undefined ? err(TOO_MUCH_CONTENT) : ok(listed);
  },
});

function filterOf({ name, owner_guid, sort = "created_time", order }: ValuesOf<typeof LIST_INPUT>) {
  return {
    names: name === undefined ? [] : [name],
    owners: owner_guid === undefined ? [] : [owner_guid],
    sort,
    isAscending: order !== "desc",
  };
}

const TOO_MUCH_CONTENT: Failure<"invalid-request"> = {
  kind: "invalid-request",
  error:
    `This list has no pages, and you may see more than ${CONTENT_LIST_MAX_ITEMS} content items. ` +
    "Read them page by page with GET /__api__/v1/search/content.",
};

/** Creates an item that the caller owns, and returns its record. */
export const CREATE_CONTENT = operation({
  name: "createContent",
  summary: "Creates a content item.",
  access: byRole("create-content"),
  input: NEW_CONTENT,
  ignored: IGNORED_FIELDS,
  failures: ["invalid-request", "not-allowed", "no-such-content", "name-taken"],
  run: async (context, fields) => {
    const { title = null, description = "", access_type = "acl", app_mode = "static" } = fields;
    const upstream_url = fields.upstream_url ?? null;
    const refusal = refuseSettings({ access_type, upstream_url }, app_mode, context);
    if (refusal !== undefined) return err(refusal);
    const guid = crypto.randomUUID();
    // A name that no one chose is one that no one else has.
    const name = fields.name ?? guid;
    const created = { guid, name, title, description, access_type, app_mode, upstream_url };
    const inserted = await insertContent(context.database, context.permit, created);
    if (inserted.ok) return await readRecord(context, guid);
    // An insert that the caller has the permission for succeeds, unless the name is taken.
    return err(inserted.error === "taken" ? nameTaken(name) : CALLER_LOST);
  },
});

/** The failure where the owner has other content with a name. */
export function nameTaken(name: string): Failure<"name-taken"> {
  const error = `The owner already has a content item with the name ${name}. Choose another name.`;
  return { kind: "name-taken", error };
}

/** An access to content whose record is loaded, with its owner, in place of what changes need to know. */
type AccessToRecord<Own extends Permission> = Access<ContentRecord, Own | "manage-content-of-others", Named<"guid">>;

const recordAhead = ({ sender }: SenderContext, { guid }: Named<"guid">) => [recordByGuid(guid, sender)];

/** The access of those who may know of a content item. */
export function ofKnownRecord<Own extends Permission>(own: Own): AccessToRecord<Own> {
  return {
    ...ofKnownContent(own),
    ahead: recordAhead,
    find: async (context, { guid }) => await findRecord(context, guid, true),
    isOwn: ({ app_role }) => app_role !== "none",
  };
}

/** The access of those who may change a content item. Others who may know of it learn that they may not. */
export function ofChangeableRecord<Own extends Permission>(own: Own): AccessToRecord<Own> {
  return {
    ...ofChangeableContent(own),
    ahead: recordAhead,
    find: async (context, { guid }) => await readRecord(context, guid, true),
    isOwn: ({ app_role }) => mayChangeByGrant({ appRole: app_role }),
  };
}

export const READ_CONTENT = operation({
  name: "readContent",
  summary: "One content item.",
  access: ofKnownRecord("read-content"),
  input: CONTENT_VIEW,
  failures: [],
  run: async ({ permit }, { include: words }) => {
    const { owner, ...record } = permit.subject;
    return await Promise.resolve(ok<ContentRecord>(includesOwner(words) && owner ? { ...record, owner } : record));
  },
});

/** Reads the record of a content item that the caller may know of. */
export async function readRecord(context: CallerContext, guid: string, withOwner = false): Promise<FoundRecord> {
  const found = await findRecord(context, guid, withOwner);
  return !found.ok || mayKnow({ appRole: found.value.app_role }, context.caller) ? found : err(NO_SUCH_CONTENT);
}

type FoundRecord = Result<ContentRecord, Failure<"no-such-content">>;

async function findRecord(context: CallerContext, guid: string, withOwner: boolean): Promise<FoundRecord> {
  const [record] = await context.ask(recordByGuid(guid, context.sender));
  return record === undefined ? err(NO_SUCH_CONTENT) : ok(record(viewOf(context, withOwner)));
}

/** Tells if each item is to have its owner. */
export function includesOwner(words: readonly string[] | undefined): boolean {
  return words?.includes("owner") ?? false;
}

/** The way in which records are shown in the answer to a request. */
export function viewOf({ caller, settings, url }: CallerContext, withOwner: boolean): RecordView {
  return { caller, withOwner, origin: publicOrigin(settings, url) };
}
