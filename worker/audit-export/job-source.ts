/** What an export is read from, by its row and the settings of the deployment. */

import {
  type Answer,
  AUDIT_EXPORT_PAGE_ENTRIES,
  AUDIT_SEGMENT_ENTRIES,
  AUDIT_SEGMENT_RAW_BYTES,
  type AuditSource,
  auditSource,
  CLIENT_REQUEST_MAX_SECONDS,
  err,
  fetchGet,
  type Get,
  type JobSettings,
  ok,
  printableJson,
  type Result,
} from "../../shared/index.ts";
import { auditLogPage } from "../content-server/audit-page.ts";
import type { Settings } from "../content-server/settings.ts";
import type { AuditExport } from "../content-server/store/audit-exports.ts";
import { readEnvironment } from "../environment.ts";
import { ERRORS } from "../errors.ts";
import { describeNotMigrated } from "../readiness.ts";
import { OWN_SOURCE, type RemoteSource, SOURCES_VARIABLE } from "./sources.ts";

/** What an export is read from, and how. */
export interface JobSource {
  readonly source: AuditSource;
  readonly settings: JobSettings;
}

/** How the log of this server is read: its ids and cursors are those of the rows, and nothing appears late. */
const OWN_READING = {
  pageEntries: AUDIT_EXPORT_PAGE_ENTRIES,
  holdBackMilliseconds: 0,
  overlapEntries: 0,
  consecutiveIds: true,
};

/** The source that an export's row names. @returns else why it cannot be read, and what to do, in whole sentences. */
export function jobSource(
  audited: AuditExport,
  { auditExportSources }: Pick<Settings, "auditExportSources">,
  database: D1Database,
): Result<JobSource, string> {
  if (audited.source === OWN_SOURCE) {
    return ok({ source: ownSource(audited.sourceUrl, database), settings: jobSettings(audited, OWN_READING) });
  }
  const remote = auditExportSources.get(audited.source);
  if (remote === undefined) {
    return err(
      `The secret ${SOURCES_VARIABLE} has no source ${audited.source}. Ask the operator to add it, then resume the export.`,
    );
  }
  if (remote.baseUrl !== audited.sourceUrl) {
    return err(
      `The source ${audited.source} has another URL than when the export was created, and may be another log. ` +
        `Ask the operator to restore its base_url in ${SOURCES_VARIABLE} and resume the export, or create a new export.`,
    );
  }
  return ok({ source: remoteSource(remote), settings: jobSettings(audited, remote) });
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
 * The log of this server as a source: the very pages that the management API answers, read without HTTP and without a key.
 *
 * @param baseUrl where the server answers, which the URLs of pages begin with.
 */
export function ownSource(baseUrl: string, database: D1Database): AuditSource {
  return auditSource({ baseUrl, key: null, keyHeader: "Authorization", cursorIsId: true }, getFrom(database));
}

function getFrom(database: D1Database): Get {
  return async (url) => {
    const page = await auditLogPage(url, new URL(url).origin, database);
    if (!page.ok) return answerOf(ERRORS[page.error.kind].status, "");
    return answerOf(200, printableJson(page.value));
  };
}

function answerOf(status: number, text: string): Answer {
  return { status, header: () => null, body: pieces(text) };
}

async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new TextEncoder().encode(text));
}

/** Something of the deployment is missing or wrong. The message is for the log, and holds no value. */
export class NotSetUp extends Error {}

/** What a job has of the deployment. */
export interface Deployment {
  readonly database: D1Database;
  readonly exportsBucket: R2Bucket;
  readonly settings: Settings;
}

/** @throws NotSetUp where a binding or a migration is missing, or a setting cannot be used. */
export async function deploymentOf(env: object): Promise<Deployment> {
  const { bindings, settings, faults } = readEnvironment(env);
  if (faults.bindings.length > 0) throw new NotSetUp(faults.bindings.join(" "));
  if (faults.settings.length > 0) throw new NotSetUp(faults.settings.join(" "));
  const { DATABASE: database, EXPORTS: exportsBucket } = bindings;
  const notMigrated = await describeNotMigrated(database);
  if (notMigrated !== undefined) throw new NotSetUp(notMigrated);
  return { database, exportsBucket, settings };
}

/** What of the deployment no log may have. */
export function secretsOf(env: object): readonly string[] {
  return Array.from(readEnvironment(env).settings.auditExportSources.values(), ({ key }) => key);
}
