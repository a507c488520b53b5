import { LAST_AUDIT_ID } from "../audit-log/store.ts";
import { noteChange, SYSTEM } from "../database/audit-notes.ts";
import { askWith } from "../platform/ask-store.ts";
import { timeText } from "../values/time.ts";

/**
 * The room that a database keeps free for the note of a removal of entries, as its migration has it: a page for each table and index, in rows of
 * which each is, in hexadecimal, within the 100 KB that a statement of an import may have.
 */
const DATABASE_RESERVE_ROWS = 8;

const DATABASE_RESERVE_ROW_BYTES = 32 * 1024;

/** Entries that one statement deletes. */
const AUDIT_PRUNING_DELETE_MAX_ENTRIES = 5_000;

/** Up to where an export was verified, so that its entries could be removed from the log. */
export interface PruningPosition {
  /** The sequence of the manifest; 0 where none was checked. */
  readonly manifest: number;
  /** SHA-256 of the manifest as it is stored. */
  readonly manifestSha256: string;
  /** The number of the last segment; 0 where there is none. It may be one in the middle of the manifest. */
  readonly segment: number;
  /** The chain hash of that segment. */
  readonly segmentChain: string;
  /** The number of entries of the segments up to that one. */
  readonly segmentEntries: number;
}

/** The extent of the removals so far. */
export interface PruningState {
  /** The id of the latest pruning, by any export; 0 where there was none. */
  readonly latest: number;
  /** The id up to which the log may be deleted; 0 where none may. */
  readonly throughId: number;
  /** The highest id of the log; 0 where it has no entry. */
  readonly newestId: number;
  /** Null where no entries of this export were removed yet. */
  readonly position: PruningPosition | null;
}

/** The sequences of the first and the last of some manifests. */
export interface ManifestRange {
  readonly first: number;
  readonly last: number;
}

/** A removal from the log. */
interface Pruning {
  readonly exportName: string;
  readonly position: PruningPosition;
  readonly throughId: number;
  /** The number of entries that are removed; where there are none, only the position is recorded. */
  readonly entries: number;
  /** The manifests with the entries; null where there are none. */
  readonly manifests: ManifestRange | null;
}

/** Reads how far the log was pruned, and by which part of an export. */
export async function readPruningState(database: D1Database, exportName: string): Promise<PruningState> {
  const [[newestId], latest, position] = await Promise.all([
    askWith(database)(LAST_AUDIT_ID),
    database
      .prepare("SELECT id, through_id FROM audit_log_prunings ORDER BY id DESC LIMIT 1")
      .first<{ readonly id: number; readonly through_id: number }>(),
    database
      .prepare(
        `SELECT manifest, manifest_sha256 AS manifestSha256, segment, segment_chain AS segmentChain,
          segment_entries AS segmentEntries
        FROM audit_log_prunings
        WHERE export_name = ?1 ORDER BY id DESC LIMIT 1`,
      )
      .bind(exportName)
      .first<PruningPosition>(),
  ]);
  return {
    latest: latest?.id ?? 0,
    throughId: latest?.through_id ?? 0,
    newestId,
    position,
  };
}

/**
 * Tells if the log has an entry after one id and up to another one that is not about pruning itself.
 * See docs/decisions/0066-pruning-entries.md.
 */
export async function hasEntryToPrune(database: D1Database, afterId: number, throughId: number): Promise<boolean> {
  const found = await database
    .prepare("SELECT 1 FROM audit_log WHERE id > ?1 AND id <= ?2 AND action <> 'prune_audit_log' LIMIT 1")
    .bind(afterId, throughId)
    .first();
  return found !== null;
}

/**
 * Records a pruning, with its entry in the audit log, and deletes its first entries, in one transaction. `deletePruned`
 * deletes the others. The transaction frees the reserve of the database and takes it again, so that a full one takes the note.
 *
 * Nothing is recorded where the export is paused meanwhile: it may then be deleted, with its objects.
 *
 * @param latest that of the state on which it is based: of two concurrent prunings, only one is recorded.
 * @returns whether it was recorded.
 * See docs/decisions/0065-pruning-note.md and docs/decisions/0112-database-reserve.md.
 */
export async function notePruning(database: D1Database, latest: number, pruning: Pruning): Promise<boolean> {
  const { exportName, position, throughId, entries, manifests } = pruning;
  const insert = database
    .prepare(
      `INSERT INTO audit_log_prunings
        (through_id, entries, export_name, manifest, manifest_sha256, segment, segment_chain, segment_entries, time)
      SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9
      WHERE coalesce((SELECT max(id) FROM audit_log_prunings), 0) = ?10
        AND EXISTS (SELECT 1 FROM audit_exports WHERE name = ?3 AND paused = 0 AND deletion IS NULL)`,
    )
    .bind(
      throughId,
      entries,
      exportName,
      position.manifest,
      position.manifestSha256,
      position.segment,
      position.segmentChain,
      position.segmentEntries,
      timeText(new Date()),
      latest,
    );
  const rest =
    manifests === null
      ? []
      : [
          noteChange(database, SYSTEM, {
            action: "prune_audit_log",
            object: null,
            description: describe(pruning, manifests),
          }),
          deletion(database),
        ];
  if (rest.length === 0) return ((await insert.run()).meta.changes ?? 0) > 0;
  const [, noted] = await database.batch([freeReserve(database), insert, ...rest, takeReserve(database)]);
  return (noted?.meta.changes ?? 0) > 0;
}

/** Makes room for the note in a database that is full; what is deleted next makes room to take it again. */
function freeReserve(database: D1Database): D1PreparedStatement {
  return database.prepare("DELETE FROM database_reserve");
}

function takeReserve(database: D1Database): D1PreparedStatement {
  return database
    .prepare(
      `INSERT INTO database_reserve (id, bytes) SELECT value, zeroblob(${DATABASE_RESERVE_ROW_BYTES}) FROM json_each(?1)`,
    )
    .bind(JSON.stringify(Array.from({ length: DATABASE_RESERVE_ROWS }, (_, index) => index + 1)));
}

/**
 * Deletes the entries of recorded prunings, a part at a time.
 *
 * @param maxParts how many parts at most; the rest is for the next time.
 */
export async function deletePruned(database: D1Database, maxParts: number): Promise<void> {
  for (let part = 0; part < maxParts; part += 1) {
    const { meta } = await deletion(database).run();
    if (meta.changes === 0) return;
  }
}

/** Deletes the oldest entries that may be deleted; a trigger of the table prevents any other deletion. */
function deletion(database: D1Database): D1PreparedStatement {
  return database
    .prepare(
      `DELETE FROM audit_log WHERE id IN (
        SELECT id FROM audit_log
        WHERE id <= (SELECT through_id FROM audit_log_prunings ORDER BY id DESC LIMIT 1)
        ORDER BY id LIMIT ?1
      )`,
    )
    .bind(AUDIT_PRUNING_DELETE_MAX_ENTRIES);
}

function describe({ exportName, throughId, entries }: Pruning, { first, last }: ManifestRange): string {
  const where = first === last ? `the manifest ${first}` : `the manifests ${first} to ${last}`;
  const what = entries === 1 ? "one entry" : `${entries} entries`;
  return `Removed ${what} of the audit log, up to the id ${throughId}: see ${where} of the export "${exportName}".`;
}
