import { describe, expect, it, vi } from "vitest";
import { failingJobs, jobsThatStand, STANDING } from "../workerd/export-jobs.ts";
import { UNKNOWN_GUID, useExportRoutes } from "../workerd/export-routes.ts";
import { addExport, PUBLIC_KEY } from "../workerd/things.ts";

const { get, post } = useExportRoutes();

describe("GET /v1/audit_exports/{guid}", () => {
  it("says how far the export is", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 4, 4, 3, 1, 30, 900) });
    const { guid, name } = await addExport();
    const { body } = await get(`/${guid}`, { bindings: jobsThatStand(STANDING) });
    vi.useRealTimers();
    expect(body).toEqual({
      guid,
      name,
      source: "own",
      source_url: "https://steward.example",
      interval_minutes: 15,
      created_time: "2026-05-04T03:01:30Z",
      state: "waiting",
      last_id: "12345678901234567890",
      segments: 2,
      entries: 20_001,
      quarantined: 1,
      manifests: 3,
      lag_seconds: 90,
      pages_per_second: 12.35,
      last_error: { time: "2026-05-04T02:00:00Z", message: "The server does not answer." },
      last_run_time: "2026-05-04T02:59:59Z",
      next_run_time: "2026-05-04T03:15:00Z",
      open_gaps: [{ after: "7", before: "9" }],
      verdict: {
        state: "differs",
        text: expect.stringMatching(/^Differs from the server: .* Not complete: .* the server has 2 more, .*$/),
        lag_seconds: null,
        max_lag_seconds: 900,
      },
      reconciliation: {
        time: "2026-05-04T03:00:00Z",
        compared_entries: 10_000,
        whole_time: "2026-05-03T03:00:00Z",
        missing: 0,
        missing_ids: [],
        changed: 1,
        changed_entries: [{ id: "8", exported_sha256: "e".repeat(64), server_sha256: "f".repeat(64) }],
        repeated: 1,
        repeated_entries: [{ id: "9", sha256s: ["a".repeat(64), "b".repeat(64)] }],
        vanished: 1,
        vanished_ids: ["7"],
        pruned_through: "5",
        behind: { entries: 2, oldest_time: null },
        failure: { time: "2026-05-04T02:00:00Z", message: "The server answered 503." },
      },
      receivers: [],
      public_key: PUBLIC_KEY,
    });
  });

  it("says that it is paused, whatever its job planned", async () => {
    const { guid } = await addExport();
    await post(`/${guid}/pause`);
    const { body } = await get(`/${guid}`, { bindings: jobsThatStand({ ...STANDING, state: "running" }) });
    expect(body).toMatchObject({ state: "paused", next_run_time: null, segments: 2 });
  });

  it("has no public key where the server has no key any longer", async () => {
    const { guid } = await addExport();
    expect((await get(`/${guid}`, { variables: {} })).body.public_key).toBe(null);
  });

  it("says so where the job does not answer, and lists the others", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    const { guid } = await addExport();
    const { status, body } = await get("", { bindings: failingJobs() });
    expect(status).toBe(200);
    expect(body).toMatchObject([
      {
        guid,
        state: "retrying",
        segments: null,
        entries: null,
        quarantined: null,
        manifests: null,
        last_error: { message: expect.stringContaining("did not report its status") },
      },
    ]);
    expect(logged.mock.calls.flat().join()).toContain("audit-export-status");
  });

  it.each([UNKNOWN_GUID, "x", "%00", "%ff"])("finds none of the guid %s", async (guid) => {
    const { status, body } = await get(`/${guid}`);
    expect(status).toBe(404);
    expect(body).toEqual({ code: 4, error: "There is no such audit-log export.", payload: null });
  });
});
