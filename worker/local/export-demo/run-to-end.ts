import { setTimeout as sleep } from "node:timers/promises";
import { type AuditEntryRecord, type AuditExportRecord, type KeysetPage, printable } from "../../../shared/index.ts";
import type { Api } from "../api.ts";
import { CommandError, EXIT, type Progress } from "../command.ts";
import { pathOf, pausedError } from "./own-export.ts";

const POLL_MILLISECONDS = 200;
const PATIENCE_MILLISECONDS = 120_000;

/** What a run is to reach: this entry, and one manifest more. */
interface Goal {
  readonly lastId: string;
  readonly manifests: number;
}

/**
 * Has an export run to the end of the log as it is now, and close with a manifest.
 *
 * @throws CommandError where it needs attention or does not get on.
 */
export async function runToEnd(api: Api, audited: AuditExportRecord, progress: Progress): Promise<AuditExportRecord> {
  const goal = { lastId: await newestId(api), manifests: audited.manifests + 1 };
  const begun = await api.call<AuditExportRecord>("POST", `${pathOf(audited)}/run`);
  try {
    return await reach(api, begun, goal, progress);
  } finally {
    progress.end();
  }
}

async function newestId(api: Api): Promise<string> {
  const newest = "/audit_logs?ascOrder=false&limit=1";
  const { results } = await api.call<KeysetPage<AuditEntryRecord>>("GET", newest);
  return results[0]?.id ?? "0";
}

async function reach(api: Api, begun: AuditExportRecord, goal: Goal, progress: Progress): Promise<AuditExportRecord> {
  let audited = begun;
  let advanced = Date.now();
  while (!isReached(audited, goal)) {
    refuseToWait(api, audited, advanced);
    // oxlint-disable-next-line no-await-in-loop -- it is asked until it is there
    await sleep(POLL_MILLISECONDS);
    const before = audited;
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    audited = await api.call<AuditExportRecord>("GET", pathOf(begun));
    if (hasAdvanced(before, audited)) advanced = Date.now();
    progress.show(Number(audited.last_id ?? 0), Number(goal.lastId));
  }
  return audited;
}

function isReached({ state, last_id: lastId, manifests }: AuditExportRecord, goal: Goal): boolean {
  return state === "waiting" && manifests >= goal.manifests && BigInt(lastId ?? 0) >= BigInt(goal.lastId);
}

function hasAdvanced(before: AuditExportRecord, after: AuditExportRecord): boolean {
  return before.last_id !== after.last_id || before.manifests !== after.manifests;
}

/** @throws CommandError where an export does not get on by itself, or has not for long. @param advanced when it last did. */
function refuseToWait(api: Api, audited: AuditExportRecord, advanced: number): void {
  if (audited.state === "paused") throw pausedError(api, audited);
  const trouble = printable(audited.last_error?.message ?? "It names no reason.");
  if (audited.state === "needs_attention") {
    throw new CommandError(
      `The export "${audited.name}" needs attention: ${trouble} What is written stays. Mend that, and run this again.`,
      EXIT.refused,
    );
  }
  if (Date.now() - advanced < PATIENCE_MILLISECONDS) return;
  throw new CommandError(
    `The export "${audited.name}" did not get on for ${PATIENCE_MILLISECONDS / 1_000} seconds. Its latest trouble: ` +
      `${trouble} What is written stays. See what the server's log says, and run this again.`,
  );
}
