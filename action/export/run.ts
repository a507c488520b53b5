import { isAbsolute, join } from "node:path";
import {
  AUDIT_EXPORT_PAGE_ENTRIES,
  isWholeVerdict,
  manifestName,
  type ObjectReader,
  printable,
  type Verdict,
} from "../../shared/index.ts";
import { catchActionError } from "../action-error.ts";
import { exportAnywhere } from "../audit-export/export-anywhere.ts";
import { type ExportOutcome, exitOf, messageOf, outcomeText, verdictAfter } from "../audit-export/export-outcome.ts";
import { nodeCodec } from "../audit-export/node-codec.ts";
import { openExport } from "../audit-export/open-export.ts";
import { NO_PROGRESS, progressLine } from "../audit-export/progress.ts";
import { serverWithKey } from "../audit-export/server-option.ts";
import { verdictText } from "../audit-export/verdict.ts";
import { type Checked, verifyAnywhere } from "../audit-export/verify-anywhere.ts";
import { writeSummary } from "../publish/report-files.ts";
import type { StepExit } from "../runner.ts";
import type { ExportRunner } from "./export-runner.ts";
import { readExportInputs } from "./inputs.ts";
import { type ExportResult, exportSummary, type NewestManifest } from "./summary.ts";

const KEY_HEADER = "Authorization";
const MANIFEST_MAX_BYTES = 16 * 1024 * 1024;

/**
 * The whole of the Action of exports: inputs → export → verification → outputs and the job summary. The export is verified
 * also where the run did not come to the end of the log: what is there must be whole all the same.
 * See docs/decisions/0186-action-of-exports.md.
 *
 * @throws ActionError where nothing could be exported or verified, with the reason as its message.
 */
export async function runExportStep(runner: ExportRunner): Promise<StepExit> {
  const inputs = readExportInputs(runner.getInput, runner.environment);
  for (const secret of inputs.secrets.flatMap((text) => [text, ...text.split(/\r\n|\r|\n/)])) {
    if (secret.trim() !== "") runner.setSecret(secret.trim());
  }
  const process = {
    env: inputs.environment,
    once: runner.once,
    locate: (path: string) => (isAbsolute(path) ? path : join(runner.folder, path)),
  };
  const stderr = { write: (text: string) => writeLines(text, runner) };
  const progress = progressLine({ stderr, env: inputs.environment });
  const { out, server, name, objectLock, publicKeys } = inputs;
  const outcome = await exportAnywhere(
    {
      server,
      out,
      pageEntries: AUDIT_EXPORT_PAGE_ENTRIES,
      holdBack: 0,
      overlap: 0,
      keyHeader: KEY_HEADER,
      ...(name !== undefined && { name }),
      ...(objectLock !== undefined && { objectLock }),
    },
    process,
    progress,
  );
  writeLines(outcomeText(outcome), runner);
  const verification = await catchActionError(
    async () =>
      await verifyAnywhere(out, { publicKey: publicKeys, witness: [], keyHeader: KEY_HEADER }, process, progress),
  );
  const checked = verification.ok ? verification.value : null;
  if (checked !== null) writeLines(verdictText(out, checked), runner);
  const objects = await openExport(out, (url) => serverWithKey(url, KEY_HEADER, process.env), process, NO_PROGRESS);
  const result: ExportResult = {
    outcome,
    checked,
    verdict: verdictOf(outcome, checked),
    manifest: checked === null ? null : await newestManifest(checked, objects),
    problems: [
      ...[messageOf(outcome.end)].flatMap((message) => message ?? []),
      ...(verification.ok ? [] : [`The export could not be verified: ${verification.error.reason}`]),
    ],
  };
  const isDone = exitOf(outcome) === 0 && checked !== null && isWholeVerdict(checked.verdict);
  await report(result, isDone, runner);
  return isDone ? 0 : 1;
}

/** The verdict on what is there; where nothing is wrong with that, the one on how far the run came. */
function verdictOf(outcome: ExportOutcome, checked: Checked | null): Verdict | null {
  const ofRun = verdictAfter(outcome);
  const found = [checked?.verdict ?? null, ofRun].flatMap((verdict) => verdict ?? []);
  return found.find((verdict) => !isWholeVerdict(verdict)) ?? found[0] ?? null;
}

async function newestManifest({ verification }: Checked, objects: ObjectReader): Promise<NewestManifest | null> {
  const { manifests: sequence } = verification.totals;
  const bytes = sequence === 0 ? null : await objects.read(manifestName(sequence), MANIFEST_MAX_BYTES);
  return bytes === null ? null : { sequence, sha256: await nodeCodec.digest(bytes) };
}

async function report(result: ExportResult, isDone: boolean, runner: ExportRunner): Promise<void> {
  const { outcome, verdict, manifest, problems } = result;
  const { progress } = outcome;
  const outputs = {
    verdict: verdict?.state,
    out: outcome.folder,
    entries: progress?.entries,
    "last-id": progress?.lastId,
    manifest: manifest?.sequence,
    "manifest-sha256": manifest?.sha256,
  };
  for (const [name, value] of Object.entries(outputs)) runner.setOutput(name, value ?? "");
  const unsummarized = await writeSummary(runner.environment, exportSummary(result, isDone));
  if (unsummarized !== undefined) runner.info(printable(unsummarized));
  const isUnsaid = !isDone && problems.length === 0;
  for (const problem of isUnsaid ? [verdict?.text ?? ""] : problems) runner.reportError(printable(problem), TITLE);
}

const TITLE = "The export of the audit log is not whole";

/** The bar keeps the runner from taking a line for a command that begins with the name of an object. */
function writeLines(text: string, { info }: ExportRunner): void {
  for (const line of text.split("\n")) if (line !== "") info(`| ${printable(line)}`);
}
