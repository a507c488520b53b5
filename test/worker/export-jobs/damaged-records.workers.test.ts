import { describe, expect, it } from "vitest";
import { NEW_JOB } from "../../../worker/export-jobs/job-record.ts";
import { hintsIn, jobStore } from "../../../worker/export-jobs/job-store.ts";

/** A storage of which the platform cannot take apart what is stored, until something else is. */
function damagedStorage(): { readonly storage: SyncKvStorage; readonly stored: Map<string, unknown> } {
  const stored = new Map<string, unknown>();
  const get = (name: string): unknown => {
    if (stored.has(name)) return stored.get(name);
    throw new Error("internal error; reference = 0123456789abcdef");
  };
  const put = (name: string, value: unknown) => stored.set(name, value);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a store reads and writes, and nothing else
  return { storage: { get, put } as unknown as SyncKvStorage, stored };
}

describe("a stored value that the platform cannot read", () => {
  it("gives a record that needs attention, and stays until it is resumed", () => {
    const { storage, stored } = damagedStorage();
    const job = jobStore(storage);
    expect(job.isReadable()).toBe(false);
    const { state, lastError } = job.read().status;
    expect(state).toBe("needs_attention");
    expect(lastError?.message).toMatch(/cannot be read.+resume the export/);
    job.update((kept) => ({ ...kept, requests: 1 }));
    expect(stored.size).toBe(0);
    job.update(() => NEW_JOB);
    expect([job.isReadable(), job.read().status.state]).toEqual([true, "waiting"]);
  });

  it("is passed over where it is a hint, and stored again", async () => {
    const { storage } = damagedStorage();
    const hints = hintsIn(storage);
    expect(await hints.load()).toBeNull();
    await hints.save({ segment: 2, manifest: 1 });
    expect(await hints.load()).toEqual({ segment: 2, manifest: 1 });
  });
});
