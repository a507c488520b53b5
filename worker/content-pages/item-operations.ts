import { type ContentRecord, ok } from "../../shared/index.ts";
import { DELETE_CONFIRMED_CONTENT, TRANSFER_CONTENT, UPDATE_CONTENT } from "../content/change-operations.ts";
import { ofChangeableRecord, ofKnownRecord } from "../content/operations.ts";
import { listPermissions, type NamedPermission } from "../content/permission-store.ts";
import { DELETE_VANITY_PATH } from "../content/vanity-path-operations.ts";
import { permitFor } from "../operation/access.ts";
import { type Operation, operation } from "../operation/operation.ts";
import { type Bundle, listBundles } from "../publishing/bundle-store.ts";

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
  run: async (context) => {
    const record = context.permit.subject;
    const toChange = permitFor(ofChangeableRecord(UPDATE_CONTENT.access.own), record, context);
    return ok<Item>({ record, managed: toChange && (await readManaged(context.database, record)) });
  },
});

/** Reads an item with all that is lost with it. */
export const READ_ITEM_TO_DELETE = operation({
  name: "readItemToDelete",
  summary: "A content item that is to be deleted.",
  access: ofChangeableRecord(DELETE_CONFIRMED_CONTENT.access.own),
  input: {},
  failures: [],
  run: async ({ database, permit: { subject } }) =>
    ok<ManagedItem>({ record: subject, managed: await readManaged(database, subject) }),
});

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

async function readManaged(database: D1Database, { id, guid }: ContentRecord): Promise<Managed> {
  const row = Number(id);
  const [permissions, bundles] = await Promise.all([
    listPermissions(database, { id: row, guid }),
    listBundles(database, row),
  ]);
  return { permissions, bundles };
}
