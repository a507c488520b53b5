import { parse } from "yaml";

/** The parts of a workflow that the rules look at. */
export interface Workflow {
  /** The events' names. */
  readonly events: readonly string[];
  readonly jobs: readonly Job[];
  /** True if a newer run of the workflow waits for an older one, or ends it. */
  readonly hasConcurrency: boolean;
}

export interface Job {
  readonly name: string;
  /** Undefined where neither the job nor the workflow states them; a text such as `write-all` as it is. */
  readonly permissions: Permissions | string | undefined;
  readonly steps: readonly Step[];
  readonly timeoutMinutes: number | undefined;
}

export interface Step {
  readonly id: string | undefined;
  readonly uses: string | undefined;
  readonly run: string | undefined;
  readonly with: Readonly<Record<string, string | number | boolean>>;
}

/** The level by the permission's name. */
export type Permissions = Readonly<Record<string, string>>;

interface RawWorkflow {
  readonly on?: string | string[] | Readonly<Record<string, unknown>>;
  /** Null where nothing stands behind the key. */
  readonly permissions?: Permissions | string | null;
  readonly jobs?: Readonly<Record<string, RawJob>>;
  readonly concurrency?: unknown;
}

interface RawJob {
  readonly permissions?: Permissions | string | null;
  readonly steps?: readonly Partial<Step>[];
  readonly "timeout-minutes"?: number;
}

/** Reads a workflow whose form actionlint has looked at. */
export function readWorkflow(source: string): Workflow {
  const { on = [], permissions, jobs = {}, concurrency }: RawWorkflow = parse(source);
  return {
    events: typeof on === "string" ? [on] : Array.isArray(on) ? on : Object.keys(on),
    jobs: Object.entries(jobs).map(([name, job]) => ({
      name,
      permissions: job.permissions ?? permissions ?? undefined,
      steps: (job.steps ?? []).map((step) => ({
        id: step.id,
        uses: step.uses,
        run: step.run,
        with: step.with ?? {},
      })),
      timeoutMinutes: job["timeout-minutes"],
    })),
    hasConcurrency: concurrency !== undefined,
  };
}

/** Tests for a step that uses the Action of configurations. */
export function isSteward({ uses = "" }: Step): boolean {
  return /^OWNER\/provider-steward@|^\.\/$/.test(uses);
}

/** Tests for a step that uses the Action of exports. */
export function isExport({ uses = "" }: Step): boolean {
  return uses.startsWith("OWNER/provider-steward/action/export@");
}
