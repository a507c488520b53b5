import { JOB_SUMMARY_MAX_BYTES, printable } from "../../shared/index.ts";
import type { Results } from "../check.ts";
import type { GitHub } from "../github/client.ts";
import type { Annotate, CommentWhen, Inputs } from "../inputs.ts";
import type { Runner, StepExit } from "../runner.ts";
import { formatWorkflowCommands } from "./annotations.ts";
import { effectLines, logLines } from "./log.ts";
import { type Outcome, outcomeOf, setOutputs } from "./outcome.ts";
import { type Annotated, type Publication, publicationOf } from "./publication.ts";
import { summaryOf, writeReportFiles, writeSummary } from "./report-files.ts";

/**
 * Publishes what became of the files: in files, in the log, where `annotate` says, in the job summary, in a comment and
 * in outputs; then fails the step if the findings are as severe as `fail-on` says. If the Action itself failed, it fails
 * the step in any case.
 *
 * @param connect gives the API's client, the same one each time; only called where something is published through it.
 */
export async function publish(
  results: Results,
  inputs: Inputs,
  runner: Runner,
  connect: () => Promise<GitHub>,
): Promise<StepExit> {
  const { environment, info } = runner;
  const publication = publicationOf(results, inputs, environment);
  // The files come first, because failures with them count among the errors that GitHub shows.
  const written = await writeReportFiles(publication, inputs.sarifFile, runner);
  const outcome = outcomeOf(publication.run, inputs.failOn, written.failures);

  for (const line of logLines(publication)) info(line);
  const annotated = await annotate(publication, outcome, inputs.annotate, connect);
  for (const note of annotated.notes) info(printable(note));
  const { runErrors, failure } = outcome;
  const { closeness, docsUrl } = publication;
  const errorsBefore = failure === undefined ? 0 : 1;
  const { left, marks } = annotated;
  runner.write(formatWorkflowCommands(left, { runErrors, errorsBefore, closeness, docsUrl, marks }));
  for (const line of effectLines(results.changes, inputs.failOn, results.openings)) info(line);

  const unsummarized = await writeSummary(environment, summaryOf(publication, JOB_SUMMARY_MAX_BYTES));
  const uncommented = await commentOn(publication, inputs.comment, connect);
  for (const note of [unsummarized, uncommented]) if (note !== undefined) info(printable(note));

  setOutputs(results, outcome, written, runner);
  if (failure !== undefined) runner.reportError(failure);
  return runErrors.length > 0 || failure !== undefined ? 1 : 0;
}

/** Modules that only some workflows need are loaded where they are needed, here and below. */
async function commentOn(
  publication: Publication,
  when: CommentWhen,
  connect: () => Promise<GitHub>,
): Promise<string | undefined> {
  const isPullRequest = publication.results.target.pullRequest !== undefined;
  if (when === "never" || (when === "auto" && !isPullRequest)) return undefined;
  const { comment } = await import("./comment.ts");
  return comment(publication, when, connect);
}

/**
 * Puts the findings where the input `annotate` says. Nothing is lost: what cannot stand there is left for workflow commands.
 * See docs/decisions/0042-annotations-as-fallback.md.
 */
async function annotate(
  publication: Publication,
  outcome: Outcome,
  where: Annotate,
  connect: () => Promise<GitHub>,
): Promise<Annotated> {
  const places = {
    commands: async () => ({ left: publication.run.files, marks: publication.results.marks, notes: [] }),
    checks: async () => {
      const { annotateByCheckRun } = await import("./check-run.ts");
      return annotateByCheckRun(publication, outcome, await connect());
    },
    review: async () => {
      const { annotateByReview } = await import("./review.ts");
      return annotateByReview(publication, connect);
    },
  } satisfies Record<Annotate, () => Promise<Annotated>>;
  return places[where]();
}
