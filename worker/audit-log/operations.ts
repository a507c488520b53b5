import type { AuditActionRecord } from "../../shared/index.ts";
import { AUDIT_ACTIONS } from "../database/audit-actions.ts";
import type { Failure } from "../http/errors.ts";
import { json } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { publicOrigin } from "../settings/settings.ts";
import { auditLogPage } from "./audit-page.ts";

/** `GET /v1/audit_logs`: a page of the audit log. */
export async function answerReadAuditLog(
  { url }: RoutedRequest,
  { database, settings }: CallerContext,
): Promise<Response | Failure> {
  const page = await auditLogPage(url, publicOrigin(settings, url), database);
  return page.ok ? json(page.value) : page.error;
}

/** `GET /v1/audit/actions`: what the audit log's actions are, by name. */
export function answerListAuditActions(): Response {
  const actions: AuditActionRecord[] = Object.entries(AUDIT_ACTIONS).map(([action, { description }]) => ({
    action,
    description,
  }));
  return json(actions.toSorted((one, other) => (one.action < other.action ? -1 : 1)));
}
