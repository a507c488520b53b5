import {
  type CheckedFile,
  type Closeness,
  type LinkTo,
  type RankedFinding,
  type RunResults,
  type WholeReport,
  withDiagnostics,
} from "../../shared/index.ts";
import { closenessOf } from "../changed-findings.ts";
import type { Results } from "../check.ts";
import { stepKey } from "./marker.ts";

/** What is published, the same everywhere. */
export interface Publication {
  readonly results: Results;
  /** The same for the reports. */
  readonly run: RunResults;
  readonly closeness: Closeness;
  /** To a line at the head commit. */
  readonly linkTo: LinkTo;
  /** Where all is: the page of the run, which names the files that it wrote. */
  readonly more: WholeReport;
  /** What this step's comments are known by on its next run. */
  readonly key: string;
}

/** What could not stand where it was asked for. */
export interface Annotated {
  /** The findings that are left to workflow commands. */
  readonly left: readonly CheckedFile[];
  /** Why, for the log. Each is one line. */
  readonly notes: readonly string[];
}

/**
 * Prepares what became of the files for all places.
 *
 * @param environment where the runner says which run of which step this is.
 */
export function publicationOf(
  results: Results,
  { onlyChangedLines }: { readonly onlyChangedLines: boolean },
  environment: NodeJS.ProcessEnv,
): Publication {
  const { target, files, unread, changes = [], unreported } = results;
  const repositoryUrl = `${environment.GITHUB_SERVER_URL || "https://github.com"}/${target.owner}/${target.repository}`;
  const runId = environment.GITHUB_RUN_ID ?? "";
  return {
    results,
    run: {
      files: files.map(({ checked }) => checked),
      unread,
      changes,
      untouched: onlyChangedLines ? unreported : undefined,
    },
    closeness: closenessOf(files),
    linkTo: (path, line) => `${repositoryUrl}/blob/${target.headSha}/${encodePath(path)}#L${line}`,
    more: {
      text: 'the file of the output "report" of the run',
      ...(/^\d+$/.test(runId) ? { url: `${repositoryUrl}/actions/runs/${runId}` } : {}),
    },
    key: stepKey(environment),
  };
}

function encodePath(path: string): string {
  return path.toWellFormed().split("/").map(encodeURIComponent).join("/");
}

/** The files with these findings alone, for a place that shows only them. */
export function onlyFindings(
  files: readonly CheckedFile[],
  findings: readonly RankedFinding[],
): readonly CheckedFile[] {
  const kept = new Set(findings.map(({ diagnostic }) => diagnostic));
  return files.map((file) =>
    withDiagnostics(
      file,
      file.diagnostics.filter((one) => kept.has(one)),
    ),
  );
}
