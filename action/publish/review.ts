import { countOf, describeRun, ok, type Result } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import { ask, type GitHub } from "../github/client.ts";
import { REVIEW_MAX_CLOSED_THREADS, REVIEW_MAX_COMMENTS } from "../limits.ts";
import { type ChangeComment, type ChangePlan, isAboutChange, planChanges } from "./change-comments.ts";
import { type Annotated, onlyFindings, type Publication } from "./publication.ts";
import { type PlannedComment, planReview, type ReviewPlan } from "./review-plan.ts";
import { closeThreads, readThreads, startedTwice, type Thread, updateThreads } from "./threads.ts";

/**
 * Comments on the lines of the pull request's diff. What has a comment from an earlier run gets no second one, and the
 * threads of fixed findings are closed. All else is left for workflow commands.
 */
export async function annotateByReview(publication: Publication, connect: () => Promise<GitHub>): Promise<Annotated> {
  const { results, run, closeness, key } = publication;
  const { target, marks } = results;
  const number = target.pullRequest;
  if (number === undefined)
    return { left: run.files, marks, notes: ["There is no pull request to review, so the step is annotated instead."] };
  const github = await connect();
  const threads = await readThreads(github, target, number, key);
  if (!threads.ok) return { left: run.files, marks, notes: [cannotReview(threads.error.reason)] };

  const ofFindings = threads.value.filter((thread) => !isAboutChange(thread));
  const plan = planReview(results, ofFindings, closeness, publication);
  const room = REVIEW_MAX_COMMENTS - plan.comments.length;
  const changes = planChanges(marks, threads.value.filter(isAboutChange), key, room);
  const posted = await postReview(github, publication, number, plan, changes);
  if (!posted.ok) {
    // The threads wait for the next run, because what is reported again has no other comment yet.
    const untold = plan.comments.map(({ finding }) => finding);
    return {
      left: onlyFindings(run.files, [...plan.left, ...untold]),
      marks,
      notes: [cannotReview(posted.error.reason)],
    };
  }
  const notes = [
    ...(plan.comments.length + changes.comments.length === 0
      ? []
      : await closeDuplicates(github, publication, number, threads.value)),
    ...(await updateChanges(github, changes)),
    ...(await closeGone(github, [...plan.gone, ...changes.gone])),
  ];
  return { left: onlyFindings(run.files, plan.left), marks: changes.left, notes };
}

/**
 * Two runs that both find no thread on a finding both begin one.
 *
 * @param before the threads before this run began its own.
 */
async function closeDuplicates(
  github: GitHub,
  { results: { target }, key }: Publication,
  number: number,
  before: readonly Thread[],
): Promise<readonly string[]> {
  const now = await readThreads(github, target, number, key);
  const reason = now.ok ? await closeThreads(github, startedTwice(now.value, before)) : now.error.reason;
  return reason === undefined
    ? []
    : [`Findings may have two comments, if two runs commented at the same time. ${reason}`];
}

function cannotReview(reason: string): string {
  return `The pull request cannot be reviewed, so the step is annotated instead. ${reason}`;
}

/** Nothing where there is nothing new to say. */
async function postReview(
  github: GitHub,
  { results: { target }, run }: Publication,
  number: number,
  { comments: onFindings, left }: ReviewPlan,
  { comments: onChanges }: ChangePlan,
): Promise<Result<unknown, Failure>> {
  const comments = [...onChanges, ...onFindings];
  if (comments.length === 0) return ok(undefined);
  const elsewhere =
    left.length === 0
      ? ""
      : ` ${countOf(left.length, "more finding")} of the run: see its annotations and its summary.`;
  return ask(
    github.rest.pulls.createReview({
      owner: target.owner,
      repo: target.repository,
      pull_number: number,
      commit_id: target.headSha,
      event: "COMMENT",
      body: `Provider Steward: ${describeRun(run)}.${elsewhere}`,
      comments: comments.map(toRequest),
    }),
    "pull-requests: write",
  );
}

/** On the right side of the diff, which is the file as it is after the change. */
function toRequest({ path, startLine, endLine, body }: PlannedComment | ChangeComment) {
  const start = startLine === endLine ? {} : { start_line: startLine, start_side: "RIGHT" };
  return { path, body, line: endLine, side: "RIGHT", ...start };
}

async function updateChanges(github: GitHub, { updates }: ChangePlan): Promise<readonly string[]> {
  const reason = await updateThreads(github, updates);
  return reason === undefined ? [] : [`Comments on changes say what an earlier push did. ${reason}`];
}

async function closeGone(github: GitHub, gone: readonly Thread[]): Promise<readonly string[]> {
  const reason = await closeThreads(github, gone.slice(0, REVIEW_MAX_CLOSED_THREADS));
  if (reason !== undefined) return [`Comments on fixed findings stay as they are. ${reason}`];
  const rest = gone.length - REVIEW_MAX_CLOSED_THREADS;
  return rest > 0 ? [`The next run closes ${countOf(rest, "more thread")} about fixed findings.`] : [];
}
