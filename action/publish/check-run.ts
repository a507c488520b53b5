import { CHECK_RUN_REQUEST_MAX_ANNOTATIONS, type CheckAnnotation } from "../../shared/index.ts";
import { ODD_ANSWER } from "../files/api-failure.ts";
import type { Target } from "../files/change-set.ts";
import type { GitHub } from "../files/github.ts";
import { member } from "../files/member.ts";
import { attempt, Trouble } from "../trouble.ts";
import { ask } from "./ask.ts";

const NAME = "Provider Steward";

/** What a check run says. */
export interface CheckRun {
  readonly title: string;
  /** Markdown. */
  readonly summary: string;
  readonly annotations: readonly CheckAnnotation[];
  readonly conclusion: "success" | "failure" | "neutral";
  /** Where there is more to read, if that is known. */
  readonly detailsUrl: string | undefined;
}

/** How much of a check run GitHub took: that many annotations from the start, and the reason where it is not all. */
export interface SentCheckRun {
  readonly sent: number;
  readonly reason?: string;
}

/**
 * Makes a check run at the head commit. GitHub takes so many annotations with each request and appends them; the
 * conclusion comes with the last one. Where one of them fails, the check run is ended with what it has.
 */
export async function createCheckRun(github: GitHub, target: Target, checkRun: CheckRun): Promise<SentCheckRun> {
  const { title, summary, annotations, conclusion, detailsUrl } = checkRun;
  const [first = [], ...others] = pagesOf(annotations);
  const repository = { owner: target.owner, repo: target.repository };
  const end = { status: "completed", conclusion } as const;
  const stateAfter = (sent: number) => (sent < annotations.length ? { status: "in_progress" as const } : end);

  const created = await attempt(async () => {
    const { data } = await ask(
      github.rest.checks.create({
        ...repository,
        name: NAME,
        head_sha: target.headSha,
        ...(detailsUrl === undefined ? {} : { details_url: detailsUrl }),
        ...stateAfter(first.length),
        output: { title, summary, annotations: [...first] },
      }),
      "checks: write",
    );
    const id = member(data, "id");
    if (typeof id !== "number") throw new Trouble(ODD_ANSWER);
    return id;
  });
  if ("reason" in created) return { sent: 0, reason: created.reason };

  let sent = first.length;
  const update = (
    changes: Partial<typeof end> | { readonly status: "in_progress" },
    page: readonly CheckAnnotation[],
  ) =>
    attempt(() =>
      ask(
        github.rest.checks.update({
          ...repository,
          check_run_id: created.result,
          ...changes,
          output: { title, summary, annotations: [...page] },
        }),
        "checks: write",
      ),
    );
  for (const page of others) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, for the last one ends the check run
    const updated = await update(stateAfter(sent + page.length), page);
    if ("reason" in updated) {
      // oxlint-disable-next-line no-await-in-loop -- once, on the way out
      const ended = await update(end, []);
      const left = "reason" in ended ? " The check run could not be ended, either." : "";
      return { sent, reason: `${updated.reason}${left}` };
    }
    sent += page.length;
  }
  return { sent };
}

function pagesOf(annotations: readonly CheckAnnotation[]): readonly (readonly CheckAnnotation[])[] {
  const count = Math.ceil(annotations.length / CHECK_RUN_REQUEST_MAX_ANNOTATIONS);
  return Array.from({ length: count }, (_, index) =>
    annotations.slice(index * CHECK_RUN_REQUEST_MAX_ANNOTATIONS, (index + 1) * CHECK_RUN_REQUEST_MAX_ANNOTATIONS),
  );
}
