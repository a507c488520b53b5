/** Removes old entries of the audit log every hour, where the operator has set for how long they are kept. */

import { readSourceEntry } from "../../shared/index.ts";
import type { Bindings } from "../bindings.ts";
import { listAuditExports } from "../content-server/store/audit-exports.ts";
import type { Environment } from "../environment.ts";
import { logError } from "../log.ts";
import { daysAfter } from "../time.ts";
import { codec } from "./codec.ts";
import { ownSource } from "./own-source.ts";
import { type PruningPorts, pruneAuditLog } from "./pruning.ts";
import { r2Objects } from "./r2-objects.ts";
import { signerOf, verifySignature } from "./signing.ts";

/** Removes what is older than the setting AUDIT_LOG_RETENTION_DAYS; the log tells what keeps it. */
export async function pruneByRetention({ bindings, settings, faults }: Environment, now: Date): Promise<void> {
  if (faults.settings.length > 0) {
    logError("not-set-up", { message: faults.settings.join(" ") });
    return;
  }
  const { auditLogRetentionDays: days, auditExportSigningKey: key } = settings;
  if (days === undefined) return;
  const publicKey = key === undefined ? null : (await signerOf(key)).publicKey;
  const exports = await listAuditExports(bindings.DATABASE);
  const outcome = await pruneAuditLog(exports, daysAfter(now, -days), portsOf(bindings, publicKey));
  if (outcome.kind !== "kept") return;
  logError("audit-log-not-pruned", { export: outcome.exportName, message: outcome.message });
}

function portsOf({ DATABASE, EXPORTS, AUDIT_EXPORT_JOB }: Bindings, publicKey: string | null): PruningPorts {
  return {
    database: DATABASE,
    publicKey,
    portsOf: ({ name, sourceUrl }) => ({
      objects: r2Objects(EXPORTS, name),
      codec,
      verifySignature,
      log: ownSource(sourceUrl, DATABASE),
      readEntry: readSourceEntry,
    }),
    lastIdOf: async ({ guid }) => (await AUDIT_EXPORT_JOB.getByName(guid).status()).lastId,
  };
}
