import {
  type AuditExportObjectRecord,
  isExportObjectName,
  type KeysetPage,
  LIST_PAGE_MAX_ITEMS,
} from "../../../shared/index.ts";
import { exportMediaType } from "../../audit-export/r2-objects.ts";
import { matchesEntityTag } from "../../entity-tag.ts";
import type { Failure } from "../../errors.ts";
import { readParameters, refuseParameter } from "../../input/parameters.ts";
import { cursor, meaning, string, wholeNumber } from "../../input/readers.ts";
import { LIST_PAGE_DEFAULT_ITEMS } from "../../limits.ts";
import { json } from "../../response.ts";
import type { RoutedRequest } from "../../route.ts";
import { timeText } from "../../time.ts";
import type { CallerContext } from "../auth/caller.ts";
import { publicOrigin } from "../settings.ts";
import type { AuditExport } from "../store/audit-exports.ts";
import {
  type ExportObject,
  type ExportObjectQuery,
  findExportObject,
  fitsExportObject,
  listExportObjects,
} from "../store/export-objects.ts";
import { exportInPath } from "./audit-export-record.ts";

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
