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
import type { Inputs } from "../inputs.ts";
import type { MarkedChange } from "../mark-changes.ts";
import { stepKey } from "./marker.ts";

/** The facts to publish, the same everywhere. */
export interface Publication {
  readonly results: Results;
  /** The same for the reports. */
  readonly run: RunResults;
  readonly closeness: Closeness;
  /** To a line at the head commit, or at the commit before. */
  readonly linkTo: LinkTo;
  /** The address of everything: the page of the run, which names the files that it wrote. */
  readonly more: WholeReport;
  /** The start of the address of a rule's page, before the rule's id; undefined where rules have no known pages. */
  readonly docsUrl: string | undefined;
  /** The address of a playground; undefined where none is known. */
  readonly playgroundUrl: string | undefined;
  /** The key by which this step's next run knows its comments. */
  readonly key: string;
}

/** The findings and changes that could not stand where they were asked for. */
export interface Annotated {
  /** The findings that are left to workflow commands. */
  readonly left: readonly CheckedFile[];
  /** The changes that are left to them. */
  readonly marks: readonly MarkedChange[];
  /** The reasons, for the log. Each is one line. */
  readonly notes: readonly string[];
}

/**
 * Prepares what became of the files for all places.
 *
 * @param environment where the runner says which run of which step this is.
 */
export function publicationOf(
  results: Results,
  { onlyChangedLines, docsUrl, playgroundUrl }: Pick<Inputs, "onlyChangedLines" | "docsUrl" | "playgroundUrl">,
  environment: NodeJS.ProcessEnv,
): Publication {
  const { target, files, unread, changes = [], openings, beforeSha, unreported } = results;
  const repositoryUrl = `${serverUrl(environment)}/${target.owner}/${target.repository}`;
  const runId = environment.GITHUB_RUN_ID ?? "";
  return {
    results,
    run: {
      files: files.map(({ checked }) => checked),
      unread,
      changes,
      openings,
      untouched: onlyChangedLines ? unreported : undefined,
    },
    closeness: closenessOf(files),
    linkTo: (path, line, side) => {
      const sha = side === "before" && beforeSha !== undefined ? beforeSha : target.headSha;
      return `${repositoryUrl}/blob/${sha}/${encodePath(path)}#L${line}`;
    },
    more: {
      text: 'the file of the output "report" of the run',
      ...(/^\d+$/.test(runId) ? { url: `${repositoryUrl}/actions/runs/${runId}` } : {}),
    },
    docsUrl: docsUrl ?? ownDocsUrl(environment),
    playgroundUrl,
    key: stepKey(environment),
  };
}

/** The rules as the Action that runs documents them; undefined where the Action is a folder of the workspace. */
function ownDocsUrl(environment: NodeJS.ProcessEnv): string | undefined {
  const { GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = environment;
  if (!repository || !ref) return undefined;
  return `${serverUrl(environment)}/${encodePath(repository)}/blob/${encodePath(ref)}/docs/rules.md#`;
}

function serverUrl({ GITHUB_SERVER_URL: url }: NodeJS.ProcessEnv): string {
  return url || "https://github.com";
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
