import { describeCounts, describeRun, rankFindings } from "../../shared/index.ts";
import type { GitHub } from "../github/client.ts";
import type { Annotate } from "../inputs.ts";
import { CHECK_RUN_MAX_ANNOTATIONS, CHECK_RUN_SUMMARY_MAX_BYTES } from "../limits.ts";
import { toCheckAnnotations } from "./check-annotations.ts";
import { createCheckRun } from "./check-run.ts";
import type { Outcome } from "./outcome.ts";
import { type Annotated, onlyFindings, type Publication } from "./publication.ts";
import { annotateByReview } from "./review.ts";
import { summaryOf } from "./summary.ts";

/** Puts the findings where the input `annotate` says. Nothing is lost: what cannot stand there is left for workflow commands. */
export async function annotate(
  publication: Publication,
  outcome: Outcome,
  where: Annotate,
  connect: () => Promise<GitHub>,
): Promise<Annotated> {
  const places = {
    commands: async () => ({ left: publication.run.files, notes: [] }),
    checks: async () => annotateByCheckRun(publication, outcome, await connect()),
    review: async () => annotateByReview(publication, connect),
  } satisfies Record<Annotate, () => Promise<Annotated>>;
  return places[where]();
}

async function annotateByCheckRun(publication: Publication, outcome: Outcome, github: GitHub): Promise<Annotated> {
  const { results, run, closeness, more } = publication;
  const { shown, omitted } = toCheckAnnotations(run.files, { max: CHECK_RUN_MAX_ANNOTATIONS, closeness });
  const missing = describeCounts(omitted);
  const omission = missing === "" ? "" : `\nNot annotated: ${missing}.\n`;
  const summary = summaryOf(publication, CHECK_RUN_SUMMARY_MAX_BYTES - omission.length);
  const { sent, reason } = await createCheckRun(github, results.target, {
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
