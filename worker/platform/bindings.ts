import { CONFIGURATION_VARIABLES, type DeploymentConfiguration, readConfiguration } from "../settings/configuration.ts";
import { OLD_CONTENT_VARIABLE, readSettings, SETTINGS, type Settings } from "../settings/settings.ts";
import type { ExportJob, PushJob } from "./jobs.ts";
import type { MetricsCounter } from "./metrics-counter.ts";

/** A deployment: its bindings, and the values of its variables and secrets. */
export interface Environment {
  /** Whole only where `faults` has none of bindings. */
  readonly bindings: Bindings;
  readonly configuration: Omit<DeploymentConfiguration, "faults">;
  readonly settings: Settings;
  /** The faults, a sentence each for the log. */
  readonly faults: Readonly<Record<"bindings" | "configuration" | "settings", readonly string[]>>;
}

const VARIABLES = [...CONFIGURATION_VARIABLES, ...SETTINGS.map(({ name }) => name), OLD_CONTENT_VARIABLE];

type Variables = ReturnType<typeof readVariables>;

/** The deployments by the object that they were read from. The runtime hands the same one to every request, and never changes it. */
let last: { readonly env: object; readonly read: Environment } | undefined;

/** The last values of the variables. They are the same for jobs and the schedule, and reading them is not free. */
let lastVariables: { readonly given: readonly unknown[]; readonly read: Variables } | undefined;

/**
 * Reads what the runtime hands to the Worker, its jobs and its schedule as `env`. Nothing else looks into it.
 * See docs/decisions/0085-environment-is-read-once.md.
 */
export function readEnvironment(env: object): Environment {
  if (last?.env !== env) last = { env, read: readAgain(env) };
  return last.read;
}

/** The variables are read again only where one of them differs. */
function readAgain(env: object): Environment {
  const given = VARIABLES.map((name): unknown => Reflect.get(env, name));
  if (lastVariables === undefined || given.some((value, index) => value !== lastVariables?.given[index])) {
    lastVariables = { given, read: readVariables(env) };
  }
  const missing = missingBindings(env);
  const { configuration, settings, faults } = lastVariables.read;
  return {
    bindings: bindingsOf(env),
    configuration,
    settings,
    faults: { bindings: missing.length > 0 ? [describeMissing(missing)] : [], ...faults },
  };
}

function readVariables(env: object) {
  const { faults: ofConfiguration, ...configuration } = readConfiguration(env);
  const { faults: ofSettings, settings } = readSettings(env);
  return { configuration, settings, faults: { configuration: ofConfiguration, settings: ofSettings } };
}

/** The bindings that the Worker runs on, as wrangler.toml declares them. */
export interface Bindings {
  /** Users, keys and the audit log. */
  readonly DATABASE: D1Database;
  /** Published content. */
  readonly CONTENT: R2Bucket;
  /** Exports of audit logs. */
  readonly EXPORTS: R2Bucket;
  /** The documents of the project and their pictures. */
  readonly ASSETS: Fetcher;
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

const FILES: Declaration = { section: "[assets]", field: "binding", method: "fetch" };

const BUCKET: Declaration = { section: "[[r2_buckets]]", field: "binding", method: "head" };
const OBJECTS: Declaration = { section: "[[durable_objects.bindings]]", field: "name", method: "idFromName" };
const LIMIT: Declaration = { section: "[[ratelimits]]", field: "name", method: "limit" };

const DECLARATIONS: Readonly<Record<keyof Bindings, Declaration>> = {
  DATABASE: { section: "[[d1_databases]]", field: "binding", method: "prepare" },
  CONTENT: BUCKET,
  EXPORTS: BUCKET,
  ASSETS: FILES,
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
