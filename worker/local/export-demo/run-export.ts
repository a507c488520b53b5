/** The export of a server's own log: how it is found or made, and run to the end of the log. */

import { setTimeout as sleep } from "node:timers/promises";
import { type AuditEntryRecord, type AuditExportRecord, type KeysetPage, printable } from "../../../shared/index.ts";
import type { Api } from "../command/api.ts";
import { CommandError, EXIT, type Progress } from "../command/command.ts";

const EXPORTS = "/audit_exports";

/** The path of an export, under `/__api__/v1`. */
function pathOf({ guid }: AuditExportRecord): string {
  return `${EXPORTS}/${guid}`;
}

/** The URL of an export. */
export function urlOf({ server }: Api, auditExport: AuditExportRecord): string {
  return `${server}/__api__/v1${pathOf(auditExport)}`;
}

/**
 * The export of the server's own log that has a name; it is made where there is none. A name is given once, and a server has
 * a limited number of exports, so that one name is for many runs.
 *
 * @throws CommandError where the export is of another log, or paused.
 */
export async function ownExport(api: Api, name: string): Promise<AuditExportRecord> {
  const named = `${EXPORTS}?name=${encodeURIComponent(name)}`;
  const [found] = await api.call<readonly AuditExportRecord[]>("GET", named);
  if (found === undefined) return await api.call("POST", EXPORTS, { json: { name, source: "own" } });
  if (found.source !== "own") {
    throw new CommandError(
      `The export "${name}" is of another log, that of ${found.source_url}. Choose another name with --name.`,
      EXIT.refused,
    );
  }
  if (found.state === "paused") throw pausedError(api, found);
  return found;
}

/** An export that is paused does not run; there may be a reason for it. */
function pausedError(api: Api, auditExport: AuditExportRecord): CommandError {
  return new CommandError(
    `The export "${auditExport.name}" is paused. Resume it, and run this again:\n` +
      `  curl -X POST -H "Authorization: Key $STEWARD_API_KEY" ${urlOf(api, auditExport)}/resume`,
    EXIT.refused,
  );
}

const POLL_MILLISECONDS = 200;
const PATIENCE_MILLISECONDS = 120_000;

/** The goal of a run: this entry, and one manifest more. */
interface Goal {
  readonly lastId: string;
  readonly manifests: number;
}

/**
 * Has an export run to the end of the log as it is now, and close with a manifest.
 *
 * @throws CommandError where it needs attention or does not get on.
 */
export async function runToEnd(
  api: Api,
  auditExport: AuditExportRecord,
  progress: Progress,
): Promise<AuditExportRecord> {
  const goal = { lastId: await newestId(api), manifests: (auditExport.manifests ?? 0) + 1 };
  const begun = await api.call<AuditExportRecord>("POST", `${pathOf(auditExport)}/run`);
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
  let auditExport = begun;
  let advanced = Date.now();
  while (!isReached(auditExport, goal)) {
    refuseToWait(api, auditExport, advanced);
    await sleep(POLL_MILLISECONDS);
    const before = auditExport;
    auditExport = await api.call<AuditExportRecord>("GET", pathOf(begun));
    if (hasAdvanced(before, auditExport)) advanced = Date.now();
    progress.show(Number(auditExport.last_id ?? 0), Number(goal.lastId));
  }
  return auditExport;
}

function isReached({ state, last_id: lastId, manifests }: AuditExportRecord, goal: Goal): boolean {
  return state === "waiting" && (manifests ?? 0) >= goal.manifests && BigInt(lastId ?? 0) >= BigInt(goal.lastId);
}

function hasAdvanced(before: AuditExportRecord, after: AuditExportRecord): boolean {
  return before.last_id !== after.last_id || before.manifests !== after.manifests;
}

/** @throws CommandError where an export does not get on by itself, or has not for long. @param advanced when it last did. */
function refuseToWait(api: Api, auditExport: AuditExportRecord, advanced: number): void {
  if (auditExport.state === "paused") throw pausedError(api, auditExport);
  const reason = printable(auditExport.last_error?.message ?? "It names no reason.");
  if (auditExport.state === "needs_attention") {
    throw new CommandError(
      `The export "${auditExport.name}" needs attention: ${reason} What is written is kept. Fix that, and run this again.`,
      EXIT.refused,
    );
  }
  if (Date.now() - advanced < PATIENCE_MILLISECONDS) return;
  throw new CommandError(
    `The export "${auditExport.name}" made no progress for ${PATIENCE_MILLISECONDS / 1_000} seconds. Its latest error: ` +
      `${reason} What is written is kept. See what the server's log says, and run this again.`,
  );
}
