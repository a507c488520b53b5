import { type AuditReceiverRecord, err, ok, quote, type Result } from "../../shared/index.ts";
import type { ChangeResult } from "../database/change.ts";
import { deleteAuditExport } from "../export-records/deletion-store.ts";
import {
  type AuditExport,
  createAuditExport,
  findAuditExport,
  listSomeAuditExports,
  noteRun,
  pauseAuditExport,
  updateAuditExport,
} from "../export-records/export-store.ts";
import { CALLER_LOST } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { jsonBody, readFields } from "../http/fields.ts";
import { readParameters, refuseParameter } from "../http/parameters.ts";
import { json, noContent } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { receiversOf } from "../settings/receivers.ts";
import { publicOrigin, type Settings } from "../settings/settings.ts";
import { OWN_SOURCE } from "../settings/sources.ts";
import {
  AUDIT_EXPORT_DEFAULT_INTERVAL_MINUTES,
  AUDIT_EXPORT_MAX_INTERVAL_MINUTES,
  AUDIT_EXPORT_MIN_INTERVAL_MINUTES,
  AUDIT_EXPORT_NAME_MAX_CHARACTERS,
  AUDIT_EXPORTS_MAX,
  AUDIT_EXPORTS_PAGE_MAX_ITEMS,
  NAME_MAX_CHARACTERS,
} from "../values/limits.ts";
import { cursor, meaning, oneOf, optional, pattern, shortText, text, wholeNumber } from "../values/readers.ts";
import { EXPORT_PAUSED, exportInPath, type Message, NO_SUCH_EXPORT, recordOf, tellJob } from "./export-answer.ts";
import { isBehind, owedTo, undeliveredText } from "./receiver-answer.ts";

const INTERVAL = wholeNumber(AUDIT_EXPORT_MIN_INTERVAL_MINUTES, AUDIT_EXPORT_MAX_INTERVAL_MINUTES);

const FIELDS = {
  name: pattern(
    new RegExp(`^(?!-)[a-z0-9-]{1,${AUDIT_EXPORT_NAME_MAX_CHARACTERS}}(?<!-)$`),
    `1 to ${AUDIT_EXPORT_NAME_MAX_CHARACTERS} letters from a to z, digits or hyphens, without a hyphen first or last`,
  ),
  source: text(NAME_MAX_CHARACTERS, 1),
  interval_minutes: optional(INTERVAL),
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
  "open_gaps",
  "verdict",
  "reconciliation",
  "receivers",
  "public_key",
];

export const NEW_AUDIT_EXPORT = jsonBody(FIELDS, READ_ONLY_FIELDS);

export const AUDIT_EXPORT_CHANGES = jsonBody({ interval_minutes: INTERVAL }, [...READ_ONLY_FIELDS, "name", "source"]);

/** The parameters of a list of exports. */
export const AUDIT_EXPORT_FILTERS = {
  name: meaning("The name of the only one to list.", shortText(NAME_MAX_CHARACTERS)),
  limit: meaning(
    `How many exports the page has; by default ${AUDIT_EXPORTS_PAGE_MAX_ITEMS}.`,
    wholeNumber(1, AUDIT_EXPORTS_PAGE_MAX_ITEMS),
  ),
  next: cursor("exports", (guid) => (guid.length <= NAME_MAX_CHARACTERS ? guid : undefined)),
};

/**
 * `GET /v1/audit_exports?name=&limit=&next=`: a bare array of `AuditExportRecord`, in the order in which they were created. Where
 * there are more, the header `Link` has the URL of the next page (RFC 8288).
 */
