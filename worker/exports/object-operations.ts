import {
  type AuditExportObjectRecord,
  isExportObjectName,
  type KeysetPage,
  LIST_PAGE_MAX_ITEMS,
} from "../../shared/index.ts";
import type { AuditExport } from "../export-records/export-store.ts";
import {
  type ExportObject,
  type ExportObjectQuery,
  findExportObject,
  fitsExportObject,
  listExportObjects,
} from "../export-records/object-store.ts";
import { exportMediaType } from "../export-records/r2-objects.ts";
import type { Failure } from "../http/errors.ts";
import { readParameters, refuseParameter } from "../http/parameters.ts";
import { json } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { publicOrigin } from "../settings/settings.ts";
import { matchesEntityTag } from "../values/entity-tag.ts";
import { LIST_PAGE_DEFAULT_ITEMS } from "../values/limits.ts";
import { cursor, meaning, string, wholeNumber } from "../values/readers.ts";
import { timeText } from "../values/time.ts";
import { exportInPath } from "./export-answer.ts";

const NO_SUCH_OBJECT: Failure = { kind: "no-such-object", what: "object of this export" };

/**
 * `GET /v1/audit_exports/{guid}/objects?prefix=&limit=&next=`: a page of the objects of an export, by name. There are no
 * pages before it to ask for.
 */
export async function answerListExportObjects(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const named = await exportInPath(request, context);
  if (!named.ok) return named.error;
  const found = named.value;
  const filters = objectFilters(found.name);
  const query = readParameters(request.url, filters);
  if (!query.ok) return query.error;
  const values = query.value;
  const { prefix = "", limit = LIST_PAGE_DEFAULT_ITEMS, next: after = "" } = values;
  if (after !== "" && !after.startsWith(prefix)) return refuseParameter("next", filters.next);
  const { objects, isMore } = await listExportObjects(context.exportsBucket, found.name, { prefix, limit, after });
  const last = isMore ? (objects.at(-1)?.name ?? null) : null;
  return json(keysetPage(objectsUrl(request, context, found), { prefix, limit }, objects, last));
}

/** The parameters of a page of an export's objects. */
export function objectFilters(exportName: string) {
  // The bucket fails where it is asked for longer names than an object can have.
  const fits = (text: string) => (fitsExportObject(exportName, text) ? text : undefined);
  return {
    prefix: string("the beginning of an object's name", fits),
    limit: meaning(
      `How many objects the page has; by default ${LIST_PAGE_DEFAULT_ITEMS}.`,
      wholeNumber(1, LIST_PAGE_MAX_ITEMS),
    ),
    next: cursor("objects", (text) => (text === "" ? undefined : fits(text))),
  };
}

function keysetPage(
  url: string,
  { prefix, limit }: Pick<ExportObjectQuery, "prefix" | "limit">,
  objects: readonly ExportObject[],
  next: string | null,
): KeysetPage<AuditExportObjectRecord> {
  const first = `${url}?limit=${limit}${prefix === "" ? "" : `&prefix=${encodeURIComponent(prefix)}`}`;
  return {
    results: objects.map(({ name, bytes, created }) => ({
      name,
      bytes,
      created_time: timeText(created),
      url: isExportObjectName(name) ? `${url}/${name}` : null,
    })),
    paging: {
      cursors: { previous: null, next },
      first,
      previous: null,
      next: next === null ? null : `${first}&next=${encodeURIComponent(next)}`,
      last: null,
    },
  };
}

function objectsUrl({ url }: RoutedRequest, { settings }: CallerContext, { guid }: AuditExport): string {
  return `${publicOrigin(settings, url)}/__api__/v1/audit_exports/${guid}/objects`;
}

/** `GET /v1/audit_exports/{guid}/objects/{name}`: an object as it is stored. */
export async function answerReadExportObject(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const named = await exportInPath(request, context);
  if (!named.ok) return named.error;
  const found = named.value;
  const name = request.params["name"] ?? "";
  const find = async (withBody: boolean) =>
    await findExportObject(context.exportsBucket, found.name, name, withBody && request.method !== "HEAD");
  const ifNoneMatch = request.headers.get("If-None-Match");
  if (ifNoneMatch !== null) {
    const { tag } = (await find(false)) ?? {};
    if (tag !== undefined && matchesEntityTag(ifNoneMatch, tag)) {
      return new Response(null, { status: 304, headers: { ETag: tag } });
    }
  }
  const object = await find(true);
  if (object === undefined) return NO_SUCH_OBJECT;
  return new Response(object.body ?? null, {
    headers: {
      ETag: object.tag,
      "Content-Type": exportMediaType(name),
      "Content-Length": String(object.bytes),
      "Content-Disposition": `attachment; filename="${found.name}-${name.split("/").at(-1)}"`,
    },
  });
}
