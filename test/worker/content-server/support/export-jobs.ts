/** Jobs of exports in the place of the real ones. */

import { env } from "cloudflare:workers";
import type { ExportStatus } from "../../../../worker/audit-export/export-job.ts";

/** What a job was told, and of which export. */
export type Told = readonly [message: string, guid: string];

const MESSAGES = ["wake", "runNow", "resume"] as const;

/** The real jobs, with a note of what they are told. */
export function listeningJobs() {
  const told: Told[] = [];
  const jobs = jobsOf((guid) => {
    const job = env.AUDIT_EXPORT_JOB.getByName(guid);
    const messages = MESSAGES.map((message) => [
      message,
      async (about: string) => {
        told.push([message, about]);
        await job[message](about);
      },
    ]);
    return { ...Object.fromEntries(messages), status: async () => await job.status() };
  });
  return { told, bindings: { AUDIT_EXPORT_JOB: jobs } };
}

/** Jobs that stand so, whatever they are told. */
export function jobsThatStand(status: ExportStatus) {
  const hear = async () => {};
  return { AUDIT_EXPORT_JOB: jobsOf(() => ({ wake: hear, runNow: hear, resume: hear, status: async () => status })) };
}

/** Jobs that fail whatever they are asked. */
export function failingJobs() {
  const fail = async () => {
    throw new Error("The job cannot be reached.");
  };
  return { AUDIT_EXPORT_JOB: jobsOf(() => ({ wake: fail, runNow: fail, resume: fail, status: fail })) };
}

function jobsOf(jobOf: (name: string) => object) {
  return { idFromName: (name: string) => env.AUDIT_EXPORT_JOB.idFromName(name), getByName: jobOf };
}
