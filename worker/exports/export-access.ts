import { err, ok } from "../../shared/index.ts";
import type { ChangeError } from "../database/change.ts";
import { type AuditExport, findAuditExport } from "../export-records/export-store.ts";
import { CALLER_LOST } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import type { Permission } from "../identity/role-permissions.ts";
import type { Access } from "../operation/access.ts";
import type { Named } from "../operation/operation.ts";

export const NO_SUCH_EXPORT: Failure<"no-such-object"> = { kind: "no-such-object", what: "audit-log export" };

/** The access to the export that a path names. It belongs to no one: the role alone decides. */
export function ofExport<Which extends Permission>(permission: Which): Access<AuditExport, Which, Named<"guid">> {
  return {
    own: permission,
    ofOthers: null,
    find: async ({ database }, { guid }) => {
      const found = await findAuditExport(database, guid);
      return found === null ? err(NO_SUCH_EXPORT) : ok(found);
    },
    isOwn: () => true,
    refusal: NO_SUCH_EXPORT,
    failures: ["no-such-object"],
  };
}

/** Why a change of an export that was there failed. @param unchanged the reason where the caller may still change it. */
export function explainUnchanged<Kind extends "no-such-object" | "conflict">(
  error: ChangeError,
  unchanged: Failure<Kind>,
): Failure<"not-allowed"> | Failure<Kind> {
  return error === "caller-lost" ? CALLER_LOST : unchanged;
}
