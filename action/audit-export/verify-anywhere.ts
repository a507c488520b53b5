import {
  type AuditSource,
  auditSource,
  countOf,
  type Finding,
  noDifferences,
  type ObjectReader,
  type ReconcileState,
  type Verdict,
  type Verification,
  type VerifiedTotals,
  verdictOf,
  verifyExport,
} from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";
import type { CommandProcess } from "../command-process.ts";
import { AUDIT_EXPORT_FOLDER_MAX_LAG_SECONDS } from "../limits.ts";
import { type Comparison, compareWithServer } from "./compare-with-server.ts";
import { type ExportJobRecord, readExportJob } from "./export-job-record.ts";
import { clientGet, openExport, refuseNothing, verifyPorts, waitDependencies } from "./open-export.ts";
import { checkedText, comparedText, type ProgressLine } from "./progress.ts";
import { isUrl, readExportUrl, readServerUrl, serverWithKey } from "./server-option.ts";
import { readVerifyOptions, type VerifyingOptions } from "./verify-options.ts";

/** The means by which an export is checked, and the server that it is compared with. */
export interface VerifyAnywhereOptions extends VerifyingOptions {
  readonly server?: string;
  /** The age in seconds that an entry of the server may have before the export must have it. */
  readonly maxLag?: number;
  readonly keyHeader: string;
}

/** The result of a check. */
export interface Checked {
  readonly verification: Verification;
  /** Null where the export was not compared with a server. */
  readonly comparison: Comparison | null;
  readonly verdict: Verdict;
}

/**
 * Checks the export in a folder or at a URL, and compares it with its source where `server` names one.
 *
 * @throws ActionError where it cannot be checked, with the reason as its message.
 */
export async function verifyAnywhere(
  place: string,
  options: VerifyAnywhereOptions,
  process: Pick<CommandProcess, "env" | "locate">,
  progress: ProgressLine,
): Promise<Checked> {
  const verifyOptions = await readVerifyOptions(options, process);
  const source = options.server === undefined ? null : readServerUrl(options.server, "--server");
  const address = isUrl(place) ? readExportUrl(place) : null;
  refuseTwoServers(address?.url, source);
  if (options.maxLag !== undefined && source === null) throw new ActionError(LAG_OF_NO_SERVER);
  const { part } = verifyOptions;
  if (part !== undefined && source !== null) throw new ActionError(PART_WITH_SERVER);
  const serverAt = (baseUrl: string) => serverWithKey(baseUrl, options.keyHeader, process.env);
  const log = source === null ? null : auditSource({ ...serverAt(source), cursorIsId: false }, clientGet());
  const objects = await openExport(place, serverAt, process, progress);
  const ports = verifyPorts(objects, (totals) => progress.show(() => checkedText(totals)));
  const verification = await verifyExport(verifyOptions, ports);
  const { breaks, totals, notices } = verification;
  refuseNothing(totals.manifests + totals.segments + breaks.length);
  const job = address === null ? null : await readExportJob(address.url, serverAt(address.baseUrl), progress);
  // A broken export's statements about itself are no ground for a comparison.
  const comparison = log === null || breaks.length > 0 ? null : await compare(objects, log, totals, progress);
  const compared = comparison === null ? [] : otherServer(verification, source);
  return {
    verification: { ...verification, notices: [...notices, ...compared] },
    comparison,
    verdict: verdictOn(verification, comparison, job, options.maxLag),
  };
}

function verdictOn(
  verification: Verification,
  comparison: Comparison | null,
  job: ExportJobRecord | null,
  maxLag: number | undefined,
): Verdict {
  const { lastId } = verification.totals;
  const facts = {
    lastId,
    broken: brokenText(verification),
    attention: null,
    serverFinding: findingOf(job, comparison),
    isChecked: true,
    openGaps: verification.openGaps,
    differences: comparison?.differences ?? noDifferences(),
    passedOver: verification.passedOver,
    quarantined: verification.totals.quarantined,
    // Entries that were exported after the verification are not reported.
    reach: comparison === null ? null : { ...comparison.reach, lastId, isOvertaken: false, since: null },
  };
  const maxLagSeconds = maxLag ?? job?.maxLagSeconds ?? AUDIT_EXPORT_FOLDER_MAX_LAG_SECONDS;
  // As of when the server was read to its end: the time that has passed since then is no lag.
  return verdictOf(facts, { now: comparison?.reach.time ?? Date.now(), maxLagSeconds });
}

/** The finding of the server that keeps the export. Its lag does not count where the source itself is compared. */
function findingOf(job: ExportJobRecord | null, comparison: Comparison | null): Finding | null {
  const finding = job?.finding ?? null;
  return finding?.state === "behind" && comparison !== null ? null : finding;
}

async function compare(
  objects: ObjectReader,
  log: AuditSource,
  totals: VerifiedTotals,
  progress: ProgressLine,
): Promise<Comparison> {
  const onStep = (state: ReconcileState) => progress.show(() => comparedText(totals, state));
  return await compareWithServer(objects, log, { ...waitDependencies(progress), now: Date.now, onStep });
}

/** The place at which the export breaks; null where it does not. */
function brokenText({ breaks, breaksLeftOut }: Verification): string | null {
  const [first] = breaks;
  if (first === undefined) return null;
  const count = breaks.length + breaksLeftOut;
  return count === 1
    ? `${first.object}: ${first.message}`
    : `${countOf(count, "break")}, the first in ${first.object}.`;
}

/** A server may have moved, or be reached by a tunnel; else the comparison says nothing. */
function otherServer(verification: Verification, source: string | null): readonly string[] {
  if (source === verification.source) return [];
  return [`It is of the log of ${verification.source}, and was compared with that of ${source}.`];
}

const PART_WITH_SERVER =
  "--server compares all of an export, so it cannot be given with --since, --from or --to. Leave them out, or leave out --server.";

const LAG_OF_NO_SERVER =
  "--max-lag is how old an entry of the server may be that the export does not have: name that server, by --server.";

/** The one key that there is must not go to two servers. */
function refuseTwoServers(url: string | undefined, source: string | null): void {
  if (url === undefined || source === null || new URL(url).origin === new URL(source).origin) return;
  throw new ActionError(
    "The export is on another server than --server names, and STEWARD_API_KEY is the key of one. " +
      "Download the objects of the export to a folder, and check that.",
  );
}
