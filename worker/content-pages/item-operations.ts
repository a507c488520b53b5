import { type ContentRecord, ok } from "../../shared/index.ts";
import { DELETE_CONFIRMED_CONTENT, TRANSFER_CONTENT, UPDATE_CONTENT } from "../content/change-operations.ts";
import { ofChangeableRecord, ofKnownRecord } from "../content/operations.ts";
import { type NamedPermission, permissionsOf } from "../content/permission-store.ts";
import { DELETE_VANITY_PATH } from "../content/vanity-path-operations.ts";
import type { CallerContext } from "../identity/caller.ts";
import { permitFor } from "../operation/access.ts";
import { type Named, type Operation, operation } from "../operation/operation.ts";
import { type Bundle, bundlesOf } from "../publishing/bundle-store.ts";

/** A content item, as far as the caller may know it. */
export interface Item {
  /** It has its owner. */
  readonly record: ContentRecord;
  /** Undefined where the caller may not change the item. */
  readonly managed: Managed | undefined;
}

/** A content item that the caller may change. */
export interface ManagedItem extends Item {
  readonly managed: Managed;
}

/** The parts of an item that only those see who may change it. */
export interface Managed {
  readonly permissions: readonly NamedPermission[];
  readonly bundles: readonly Bundle[];
}

/** Reads an item for its page, with what is managed there for those who may change it. */
export const READ_ITEM = operation({
  name: "readItem",
  summary: "A content item.",
  access: ofKnownRecord("read-content"),
  input: {},
  failures: [],
  ahead: managedAhead,
  run: async (context, _, { guid }: Named<"guid">) => {
    const record = context.permit.subject;
    const toChange = permitFor(ofChangeableRecord(UPDATE_CONTENT.access.own), record, context);
    return ok<Item>({ record, managed: toChange && (await readManaged(context, guid)) });
  },
});

/** Reads an item with what is managed there, for those who may change it alone. */
export const READ_ITEM_TO_CHANGE = readManagedTo(UPDATE_CONTENT, "readItemToChange", "A content item to change.");

/** Reads an item with all that is lost with it. */
export const READ_ITEM_TO_DELETE = readManagedTo(
  DELETE_CONFIRMED_CONTENT,
  "readItemToDelete",
  "A content item that is to be deleted.",
);

/** The operation that reads an item with all that is managed there, for those who may perform another one with it. */
function readManagedTo({ access }: Pick<Operation, "access">, name: string, summary: string) {
  return operation({
    name,
    summary,
    access: ofChangeableRecord(access.own),
    input: {},
    failures: [],
    ahead: managedAhead,
    run: async (context, _, { guid }: Named<"guid">) =>
      ok<ManagedItem>({ record: context.permit.subject, managed: await readManaged(context, guid) }),
  });
}

export const READ_ITEM_TO_TRANSFER = readToPerform(TRANSFER_CONTENT, "readItemToTransfer");

export const READ_ITEM_WITH_PATH = readToPerform(DELETE_VANITY_PATH, "readItemWithPath");

/** The operation that reads an item for those who may perform another one with it. */
function readToPerform({ access, summary }: Pick<Operation, "access" | "summary">, name: string) {
  return operation({
    name,
    summary,
    access: ofChangeableRecord(access.own),
    input: {},
    failures: [],
    run: async ({ permit }) => await Promise.resolve(ok(permit.subject)),
  });
}

function managedAhead(_: unknown, { guid }: Named<"guid">) {
  return [permissionsOf(guid), bundlesOf(guid)];
}

async function readManaged({ ask }: Pick<CallerContext, "ask">, guid: string): Promise<Managed> {
  const [permissions, bundles] = await ask(permissionsOf(guid), bundlesOf(guid));
  return { permissions, bundles };
}
