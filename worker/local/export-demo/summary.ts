import { type AuditExportRecord, LATEST_NAME, manifestName, segmentName } from "../../../shared/index.ts";
import type { Api } from "../api.ts";
import { serverOption } from "../server-address.ts";
import { urlOf } from "./own-export.ts";

const MORE_ENTRIES = 1_000;

/** What came of a run. */
export function describeRun(before: AuditExportRecord, { name, entries }: AuditExportRecord): string {
  const isNew = before.entries === 0 ? "" : `, ${entries - before.entries} of them new`;
  return `The export "${name}" has ${entries} entries${isNew}. Now it is downloaded, checked, and compared with the log.\n`;
}

/** What to try with an export that is whole. */
export function describeNext(api: Api, audited: AuditExportRecord): string {
  const { name, entries, segments, manifests, public_key: key } = audited;
  const curl = 'curl -sS --fail -H "Authorization: Key $STEWARD_API_KEY"';
  const objects = "$EXPORT_URL/objects";
  const check = (place: string) =>
    `npm run steward -- verify-export ${place}${key === null ? "" : ` --public-key ${key}`}`;
  const lines = [
    "The export, for the commands below:",
    `  export EXPORT_URL=${urlOf(api, audited)}`,
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
    "To let the export go on, with more entries:",
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
