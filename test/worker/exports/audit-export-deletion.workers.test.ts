import { describe, expect, it, vi } from "vitest";
import { lastEntry } from "../workerd/attempt.ts";
import { failingJobs, jobsThatStand, listeningJobs, STANDING } from "../workerd/export-jobs.ts";
import { EXPORT_VARIABLES, useExportRoutes } from "../workerd/export-routes.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { auditEntries, type Call, call, ORIGIN } from "../workerd/server.ts";
import { addExport } from "../workerd/things.ts";

const { admin, get, create } = useExportRoutes();

describe("DELETE /v1/audit_exports/{guid}", () => {
  const remove = async (guid: string, query = "", more: Call = {}) =>
    await get(`/${guid}${query}`, { method: "DELETE", ...more });

  it.each([
    ["", "without its objects"],
    ["?objects=keep", "without its objects"],
    ["?objects=delete", "with its objects"],
  ])("%s: deletes what is paused, notes it, and tells the job", async (query, what) => {
    const { guid, name } = await addExport({ isPaused: true });
    const last = await lastEntry();
    const { told, bindings } = listeningJobs();
    expect((await remove(guid, query, { bindings })).status).toBe(204);
    expect(told).toEqual([["resume", guid]]);
    expect((await auditEntries(last))[0]).toMatchObject({
      user_guid: admin().guid,
      action: "delete_audit_export",
      object_id: guid,
      event_description: `Deleted the audit-log export "${name}" (${guid}), ${what}.`,
    });
    const answers = await inTurn(
      ["", "/objects", "/objects/latest.json"],
      async (path) => await get(`/${guid}${path}`),
    );
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await remove(guid, query)).status).toBe(404);
    expect((await get("")).body).toEqual([]);
    const metrics = await call(`${ORIGIN}/__api__/v1/metrics`, { key: admin().key });
    expect(await metrics.text()).not.toContain(name);
    expect((await create(name)).status).toBe(409);
  });

  it("does not delete what is not paused, and says what to do", async () => {
    const { guid } = await addExport();
    const last = await lastEntry();
    const { told, bindings } = listeningJobs();
    const { status, body } = await remove(guid, "?objects=delete", { bindings });
    expect([status, body.error]).toEqual([409, "Only an export that is paused can be deleted. Pause it first."]);
    expect(told).toEqual([]);
    expect(await auditEntries(last)).toMatchObject([{ action: "refuse_request" }]);
    expect((await get(`/${guid}`)).status).toBe(200);
  });

  describe("with a receiver that has not got everything", () => {
    const receiver = {
      url: "https://siem.example.com/audit",
      format: "webhook",
      secret: "a-secret-of-a-receiver",
    };
    /** The deployment with the receiver of an export. */
    const receiving = (name: string) => ({
      variables: {
        ...EXPORT_VARIABLES,
        AUDIT_EXPORT_RECEIVERS: JSON.stringify({ siem: { ...receiver, exports: [name] } }),
      },
    });
    const bindings = jobsThatStand({ ...STANDING, entries: 12, manifests: 1 });

    it("refuses, says how much that is, and deletes it where that is asked for", async () => {
      const { guid, name } = await addExport({ isPaused: true });
      const { status, body } = await remove(guid, "", { ...receiving(name), bindings });
      expect([status, body.error]).toEqual([
        409,
        "The receiver siem has not got 12 entries and 1 manifest yet. " +
          "Resume the export until that is delivered, or delete it with undelivered=discard.",
      ]);
      expect((await get(`/${guid}`)).status).toBe(200);
      const last = await lastEntry();
      expect((await remove(guid, "?undelivered=discard", { ...receiving(name), bindings })).status).toBe(204);
      expect((await auditEntries(last))[0]?.event_description).toBe(
        `Deleted the audit-log export "${name}" (${guid}), without its objects. ` +
          'The receiver "siem" never gets 12 entries and 1 manifest.',
      );
    });

    it("refuses where it is not known, too", async () => {
      vi.spyOn(console, "error").mockImplementation(() => {});
      const { guid, name } = await addExport({ isPaused: true });
      const { status, body } = await remove(guid, "", { ...receiving(name), bindings: failingJobs() });
      expect([status, body.error]).toEqual([409, expect.stringMatching(/^It is not known what the receiver siem has/)]);
      const last = await lastEntry();
      await remove(guid, "?objects=delete&undelivered=discard", { ...receiving(name), bindings: failingJobs() });
      expect((await auditEntries(last))[0]?.event_description).toBe(
        `Deleted the audit-log export "${name}" (${guid}), with its objects. ` +
          'It is not known what the receiver "siem" never gets.',
      );
    });

    it("refuses where only descriptions of entries in quarantine are left", async () => {
      const { guid, name } = await addExport({ isPaused: true });
      const quarantined = jobsThatStand({ ...STANDING, segments: 1, entries: 0, manifests: 0 });
      const { status, body } = await remove(guid, "", { ...receiving(name), bindings: quarantined });
      expect([status, body.error]).toEqual([
        409,
        "The receiver siem has not got the descriptions of entries in quarantine yet. " +
          "Resume the export until that is delivered, or delete it with undelivered=discard.",
      ]);
    });

    it("deletes it where everything is delivered", async () => {
      const { guid, name } = await addExport({ isPaused: true });
      const nothing = jobsThatStand({ ...STANDING, segments: 0, entries: 0, manifests: 0 });
      const last = await lastEntry();
      const query = "?undelivered=discard";
      expect((await remove(guid, query, { ...receiving(name), bindings: nothing })).status).toBe(204);
      expect((await auditEntries(last))[0]?.event_description).toMatch(/, without its objects\.$/);
    });
  });

  it("deletes it where the job cannot be told, and logs that", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const { guid } = await addExport({ isPaused: true });
    expect((await remove(guid, "", { bindings: failingJobs() })).status).toBe(204);
    expect(logged.mock.calls.flat().join()).toContain("audit-export-not-told");
    expect((await get(`/${guid}`)).status).toBe(404);
  });

  it.each(["?objects=yes", "?objects=", "?objects=delete&objects=keep"])("refuses %s", async (query) => {
    const { guid } = await addExport({ isPaused: true });
    expect((await remove(guid, query)).status).toBe(400);
    expect((await get(`/${guid}`)).status).toBe(200);
  });
});
