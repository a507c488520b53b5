import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import {
  deleteAuditExport,
  endDeletion,
  findOpenDeletion,
  listOpenDeletions,
} from "../../../worker/export-records/deletion-store.ts";
import { type AuditExport, findAuditExport } from "../../../worker/export-records/export-store.ts";
import type { Caller } from "../../../worker/identity/caller.ts";
import { lastEntry } from "../workerd/attempt.ts";
import { callerOf, permitted } from "../workerd/caller.ts";
import { addPerson, auditEntries } from "../workerd/server.ts";
import { addExport } from "../workerd/things.ts";

const NOW = new Date("2026-05-04T03:02:01.000Z");

let caller: Caller;
let paused: AuditExport;

beforeEach(async () => {
  caller = await callerOf(await addPerson("administrator"), "administrator");
  const found = await findAuditExport(env.DATABASE, (await addExport({ isPaused: true })).guid);
  if (found === null) throw new Error("There is no export.");
  paused = found;
});

const remove = async (isWithObjects: boolean) =>
  await deleteAuditExport(env.DATABASE, permitted("delete-audit-export", paused, { caller, now: NOW }), {
    isWithObjects,
    undelivered: [],
  });
const set = async (columns: string) => {
  await env.DATABASE.prepare(`UPDATE audit_exports SET ${columns} WHERE guid = ?`).bind(paused.guid).run();
};

describe.each([false, true])("the deletion of an export, with its objects: %s", (isWithObjects) => {
  it("is noted, and open until it ends", async () => {
    const [last, { guid, name }] = [await lastEntry(), paused];
    expect(await remove(isWithObjects)).toEqual({ ok: true, value: undefined });
    const open = { guid, name, isWithObjects };
    expect(await findOpenDeletion(env.DATABASE, guid)).toEqual(open);
    expect(await listOpenDeletions(env.DATABASE)).toEqual([open]);
    await endDeletion(env.DATABASE, open);
    await endDeletion(env.DATABASE, open);
    expect(await findOpenDeletion(env.DATABASE, guid)).toBeNull();
    expect(await listOpenDeletions(env.DATABASE)).toEqual([]);
    const what = isWithObjects ? "with its objects" : "without its objects";
    const about = `the audit-log export "${name}" (${guid})`;
    const byUser = { action: "delete_audit_export", object_id: guid, event_description: `Deleted ${about}, ${what}.` };
    const bySystem = {
      action: "delete_audit_export_objects",
      actor_type: "system",
      object_id: guid,
      event_description: `Deleted the objects of ${about}.`,
    };
    expect(await auditEntries(last)).toMatchObject(isWithObjects ? [byUser, bySystem] : [byUser]);
  });

  it.each(["paused = 0", "deletion = 'done'"])("is not made where %s", async (columns) => {
    await set(columns);
    const last = await lastEntry();
    expect(await remove(isWithObjects)).toEqual({ ok: false, error: "unchanged" });
    expect(await listOpenDeletions(env.DATABASE)).toEqual([]);
    expect(await auditEntries(last)).toEqual([]);
  });

  it.each([
    "DELETE FROM api_keys WHERE user_id = ?",
    "UPDATE users SET locked = 1 WHERE id = ?",
    "UPDATE users SET role = 2 WHERE id = ?",
  ])("is not made by a caller after %s", async (lose) => {
    await env.DATABASE.prepare(lose).bind(caller.userId).run();
    const last = await lastEntry();
    expect(await remove(isWithObjects)).toEqual({ ok: false, error: "caller-lost" });
    expect(await findAuditExport(env.DATABASE, paused.guid)).toEqual(paused);
    expect(await auditEntries(last)).toEqual([]);
  });
});

it("does not end what is not deleted", async () => {
  await endDeletion(env.DATABASE, { ...paused, isWithObjects: false });
  expect(await findAuditExport(env.DATABASE, paused.guid)).toEqual(paused);
});
