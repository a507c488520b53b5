import {
  CHECK_RUN_MAX_ANNOTATIONS,
  CHECK_RUN_SUMMARY_MAX_BYTES,
  type CheckedFile,
  describeCounts,
  describeRun,
  rankFindings,
  toCheckAnnotations,
} from "../../shared/index.ts";
import type { GitHub } from "../files/github.ts";
import type { Annotate } from "../inputs.ts";
import { createCheckRun } from "./check-run.ts";
import type { Outcome } from "./outcome.ts";
import { onlyFindings, type Publication } from "./publication.ts";
import { annotateByReview } from "./review.ts";
import { summaryOf } from "./summary.ts";

/** What could not stand where it was asked for. */
export interface Annotated {
  /** The findings that workflow commands have to tell. */
  readonly left: readonly CheckedFile[];
  /** Why, for the log. Each is one line. */
  readonly notes: readonly string[];
}

/** Puts the findings where the input `annotate` says. Nothing is lost: what cannot stand there is left for workflow commands. */
export async function annotate(
  publication: Publication,
  outcome: Outcome,
  where: Annotate,
  connect: () => Promise<GitHub>,
): Promise<Annotated> {
  switch (where) {
    case "commands":
      return { left: publication.run.files, notes: [] };
    case "checks":
      return annotateByCheckRun(publication, outcome, connect);
    case "review":
      return annotateByReview(publication, connect);
  }
}

async function annotateByCheckRun(
  publication: Publication,
  outcome: Outcome,
  connect: () => Promise<GitHub>,
): Promise<Annotated> {
  const { results, run, closeness, more } = publication;
  const { shown, omitted } = toCheckAnnotations(run.files, { max: CHECK_RUN_MAX_ANNOTATIONS, closeness });
  const missing = describeCounts(omitted);
  const omission = missing === "" ? "" : `\nNot annotated: ${missing}.\n`;
  const summary = summaryOf(publication, CHECK_RUN_SUMMARY_MAX_BYTES - omission.length);
  const { sent, reason } = await createCheckRun(await connect(), results.target, {
    title: describeRun(run),
    summary: `${summary}${omission}`,
    annotations: shown,
    conclusion: conclusionOf(outcome),
    detailsUrl: more.url,
  });
  if (reason === undefined) return { left: [], notes: [] };
  return {
    left: onlyFindings(run.files, rankFindings(run.files, closeness).slice(sent)),
    notes: [`The check run is not as it should be, so that the step is annotated instead. ${reason}`],
  };
}

/** Neutral where something was found that may stand. */
function conclusionOf({ counts, runErrors, failure }: Outcome): "failure" | "neutral" | "success" {
  if (runErrors.length > 0 || failure !== undefined) return "failure";
  return counts.error + counts.warning + counts.notice > 0 ? "neutral" : "success";
}
