import { type ContentRecord, ok, type Result } from "../../shared/index.ts";
import { changeableContent } from "../content/content-in-path.ts";
import { answerReadContent } from "../content/operations.ts";
import { listPermissions, type NamedPermission } from "../content/permission-store.ts";
import { mayChange } from "../content/sharing.ts";
import { callHandler } from "../html/form.ts";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { isPermitted } from "../identity/role-permissions.ts";
import { type Bundle, listBundles } from "../publishing/bundle-store.ts";

/** A content item, as far as the caller may know it. */
export interface Item {
  /** With its owner. */
  readonly record: ContentRecord;
  /** Undefined where the caller may not change the item. */
  readonly managed: Managed | undefined;
}

/** What those see of an item who may change it. */
export interface Managed {
  readonly permissions: readonly NamedPermission[];
  readonly bundles: readonly Bundle[];
}

/** Reads the record, with its owner, of the content item that a request's path names. */
export async function readRecord(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Result<ContentRecord, Failure>> {
  const call = { params: request.params, query: "include=owner" };
  return await callHandler(answerReadContent, request, context, call);
}

/** The same with all that the caller sees of the item. */
export async function readItem(request: RoutedRequest, context: CallerContext): Promise<Result<Item, Failure>> {
  const read = await readRecord(request, context);
  if (!read.ok) return read;
  const record = read.value;
  const { caller, database } = context;
  if (!isPermitted(caller.role, "update-content") || !mayChange({ appRole: record.app_role }, caller)) {
    return ok({ record, managed: undefined });
  }
  const id = Number(record.id);
  const [permissions, bundles] = await Promise.all([
    listPermissions(database, { id, guid: record.guid }),
    listBundles(database, id),
  ]);
  return ok({ record, managed: { permissions, bundles } });
}

/** The same for a page that changes the item: who may not change it is refused as by the API. */
export async function readChangeableItem(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Result<Item, Failure>> {
  const changeable = await changeableContent(request, context);
  return changeable.ok ? await readItem(request, context) : changeable;
}

/** The path of an item's page. */
export function itemPath({ guid }: Pick<ContentRecord, "guid">): string {
  return `/items/${guid}`;
}
