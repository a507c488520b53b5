/** The record that a server keeps of an export's job. */

import { type ContentServer, type Finding, isObject, parseJson } from "../../shared/index.ts";
import { AUDIT_EXPORT_RECORD_MAX_BYTES } from "../limits.ts";
import { clientGet, waitDependencies } from "./open-export.ts";
import type { ProgressLine } from "./progress.ts";
import { askAgain } from "./server-objects.ts";

/** The job of an export. */
export interface ExportJobRecord {
  /**
   * The age that an entry may have before the export is late: the job's interval and its source's holding back
   * together.
   */
  readonly maxLagSeconds: number;
  /** The server's finding against the export, also while its job is paused; null if there is none. */
  readonly finding: Finding | null;
}

const FINDINGS = ["behind", "incomplete", "needs_attention", "differs", "broken"] as const;

/**
 * The record at the URL of an export; null where the server has none, or none of this form.
 *
 * @throws ActionError where the server does not give it, with the reason as its message.
 */
export async function readExportJob(
  url: string,
  server: ContentServer,
  progress: ProgressLine,
): Promise<ExportJobRecord | null> {
  const ports = { ...waitDependencies(progress), get: clientGet() };
  const bytes = await askAgain(url, AUDIT_EXPORT_RECORD_MAX_BYTES, server, ports);
  return bytes === null ? null : readRecord(bytes);
}

function readRecord(bytes: Uint8Array): ExportJobRecord | null {
  const record = parseJson(new TextDecoder().decode(bytes));
  if (!isObject(record)) return null;
  const { verdict } = record;
  if (!isObject(verdict)) return null;
  const { max_lag_seconds: maxLagSeconds } = verdict;
  if (typeof maxLagSeconds !== "number" || !(maxLagSeconds > 0)) return null;
  return { maxLagSeconds, finding: readFinding(verdict) };
}

function readFinding({ state, text }: Readonly<Record<string, unknown>>): Finding | null {
  const known = FINDINGS.find((finding) => finding === state);
  return known === undefined || typeof text !== "string" ? null : { state: known, text };
}
