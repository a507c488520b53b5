import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { ok, startReconciliation } from "../../../shared/index.ts";
import { jobStore } from "../../../worker/export-jobs/job-store.ts";
import { startTurn, type Turn } from "../../../worker/export-jobs/turn.ts";
import type { AuditExport } from "../../../worker/export-records/export-store.ts";
import {
  addExport,
  closing,
  compareAfter,
  replacePort,
  until,
  untilIdle,
  useFreshExports,
  write,
} from "../exports/support/exports.ts";
import { answering, changePages, PATIENT } from "../exports/support/job-sources.ts";

useFreshExports();

/** A segment behind all that a test writes. */
const SEGMENTS_OF_MORE = 1_000;

describe("the comparison with the source", () => {
  it("follows the run, and says what is missing in the export, until a later run has found it", async () => {
    await write(5);
    const one = await addExport();
    // Until there is a manifest, the source keeps an entry back.
    await changePages(one, async (outcome) => {
      if (outcome.kind === "failed" || (await env.EXPORTS.head(`${one.name}/latest.json`)) !== null) return outcome;
      const entries = outcome.page.entries.filter(({ id }) => id !== "3");
      return { ...outcome, page: { ...outcome.page, entries } };
    });
    await one.job.runNow(one.guid);
    const { findings } = await until(one, (status) => status.findings.time !== null);
    expect(findings).toMatchObject({ entries: 4, behind: null, differences: { missing: 1, missingIds: ["3"] } });
    expect((await one.job.status()).openGaps).toEqual([{ after: "2", before: "4" }]);
    await one.job.runNow(one.guid);
    const healed = await until(one, (status) => (status.findings.time ?? 0) > (findings.time ?? 0));
    expect(healed).toMatchObject({ entries: 5, openGaps: [], findings: { differences: { missing: 0, changed: 0 } } });
  });

  it("accuses of entries that were deleted in the middle of the log, until they are there again", async () => {
    await write(9);
    const one = await addExport();
    let isDeleted = false;
    await changePages(one, async (outcome) => {
      if (outcome.kind === "failed" || !isDeleted) return await Promise.resolve(outcome);
      const entries = outcome.page.entries.filter(({ id }) => !["4", "5", "6"].includes(id ?? ""));
      return { ...outcome, page: { ...outcome.page, entries } };
    });
    const compare = async () => (await compareAfter(one)).findings.differences;
    expect(await compare()).toMatchObject({ vanished: 0 });
    isDeleted = true;
    expect(await compare()).toMatchObject({ missing: 0, vanished: 3, vanishedIds: ["4", "5", "6"] });
    isDeleted = false;
    expect(await compare()).toMatchObject({ vanished: 0 });
  });

  it("is of what is new after each run, of what was found before, and of everything in turn", async () => {
    await write(5);
    const one = await addExport({ AUDIT_EXPORT_COMPARE_ALL_DAYS: "4" });
    // Written over as the source gives it: the log itself cannot be changed.
    const changed = new Set<string>();
    await changePages(one, async (outcome) => {
      if (outcome.kind === "failed") return outcome;
      const entries = outcome.page.entries.map((entry) =>
        changed.has(entry.id ?? "") ? { ...entry, bytes: new TextEncoder().encode(`{"id":"${entry.id}"}`) } : entry,
      );
      return { ...outcome, page: { ...outcome.page, entries } };
    });
    const compare = async () => (await compareAfter(one, "resume")).findings;
    const idsOf = ({ differences }: Awaited<ReturnType<typeof compare>>) =>
      differences.changedEntries.map(({ id }) => id);
    const first = await compare();
    expect(first).toMatchObject({ entries: 5 });
    const takeTurn = async (turn: Turn) =>
      await runInDurableObject(one.job, (_, { storage }) => {
        jobStore(storage.kv).update((job) => ({ ...job, comparisons: { ...job.comparisons, turn } }));
      });
    // A turn may begin with a run, and take its first step within it or within the next one: this one is over.
    await takeTurn({ ...startTurn(Date.now()), state: startReconciliation(SEGMENTS_OF_MORE) });
    await write(3);
    changed.add("2");
    expect(idsOf(await compare())).toEqual([]);
    changed.add("7");
    expect(idsOf(await compare())).toEqual([]);
    // The last entry is compared again after each run.
    changed.add("8");
    const last = await compare();
    expect(last).toMatchObject({ entries: 0 });
    // So is the segment with it then.
    expect(idsOf(await compare())).toEqual(["7", "8"]);
    await write(3);
    expect(idsOf(await compare())).toEqual(["7", "8"]);
    changed.delete("7");
    changed.delete("8");
    const cleared = await compare();
    expect(idsOf(cleared)).toEqual([]);
    await takeTurn(startTurn(Date.now() - 3 * 86_400_000));
    await compare();
    const all = await until(one, ({ findings }) => (findings.wholeTime ?? 0) > (cleared.time ?? 0));
    expect(idsOf(all.findings)).toEqual(["2"]);
  });

  it("is of everything where a person requested the run", async () => {
    await write(5);
    const one = await addExport();
    const first = (await compareAfter(one)).findings;
    const second = (await compareAfter(one)).findings;
    expect(second.wholeTime).toBeGreaterThanOrEqual(first.time ?? Number.POSITIVE_INFINITY);
    const third = (await compareAfter(one, "resume")).findings;
    expect(third.time).toBeGreaterThan(third.wholeTime ?? Number.POSITIVE_INFINITY);
  });

  it("says that the export is broken until its object is whole again, however far it has gone on", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    await write(5);
    const one = await addExport();
    const compare = async () => (await compareAfter(one)).findings;
    expect((await compare()).broken).toBeNull();
    await write(1);
    await compare();
    const name = `${one.name}/seg/000000002.ndjson.gz`;
    const whole = (await (await env.EXPORTS.get(name))?.bytes()) ?? expect.fail("It is not there.");
    const at = whole.length - 9;
    await env.EXPORTS.put(name, whole.with(at, (whole[at] ?? 0) ^ 1));
    await write(1);
    const broken = expect.stringMatching(/^seg\/000000002\.ndjson\.gz has /);
    expect(await compare()).toMatchObject({ broken });
    await write(10);
    expect(await compare()).toMatchObject({ broken });
    await env.EXPORTS.put(name, whole);
    await write(1);
    expect(await compare()).toMatchObject({ broken: null, failure: null, differences: { missing: 0 } });
  });

  it("takes a segment that is no longer there for a break, and not for the end of the export", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    const one = await addExport();
    const compare = async () => {
      await write(1);
      const { segments, findings } = await compareAfter(one);
      return { segments, broken: findings.broken, behind: findings.behind };
    };
    for (let segments = 1; segments <= 3; segments += 1) {
      expect(await compare()).toEqual({ segments, broken: null, behind: null });
    }
    // What is written goes on behind it: some of these runs meet the gap where they compare what is new, and some do not.
    await env.EXPORTS.delete(`${one.name}/seg/000000002.ndjson.gz`);
    const broken = "seg/000000002.ndjson.gz is missing. Check the export with verify-export.";
    for (let segments = 4; segments <= 8; segments += 1) {
      expect(await compare()).toEqual({ segments, broken, behind: null });
    }
  });

  it("begins again with what an earlier version kept, which did not note what it had compared", async () => {
    await write(5);
    const one = await addExport();
    await compareAfter(one);
    const { parts: _, ...comparisons } = await runInDurableObject(one.job, (__, { storage }) => {
      return jobStore(storage.kv).read().comparisons;
    });
    await runInDurableObject(one.job, (__, { storage }) => {
      storage.kv.put("job", { ...jobStore(storage.kv).read(), comparisons });
    });
    expect((await one.job.status()).findings).toMatchObject({ time: null, wholeTime: null });
    expect((await compareAfter(one, "resume")).findings).toMatchObject({ entries: 5, wholeTime: expect.any(Number) });
  });

  it("ends where the source has pages without an end, and the next run is planned", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    await write(5);
    const one = await addExport();
    let pages = 0;
    await changePages(one, async (outcome, url) => {
      if (outcome.kind === "failed" || (await env.EXPORTS.head(`${one.name}/latest.json`)) === null) return outcome;
      pages += 1;
      vi.spyOn(Date, "now").mockReturnValue(began + pages * 30_000);
      const entry = { kind: "entry" as const, id: "4", time: null, bytes: new Uint8Array() };
      const next = new URL(url);
      next.searchParams.set("next", String(pages));
      return { ...outcome, page: { ...outcome.page, entries: [entry], next: next.href } };
    });
    const began = Date.now();
    await one.job.runNow(one.guid);
    const said = () => log.mock.calls.flat().join();
    await vi.waitFor(() => expect(said()).toContain("The source takes too long to be compared."), PATIENT);
    expect(pages).toBeLessThan(15);
    expect(await one.job.status()).toMatchObject({
      state: "waiting",
      entries: 5,
      lastError: null,
      findings: { time: null, broken: null, failure: { message: expect.any(String) } },
    });
  });

  it("that fails is no failure of the export", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const closed = closing();
    await write(5);
    const one = await addExport();
    await replacePort(one, "source", (auditExport: AuditExport) => {
      const [made, failing] = [answering(() => 200)(auditExport), answering(() => 401)(auditExport)];
      if (!made.ok || !failing.ok) return made;
      const fetchPage = async (url: string) => {
        const isSealed = (await env.EXPORTS.head(`${one.name}/latest.json`)) !== null;
        return await (isSealed ? failing : made).value.source.fetchPage(url);
      };
      return ok({ ...made.value, source: { ...made.value.source, fetchPage } });
    });
    await one.job.runNow(one.guid);
    expect(await untilIdle(one)).toMatchObject({
      entries: 5,
      manifests: closed.manifests(),
      lastError: null,
      findings: { time: null, broken: null, failure: { message: expect.any(String) } },
    });
    expect(log.mock.calls.flat().join()).toContain("audit-export-not-compared");
  });
});
