import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import type { ChangeResult } from "../../../worker/database/change.ts";
import {
  type AuditExport,
  type AuditExportSettings,
  createAuditExport,
  findAuditExport,
  listAuditExports,
  noteReceiverResumption,
  noteRun,
  pauseAuditExport,
  updateAuditExport,
} from "../../../worker/export-records/export-store.ts";
import type { Caller } from "../../../worker/identity/caller.ts";
import type { Permission } from "../../../worker/identity/role-permissions.ts";
import { OWN_SOURCE } from "../../../worker/settings/sources.ts";
import { lastEntry } from "../workerd/attempt.ts";
import { callerOf, permitted } from "../workerd/caller.ts";
import { addPerson, auditEntries } from "../workerd/server.ts";
import { addExport } from "../workerd/things.ts";

const NOW = new Date("2026-05-04T03:02:01.000Z");
const NEW = { name: "new", source: OWN_SOURCE, sourceUrl: "https://steward.example", intervalMinutes: 15 };

let caller: Caller;
let made: AuditExport;

beforeEach(async () => {
  caller = await callerOf(await addPerson("administrator"), "administrator");
  const found = await findAuditExport(env.DATABASE, (await addExport()).guid);
  if (found === null) throw new Error("There is no export.");
  made = found;
});

const permit = <Which extends Permission>(permission: Which) => permitted(permission, made, { caller, now: NOW });
const create = async (settings: AuditExportSettings) =>
  await createAuditExport(env.DATABASE, permitted("create-audit-export", undefined, { caller, now: NOW }), settings);
const pause = async (isPaused: boolean) => await pauseAuditExport(env.DATABASE, permit("pause-audit-export"), isPaused);
const run = async () => await noteRun(env.DATABASE, permit("run-audit-export"));

const CHANGES: Readonly<Record<string, () => Promise<ChangeResult>>> = {
  make: async () => await create(NEW),
  run,
  pause: async () => await pause(true),
  resume: async () => await pause(false),
  "resume pushes": async () => await noteReceiverResumption(env.DATABASE, permit("pause-audit-export"), "siem"),
  update: async () => await updateAuditExport(env.DATABASE, permit("update-audit-export"), 7),
};

describe.each(Object.entries(CHANGES))("%s", (_, act) => {
  it("is made with one entry", async () => {
    const last = await lastEntry();
    expect(await act()).toMatchObject({ ok: true, value: { guid: expect.any(String) } });
    expect(await auditEntries(last)).toHaveLength(1);
  });

  it.each([
    ["whose key is gone", "DELETE FROM api_keys WHERE user_id = ?"],
    ["who is locked", "UPDATE users SET locked = 1 WHERE id = ?"],
    ["who is no administrator any longer", "UPDATE users SET role = 2 WHERE id = ?"],
    ["whose key is a publisher's", "UPDATE api_keys SET role = 2 WHERE user_id = ?"],
  ])("is not made by a caller %s", async (__, lose) => {
    await env.DATABASE.prepare(lose).bind(caller.userId).run();
    const [before, last] = [await listAuditExports(env.DATABASE), await lastEntry()];
    expect(await act()).toEqual({ ok: false, error: "caller-lost" });
    expect(await listAuditExports(env.DATABASE)).toEqual(before);
    expect(await auditEntries(last)).toEqual([]);
  });
});

describe("an export that changes meanwhile", () => {
  it("is not run once it is paused", async () => {
    await pause(true);
    expect(await run()).toEqual({ ok: false, error: "unchanged" });
    expect(await findAuditExport(env.DATABASE, made.guid)).toEqual({ ...made, isPaused: true });
  });

  it("is alone in being paused", async () => {
    await create(NEW);
    await pause(true);
    expect((await listAuditExports(env.DATABASE)).map(({ isPaused }) => isPaused)).toEqual([true, false]);
  });
});

describe("an export that is deleted meanwhile", () => {
  beforeEach(async () => {
    await env.DATABASE.prepare("UPDATE audit_exports SET deletion = 'job' WHERE guid = ?").bind(made.guid).run();
  });

  it.each(["run", "pause", "resume", "resume pushes", "update"])("is not there for %s", async (what) => {
    const last = await lastEntry();
    expect(await CHANGES[what]?.()).toEqual({ ok: false, error: "unchanged" });
    expect(await auditEntries(last)).toEqual([]);
  });

  it("is neither found nor listed, and keeps its name", async () => {
    const { name } = made;
    expect(await findAuditExport(env.DATABASE, made.guid)).toBeNull();
    expect(await listAuditExports(env.DATABASE)).toEqual([]);
    expect(await create({ ...NEW, name })).toEqual({
      ok: false,
      error: "taken",
    });
  });
});

it("reads an export as it was made", async () => {
  const created = await create({ ...NEW, intervalMinutes: 7 });
  const guid = created.ok ? created.value.guid : "";
  expect(await findAuditExport(env.DATABASE, guid)).toEqual({
    ...NEW,
    guid,
    intervalMinutes: 7,
    isPaused: false,
    createdTime: "2026-05-04T03:02:01Z",
  });
});
