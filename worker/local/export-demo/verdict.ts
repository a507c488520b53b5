/** The result of a run: the verification of the export, and commands to try next. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { type AuditExportRecord, LATEST_NAME, manifestName, segmentName } from "../../../shared/index.ts";
import type { Administrator } from "../administrator.ts";
import type { Api } from "../api.ts";
import { CommandError, terminal } from "../command.ts";
import { serverOption } from "../server-address.ts";
import { urlOf } from "./run-export.ts";

const MORE_ENTRIES = 1_000;

/** The result of a run, in words. */
export function describeRun(before: AuditExportRecord, { name, entries: all }: AuditExportRecord): string {
  const [known, entries] = [before.entries ?? 0, all ?? 0];
  const isNew = known === 0 ? "" : `, ${entries - known} of them new`;
  return `The export "${name}" has ${entries} entries${isNew}. Now it is downloaded, checked, and compared with the log.\n`;
}

/** Commands to try with an export that is whole. */
export function describeNext(api: Api, auditExport: AuditExportRecord): string {
  const { name, public_key: key } = auditExport;
  const [entries, segments, manifests] = [
    auditExport.entries ?? 0,
    auditExport.segments ?? 0,
    auditExport.manifests ?? 0,
  ];
  const curl = 'curl -sS --fail -H "Authorization: Key $STEWARD_API_KEY"';
  const objects = "$EXPORT_URL/objects";
  const check = (place: string) =>
    `npm run steward -- verify-export ${place}${key === null ? "" : ` --public-key ${key}`}`;
  const lines = [
    "The export, for the commands below:",
    `  export EXPORT_URL=${urlOf(api, auditExport)}`,
    "Which objects it has:",
    `  ${curl} "${objects}"`,
    "Entries of its newest segment:",
    `  ${curl} "${objects}/${segmentName(segments)}" | gzip -dc | head -n 3`,
    "To check it again:",
    `  ${check("$EXPORT_URL")}`,
    `To download it into a folder, ${name}:`,
    `  ${curl} --create-dirs \\`,
    `    -o "${name}/${fileOf(segmentName)}" "${objects}/${rangeOf(segmentName, segments)}" \\`,
    `    -o "${name}/${fileOf(manifestName)}" "${objects}/${rangeOf(manifestName, manifests)}" \\`,
    `    -o "${name}/${LATEST_NAME}" "${objects}/${LATEST_NAME}"`,
    "To check that, for which no server is needed:",
    `  ${check(name)}`,
    "To continue the export with more entries:",
    `  npm run export:demo${serverOption(api.server) || " --"} --entries ${entries + MORE_ENTRIES}`,
  ];
  return `\nTo try, with the administrator's key in STEWARD_API_KEY\n${lines.map((line) => `  ${line}`).join("\n")}`;
}

/** The objects with the numbers up to one, as curl names many at once. */
function rangeOf(nameOf: (number: number) => string, last: number): string {
  const lastDigits = /\d+/.exec(nameOf(last))?.[0] ?? "";
  return nameOf(1).replace(/\d+/, (firstDigits) => `[${firstDigits}-${lastDigits}]`);
}

/** The files that curl makes of them. */
function fileOf(nameOf: (number: number) => string): string {
  return nameOf(1).replace(/\d+/, "#1");
}

/** The end of a verification. */
interface Verified {
  /** 0 for whole, 1 for broken, 2 where it could not be checked. */
  readonly exitCode: number;
  /** The report of the command in JSON; null where it was not asked for, or there is none. */
  readonly verification: unknown;
}

/**
 * Runs `provider-steward verify-export` as whoever has the server's address and a key would: it downloads all objects, and
 * compares them with the log. What it says for people goes where this program's own output goes.
 */
export async function verify(
  { api, key }: Administrator,
  auditExport: AuditExportRecord,
  isJson: boolean,
): Promise<Verified> {
  const signer = auditExport.public_key === null ? [] : ["--public-key", auditExport.public_key];
  const args = [terminal, "verify-export", urlOf(api, auditExport), ...signer, "--server", api.server];
  const child = spawn(process.execPath, [...args, "--format", isJson ? "json" : "text"], {
    // The key is in the environment, because everybody on the machine can read command lines.
    env: { ...process.env, STEWARD_API_KEY: key },
    stdio: ["ignore", isJson ? "pipe" : "inherit", "inherit"],
  });
  const [[exitCode], said] = await Promise.all([once(child, "close"), child.stdout === null ? "" : text(child.stdout)]);
  if (typeof exitCode !== "number") throw new CommandError("The verification was ended by a signal. Run this again.");
  return { exitCode, verification: said === "" ? null : JSON.parse(said) };
}
