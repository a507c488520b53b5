import type { AuditExportRecord } from "../../../shared/index.ts";
import type { Api } from "../api.ts";
import { CommandError, EXIT } from "../command.ts";

const EXPORTS = "/audit_exports";

/** The path of an export, under `/__api__/v1`. */
export function pathOf({ guid }: AuditExportRecord): string {
  return `${EXPORTS}/${guid}`;
}

/** The URL of an export. */
export function urlOf({ server }: Api, audited: AuditExportRecord): string {
  return `${server}/__api__/v1${pathOf(audited)}`;
}

/**
 * The export of the server's own log that has a name; it is made where there is none. Exports cannot be deleted, and a server
 * has some fifty at most, so that one name is for many runs.
 *
 * @throws CommandError where the export is of another log, or paused.
 */
export async function ownExport(api: Api, name: string): Promise<AuditExportRecord> {
  const all = await api.call<readonly AuditExportRecord[]>("GET", EXPORTS);
  const found = all.find((one) => one.name === name);
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

/** An export that is paused does not run; somebody may have had a reason. */
export function pausedError(api: Api, audited: AuditExportRecord): CommandError {
  return new CommandError(
    `The export "${audited.name}" is paused. Let it go on, and run this again:\n` +
      `  curl -X POST -H "Authorization: Key $STEWARD_API_KEY" ${urlOf(api, audited)}/resume`,
    EXIT.refused,
  );
}
