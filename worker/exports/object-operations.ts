import {
  type AuditExportObjectRecord,
  err,
  isExportObjectName,
  type KeysetPage,
  LIST_PAGE_MAX_ITEMS,
  ok,
} from "../../shared/index.ts";
import {
  type ExportObject,
  type ExportObjectQuery,
  type FoundExportObject,
  findExportObject,
  fitsExportObject,
  listExportObjects,
} from "../export-records/object-store.ts";
import { exportMediaType } from "../export-records/r2-objects.ts";
import type { Failure } from "../http/errors.ts";
import { refuseParameter } from "../http/parameters.ts";
import { matchesEntityTag } from "../http/response.ts";
import type { Answers, Sent } from "../operation/api-route.ts";
import { type Named, operation } from "../operation/operation.ts";
import { publicOrigin } from "../settings/settings.ts";
import { LIST_PAGE_DEFAULT_ITEMS } from "../values/limits.ts";
import { boolean, cursor, meaning, nullable, optional, string, wholeNumber } from "../values/readers.ts";
import { timeText } from "../values/time.ts";
import { ofExport } from "./export-operations.ts";

const NO_SUCH_OBJECT: Failure<"no-such-object"> = { kind: "no-such-object", what: "object of this export" };

/** The bucket fails where it is asked for longer names than an object can have. The name of the export counts, too. */
const fitting = (exportName: string) => (text: string) => (fitsExportObject(exportName, text) ? text : undefined);

const PREFIX = string("the beginning of an object's name", fitting(""));
const CURSOR = cursor("objects", (text) => (text === "" ? undefined : fitting("")(text)));

/** Returns a page of the objects of an export, by name. There are no pages before it to ask for. */
export const LIST_EXPORT_OBJECTS = operation({
  name: "listExportObjects",
  summary: "A page of an export's objects.",
  access: ofExport("read-audit-export-objects"),
  input: {
    prefix: optional(PREFIX),
    limit: optional(
      meaning(
        `How many objects the page has; by default ${LIST_PAGE_DEFAULT_ITEMS}.`,
        wholeNumber(1, LIST_PAGE_MAX_ITEMS),
      ),
    ),
    next: optional(CURSOR),
  },
  failures: ["invalid-request"],
  run: async (context, { prefix = "", limit = LIST_PAGE_DEFAULT_ITEMS, next: after = "" }) => {
    const { exportsBucket, permit, settings, url } = context;
    const { guid, name } = permit.subject;
    if (!fitsExportObject(name, prefix)) return err(refuseParameter("prefix", PREFIX));
    const isCursor = after === "" || (after.startsWith(prefix) && fitsExportObject(name, after));
    if (!isCursor) return err(refuseParameter("next", CURSOR));
    const { objects, isMore } = await listExportObjects(exportsBucket, name, { prefix, limit, after });
    const last = isMore ? (objects.at(-1)?.name ?? null) : null;
    const address = `${publicOrigin(settings, url)}/__api__/v1/audit_exports/${guid}/objects`;
    return ok(keysetPage(address, { prefix, limit }, objects, last));
  },
});

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

/** Reads the bytes only where they are needed. */
const ASKED = { ifNoneMatch: nullable(string("a header If-None-Match", (text) => text)), withBody: boolean };

/** An object that was found. */
interface FoundObject {
  readonly exportName: string;
  /** Without bytes where the caller has them already, or asks for none. */
  readonly object: FoundExportObject;
  readonly isKnown: boolean;
}

/** Finds an object of an export, by its name and the entity tags that the caller has. */
export const FIND_EXPORT_OBJECT = operation({
  name: "readExportObject",
  summary: "One object, as it is stored.",
  access: ofExport("read-audit-export-objects"),
  input: ASKED,
  failures: ["no-such-object"],
  run: async ({ exportsBucket, permit }, { ifNoneMatch, withBody }, { name }: Named<"name">) => {
    const { name: exportName } = permit.subject;
    const find = async (isWhole: boolean) => await findExportObject(exportsBucket, exportName, name, isWhole);
    const head = ifNoneMatch === null ? undefined : await find(false);
    if (ifNoneMatch !== null && head !== undefined && matchesEntityTag(ifNoneMatch, head.tag)) {
      return ok({ exportName, object: head, isKnown: true });
    }
    const object = await find(withBody);
    return object === undefined ? err(NO_SUCH_OBJECT) : ok({ exportName, object, isKnown: false });
  },
});

/** The request for an object, whose input is in its method and its headers. */
export const SENT_IN_HEADERS: Sent<typeof ASKED> = {
  described: {},
  read: ({ method, headers }) => ok({ ifNoneMatch: headers.get("If-None-Match"), withBody: method !== "HEAD" }),
};

/** The answer with an object as it is stored. */
export const OBJECT: Answers<FoundObject> = {
  described: { 200: { mediaType: "*/*" }, 304: null },
  answer: ({ exportName, object: { name, tag, bytes, body }, isKnown }) => {
    if (isKnown) return new Response(null, { status: 304, headers: { ETag: tag } });
    return new Response(body ?? null, {
      headers: {
        ETag: tag,
        "Content-Type": exportMediaType(name),
        "Content-Length": String(bytes),
        "Content-Disposition": `attachment; filename="${exportName}-${name.split("/").at(-1)}"`,
      },
    });
  },
};
