import { LIST_AUDIT_EXPORTS } from "../exports/export-operations.ts";
import {
  PAUSE_AUDIT_EXPORT,
  RESUME_AUDIT_EXPORT,
  RESUME_RECEIVER,
  RUN_AUDIT_EXPORT,
} from "../exports/run-operations.ts";
import { NOTE_VERIFICATION } from "../exports/verification-operations.ts";
import { inMenu, post, type Route } from "../http/route.ts";
import { formRoutes, pageRoute } from "../operation/page-routes.ts";
import { EXPORT_PAGE } from "./export.tsx";
import { NEW_EXPORT_PAGE, showExports } from "./export-list.tsx";
import { DELETE_EXPORT_PAGE, stepRoute } from "./steps.tsx";
import { answerNoteVerification } from "./verify-now.tsx";

const EXPORT = "/exports/:guid";

/** The pages of exports of audit logs, which are for administrators. */
export const EXPORT_PAGE_ROUTES: readonly Route[] = [
  inMenu("Exports", pageRoute("/exports", LIST_AUDIT_EXPORTS, showExports)),
  ...formRoutes("/exports/new", NEW_EXPORT_PAGE),
  ...formRoutes(EXPORT, EXPORT_PAGE),
  stepRoute(`${EXPORT}/run`, RUN_AUDIT_EXPORT, "export-requested"),
  stepRoute(`${EXPORT}/pause`, PAUSE_AUDIT_EXPORT, "export-paused"),
  stepRoute(`${EXPORT}/resume`, RESUME_AUDIT_EXPORT, "export-resumed"),
  stepRoute(`${EXPORT}/receivers/:name/resume`, RESUME_RECEIVER, "pushes-resumed"),
  post(`${EXPORT}/verification`, NOTE_VERIFICATION.access.own, answerNoteVerification, NOTE_VERIFICATION.summary, {
    name: NOTE_VERIFICATION.name,
    answers: { 200: { mediaType: "text/plain" } },
  }),
  ...formRoutes(`${EXPORT}/delete`, DELETE_EXPORT_PAGE),
];
