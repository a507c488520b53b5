import { answerAuditPage } from "../audit-pages/audit-list.tsx";
import { answerAuditDownload } from "../audit-pages/download.ts";
import { PAGE } from "../html/page-route.ts";
import { get, type Route, under } from "../http/route.ts";

/** The pages of the audit log, which are for administrators. */
export const AUDIT_PAGE_ROUTES: readonly Route[] = under("/audit", [
  get("", "read-audit-log", answerAuditPage, "The audit log.", PAGE),
  get("/download", "read-audit-log", answerAuditDownload, "A part of the audit log as a file.", {
    answers: { 200: { mediaType: "*/*" } },
  }),
]);
