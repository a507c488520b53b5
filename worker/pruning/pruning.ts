/**
 * Removes old entries of this server's audit log that an export of it has. The export is checked and compared with the log
 * before each removal, and any difference ends it: then nothing is removed.
 */

import { manifestName, readSourceEntry } from "../../shared/index.ts";
import { rowIdOf } from "../database/row-values.ts";
import { ownSource } from "../export-jobs/job-source.ts";
import { type AuditExport, listAuditExports } from "../export-records/export-store.ts";
import { codec, signerOf, verifySignature } from "../export-records/ports.ts";
import { r2Objects } from "../export-records/r2-objects.ts";
import type { Bindings, Environment } from "../platform/bindings.ts";
import type { Settings } from "../settings/settings.ts";
import { OWN_SOURCE } from "../settings/sources.ts";
import { daysAfter } from "../values/time.ts";
import { checkExport, type ExportPorts, type PruningProgress } from "./pruning-check.ts";
import { deletePruned, hasEntryToPrune, notePruning, type PruningState, readPruningState } from "./pruning-store.ts";

/** Statements of one run that delete entries, beside the first of each deletion. */
const AUDIT_PRUNING_MAX_DELETIONS = 50;

/** The ports of the removal of old entries. */
export interface PruningPorts {
  readonly database: D1Database;
  /** The keys of which one must have signed the first manifest: this server's, and the one before; empty where it has none. */
  readonly publicKeys: readonly string[];
  /** Reads the objects of an export, and the log that it is of. */
  readonly portsOf: (archive: AuditExport) => ExportPorts;
  /** The highest id that an export has; null where it has none. */
  readonly lastIdOf: (other: AuditExport) => Promise<string | null>;
}

export type PruningOutcome =
  /** @property throughId the id up to which the log was removed. */
  | { readonly kind: "pruned"; readonly throughId: number; readonly entries: number }
  | { readonly kind: "nothing" }
  /** Something keeps entries that are old enough. @property message a whole sentence, which names no more than ids and exports. */
  | { readonly kind: "kept"; readonly exportName: string; readonly message: string };

/**
 * Removes what is older than a time, as much of it as one run does, and what an earlier run has left.
 *
 * @param exports all of this server.
 * @throws where the platform fails. What is noted to be removed is removed by the next run.
 * See docs/decisions/0064-pruning-after-check.md.
 */
export async function pruneAuditLog(
  exports: readonly AuditExport[],
  olderThan: Date,
  ports: PruningPorts,
): Promise<PruningOutcome> {
  const { database, publicKeys, portsOf } = ports;
  await deletePruned(database, AUDIT_PRUNING_MAX_DELETIONS);
  const running = exports.filter(({ source, isPaused }) => source === OWN_SOURCE && !isPaused);
  const archive = await firstWithManifest(running, portsOf);
  if (archive === undefined) return { kind: "nothing" };
  const { name, sourceUrl } = archive;
  if (publicKeys.length === 0) return { kind: "kept", exportName: name, message: NO_KEY };
  const others = running.filter((other) => other !== archive);
  const slowest = await slowestOf(others, ports);
  const state = await readPruningState(database, name);
  const bounds = boundsOf(olderThan, state, slowest);
  const progress = await checkExport(state, { name, sourceUrl, publicKeys }, bounds, portsOf(archive));
  if (!progress.ok) {
    // What another run has removed meanwhile is not in the log, either.
    const { latest } = await readPruningState(database, name);
    return latest === state.latest ? { kind: "kept", exportName: name, message: progress.error } : { kind: "nothing" };
  }
  if (await removeChecked(database, name, state, progress.value)) {
    const { throughId, entries } = progress.value;
    return { kind: "pruned", throughId, entries };
  }
  const isKept = progress.value.end === "bound" && slowest !== undefined && slowest.lastId < state.newestId;
  return isKept ? { kind: "kept", exportName: slowest.name, message: TOO_SLOW } : { kind: "nothing" };
}

const NO_KEY =
  "AUDIT_EXPORT_SIGNING_KEY is not set, so that the server cannot tell whether it signed the manifests of the export.";
const TOO_SLOW =
  "The export has not yet read the entries that are to be removed. If it is no longer needed, pause it, and it keeps none.";

async function firstWithManifest(
  exports: readonly AuditExport[],
  portsOf: PruningPorts["portsOf"],
): Promise<AuditExport | undefined> {
  for (const one of exports) {
    if ((await portsOf(one).objects.read(manifestName(1), 1)) !== null) return one;
  }
  return undefined;
}

/** The export that has read the least of the log; undefined where there is none. */
async function slowestOf(
  exports: readonly AuditExport[],
  { lastIdOf }: PruningPorts,
): Promise<{ readonly name: string; readonly lastId: number } | undefined> {
  const all = await Promise.all(
    exports.map(async (one) => ({ name: one.name, lastId: rowIdOf((await lastIdOf(one)) ?? "") ?? 0 })),
  );
  return all.toSorted((one, other) => one.lastId - other.lastId)[0];
}

function boundsOf(olderThan: Date, { newestId }: PruningState, slowest: { readonly lastId: number } | undefined) {
  // The newest entry stays: by its id the database knows which ids were used.
  const throughId = Math.min(newestId - 1, slowest?.lastId ?? Number.POSITIVE_INFINITY);
  return { olderThan: olderThan.getTime(), throughId, newestId };
}

/** Removes what a progress found, where that is worth it and no other run was faster. @returns true where entries were removed. */
async function removeChecked(
  database: D1Database,
  exportName: string,
  state: PruningState,
  progress: PruningProgress,
): Promise<boolean> {
  if (!(await isWorthNoting(database, state, progress))) return false;
  const isNoted = await notePruning(database, state.latest, { exportName, ...progress });
  if (!isNoted || progress.entries === 0) return false;
  await deletePruned(database, AUDIT_PRUNING_MAX_DELETIONS);
  return true;
}

/**
 * Each removal is an entry of the log. In a log that gets no other entries, such entries would cause the next ones for ever, so they
 * go together with another entry, or when a run has as many as it takes.
 */
async function isWorthNoting(database: D1Database, state: PruningState, progress: PruningProgress): Promise<boolean> {
  if (progress.end === "spent") return true;
  return progress.entries > 0 && (await hasEntryToPrune(database, state.throughId, progress.throughId));
}

/** Removes what is older than the setting AUDIT_LOG_RETENTION_DAYS, as much of it as one run does. */
export async function pruneByRetention({ bindings, settings }: Environment, now: Date): Promise<PruningOutcome> {
  const { auditLogRetentionDays: days } = settings;
  if (days === undefined) return { kind: "nothing" };
  const exports = await listAuditExports(bindings.DATABASE);
  return await pruneAuditLog(exports, daysAfter(now, -days), pruningPorts(bindings, await publicKeysOf(settings)));
}

async function publicKeysOf({
  auditExportSigningKey: key,
  auditExportPreviousSigningKey: previous,
}: Settings): Promise<readonly string[]> {
  if (key === undefined) return [];
  const signers = await Promise.all([key, ...(previous === undefined ? [] : [previous])].map(signerOf));
  return signers.map(({ publicKey }) => publicKey);
}

function pruningPorts({ DATABASE, EXPORTS, AUDIT_EXPORT_JOB }: Bindings, publicKeys: readonly string[]): PruningPorts {
  return {
    database: DATABASE,
    publicKeys,
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
