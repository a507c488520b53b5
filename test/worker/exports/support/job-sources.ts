/** Sources in the place of the one that a job reads. */

import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { auditSource, type Get, ok, type PageOutcome } from "../../../../shared/index.ts";
import { jobSource } from "../../../../worker/export-jobs/job-source.ts";
import type { AuditExport } from "../../../../worker/export-records/export-store.ts";
import { ORIGIN } from "../../workerd/server.ts";
import { replacePort, type TestExport } from "./exports.ts";

/** By itself `vi.waitFor` gives up after a second, which a machine with much else to do may take. */
export const PATIENT = { timeout: 60_000 };

/** A source whose every request waits until the gate is open. */
export function gated(answer: () => number = () => 200) {
  const gate = { isOpen: false, asked: 0 };
  const make = (auditExport: AuditExport) => {
    const made = answering(answer)(auditExport);
    if (!made.ok) return made;
    const fetchPage = async (url: string) => {
      gate.asked += 1;
      // Polled, for a promise of one Durable Object cannot be fulfilled by another.
      while (!gate.isOpen) await new Promise((resolve) => setTimeout(resolve, 5));
      return await made.value.source.fetchPage(url);
    };
    return ok({ settings: { ...made.value.settings, pageEntries: 10 }, source: { ...made.value.source, fetchPage } });
  };
  const open = () => {
    gate.isOpen = true;
  };
  return { make, open, isAsked: async (times = 1) => await vi.waitFor(() => expect(gate.asked).toBe(times), PATIENT) };
}

/** Has a job read from a server that answers with a status and nothing else; with 200, from its own source. */
export async function answerWith(one: TestExport, status: () => number): Promise<void> {
  await replacePort(one, "source", answering(status));
}

/** Has a job read the pages of its own source as they are changed here. */
export async function changePages(
  one: TestExport,
  change: (outcome: PageOutcome, url: string) => Promise<PageOutcome>,
): Promise<void> {
  await replacePort(one, "source", (auditExport: AuditExport) => {
    const made = answering(() => 200)(auditExport);
    if (!made.ok) return made;
    const fetchPage = async (url: string) => await change(await made.value.source.fetchPage(url), url);
    return ok({ ...made.value, source: { ...made.value.source, fetchPage } });
  });
}

/** A source that always answers with a status and nothing else. */
export function answering(status: () => number) {
  const get: Get = async () =>
    await Promise.resolve({
      status: status(),
      header: () => null,
      body: new ReadableStream<Uint8Array>({ start: (to) => to.close() }),
    });
  return (auditExport: AuditExport) => {
    const made = jobSource(auditExport, { auditExportSources: new Map() }, env.DATABASE);
    if (!made.ok || status() === 200) return made;
    const server = { baseUrl: ORIGIN, key: "k", keyHeader: "Authorization", cursorIsId: true };
    return ok({ ...made.value, source: auditSource(server, get) });
  };
}
