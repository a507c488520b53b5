import { DOWNLOAD_AUDIT_LOG, READ_AUDIT_ENTRY, SEARCH_AUDIT_LOG } from "../audit-log/operations.ts";
import { type Description, inMenu, type Route } from "../http/route.ts";
import { pageRoute } from "../operation/page-routes.ts";
import { refuseSearch, showAuditLog } from "./audit-list.tsx";
import { answerPart } from "./download.ts";
import { showAuditEntry } from "./entry-page.tsx";

const FILE: Description = { answers: { 200: { mediaType: "*/*" } } };

/** The pages of the audit log, which are for administrators. */
export const AUDIT_PAGE_ROUTES: readonly Route[] = [
  inMenu("Audit log", {
    ...pageRoute("/audit", SEARCH_AUDIT_LOG, showAuditLog, { refuse: refuseSearch }),
    mayLag: true,
  }),
  pageRoute("/audit/download", DOWNLOAD_AUDIT_LOG, answerPart, { answers: FILE }),
  pageRoute("/audit/:id", READ_AUDIT_ENTRY, showAuditEntry),
];
