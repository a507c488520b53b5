import type { ExportJob } from "./audit-export/export-status.ts";
import type { MetricsCounter } from "./metrics/metrics-counter.ts";

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
  /** What is counted of requests, in one object. */
  readonly METRICS: DurableObjectNamespace<MetricsCounter>;
}

interface Declaration {
  /** The section of wrangler.toml that declares the binding. */
  readonly section: string;
  /** A method that bindings of this kind alone have, so that a text or a binding of another kind does not pass for it. */
  readonly method: string;
}

const DECLARATIONS: Readonly<Record<keyof Bindings, Declaration>> = {
  DATABASE: { section: "[[d1_databases]]", method: "prepare" },
  CONTENT: { section: "[[r2_buckets]]", method: "head" },
  EXPORTS: { section: "[[r2_buckets]]", method: "head" },
  AUDIT_EXPORT_JOB: { section: "[[durable_objects.bindings]]", method: "idFromName" },
  METRICS: { section: "[[durable_objects.bindings]]", method: "idFromName" },
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
    .map(([name, { section }]) => `binding = "${name}" under ${section}`);
  return `Bindings are missing in wrangler.toml. Add ${places.join(" and ")}.`;
}

function hasMethod(value: unknown, method: string): boolean {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, method) === "function";
}
