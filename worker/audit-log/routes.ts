import { AUDIT_ACTION, AUDIT_ENTRY, keysetPageOf, listOf } from "../../shared/index.ts";
import type { Route } from "../http/route.ts";
import { answers, apiRoute } from "../operation/api-route.ts";
import { LIST_AUDIT_ACTIONS, READ_AUDIT_LOG } from "./operations.ts";

/** The audit log. */
export const AUDIT_LOG_ROUTES: readonly Route[] = [
  apiRoute("GET", "/__api__/v1/audit_logs", READ_AUDIT_LOG, answers(keysetPageOf("AuditPage", AUDIT_ENTRY))),
  apiRoute("GET", "/__api__/v1/audit/actions", LIST_AUDIT_ACTIONS, answers(listOf(AUDIT_ACTION))),
];
