import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { auditIds, emptyAuditLog, writeAuditEntries } from "../workerd/audit-log.ts";

const APPEND_ONLY = /audit_log is append-only/;
const PRUNINGS_APPEND_ONLY = /audit_log_prunings is append-only/;
const BOUNDS = /audit_log_prunings goes on with higher ids/;
const COLUMNS =
  "through_id, entries, export_name, manifest, manifest_sha256, segment, segment_chain, segment_entries, time";
const SHA256 = "a".repeat(64);
const rest = `1, 'own', 1, '${SHA256}', 1, '${SHA256}', 5, '2026-01-01T00:00:00Z'`;

const run = (sql: string) => env.DATABASE.prepare(sql).run();
const prune = (throughId: number | null) =>
  run(`INSERT INTO audit_log_prunings (${COLUMNS}) VALUES (${throughId}, ${rest})`);
const prunings = async () => (await env.DATABASE.prepare("SELECT * FROM audit_log_prunings ORDER BY id").all()).results;

beforeEach(async () => {
  await emptyAuditLog();
  await writeAuditEntries([0, 0, 0, 0, 0]);
});

describe("audit_log", () => {
  it("lets no entry go where nothing is noted", async () => {
    await expect(run("DELETE FROM audit_log WHERE id = 1")).rejects.toThrow(APPEND_ONLY);
    await expect(run("DELETE FROM audit_log")).rejects.toThrow(APPEND_ONLY);
    expect(await auditIds()).toEqual(["1", "2", "3", "4", "5"]);
  });

  it("lets entries go up to the id that is noted, and none after it", async () => {
    await prune(3);
    await run("DELETE FROM audit_log WHERE id = 2");
    await run("DELETE FROM audit_log WHERE id <= 3");
    expect(await auditIds()).toEqual(["4", "5"]);
    await expect(run("DELETE FROM audit_log WHERE id = 4")).rejects.toThrow(APPEND_ONLY);
    await expect(run("DELETE FROM audit_log")).rejects.toThrow(APPEND_ONLY);
    expect(await auditIds()).toEqual(["4", "5"]);
  });

  it("goes by the latest note", async () => {
    await prune(1);
    await prune(4);
    await run("DELETE FROM audit_log WHERE id <= 4");
    expect(await auditIds()).toEqual(["5"]);
  });

  it.each([
    ["UPDATE of one that may go", "UPDATE audit_log SET action = 'forge' WHERE id = 1"],
    [
      "REPLACE of one that may go",
      "REPLACE INTO audit_log (id, time, user_id, user_guid, user_description, action, event_description) SELECT 1, '', '0', NULL, 'System', 'forge', '' FROM audit_log LIMIT 1",
    ],
    [
      "an entry with an id that was removed",
      "INSERT INTO audit_log (id, time, user_id, user_guid, user_description, action, event_description) VALUES (2, '2026-01-01T00:00:00Z', '0', NULL, 'System', 'forge', '')",
    ],
  ])("refuses, after a removal, the %s", async (_name, sql) => {
    await prune(3);
    await run("DELETE FROM audit_log WHERE id BETWEEN 2 AND 3");
    await expect(run(sql)).rejects.toThrow(APPEND_ONLY);
    expect(await auditIds()).toEqual(["1", "4", "5"]);
  });

  it("numbers the next entry after all others, though but one is left", async () => {
    await prune(4);
    await run("DELETE FROM audit_log WHERE id <= 4");
    await writeAuditEntries([0]);
    expect(await auditIds()).toEqual(["5", "6"]);
  });
});

describe("audit_log_prunings", () => {
  it.each([
    ["a lower id than the last one", 2],
    ["the id of the newest entry", 5],
    ["an id that no entry has", 6],
    ["an id below 0", -1],
  ])("refuses %s", async (_name, id) => {
    await prune(3);
    await expect(prune(id)).rejects.toThrow(BOUNDS);
    expect(await prunings()).toHaveLength(1);
  });

  it("refuses a note without an id, and takes the same id once more", async () => {
    await prune(3);
    await expect(prune(null)).rejects.toThrow(/NOT NULL constraint failed/);
    await prune(3);
    expect(await prunings()).toMatchObject([
      { id: 1, through_id: 3 },
      { id: 2, through_id: 3 },
    ]);
  });

  it("refuses whatever would let all of an empty log go", async () => {
    await emptyAuditLog();
    await expect(prune(1)).rejects.toThrow(BOUNDS);
    await prune(0);
    expect(await prunings()).toHaveLength(1);
  });

  it.each([
    ["UPDATE", "UPDATE audit_log_prunings SET through_id = 5"],
    ["UPDATE OR REPLACE", "UPDATE OR REPLACE audit_log_prunings SET id = 2 WHERE id = 1"],
    ["DELETE", "DELETE FROM audit_log_prunings"],
    ["REPLACE", `REPLACE INTO audit_log_prunings (id, ${COLUMNS}) VALUES (1, 4, ${rest})`],
    ["INSERT in a gap", `INSERT INTO audit_log_prunings (id, ${COLUMNS}) VALUES (2, 4, ${rest})`],
    [
      "ON CONFLICT DO UPDATE",
      `INSERT INTO audit_log_prunings (id, ${COLUMNS}) VALUES (3, 4, ${rest})
      ON CONFLICT (id) DO UPDATE SET through_id = excluded.through_id`,
    ],
  ])("refuses %s", async (_name, sql) => {
    await prune(1);
    await run(`INSERT INTO audit_log_prunings (id, ${COLUMNS}) VALUES (3, 2, ${rest})`);
    const before = await prunings();
    await expect(run(sql)).rejects.toThrow(PRUNINGS_APPEND_ONLY);
    expect(await prunings()).toEqual(before);
  });

  it("refuses an id below 1, which would come before the others", async () => {
    await expect(run(`INSERT INTO audit_log_prunings (id, ${COLUMNS}) VALUES (-1, 1, ${rest})`)).rejects.toThrow(
      /CHECK constraint failed/,
    );
  });
});
