import type { ObjectType } from "../../shared/index.ts";
import type { AuditObject } from "../database/audit-notes.ts";
import { rowIdOf } from "../database/row-values.ts";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import { GUID } from "../values/guid.ts";

/** The types of objects by the part of a path before their id: in the API, and in the addresses of pages. */
const OBJECT_TYPES: ReadonlyMap<string, ObjectType> = new Map([
  ["users", "user"],
  ["keys", "api_key"],
  ["sessions", "session"],
  ["groups", "group"],
  ["content", "content"],
  ["items", "content"],
  ["permissions", "permission"],
  ["bundles", "bundle"],
  ["audit_exports", "audit_export"],
  ["exports", "audit_export"],
]);

/**
 * The object that a request was refused, for the audit log: that of the failure, else the last one that the route's path names, be
 * it there or not. Null where that is none. Undefined where the address leads to nothing, so that there was nothing to refuse.
 *
 * @param path as it stands in the table of routes.
 */
export function refusedObject(
  failure: Failure,
  path: string,
  { guid = "", ...params }: RoutedRequest["params"],
): AuditObject<ObjectType> | null | undefined {
  const refused = failure.kind === "no-such-content" ? failure.refused : undefined;
  if (refused === null) return undefined;
  if (refused !== undefined) return { type: "content", id: refused };
  // Every path of an item's own origin is of the item that its host names.
  if (path === "*") return objectOf("content", guid);
  const named = Array.from(path.matchAll(/([a-z_]+)\/:(guid|id)(?![\w])/g), ([, before = "", name = ""]) => ({
    type: OBJECT_TYPES.get(before),
    id: name === "guid" ? guid : (params["id"] ?? ""),
  }));
  const last = named.findLast(({ type }) => type !== undefined);
  return last?.type === undefined ? null : objectOf(last.type, last.id);
}

/** The caller typed the id, so that it may be anything: only what can be one is repeated. */
function objectOf(type: ObjectType, id: string): AuditObject<ObjectType> | null {
  return GUID.test(id) || rowIdOf(id) !== undefined ? { type, id } : null;
}
