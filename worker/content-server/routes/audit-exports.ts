import { err, ok, quote, type Result } from "../../../shared/index.ts";
import { OWN_SOURCE } from "../../audit-export/sources.ts";
import type { Failure } from "../../errors.ts";
import { jsonBody, readFields } from "../../input/fields.ts";
import { optional, pattern, text, wholeNumber } from "../../input/readers.ts";
import {
  AUDIT_EXPORT_DEFAULT_INTERVAL_MINUTES,
  AUDIT_EXPORT_MAX_INTERVAL_MINUTES,
  AUDIT_EXPORT_MIN_INTERVAL_MINUTES,
  AUDIT_EXPORT_NAME_MAX_CHARACTERS,
  AUDIT_EXPORTS_MAX,
  NAME_MAX_CHARACTERS,
} from "../../limits.ts";
import { json } from "../../response.ts";
import type { RoutedRequest } from "../../route.ts";
import type { CallerContext } from "../auth/caller.ts";
import { publicOrigin, type Settings } from "../settings.ts";
import {
  type AuditExport,
  createAuditExport,
  listAuditExports,
  noteRun,
  pauseAuditExport,
} from "../store/audit-exports.ts";
import type { ChangeResult } from "../store/change.ts";
import { exportInPath, type Message, NO_SUCH_EXPORT, recordOf, tellJob } from "./audit-export-record.ts";
import { CALLER_LOST } from "./failures.ts";

const FIELDS = {
  name: pattern(
    new RegExp(`^(?!-)[a-z0-9-]{1,${AUDIT_EXPORT_NAME_MAX_CHARACTERS}}(?<!-)$`),
    `1 to ${AUDIT_EXPORT_NAME_MAX_CHARACTERS} letters from a to z, digits or hyphens, without a hyphen first or last`,
  ),
  source: text(NAME_MAX_CHARACTERS, 1),
  interval_minutes: optional(wholeNumber(AUDIT_EXPORT_MIN_INTERVAL_MINUTES, AUDIT_EXPORT_MAX_INTERVAL_MINUTES)),
};

/** Fields of the record that cannot be set, for clients send a whole record. */
const READ_ONLY_FIELDS = [
  "guid",
  "source_url",
  "created_time",
  "state",
  "last_id",
  "segments",
  "entries",
  "quarantined",
  "manifests",
  "lag_seconds",
  "pages_per_second",
  "last_error",
  "last_run_time",
  "next_run_time",
  "reconciliation",
  "public_key",
];

export const NEW_AUDIT_EXPORT = jsonBody(FIELDS, READ_ONLY_FIELDS);

/** `GET /v1/audit_exports`: a bare array of `AuditExportRecord`, in the order in which they were created. */
export async function answerListAuditExports(_request: RoutedRequest, context: CallerContext): Promise<Response> {
  const all = await listAuditExports(context.database);
  return json(await Promise.all(all.map(async (one) => await recordOf(one, context))));
}

/** `POST /v1/audit_exports` with `{name, source, interval_minutes?}`: creates an export, which begins at once. */
export async function answerCreateAuditExport(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const body = await readFields(request, NEW_AUDIT_EXPORT);
  if (!body.ok) return body.error;
  const fields = body.value;
  const { name, source, interval_minutes: intervalMinutes = AUDIT_EXPORT_DEFAULT_INTERVAL_MINUTES } = fields;
  const sourceUrl = sourceUrlOf(source, request, context.settings);
  if (!sourceUrl.ok) return sourceUrl.error;
  if (context.settings.auditExportSigningKey === undefined) return NO_SIGNING_KEY;
  const created = await createAuditExport(context.database, context, {
    name,
    source,
    sourceUrl: sourceUrl.value,
    intervalMinutes,
  });
  if (created.ok) return await answerChanged(created.value, context, "wake");
  switch (created.error) {
    case "unchanged":
      return TOO_MANY_EXPORTS;
    case "caller-lost":
      return CALLER_LOST;
    case "taken":
      return {
        kind: "name-taken",
        error: `There is already an export with the name ${quote(name)}. Choose another name.`,
      };
    default:
      return created.error satisfies never;
  }
}

const NO_SIGNING_KEY: Failure = {
  kind: "conflict",
  error:
    "The server has no key to sign exports with. Ask the operator to set AUDIT_EXPORT_SIGNING_KEY: wrangler.toml says how.",
};

const TOO_MANY_EXPORTS: Failure = {
  kind: "conflict",
  error: `There are already ${AUDIT_EXPORTS_MAX} exports of audit logs, and there cannot be more. Use one of them.`,
};

/** The base URL of the server that a source is the log of. */
function sourceUrlOf(
  source: string,
  { url }: RoutedRequest,
  settings: Pick<Settings, "auditExportSources" | "baseUrl">,
): Result<string, Failure> {
  if (source === OWN_SOURCE) return ok(publicOrigin(settings, url));
  const { auditExportSources } = settings;
  const known = auditExportSources.get(source);
  if (known !== undefined) return ok(known.baseUrl);
  const names = [OWN_SOURCE, ...auditExportSources.keys()].join(", ");
  return err({
    kind: "invalid-request",
    error: `There is no source ${quote(source)}. The sources of this server: ${names}. Ask the operator to add one to AUDIT_EXPORT_SOURCES.`,
    payload: { pointer: "/source" },
  });
}

/** `GET /v1/audit_exports/{guid}`. */
export async function answerReadAuditExport(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const found = await exportInPath(request, context);
  return found.ok ? json(await recordOf(found.value, context)) : found.error;
}

/** `POST /v1/audit_exports/{guid}/run`: 202, and the export runs now, to the end of the log. */
export async function answerRunAuditExport(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const found = await exportInPath(request, context);
  if (!found.ok) return found.error;
  const noted = await noteRun(context.database, context, found.value);
  if (!noted.ok && noted.error === "unchanged") return PAUSED;
  return await answerChange(noted, context, "runNow", 202);
}

const PAUSED: Failure = { kind: "conflict", error: "The export is paused. Resume it first." };

/** `POST /v1/audit_exports/{guid}/pause`: what is running ends soon, and nothing runs until it is resumed. */
export async function answerPauseAuditExport(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const found = await exportInPath(request, context);
  if (!found.ok) return found.error;
  return await answerChange(await pauseAuditExport(context.database, context, found.value, true), context);
}

/** `POST /v1/audit_exports/{guid}/resume`: it continues, after a pause and after an error that needed attention. */
export async function answerResumeAuditExport(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const found = await exportInPath(request, context);
  if (!found.ok) return found.error;
  return await answerChange(await pauseAuditExport(context.database, context, found.value, false), context, "resume");
}

/** The answer to a change of an export that is there; exports are never deleted. */
async function answerChange(
  changed: ChangeResult<AuditExport>,
  context: CallerContext,
  message?: Message,
  status?: number,
): Promise<Response | Failure> {
  if (changed.ok) return await answerChanged(changed.value, context, message, status);
  return changed.error === "caller-lost" ? CALLER_LOST : NO_SUCH_EXPORT;
}

/** Tells the job of what was changed, and answers how the export stands then. */
async function answerChanged(
  changed: AuditExport,
  context: CallerContext,
  message?: Message,
  status = 200,
): Promise<Response> {
  if (message !== undefined) await tellJob(context, changed, message);
  return json(await recordOf(changed, context), { status });
}
