import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  err,
  formatSarif,
  maskSecrets,
  ok,
  quote,
  type Result,
  type RunResults,
  ruleDescriptions,
} from "../../shared/index.ts";
import { explained, type Failure } from "../action-error.ts";
import { version } from "../version.ts";
import type { Publication } from "./publication.ts";
import { formatRunReport } from "./run-report.ts";
import { describeSystemError, writeInWorkspace } from "./workspace-file.ts";

/** The files that were written, by the names of their outputs. */
export interface WrittenFiles {
  /** The path of the report, undefined where it could not be written. */
  readonly report: string | undefined;
  /** The path of the SARIF file as it was asked for, undefined where none was or it could not be written. */
  readonly sarifFile: string | undefined;
  /** Why a file could not be written and what to do about it, in whole sentences. */
  readonly troubles: readonly string[];
}

/** Writes all that was found: always as JSON in a folder of its own, and as SARIF in the workspace where that is asked for. */
export async function writeReportFiles(
  { run }: Publication,
  sarifFile: string | undefined,
  environment: NodeJS.ProcessEnv,
): Promise<WrittenFiles> {
  const report = await writeReport(run, environment.RUNNER_TEMP || tmpdir());
  const sarif = await writeSarif(run, sarifFile, environment.GITHUB_WORKSPACE || process.cwd());
  return {
    report: report.ok ? report.value : undefined,
    sarifFile: sarif.ok ? sarif.value : undefined,
    troubles: [report, sarif].flatMap((written) => (written.ok ? [] : [written.error.reason])),
  };
}

async function writeReport(run: RunResults, folder: string): Promise<Result<string, Failure>> {
  const text = formatRunReport(run, maskSecrets);
  try {
    const path = join(await mkdtemp(join(folder, "provider-steward-")), "report.json");
    await writeFile(path, text, { flag: "wx" });
    return ok(path);
  } catch (error) {
    return err({ reason: `The report cannot be written to RUNNER_TEMP. ${describeSystemError(error)}` });
  }
}

async function writeSarif(
  { files, unread }: RunResults,
  path: string | undefined,
  workspace: string,
): Promise<Result<string | undefined, Failure>> {
  if (path === undefined) return ok(undefined);
  const text = formatSarif(files, ruleDescriptions, version, unread);
  const written = await writeInWorkspace(workspace, path, text);
  return written.ok ? ok(path) : err(explained(`The SARIF file ${quote(path)} cannot be written.`, written.error));
}