export async function answerListAuditExports(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const query = readParameters(request.url, AUDIT_EXPORT_FILTERS);
  if (!query.ok) return query.error;
  const { name, limit = AUDIT_EXPORTS_PAGE_MAX_ITEMS, next: after } = query.value;
  const page = await listSomeAuditExports(context.database, { name, limit, after });
  if (page === null) return refuseParameter("next", AUDIT_EXPORT_FILTERS.next);
  const { exports, isMore } = page;
  const records = await Promise.all(exports.map(async (one) => await recordOf(one, context)));
  const last = isMore ? exports.at(-1) : undefined;
  if (last === undefined) return json(records);
  const url = `${publicOrigin(context.settings, request.url)}/__api__/v1/audit_exports?limit=${limit}&next=${last.guid}`;
  return json(records, { headers: { Link: `<${url}>; rel="next"` } });
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
        error: `There is an export with the name ${quote(name)}, or was one that is deleted. Choose another name.`,
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
  error: `There are already ${AUDIT_EXPORTS_MAX} exports of audit logs, and there cannot be more. Use one of them, or delete one.`,
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

/** `PATCH /v1/audit_exports/{guid}` with `{interval_minutes}`: the next run is planned by it at once. */
export async function answerUpdateAuditExport(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const body = await readFields(request, AUDIT_EXPORT_CHANGES);
  if (!body.ok) return body.error;
  const found = await exportInPath(request, context);
  if (!found.ok) return found.error;
  const { interval_minutes: intervalMinutes } = body.value;
  const updated = await updateAuditExport(context.database, context, found.value, intervalMinutes);
  return await answerChange(updated, context, "reschedule");
}

/** The parameters of the deletion of an export. */
export const AUDIT_EXPORT_DELETION = {
  objects: meaning("Whether its objects stay or go; by default they stay.", oneOf(["keep", "delete"])),
  undelivered: meaning(
    "`discard` where it is to be deleted although receivers have not got everything; else that is a conflict.",
    oneOf(["discard"]),
  ),
};

/**
 * `DELETE /v1/audit_exports/{guid}?objects=&undelivered=`: deletes an export that is paused. Its objects go after the answer. What
 * its receivers have not got by then they never get, so that it must be asked for.
 */
export async function answerDeleteAuditExport(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const query = readParameters(request.url, AUDIT_EXPORT_DELETION);
  if (!query.ok) return query.error;
  const found = await exportInPath(request, context);
  if (!found.ok) return found.error;
  const receivers = await behindReceivers(found.value, context);
  if (receivers.length > 0 && query.value.undelivered !== "discard") {
    return { kind: "conflict", error: [...receivers.map(undeliveredText), DELIVER_OR_DISCARD].join(" ") };
  }
  const { database } = context;
  const deleted = await deleteAuditExport(database, context, found.value, {
    isWithObjects: query.value.objects === "delete",
    undelivered: receivers.map((receiver) => ({ receiver: receiver.name, what: owedTo(receiver) })),
  });
  if (deleted.ok) {
    await tellJob(context, found.value, "resume");
    return noContent();
  }
  if (deleted.error === "caller-lost") return CALLER_LOST;
  return (await findAuditExport(database, found.value.guid)) === null ? NO_SUCH_EXPORT : NOT_PAUSED;
}

const DELIVER_OR_DISCARD = "Resume the export until that is delivered, or delete it with undelivered=discard.";

/** The receivers of a paused export that have not got everything. */
async function behindReceivers(
  auditExport: AuditExport,
  context: CallerContext,
): Promise<readonly AuditReceiverRecord[]> {
  if (!auditExport.isPaused || receiversOf(auditExport.name, context.settings.auditExportReceivers).length === 0)
    return [];
  return (await recordOf(auditExport, context)).receivers.filter(isBehind);
}

const NOT_PAUSED: Failure = {
  kind: "conflict",
  error: "Only an export that is paused can be deleted. Pause it first.",
};

/** `POST /v1/audit_exports/{guid}/run`: 202, and the export runs now, to the end of the log. */
export async function answerRunAuditExport(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const found = await exportInPath(request, context);
  if (!found.ok) return found.error;
  const noted = await noteRun(context.database, context, found.value);
  if (!noted.ok && noted.error === "unchanged") return EXPORT_PAUSED;
  return await answerChange(noted, context, "runNow", 202);
}

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

/** The answer to a change of an export that was there when the request arrived. */
async function answerChange(
  changed: ChangeResult<AuditExport>,
  context: CallerContext,
  message?: Message,
  status?: number,
): Promise<Response | Failure> {
  if (changed.ok) return await answerChanged(changed.value, context, message, status);
  return changed.error === "caller-lost" ? CALLER_LOST : NO_SUCH_EXPORT;
}

const JOB_NOT_REACHED: Failure = {
  kind: "export-not-reached",
  error: "The job of this export does not answer, so that it may not know what you asked for. Try again.",
};

/** Tells the job of what was changed, and answers how the export stands then. */
async function answerChanged(
  changed: AuditExport,
  context: CallerContext,
  message?: Message,
  status = 200,
): Promise<Response | Failure> {
  const isTold = message === undefined || (await tellJob(context, changed, message));
  if (!isTold && (message === "runNow" || message === "resume")) return JOB_NOT_REACHED;
  return json(await recordOf(changed, context), { status });
}
