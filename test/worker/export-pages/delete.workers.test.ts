import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { NEW_STATUS } from "../../../worker/export-jobs/job-record.ts";
import { failingJobs, jobsThatStand } from "../workerd/export-jobs.ts";
import { addPerson, type Call, call } from "../workerd/server.ts";
import { addSession, type SignedIn } from "../workerd/sessions.ts";
import { addExport, type Export } from "../workerd/things.ts";

let ada: SignedIn;
let one: Export;

beforeAll(async () => {
  ada = await addSession(await addPerson("administrator", "ada"));
});
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  one = await addExport({ isPaused: true });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const siem = () => ({
  url: "https://siem.example.com/audit",
  format: "webhook",
  exports: [one.name],
  secret: "a-secret-of-a-receiver",
});
const receiving = () => ({ AUDIT_EXPORT_RECEIVERS: JSON.stringify({ siem: siem() }) });

async function shown(more: Call): Promise<string> {
  const page = await call(`/exports/${one.guid}/delete`, { session: ada.session, ...more });
  expect(page.status).toBe(200);
  return await page.text();
}

describe("the page that deletes an export", () => {
  it("says how much stays, and nothing of receivers where there are none", async () => {
    const page = await shown({ bindings: jobsThatStand({ ...NEW_STATUS, segments: 2, entries: 12 }) });
    expect(page).toContain("2 segments with 12 entries stay in the bucket.");
    expect(page).not.toMatch(/never gets|not known/);
  });

  it("says that it is not known how much there is where the job does not answer", async () => {
    const page = await shown({ bindings: failingJobs(), variables: receiving() });
    expect(page).toContain("How many they are is not known now: the job of the export does not answer.");
    expect(page).toContain(
      "It is not known what the receiver siem has not got yet. What it has not got now, it never gets.",
    );
    expect(page).not.toMatch(/\b0 (?:segments|entries)/);
  });

  it("says what receivers never get, which is asked for with it", async () => {
    const bindings = jobsThatStand({ ...NEW_STATUS, segments: 1, entries: 1, manifests: 2 });
    const page = await shown({ bindings, variables: receiving() });
    expect(page).toContain(
      "The receiver siem has not got 1 entry and 2 manifests yet. What it has not got now, it never gets.",
    );
    expect(page).toContain('<input type="hidden" name="undelivered" value="discard"/>');
  });
});
