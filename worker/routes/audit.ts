import { answerListExportObjects, answerReadExportObject } from "../content-server/routes/audit-export-objects.ts";
import {
  answerCreateAuditExport,
  answerListAuditExports,
  answerPauseAuditExport,
  answerReadAuditExport,
  answerResumeAuditExport,
  answerRunAuditExport,
} from "../content-server/routes/audit-exports.ts";
import { answerListAuditActions, answerReadAuditLog } from "../content-server/routes/audit-log.ts";
import { get, post, type Route, under } from "../route.ts";

/** The audit log. */
export const AUDIT_LOG_ROUTES: readonly Route[] = under("/__api__/v1", [
  get("/audit_logs", "read-audit-log", answerReadAuditLog, "A page of the audit log."),
  get("/audit/actions", "read-audit-log", answerListAuditActions, "The actions that the audit log names."),
]);

/** Exports of audit logs. */
export const AUDIT_EXPORT_ROUTES: readonly Route[] = under("/__api__/v1/audit_exports", [
  get("", "list-audit-exports", answerListAuditExports, "The exports of audit logs, and how far each is."),
  post("", "create-audit-export", answerCreateAuditExport, "Creates an export of an audit log."),
  get("/:guid", "read-audit-export", answerReadAuditExport, "One export, and how far it is."),
  post("/:guid/run", "run-audit-export", answerRunAuditExport, "Runs an export now."),
  post("/:guid/pause", "pause-audit-export", answerPauseAuditExport, "Pauses an export."),
  post("/:guid/resume", "pause-audit-export", answerResumeAuditExport, "Resumes an export."),
  get("/:guid/objects", "read-audit-export-objects", answerListExportObjects, "A page of an export's objects."),
  get("/:guid/objects/:name+", "read-audit-export-objects", answerReadExportObject, "One object, as it is stored."),
]);
