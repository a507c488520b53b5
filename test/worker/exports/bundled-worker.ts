/** A Worker with the export's job, bundled from one file and run by Miniflare in a process of Node: for kills and for the bench. */

import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { convertV4MiniflareOptions, type Miniflare } from "miniflare";
import { OPEN_LIMITS } from "../../support/rate-limits.ts";

/** The program of a process. */
export interface BundledWorker {
  /** The Worker as one module. */
  readonly code: string;
  /** The folder that outlives the process. */
  readonly state: string;
  readonly bindings: Readonly<Record<string, string>>;
}

/** The file and what it imports as one module. */
export async function bundle(file: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(file)],
    bundle: true,
    write: false,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    external: ["cloudflare:workers"],
  });
  return outputFiles[0]?.text ?? "";
}

/** @param jobClass the class that the module exports for the job of an export. */
export function miniflareOptions(
  { code, state, bindings }: BundledWorker,
  jobClass: string,
): ConstructorParameters<typeof Miniflare>[0] {
  return convertV4MiniflareOptions({
    modules: [{ type: "ESModule", path: "worker.js", contents: code }],
    compatibilityDate: "2026-09-01",
    host: "127.0.0.1",
    port: 0,
    d1Databases: ["DATABASE"],
    r2Buckets: ["CONTENT", "EXPORTS"],
    durableObjects: {
      AUDIT_EXPORT_JOB: { className: jobClass, useSQLite: true },
      AUDIT_EXPORT_PUSH: { className: "AuditExportPush", useSQLite: true },
      METRICS: { className: "MetricsCounter", useSQLite: true },
    },
    ratelimits: OPEN_LIMITS,
    // Nothing here asks for a document.
    serviceBindings: { ASSETS: () => Promise.resolve(Response.json(null, { status: 404 })) },
    bindings,
    resourcePersistencePath: state,
    cf: false,
    telemetry: { enabled: false },
  });
}
