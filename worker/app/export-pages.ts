import { EXPORT_PAGE } from "../export-pages/export.tsx";
import { answerExportsPage } from "../export-pages/export-list.tsx";
import { NEW_EXPORT_PAGE } from "../export-pages/new-export.tsx";
import {
  answerPauseExport,
  answerResumeExport,
  answerResumePushes,
  answerRunExport,
  DELETE_EXPORT_PAGE,
} from "../export-pages/steps.tsx";
import { answerNoteVerification } from "../export-pages/verification.ts";
import { FORM, formPage, PAGE } from "../html/page-route.ts";
import { get, post, type Route, under } from "../http/route.ts";

/** The pages of exports of audit logs, which are for administrators. */
export const EXPORT_PAGE_ROUTES: readonly Route[] = under("/exports", [
  get("", "list-audit-exports", answerExportsPage, "The exports of audit logs.", PAGE),
  ...formPage("/new", "create-audit-export", NEW_EXPORT_PAGE, "Creates an export."),
  ...formPage("/:guid", "update-audit-export", EXPORT_PAGE, "An export, and how often it runs."),
  post("/:guid/run", "run-audit-export", answerRunExport, "Runs an export now.", FORM),
  post("/:guid/pause", "pause-audit-export", answerPauseExport, "Pauses an export.", FORM),
  post("/:guid/resume", "pause-audit-export", answerResumeExport, "Resumes an export.", FORM),
  post(
    "/:guid/receivers/:name/resume",
    "pause-audit-export",
    answerResumePushes,
    "Resumes pushes to a receiver.",
    FORM,
  ),
  post("/:guid/verification", "read-audit-export-objects", answerNoteVerification, "Notes a verification.", {
    answers: { 200: { mediaType: "text/plain" } },
  }),
  ...formPage("/:guid/delete", "delete-audit-export", DELETE_EXPORT_PAGE, "Deletes an export."),
]);
