import { appendFile, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import packageJson from "../../package.json" with { type: "json" };
import {
  err,
  formatSarif,
  formatSummary,
  ok,
  quote,
  type Result,
  type RunResults,
  ruleDescriptions,
} from "../../shared/index.ts";
import { explained, type Failure } from "../action-error.ts";
import type { Runner } from "../runner.ts";
import type { Publication } from "./publication.ts";
import { formatRunReport } from "./run-report.ts";
import { describeSystemError, writeInWorkspace } from "./workspace-file.ts";

/** The files that were written, by the names of their outputs. */
export interface WrittenFiles {
  /** The path of the report, undefined where it could not be written. */
  readonly report: string | undefined;
  /** The path of the SARIF file as it was asked for, undefined where none was or it could not be written. */
  readonly sarifFile: string | undefined;
  /** The reason why a file could not be written, and the advice, in whole sentences. */
  readonly failures: readonly string[];
}

/**
 * Writes all that was found: always as JSON in a separate folder, and as SARIF in the workspace if that is requested.
 * See docs/decisions/0038-run-files-first.md.
 */
export async function writeReportFiles(
  { run, docsUrl }: Publication,
  sarifFile: string | undefined,
  { environment, folder }: Pick<Runner, "environment" | "folder">,
): Promise<WrittenFiles> {
  const report = await writeReport(formatRunReport(run), environment);
  const sarif = await writeSarif(run, docsUrl, sarifFile, environment.GITHUB_WORKSPACE || folder);
  return {
    report: report.ok ? report.value : undefined,
    sarifFile: sarif.ok ? sarif.value : undefined,
    failures: [report, sarif].flatMap((written) => (written.ok ? [] : [written.error.reason])),
  };
}

/** Writes the report into a temporary folder of its own, and returns its path. */
async function writeReport(json: string, { RUNNER_TEMP: folder }: NodeJS.ProcessEnv): Promise<Result<string, Failure>> {
  try {
    const path = join(await mkdtemp(join(folder || tmpdir(), "provider-steward-")), "report.json");
    await writeFile(path, json, { flag: "wx" });
    return ok(path);
  } catch (error) {
    return err({ reason: `The report cannot be written to RUNNER_TEMP. ${describeSystemError(error)}` });
  }
}

async function writeSarif(
  { files, unread }: RunResults,
  docsUrl: string | undefined,
  path: string | undefined,
  workspace: string,
): Promise<Result<string | undefined, Failure>> {
  if (path === undefined) return ok(undefined);
  const text = formatSarif(files, ruleDescriptions, packageJson.version, unread, docsUrl);
  const written = await writeInWorkspace(workspace, path, text);
  return written.ok ? ok(path) : err(explained(`The SARIF file ${quote(path)} cannot be written.`, written.error));
}

/**
 * Adds to the file that the runner gives the step for the job summary, where it gives one.
 *
 * @param markdown at most JOB_SUMMARY_MAX_BYTES of it.
 * @returns why it could not be written, for the log, or undefined where all is well.
 */
export async function writeSummary(
  { GITHUB_STEP_SUMMARY: path }: NodeJS.ProcessEnv,
  markdown: string,
): Promise<string | undefined> {
  if (!path) return undefined;
  try {
    await appendFile(path, markdown);
    return undefined;
  } catch (error) {
    return `The job summary cannot be written to GITHUB_STEP_SUMMARY. ${describeSystemError(error)}`;
  }
}

/**
 * The job summary in Markdown: the verdict, what was found, and what changes for users, with links to the lines at the
 * head commit and to where all is.
 *
 * @param maxBytes what GitHub takes.
 */
export function summaryOf(
  { results, run, linkTo, closeness, docsUrl, playgroundUrl, more }: Publication,
  maxBytes: number,
): string {
  if (run.files.length + run.unread.length + run.changes.length === 0) {
    const what = results.changes === undefined ? "no file matches" : "no changed file matches";
    return `## ✅ Provider Steward: ${what} the input \`files\`\n`;
  }
  return formatSummary(run, { linkTo, closeness, docsUrl, playgroundUrl, more, maxBytes });
}
