import { AUDIT_EXPORT, AUDIT_EXPORT_OBJECT, type AuditExportRecord, keysetPageOf, listOf } from "../../shared/index.ts";
import { json } from "../http/response.ts";
import type { Route } from "../http/route.ts";
import { type Answers, answers, apiRoute, NO_BODY } from "../operation/api-route.ts";
import { publicOrigin } from "../settings/settings.ts";
import {
  CREATE_AUDIT_EXPORT,
  DELETE_AUDIT_EXPORT,
  type ExportsPage,
  LIST_AUDIT_EXPORTS,
  READ_AUDIT_EXPORT,
  UPDATE_AUDIT_EXPORT,
} from "./export-operations.ts";
import { FIND_EXPORT_OBJECT, LIST_EXPORT_OBJECTS, OBJECT, SENT_IN_HEADERS } from "./object-operations.ts";
import { PAUSE_AUDIT_EXPORT, RESUME_AUDIT_EXPORT, RESUME_RECEIVER, RUN_AUDIT_EXPORT } from "./run-operations.ts";

const EXPORTS = "/__api__/v1/audit_exports";
const OBJECTS = `${EXPORTS}/:guid/objects`;

const ONE = answers<AuditExportRecord>(AUDIT_EXPORT);

/** A bare array. Where there are more, the header `Link` has the URL of the next page (RFC 8288). */
const LIST: Answers<ExportsPage> = {
  described: { 200: listOf(AUDIT_EXPORT) },
  answer: ({ records, limit, next }, _, { url, settings }) => {
    if (next === undefined) return json(records);
    const address = `${publicOrigin(settings, url)}${EXPORTS}?limit=${limit}&next=${next}`;
    return json(records, { headers: { Link: `<${address}>; rel="next"` } });
  },
};

/** Exports of audit logs. */
export const AUDIT_EXPORT_ROUTES: readonly Route[] = [
  apiRoute("GET", EXPORTS, LIST_AUDIT_EXPORTS, LIST),
  apiRoute("POST", EXPORTS, CREATE_AUDIT_EXPORT, ONE),
  apiRoute("GET", `${EXPORTS}/:guid`, READ_AUDIT_EXPORT, ONE),
  apiRoute("PATCH", `${EXPORTS}/:guid`, UPDATE_AUDIT_EXPORT, ONE),
  apiRoute("DELETE", `${EXPORTS}/:guid`, DELETE_AUDIT_EXPORT, NO_BODY),
  apiRoute(
    "POST",
    `${EXPORTS}/:guid/run`,
    RUN_AUDIT_EXPORT,
    answers(AUDIT_EXPORT, (record) => record, 202),
  ),
  apiRoute("POST", `${EXPORTS}/:guid/pause`, PAUSE_AUDIT_EXPORT, ONE),
  apiRoute("POST", `${EXPORTS}/:guid/resume`, RESUME_AUDIT_EXPORT, ONE),
  apiRoute("POST", `${EXPORTS}/:guid/receivers/:name/resume`, RESUME_RECEIVER, ONE),
  apiRoute("GET", OBJECTS, LIST_EXPORT_OBJECTS, answers(keysetPageOf("AuditExportObjectPage", AUDIT_EXPORT_OBJECT))),
  apiRoute("GET", `${OBJECTS}/:name+`, FIND_EXPORT_OBJECT, OBJECT, SENT_IN_HEADERS),
];
