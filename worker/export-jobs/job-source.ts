/** The source and the other ports of a job, by the row of its export and the settings of the deployment. */

import {
  AUDIT_EXPORT_PAGE_ENTRIES,
  AUDIT_SEGMENT_ENTRIES,
  AUDIT_SEGMENT_RAW_BYTES,
  type AuditEntryRecord,
  type AuditSource,
  auditSource,
  CLIENT_REQUEST_MAX_SECONDS,
  err,
  fetchGet,
  type JobPorts,
  type JobSettings,
  ok,
  type Result,
  readSourceEntry,
  recordSource,
} from "../../shared/index.ts";
import { auditLogPage } from "../audit-log/audit-page.ts";
import {
  type AuditEntryPage,
  type AuditQuery,
  LAST_AUDIT_ID,
  type ReadAuditPage,
  readAuditPage,
} from "../audit-log/store.ts";
import { rowIdOf } from "../database/row-values.ts";
import type { AuditExport } from "../export-records/export-store.ts";
import { codec, oldKeyOf, signerOf } from "../export-records/ports.ts";
import { askWith } from "../platform/ask-store.ts";
import type { Settings } from "../settings/settings.ts";
import { OWN_SOURCE, type RemoteSource, SOURCES_VARIABLE } from "../settings/sources.ts";

/** The source of an export, and the settings of its runs. */
export interface JobSource {
  readonly source: AuditSource;
  readonly settings: JobSettings;
}

/** The settings for the log of this server: its ids and cursors are those of the rows, and nothing appears late. */
const OWN_READING = {
  pageEntries: AUDIT_EXPORT_PAGE_ENTRIES,
  holdBackMilliseconds: 0,
  overlapEntries: 0,
  consecutiveIds: true,
};

/** The source that an export's row names. @returns else why it cannot be read, and what to do, in whole sentences. */
export function jobSource(
  auditExport: AuditExport,
  { auditExportSources }: Pick<Settings, "auditExportSources">,
  database: D1Database,
): Result<JobSource, string> {
  if (auditExport.source === OWN_SOURCE) {
    return ok({
      source: ownSource(auditExport.sourceUrl, database, readerAhead()),
      settings: jobSettings(auditExport, OWN_READING),
    });
  }
  const remote = auditExportSources.get(auditExport.source);
  if (remote === undefined) {
    return err(
      `The secret ${SOURCES_VARIABLE} has no source ${auditExport.source}. Ask the operator to add it, then resume the export.`,
    );
  }
  if (remote.baseUrl !== auditExport.sourceUrl) {
    return err(
      `The source ${auditExport.source} has another URL than when the export was created, and may be another log. ` +
        `Ask the operator to restore its base_url in ${SOURCES_VARIABLE} and resume the export, or create a new export.`,
    );
  }
  return ok({ source: remoteSource(remote), settings: jobSettings(auditExport, remote) });
}

function remoteSource({ baseUrl, key, keyHeader, cursorIsId }: RemoteSource): AuditSource {
  const timeout = () => AbortSignal.timeout(CLIENT_REQUEST_MAX_SECONDS * 1_000);
  // The platform's `fetch` works as a method of nothing only.
  const get = fetchGet(async (url, options) => await fetch(url, options), timeout);
  return auditSource({ baseUrl, key, keyHeader, cursorIsId }, get);
}

function jobSettings(
  { name, sourceUrl }: AuditExport,
  reading: Pick<RemoteSource, keyof typeof OWN_READING>,
): JobSettings {
  const { pageEntries, holdBackMilliseconds, overlapEntries, consecutiveIds } = reading;
  return {
    name,
    source: sourceUrl,
    pageEntries,
    segmentEntries: AUDIT_SEGMENT_ENTRIES,
    segmentRawBytes: AUDIT_SEGMENT_RAW_BYTES,
    holdBackMilliseconds,
    overlapEntries,
    consecutiveIds,
  };
}

/**
 * The log of this server as a source: the entries of the pages that the management API answers, read without HTTP and without
 * a key.
 *
 * @param baseUrl where the server answers, which the URLs of pages begin with.
 * @param read reads the entries of a page; by default, as the API does.
 */
export function ownSource(baseUrl: string, database: D1Database, read?: ReadAuditPage): AuditSource {
  const ask = askWith(database);
  return recordSource({ baseUrl, key: null, keyHeader: "Authorization", cursorIsId: true }, async (url) => {
    const page = await auditLogPage(url, new URL(url).origin, ask, read);
    return page.ok ? page.value : null;
  });
}

const AHEAD_OF_LOG =
  "The last id of the log is lower than that of the export: the database was restored or recreated, and new entries get ids " +
  "that the export already has. Pause it, and create an export under another name.";

