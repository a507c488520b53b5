/** Jobs of exports in the place of the real ones. */

import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ExportStatus } from "../../../../worker/audit-export/export-status.ts";

/** What a job was told, and of which export. */
export type Told = readonly [message: (typeof MESSAGES)[number], guid: string];

type Job = ReturnType<typeof env.AUDIT_EXPORT_JOB.getByName>;

const MESSAGES = ["wake", "runNow", "resume"] as const;

/** The real jobs, with a note of what they are told. */
export function listeningJobs() {
  const told: Told[] = [];
  const hear = (job: Job, message: Told[0], guid: string) => {
    told.push([message, guid]);
    return job[message](guid);
  };
  return { told, bindings: { AUDIT_EXPORT_JOB: jobsOf((guid) => realJob(guid, hear)) } };
}

/** The real jobs, which have these variables of the deployment, too. */
export function jobsWith(variables: Readonly<Record<string, string>>) {
  const hear = async (job: Job, message: Told[0], guid: string) => {
    await runInDurableObject(job, (one) => {
      Reflect.set(one, "env", { ...env, ...variables });
    });
    await job[message](guid);
  };
  return { AUDIT_EXPORT_JOB: jobsOf((guid) => realJob(guid, hear)) };
}

function realJob(guid: string, hear: (job: Job, message: Told[0], guid: string) => Promise<void>) {
  const job = env.AUDIT_EXPORT_JOB.getByName(guid);
  const messages = MESSAGES.map((message) => [message, async (about: string) => await hear(job, message, about)]);
  return { ...Object.fromEntries(messages), status: async () => await job.status() };
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
