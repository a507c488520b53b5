/** What an export is read from, by its row and the settings of the deployment. */

import {
  AUDIT_EXPORT_PAGE_ENTRIES,
  AUDIT_SEGMENT_ENTRIES,
  AUDIT_SEGMENT_RAW_BYTES,
  type AuditSource,
  auditSource,
  CLIENT_REQUEST_MAX_SECONDS,
  fetchGet,
  type JobSettings,
} from "../../shared/index.ts";
import type { Settings } from "../content-server/settings.ts";
import type { AuditExport } from "../content-server/store/audit-exports.ts";
import { ownSource } from "./own-source.ts";
import { OWN_SOURCE, type RemoteSource, SOURCES_VARIABLE } from "./sources.ts";

/** What an export is read from, and how. */
export interface JobSource {
  readonly source: AuditSource;
  readonly settings: JobSettings;
}

/** Why an export cannot be read until somebody has seen to it, in whole sentences. */
export interface SourceTrouble {
  readonly trouble: string;
}

/** How the log of this server is read: its ids and cursors are those of the rows, and nothing appears late. */
const OWN_READING = {
  pageEntries: AUDIT_EXPORT_PAGE_ENTRIES,
  holdBackMilliseconds: 0,
  overlapEntries: 0,
  consecutiveIds: true,
};

/** The source that an export's row names. */
export function jobSource(
  audited: AuditExport,
  { auditExportSources }: Pick<Settings, "auditExportSources">,
  database: D1Database,
): JobSource | SourceTrouble {
  if (audited.source === OWN_SOURCE) {
    return { source: ownSource(audited.sourceUrl, database), settings: jobSettings(audited, OWN_READING) };
  }
  const remote = auditExportSources.get(audited.source);
  if (remote === undefined) {
    const trouble = `The secret ${SOURCES_VARIABLE} has no source ${audited.source}. Have the operator add it, and resume the export.`;
    return { trouble };
  }
  if (remote.baseUrl !== audited.sourceUrl) {
    const trouble =
      `The source ${audited.source} is at another URL than when the export was made, and may be another log. ` +
      `Have the operator put its base_url in ${SOURCES_VARIABLE} back and resume the export, or make a new export.`;
    return { trouble };
  }
  return { source: remoteSource(remote), settings: jobSettings(audited, remote) };
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
