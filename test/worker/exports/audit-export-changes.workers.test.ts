import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { failingJobs, listeningJobs } from "../workerd/export-jobs.ts";
import { UNKNOWN_GUID, useExportRoutes } from "../workerd/export-routes.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { auditEntries, type Call } from "../workerd/server.ts";
import { addExport } from "../workerd/things.ts";

const { admin, get, post } = useExportRoutes();

describe("POST /v1/audit_exports/{guid}/run, /pause and /resume", () => {
  it.each([
    ["run", 202, "runNow", "run_audit_export", "Requested a run of the audit-log export"],
    ["pause", 200, undefined, "pause_audit_export", "Paused the audit-log export"],
    ["resume", 200, "resume", "resume_audit_export", "Resumed the audit-log export"],
  ])("%s: does it, notes it, and tells the job", async (what, expected, message, action, description) => {
    const last = await lastEntry();
    const { guid, name } = await addExport();
    const { told, bindings } = listeningJobs();
    const { status, body } = await post(`/${guid}/${what}`, undefined, { bindings });
    expect(status).toBe(expected);
    expect(body).toMatchObject({ guid, name });
    expect(told).toEqual(message === undefined ? [] : [[message, guid]]);
    expect(await auditEntries(last)).toMatchObject([
      {
        user_guid: admin().guid,
        action,
        event_description: expect.stringContaining(`${description} "${name}" (${guid})`),
      },
    ]);
  });

  it("pauses and resumes, be it so already or not", async () => {
    const { guid } = await addExport();
    const states = await inTurn(["pause", "pause", "resume", "resume", "pause"], async (what) => {
      const { status, body } = await post(`/${guid}/${what}`);
      return [status, body.state === "paused"];
    });
    expect(states).toEqual([
      [200, true],
      [200, true],
      [200, false],
      [200, false],
      [200, true],
    ]);
  });

  it("tells the job to go on although the export is not paused: it may have stopped by itself", async () => {
    const { guid } = await addExport();
    const { told, bindings } = listeningJobs();
    await post(`/${guid}/resume`, undefined, { bindings });
    await post(`/${guid}/resume`, undefined, { bindings });
    expect(told).toEqual([
      ["resume", guid],
      ["resume", guid],
    ]);
  });

  it("does not run what is paused", async () => {
    const { guid } = await addExport();
    await post(`/${guid}/pause`);
    const last = await lastEntry();
    const { told, bindings } = listeningJobs();
    const { status, body } = await post(`/${guid}/run`, undefined, { bindings });
    expect(status).toBe(409);
    expect(body.error).toBe("The export is paused. Resume it first.");
    expect(told).toEqual([]);
    expect(await auditEntries(last)).toMatchObject([{ action: "refuse_request" }]);
  });

  it.each(["run", "resume"])("%s: says that the job cannot be told, logs that, and loses nothing", async (what) => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const { guid } = await addExport();
    await env.DATABASE.prepare("UPDATE audit_exports SET paused = ?")
      .bind(what === "resume" ? 1 : 0)
      .run();
    const last = await lastEntry();
    const { status, body } = await post(`/${guid}/${what}`, undefined, { bindings: failingJobs() });
    expect([status, body.error]).toEqual([
      503,
      "The job of this export does not answer, so that it may not know what you asked for. Try again.",
    ]);
    expect((await auditEntries(last)).map(({ action }) => action)).toEqual([`${what}_audit_export`]);
    expect(await env.DATABASE.prepare("SELECT paused FROM audit_exports").first("paused")).toBe(0);
    expect(logged.mock.calls.flat().join()).toContain("audit-export-not-told");
  });

  it.each(["run", "pause", "resume"])("%s: finds no export that is not there", async (what) => {
    const last = await lastEntry();
    expect((await post(`/${UNKNOWN_GUID}/${what}`)).body).toMatchObject({ code: 4 });
    expect(await auditEntries(last)).toEqual([]);
  });
});

describe("PATCH /v1/audit_exports/{guid}", () => {
  const change = async (guid: string, json: unknown, more: Call = {}) =>
    await get(`/${guid}`, { method: "PATCH", json, ...more });

  it("changes the interval, notes it, and has the job plan again", async () => {
    const last = await lastEntry();
    const { guid, name } = await addExport();
    const { told, bindings } = listeningJobs();
    const { status, body } = await change(guid, { interval_minutes: 60 }, { bindings });
    expect(status).toBe(200);
    expect(body).toMatchObject({ guid, name, source: "own", interval_minutes: 60 });
    expect((await get(`/${guid}`)).body.interval_minutes).toBe(60);
    expect(told).toEqual([["reschedule", guid]]);
    const entry = {
      user_guid: admin().guid,
      action: "update_audit_export",
      event_description: `Updated the audit-log export "${name}" (${guid}), to run every 60 minutes.`,
    };
    expect(await auditEntries(last)).toMatchObject([entry]);
  });

  it("takes a whole record, of which it changes nothing else", async () => {
    const { guid } = await addExport({ isPaused: true });
    const { body: record } = await get(`/${guid}`);
    const sent = { ...record, interval_minutes: 1, name: "other", source: "north" };
    expect((await change(guid, sent)).body).toEqual({
      ...record,
      interval_minutes: 1,
      verdict: { ...record.verdict, max_lag_seconds: 60 },
    });
  });

  it.each([{}, { interval_minutes: 0 }, { interval_minutes: 1441 }, { interval_minutes: null }, { interval: 5 }])(
    "refuses %j",
    async (json) => {
      const { guid } = await addExport();
      expect((await change(guid, json)).status).toBe(400);
      expect((await get(`/${guid}`)).body.interval_minutes).toBe(15);
    },
  );

  it("finds no export that is not there", async () => {
    expect(await change(UNKNOWN_GUID, { interval_minutes: 5 })).toMatchObject({ status: 404, body: { code: 4 } });
  });
});
