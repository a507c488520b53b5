/** Workers in a process of the runtime that is theirs alone, so that the process's time is theirs. */
import { build } from "esbuild";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { OPEN_LIMITS } from "../../support/rate-limits.ts";
import { cpuMicroseconds, residentBytes, startRuntime } from "../runtime-process.ts";

/** A Worker to be started. */
export interface Program {
  readonly name: string;
  /** One module. */
  readonly code: string;
  /** True if it has the bindings of this project's Worker. */
  readonly hasStores: boolean;
}

/** Running Workers. */
export interface Process {
  readonly miniflare: Miniflare;
  /** Leads to the Worker of this name, past the one that Miniflare has before all of them. */
  readonly url: (name: string) => Promise<URL>;
  /** Processor time so far, in user and system mode. */
  readonly cpuMicroseconds: () => number;
  /** Its memory that is not swapped out. */
  readonly residentBytes: () => number;
  readonly stop: () => Promise<void>;
}

/** The Worker's bindings, as wrangler.toml has them, but for the rate limits, which its entry has. */
const STORES = {
  d1Databases: ["DATABASE"],
  r2Buckets: ["CONTENT", "EXPORTS"],
  durableObjects: {
    AUDIT_EXPORT_JOB: { className: "AuditExportJob", useSQLite: true },
    METRICS: { className: "MetricsCounter", useSQLite: true },
  },
  bindings: { ALLOW_ANONYMOUS_CONTENT: "true" },
  // Nothing here asks for a document.
  serviceBindings: { ASSETS: () => Promise.resolve(Response.json(null, { status: 404 })) },
};

/** The same of a checkout, which may be older than the pushes of exports. */
function storesOf(code: string) {
  if (!code.includes("AuditExportPush")) return STORES;
  const pushes = { AUDIT_EXPORT_PUSH: { className: "AuditExportPush", useSQLite: true } };
  return { ...STORES, durableObjects: { ...STORES.durableObjects, ...pushes } };
}

/**
 * The Worker, and rate limits that are never reached. The platform counts beside the Worker; Miniflare asks an object with a
 * database in this process, which takes five times as long as all else that a check of 1 KB takes.
 */
const WORKER_AND_LIMITS = `
  import worker from "./worker/index.ts";
  export * from "./worker/index.ts";
  const limits = Object.fromEntries(${JSON.stringify(Object.keys(OPEN_LIMITS))}.map(
    (name) => [name, { limit: async () => ({ success: true }) }],
  ));
`;

/** The Worker as it is, with these limits. */
const ENTRY = `
  let open;
  export default {
    ...worker,
    fetch: (request, env, execution) => worker.fetch(request, (open ??= { ...env, ...limits }), execution),
  };
`;

/** The Worker of a checkout as one module. @param entry what it exports, by `worker` and `limits`. */
export async function bundleWorker(root: string, entry = ENTRY): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: WORKER_AND_LIMITS + entry, resolveDir: root, sourcefile: "bench-entry.js" },
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    external: ["cloudflare:workers"],
  });
  return outputFiles[0]?.text ?? "";
}

/** Starts Workers. Two processes must not start at the same time: the one would be taken for the other. */
export async function startProcess(programs: readonly Program[]): Promise<Process> {
  const { started: miniflare, pid } = await startRuntime(async () => {
    const workers = programs.map(({ name, code, hasStores }) => ({
      name,
      modules: [{ type: "ESModule" as const, path: `${name}.js`, contents: code }],
      compatibilityDate: "2026-09-01",
      unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
      ...(hasStores ? storesOf(code) : {}),
    }));
    const options = { host: "127.0.0.1", port: 0, cf: false, telemetry: { enabled: false }, workers };
    const created = new Miniflare(convertV4MiniflareOptions(options));
    await created.ready;
    return created;
  });
  return {
    miniflare,
    url: async (name) => await miniflare.unsafeGetDirectURL(name),
    cpuMicroseconds: () => cpuMicroseconds(pid),
    residentBytes: () => residentBytes(pid, "VmRSS"),
    stop: async () => await miniflare.dispose(),
  };
}
