import type { ExportJob } from "./export-job.ts";
import type { MetricsCounter } from "./metrics-counter.ts";
import type { PushJob } from "./push-job.ts";

/** The bindings that the Worker runs on, as wrangler.toml declares them. */
export interface Bindings {
  /** Users, keys and the audit log. */
  readonly DATABASE: D1Database;
  /** Published content. */
  readonly CONTENT: R2Bucket;
  /** Exports of audit logs. */
  readonly EXPORTS: R2Bucket;
  /** The jobs that export audit logs, by the guid of the export. */
  readonly AUDIT_EXPORT_JOB: DurableObjectNamespace<ExportJob & Rpc.DurableObjectBranded>;
  /** The objects that push exports to receivers, by the guid of the export and the name of the receiver. */
  readonly AUDIT_EXPORT_PUSH: DurableObjectNamespace<PushJob & Rpc.DurableObjectBranded>;
  /** The counts of requests, in one object. */
  readonly METRICS: DurableObjectNamespace<MetricsCounter>;
  /** The counters of what a caller does, each with its own limit. */
  readonly FAILED_AUTHENTICATION_LIMIT: RateLimit;
  readonly CHECKS_LIMIT: RateLimit;
  readonly MANAGEMENT_LIMIT: RateLimit;
  readonly UPLOADS_LIMIT: RateLimit;
  readonly REFUSALS_LIMIT: RateLimit;
}

interface Declaration {
  /** The section of wrangler.toml that declares the binding. */
  readonly section: string;
  /** The text before its name there. */
  readonly field: "binding" | "name";
  /** A method that bindings of this kind alone have, so that a text or a binding of another kind does not pass for it. */
  readonly method: string;
}

const BUCKET: Declaration = { section: "[[r2_buckets]]", field: "binding", method: "head" };
const OBJECTS: Declaration = { section: "[[durable_objects.bindings]]", field: "name", method: "idFromName" };
const LIMIT: Declaration = { section: "[[ratelimits]]", field: "name", method: "limit" };

const DECLARATIONS: Readonly<Record<keyof Bindings, Declaration>> = {
  DATABASE: { section: "[[d1_databases]]", field: "binding", method: "prepare" },
  CONTENT: BUCKET,
  EXPORTS: BUCKET,
  AUDIT_EXPORT_JOB: OBJECTS,
  AUDIT_EXPORT_PUSH: OBJECTS,
  METRICS: OBJECTS,
  FAILED_AUTHENTICATION_LIMIT: LIMIT,
  CHECKS_LIMIT: LIMIT,
  MANAGEMENT_LIMIT: LIMIT,
  UPLOADS_LIMIT: LIMIT,
  REFUSALS_LIMIT: LIMIT,
};

/** The names of the bindings that are missing in `env`, or are something else; empty when the Worker can run. */
export function missingBindings(env: object): readonly string[] {
  const given = new Map<string, unknown>(Object.entries(env));
  return Object.entries(DECLARATIONS)
    .filter(([name, { method }]) => !hasMethod(given.get(name), method))
    .map(([name]) => name);
}

/** The bindings of a deployment where none is missing; of another, not to be used. */
export function bindingsOf(env: object): Bindings {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a route runs only where `missingBindings` finds none
  return env as Bindings;
}

/** Tells the operator which bindings are missing and where to add each: one line for the log. */
export function describeMissing(names: readonly string[]): string {
  const places = Object.entries(DECLARATIONS)
    .filter(([name]) => names.includes(name))
    .map(([name, { section, field }]) => `${field} = "${name}" under ${section}`);
  return `Bindings are missing in wrangler.toml. Add ${places.join(" and ")}.`;
}

function hasMethod(value: unknown, method: string): boolean {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, method) === "function";
}
