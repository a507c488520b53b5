import { AUDIT_EXPORT, AUDIT_EXPORT_OBJECT, keysetPageOf, listOf } from "../../shared/index.ts";
import {
  AUDIT_EXPORT_CHANGES,
  AUDIT_EXPORT_DELETION,
  AUDIT_EXPORT_FILTERS,
  answerCreateAuditExport,
  answerDeleteAuditExport,
  answerListAuditExports,
  answerPauseAuditExport,
  answerReadAuditExport,
  answerResumeAuditExport,
  answerRunAuditExport,
  answerUpdateAuditExport,
  NEW_AUDIT_EXPORT,
} from "../exports/export-operations.ts";
import { answerListExportObjects, answerReadExportObject, objectFilters } from "../exports/object-operations.ts";
import { answerResumeReceiver } from "../exports/receiver-operations.ts";
import { del, get, patch, post, type Route, under } from "../http/route.ts";

/** Exports of audit logs. */
export const AUDIT_EXPORT_ROUTES: readonly Route[] = under("/__api__/v1/audit_exports", [
  get("", "list-audit-exports", answerListAuditExports, "The exports of audit logs, and how far each is.", {
    query: AUDIT_EXPORT_FILTERS,
    answers: { 200: listOf(AUDIT_EXPORT) },
  }),
  post("", "create-audit-export", answerCreateAuditExport, "Creates an export of an audit log.", {
    body: NEW_AUDIT_EXPORT,
    answers: { 200: AUDIT_EXPORT },
    failures: ["name-taken", "conflict"],
  }),
  get("/:guid", "read-audit-export", answerReadAuditExport, "One export, and how far it is.", {
    answers: { 200: AUDIT_EXPORT },
    failures: ["no-such-object"],
  }),
  patch("/:guid", "update-audit-export", answerUpdateAuditExport, "Updates the interval of an export.", {
    body: AUDIT_EXPORT_CHANGES,
    answers: { 200: AUDIT_EXPORT },
    failures: ["no-such-object"],
  }),
  del("/:guid", "delete-audit-export", answerDeleteAuditExport, "Deletes a paused export.", {
    query: AUDIT_EXPORT_DELETION,
    answers: { 204: null },
    failures: ["no-such-object", "conflict"],
  }),
  post("/:guid/run", "run-audit-export", answerRunAuditExport, "Runs an export now.", {
    answers: { 202: AUDIT_EXPORT },
    failures: ["no-such-object", "conflict", "export-not-reached"],
  }),
  post("/:guid/pause", "pause-audit-export", answerPauseAuditExport, "Pauses an export.", {
    answers: { 200: AUDIT_EXPORT },
    failures: ["no-such-object"],
  }),
  post("/:guid/resume", "pause-audit-export", answerResumeAuditExport, "Resumes an export.", {
    answers: { 200: AUDIT_EXPORT },
    failures: ["no-such-object", "export-not-reached"],
  }),
  post(
    "/:guid/receivers/:name/resume",
    "pause-audit-export",
    answerResumeReceiver,
    "Resumes the pushes of an export to a receiver.",
    { answers: { 200: AUDIT_EXPORT }, failures: ["no-such-object", "conflict", "export-not-reached"] },
  ),
  get("/:guid/objects", "read-audit-export-objects", answerListExportObjects, "A page of an export's objects.", {
    query: objectFilters(""),
    answers: { 200: keysetPageOf("AuditExportObjectPage", AUDIT_EXPORT_OBJECT) },
    failures: ["no-such-object"],
  }),
  get("/:guid/objects/:name+", "read-audit-export-objects", answerReadExportObject, "One object, as it is stored.", {
    answers: { 200: { mediaType: "*/*" }, 304: null },
    failures: ["no-such-object"],
  }),
]);
