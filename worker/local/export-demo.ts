/** `npm run export:demo`: the export of a server's own audit log, from the first entry to the verdict. */

import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { Command } from "commander";
import { type AuditExportRecord, LATEST_NAME, manifestName, segmentName } from "../../shared/index.ts";
import { type Administrator, administratorOf } from "./administrator.ts";
import type { Api } from "./command/api.ts";
import { CommandError, EXIT, progressOn, runCommand, terminal, whenNpmEnds, wholeNumber } from "./command/command.ts";
import { serverOf, serverOption } from "./command/server-url.ts";
import { ownExport, runToEnd, urlOf } from "./export-demo/run-export.ts";
import { seedAuditEntries } from "./seed/audit-entries.ts";

const MORE_ENTRIES = 1_000;

/** The result of a run, in words. */
function describeRun(before: AuditExportRecord, { name, entries: all }: AuditExportRecord): string {
  const [known, entries] = [before.entries ?? 0, all ?? 0];
  const isNew = known === 0 ? "" : `, ${entries - known} of them new`;
  return `The export "${name}" has ${entries} entries${isNew}. Now it is downloaded, checked, and compared with the log.\n`;
}

/** Commands to try with an export that is whole. */
function describeNext(api: Api, auditExport: AuditExportRecord): string {
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
async function verify({ api, key }: Administrator, auditExport: AuditExportRecord, isJson: boolean): Promise<Verified> {
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

const DEFAULT_ENTRIES = 5_000;
const DEFAULT_NAME = "demo";

interface Options {
  readonly server?: string;
  readonly entries: number;
  readonly name: string;
  readonly json?: boolean;
}

const HELP = `
On a server without users it creates the first administrator, as "npm run bootstrap" does, and shows the administrator's
key. On another one it takes the key of an administrator from the environment variable STEWARD_API_KEY. It makes real
changes until the audit log has enough entries, exports all of the log, and checks the export by its objects and by the
log. Run again, it resumes the same export: what is written is kept, and only new entries are added.

Exit codes:
  0  all of the log is exported, and the export is whole
  1  the server refuses something, the export needs attention, or it is not whole
  2  the server does not answer, a key is missing, or the command was not understood`;

const command = new Command("npm run export:demo --")
  .description("Fills the audit log, exports it on the server, and verifies the export.")
  .option("--server <url>", "the server (default: the one that npm start runs)")
  .option("--entries <number>", "the minimum number of entries in the audit log", wholeNumber, DEFAULT_ENTRIES)
  .option("--name <name>", "what the export is called, or is to be", DEFAULT_NAME)
  .option("--json", 'print { "server", "export", "verification" }, and all else on standard error')
  .addHelpText("after", HELP)
  .action(async (options: Options) => {
    whenNpmEnds(() => process.exit(EXIT.failure));
    process.exitCode = await exportDemo(serverOf(options.server), options);
  });
await runCommand(command);

/** @returns the exit code: that of the verification. */
async function exportDemo(server: string, { entries, name, json: isJson = false }: Options): Promise<number> {
  const stream = isJson ? process.stderr : process.stdout;
  const tell = (line: string) => void stream.write(`${line}\n`);
  const administrator = await administratorOf(server, tell);
  const { api, user: maker } = administrator;
  // Before the entries are made, which takes long: the server may refuse it.
  const before = await ownExport(api, name);
  await seedAuditEntries(api, { maker }, entries, progressOn(stream, "Audit entries"));
  const after = await runToEnd(api, before, progressOn(stream, "Exported up to entry"));
  tell(describeRun(before, after));
  const { exitCode, verification } = await verify(administrator, after, isJson);
  if (isJson) console.log(JSON.stringify({ server, export: after, verification }));
  else if (exitCode === EXIT.success) tell(describeNext(api, after));
  return exitCode;
}
