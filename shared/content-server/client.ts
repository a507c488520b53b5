import type { AuditSource } from "./audit-source.ts";
import type { ContentServer } from "./server-url.ts";
import type { Get } from "./transport.ts";

/** A content server whose audit log is read. */
export interface AuditServer extends ContentServer {
  /** Whether the server's cursors are ids of entries, as those of this project's server are. */
  readonly cursorIsId: boolean;
}

/** The audit log of a content server. */
export function auditSource(_server: AuditServer, _get: Get): AuditSource {
  return {
    fetchPage: async () =>
      await Promise.resolve({ kind: "failed", failure: { kind: "no-answer", message: "Not there yet." } }),
    startUrl: () => "",
    urlAfter: () => null,
    withLimit: (url) => url,
  };
}
