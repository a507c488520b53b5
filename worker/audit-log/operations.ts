import { type AuditActionRecord, ok } from "../../shared/index.ts";
import { AUDIT_ACTIONS } from "../database/audit-actions.ts";
import { byRole } from "../operation/access.ts";
import { operation } from "../operation/operation.ts";
import { publicOrigin } from "../settings/settings.ts";
import { AUDIT_PARAMETERS, auditPage } from "./audit-page.ts";

export const READ_AUDIT_LOG = operation({
  name: "readAuditLog",
  summary: "A page of the audit log.",
  access: byRole("read-audit-log"),
  input: AUDIT_PARAMETERS,
  failures: ["invalid-request"],
  run: async ({ database, settings, url }, asked) =>
    await auditPage(asked, `${publicOrigin(settings, url)}${new URL(url).pathname}`, database),
});

/** Returns the meaning of each action, by name. */
export const LIST_AUDIT_ACTIONS = operation({
  name: "listAuditActions",
  summary: "The actions that the audit log names.",
  access: byRole("read-audit-log"),
  input: {},
  failures: [],
  run: async () => {
    const actions = Object.entries(AUDIT_ACTIONS).map(
      ([action, { description }]): AuditActionRecord => ({ action, description }),
    );
    return ok(actions.toSorted((one, other) => (one.action < other.action ? -1 : 1)));
  },
});
