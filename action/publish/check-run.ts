import { countChanges, countUnknown, describeRun, err, ok, type Result, type RunResults } from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import type { Target } from "../files/change-set.ts";
import { getProperty } from "../github/answer.ts";
import { ask, type GitHub } from "../github/client.ts";
import { unexpectedAnswer } from "../github/failure.ts";
import {
  CHECK_RUN_MAX_ANNOTATIONS,
  CHECK_RUN_REQUEST_MAX_ANNOTATIONS,
  CHECK_RUN_SUMMARY_MAX_BYTES,
} from "../limits.ts";
import { type CheckAnnotation, splitSubjects, toCheckAnnotations } from "./check-annotations.ts";
import type { Outcome } from "./outcome.ts";
import { type Annotated, onlyFindings, type Publication } from "./publication.ts";
import { summaryOf } from "./report-files.ts";

const NAME = "Provider Steward";

/** The content of a check run. */
interface CheckRun {
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
  readonly annotations: readonly CheckAnnotation[];
  readonly conclusion: "success" | "failure" | "neutral";
  /** The address at which there is more to read, if it is known. */
  readonly detailsUrl: string | undefined;
}

/**
 * The part of a check run that GitHub took: that many annotations from the start, and the reason where it is not all.
 */
interface SentCheckRun {
  readonly sent: number;
  readonly reason?: string;
}

/** Creates a check run of the findings. What GitHub does not take of it is left. */
export async function annotateByCheckRun(
  publication: Publication,
  outcome: Outcome,
  github: GitHub,
): Promise<Annotated> {
  const { results, run, closeness, docsUrl, more } = publication;
  const { shown, subjects, omitted } = toCheckAnnotations(run.files, {
    max: CHECK_RUN_MAX_ANNOTATIONS,
    closeness,
    docsUrl,
    marks: results.marks,
  });
  const omission = omitted === "" ? "" : `\nNot annotated: ${omitted}.\n`;
  const summary = summaryOf(publication, CHECK_RUN_SUMMARY_MAX_BYTES - omission.length);
  const { sent, reason } = await createCheckRun(github, results.target, {
    title: describeRun(run),
    summary: `${summary}${omission}`,
    annotations: shown,
    conclusion: conclusionOf(run, outcome),
    detailsUrl: more.url,
  });
  if (reason === undefined) return { left: [], marks: [], notes: [] };
  const unsent = splitSubjects(subjects.slice(sent));
  return {
    left: onlyFindings(run.files, unsent.findings),
    marks: unsent.marks,
    notes: [`The check run is not complete, so the step is annotated instead. ${reason}`],
  };
}

/** Neutral where something was found that may stand, or something opens or breaks. */
function conclusionOf({ changes }: RunResults, { counts, runErrors, failure }: Outcome): CheckRun["conclusion"] {
  if (runErrors.length > 0 || failure !== undefined) return "failure";
  const { opens, breaks } = countChanges(changes);
  return counts.error + counts.warning + counts.notice + opens + breaks + countUnknown(changes) > 0
    ? "neutral"
    : "success";
}

/**
 * Creates a check run at the head commit. GitHub takes so many annotations with each request and appends them; the
 * conclusion comes with the last one. Where one of them fails, the check run is completed with what it has.
 */
async function createCheckRun(github: GitHub, target: Target, checkRun: CheckRun): Promise<SentCheckRun> {
  const [first = [], ...others] = pagesOf(checkRun.annotations);
  const created = await createFirst(github, target, checkRun, contentOf(checkRun, first, others.length === 0));
  if (!created.ok) return { sent: 0, reason: created.error.reason };

  let sent = first.length;
  for (const page of others) {
    const isLast = sent + page.length === checkRun.annotations.length;
    const content = contentOf(checkRun, page, isLast);
    const updated = await update(github, target, created.value, content);
    if (!updated.ok) {
      const ended = await update(github, target, created.value, contentOf(checkRun, [], true));
      const left = ended.ok ? "" : " The check run could not be completed either.";
      return { sent, reason: `${updated.error.reason}${left}` };
    }
    sent += page.length;
  }
  return { sent };
}

/** The body that each request has. */
function contentOf({ title, summary, conclusion }: CheckRun, page: readonly CheckAnnotation[], isLast: boolean) {
  const state = isLast ? { status: "completed" as const, conclusion } : { status: "in_progress" as const };
  return { ...state, output: { title, summary, annotations: [...page] } };
}

/** Gives the check run's id. */
async function createFirst(
  github: GitHub,
  { owner, repository: repo, headSha: head_sha }: Target,
  { detailsUrl }: CheckRun,
  content: ReturnType<typeof contentOf>,
): Promise<Result<number, Failure>> {
  const details = detailsUrl === undefined ? {} : { details_url: detailsUrl };
  const created = await ask(
    github.rest.checks.create({ owner, repo, name: NAME, head_sha, ...details, ...content }),
    "checks: write",
  );
  if (!created.ok) return created;
  const id = getProperty(created.value.data, "id");
  return typeof id === "number" ? ok(id) : err(unexpectedAnswer);
}

async function update(
  github: GitHub,
  { owner, repository: repo }: Target,
  check_run_id: number,
  content: ReturnType<typeof contentOf>,
): Promise<Result<unknown, Failure>> {
  return ask(github.rest.checks.update({ owner, repo, check_run_id, ...content }), "checks: write");
}

function pagesOf(annotations: readonly CheckAnnotation[]): readonly (readonly CheckAnnotation[])[] {
  const count = Math.ceil(annotations.length / CHECK_RUN_REQUEST_MAX_ANNOTATIONS);
  return Array.from({ length: count }, (_, index) =>
    annotations.slice(index * CHECK_RUN_REQUEST_MAX_ANNOTATIONS, (index + 1) * CHECK_RUN_REQUEST_MAX_ANNOTATIONS),
  );
}
