/** Jobs of exports in the place of the real ones. */

import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import type { ExportStatus } from "../../../worker/platform/jobs.ts";

/** The messages to a job, and the export that each is about. */
export type Told = readonly [message: (typeof MESSAGES)[number], guid: string];

type Job = ReturnType<typeof env.AUDIT_EXPORT_JOB.getByName>;

const MESSAGES = ["wake", "reschedule", "runNow", "resume"] as const;

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
  return { AUDIT_EXPORT_JOB: jobsOf(() => ({ ...answeringAll(hear), status: async () => status })) };
}

/** Jobs that fail whatever they are asked. */
export function failingJobs() {
  const fail = async () => {
    throw new Error("The job cannot be reached.");
  };
  return { AUDIT_EXPORT_JOB: jobsOf(() => ({ ...answeringAll(fail), status: fail })) };
}

function answeringAll(answer: () => Promise<void>) {
  return Object.fromEntries(MESSAGES.map((message) => [message, answer]));
}

function jobsOf(jobOf: (name: string) => object) {
  return { idFromName: (name: string) => env.AUDIT_EXPORT_JOB.idFromName(name), getByName: jobOf };
}

/** The state of a job that has done a little. */
export const STANDING = {
  isUnreadable: false,
  state: "waiting",
  lastId: "12345678901234567890",
  segments: 2,
  entries: 20_001,
  quarantined: 1,
  manifests: 3,
  caughtUpTime: Date.UTC(2026, 4, 4, 3, 0, 0),
  pagesPerSecond: 12.34567,
  lastError: { time: Date.UTC(2026, 4, 4, 2, 0, 0), message: "The server does not answer." },
  lastRunTime: Date.UTC(2026, 4, 4, 2, 59, 59, 900),
  nextRunTime: Date.UTC(2026, 4, 4, 3, 15, 0),
  openGaps: [{ after: "7", before: "9" }],
  findings: {
    time: Date.UTC(2026, 4, 4, 3, 0, 0),
    lastId: "12345678901234567890",
    entries: 10_000,
    behind: { entries: 2, oldestTime: null },
    earlyEnd: null,
    wholeTime: Date.UTC(2026, 4, 3, 3, 0, 0),
    differences: {
      missing: 0,
      missingIds: [],
      changed: 1,
      changedEntries: [{ id: "8", exportedSha256: "e".repeat(64), serverSha256: "f".repeat(64) }],
      repeated: 1,
      repeatedEntries: [{ id: "9", sha256s: ["a".repeat(64), "b".repeat(64)] }],
      vanished: 1,
      vanishedIds: ["7"],
      prunedThrough: "5",
    },
    broken: null,
    failure: { time: Date.UTC(2026, 4, 4, 2, 0, 0), message: "The server answered 503." },
  },
} as const;
