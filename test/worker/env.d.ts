declare namespace Cloudflare {
  /** What the tests inside workerd find in `env`: the Worker's bindings, and its migrations. */
  interface Env {
    readonly DATABASE: D1Database;
    readonly CONTENT: R2Bucket;
    readonly EXPORTS: R2Bucket;
    readonly ASSETS: Fetcher;
    readonly AUDIT_EXPORT_JOB: DurableObjectNamespace<import("../../worker/export-jobs/export-job.ts").AuditExportJob>;
    readonly AUDIT_EXPORT_PUSH: DurableObjectNamespace<import("../../worker/pushing/push-job.ts").AuditExportPush>;
    readonly METRICS: DurableObjectNamespace<import("../../worker/platform/metrics-counter.ts").MetricsCounter>;
    readonly FAILED_AUTHENTICATION_LIMIT: RateLimit;
    readonly CHECKS_LIMIT: RateLimit;
    readonly MANAGEMENT_LIMIT: RateLimit;
    readonly UPLOADS_LIMIT: RateLimit;
    readonly REFUSALS_LIMIT: RateLimit;
    /** One more, of five in a minute. */
    readonly FEW: RateLimit;
    readonly MIGRATIONS: import("cloudflare:test").D1Migration[];
  }

  interface GlobalProps {
    mainModule: typeof import("../../worker/index.ts");
  }
}

declare module "*?raw" {
  const text: string;
  export default text;
}

interface ImportMeta {
  readonly glob: {
    /** The texts of files, by their paths. */
    (
      pattern: string,
      options: { readonly query: "?raw"; readonly import: "default"; readonly eager: true },
    ): Readonly<Record<string, string>>;
    /** Modules, by their paths. */
    (pattern: string, options: { readonly eager: true }): Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  };
}