/**
 * Why an export of this server's log cannot continue: its last id is above that of the log, whose ids only increase and whose
 * newest entry is never deleted, so that the export is of another log. Null where it can.
 */
export async function aheadOfLog(
  { source }: AuditExport,
  lastId: string | null,
  database: D1Database,
): Promise<string | null> {
  if (source !== OWN_SOURCE) return null;
  return (rowIdOf(lastId ?? "") ?? 0) > (await askWith(database)(LAST_AUDIT_ID))[0] ? AHEAD_OF_LOG : null;
}

const NO_SIGNING_KEY =
  "The server has no key to sign manifests with. Ask the operator to set AUDIT_EXPORT_SIGNING_KEY, then resume the export.";

/** The ports of a job, with the keys of the deployment. @returns else why it cannot work, and what to do, in whole sentences. */
export async function jobPorts(
  ports: Pick<JobPorts, "source" | "store" | "segments" | "hints">,
  {
    auditExportSigningKey: key,
    auditExportPreviousSigningKey: previous,
    auditExportRestartSigning: lost,
  }: Pick<Settings, "auditExportSigningKey" | "auditExportPreviousSigningKey" | "auditExportRestartSigning">,
): Promise<Result<JobPorts, string>> {
  if (key === undefined) return err(NO_SIGNING_KEY);
  const [signer, oldKey] = await Promise.all([signerOf(key), oldKeyOf(previous, lost)]);
  return ok({ ...ports, codec, signer, oldKey, readEntry: readSourceEntry, now: Date.now, random: Math.random });
}

/** Pages of the server's own log that an export reads at once, where they are asked for one after the other. */
const AUDIT_OWN_LOG_MAX_PAGES = 8;

/** Characters of the descriptions of entries that are read at once, where that is more than one page. */
export const AUDIT_OWN_LOG_MAX_CHARACTERS = 2 * 1024 * 1024;

/** The entries that were read and not given yet. */
interface Ahead {
  /** The last id that was given; null before there is a page, and where none follows on it. */
  readonly after: number | null;
  /** The number of entries of a page. */
  readonly limit: number;
  /** The number of pages that were read at once. */
  readonly pages: number;
  readonly rest: AuditEntryPage;
}

const NOTHING: AuditEntryPage = { entries: [], previous: null, next: null };

/**
 * Reads pages of this server's own log, once they are asked for one after the other upward several at once: a trip to the database takes as long as to read
 * some hundred entries. Each page is given once; whoever asks for another page, or for the same one again, gets it as the log is then.
 * See docs/decisions/0159-trips-to-the-own-log.md.
 */
export function readerAhead(): ReadAuditPage {
  let ahead: Ahead = { after: null, limit: 0, pages: 0, rest: NOTHING };
  return async (ask, query) => {
    const { limit } = query;
    const isNext = isUpward(query) && query.cursor.id === ahead.after && limit === ahead.limit;
    const [pages, rest] = isNext ? [ahead.pages, ahead.rest] : [0, NOTHING];
    const isRead = rest.entries.length > 0;
    const wanted = isRead ? pages : Math.min(2 * pages || 1, AUDIT_OWN_LOG_MAX_PAGES);
    const page = isRead ? rest : await readAuditPage(ask, { ...query, limit: limit * wanted });
    if (page === undefined || !isUpward(query)) return page;
    const { given, left } = split(page, limit);
    ahead = { after: given.next, limit, pages: isRead || isSmall(page) ? wanted : 0, rest: left };
    return given;
  };
}

/** Asks for a page of the whole log, from its beginning toward its end. */
function isUpward({ isAscending, cursor, filter }: AuditQuery): boolean {
  return isAscending && cursor.side === "next" && Object.values(filter).every((value) => value === undefined);
}

/** The first page of several, and the others. */
function split(page: AuditEntryPage, limit: number): { readonly given: AuditEntryPage; readonly left: AuditEntryPage } {
  const [entries, others] = [page.entries.slice(0, limit), page.entries.slice(limit)];
  if (others.length === 0) return { given: page, left: NOTHING };
  return {
    given: { entries, previous: page.previous, next: idOf(entries.at(-1)) },
    left: { entries: others, previous: idOf(others[0]), next: page.next },
  };
}

function idOf(entry: AuditEntryRecord | undefined): number | null {
  return entry === undefined ? null : Number(entry.id);
}

/** Tells if twice as much may be in memory. All other texts of an entry are short. */
function isSmall({ entries }: AuditEntryPage): boolean {
  const characters = entries.reduce((total, entry) => total + entry.event_description.length, 0);
  return 2 * characters <= AUDIT_OWN_LOG_MAX_CHARACTERS;
}
