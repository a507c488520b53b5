import { type Command, InvalidArgumentError, Option } from "commander";
import {
  AUDIT_EXPORT_PAGE_ENTRIES,
  AUDIT_SOURCE_HOLD_BACK_MAX_SECONDS,
  AUDIT_SOURCE_OVERLAP_MAX_ENTRIES,
  AUDIT_SOURCE_PAGE_MAX_ENTRIES,
  printableJson,
} from "../../shared/index.ts";
import { catchActionError } from "../action-error.ts";
import type { ExportOptions } from "../audit-export/export-anywhere.ts";
import { OBJECT_LOCK_FORM, type ObjectLock, readObjectLock } from "../audit-export/object-lock.ts";
import type { CommandProcess } from "../command-process.ts";
import { AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS } from "../limits.ts";
import { reportFailure } from "./command.ts";
import { keyHeaderOption } from "./key-header-option.ts";

type ExportCommandOptions = ExportOptions & { readonly format: "text" | "json" };

const NAME = new RegExp(`^[\\w.:[\\]-]{1,${AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS}}$`);

const HELP = `
The folder is created if it does not exist; a bucket must exist. If there is an export of the same server, the export
resumes: only new entries are written, and what is there is never changed. Killed at any moment, or run twice at once, it
neither loses an entry nor writes one twice. While the server fails, the command waits and tries again; after ten tries in
a row it gives up.

Environment:
  STEWARD_API_KEY               the API key of an administrator of the server; it is sent to no other server
  STEWARD_SIGNING_KEY           an Ed25519 key (PKCS#8, as PEM or base64) that signs the manifests; without it they are not
                                signed
  STEWARD_PREVIOUS_SIGNING_KEY  the key that signed before: it signs one more manifest, which names the new key
  AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN
                                the key of a bucket; the last is for the keys of a session only
  AWS_REGION                    the region of the bucket
  AWS_ENDPOINT_URL_S3           the URL of the bucket's service, where that is not AWS

On some servers entries appear late, before entries that are already there. For these, --hold-back leaves entries for a
later run until they are old enough, and --overlap reads the last entries again. This project's own server needs neither,
and no --consecutive-ids: it is known that its ids are.

The end says how far the export is, and what of it is in quarantine. Only the entries with which it ended before are
compared with the server, which shows a log that was restored: verify-export --server compares all.

Formats:
  text  for people, with the progress on standard error
  json  for programs: { state, message, name, source, folder, verdict: { state, text }, open_gaps: [{ after, before }],
        held_back, last_id, segments, entries, quarantined, quarantine: [{ reason, entries }], notices, manifests, pages,
        public_key };
        state is done, interrupted, gave_up, needs_attention or failed; what is not known is null
        where it cannot begin, standard output is empty and the reason is on standard error

Exit codes:
  0    all entries that are not held back are exported, and a manifest says so
  1    as 0, but ids are missing, although the server leaves no gaps, or the log ends before the export, or gives entries
       with which it ended before with other content: it was restored, or is another log
  2    not all are exported: the server, the folder or the bucket failed, or the command was not understood
  130  interrupted

Examples:
  provider-steward export --server https://content.example.com --out audit-log
  provider-steward export --server https://content.example.com --out s3://audit-log-bucket/content
  provider-steward verify-export audit-log`;

/** Adds `export`, which exports the audit log of a content server to a folder. */
export function addExportCommand(program: Command, process: CommandProcess): void {
  program
    .command("export")
    .summary("export the audit log of a content server")
    .description(
      "Exports the audit log of a content server to a folder or a bucket, with nothing lost and nothing twice.",
    )
    .requiredOption("--server <url>", "base URL of the server")
    .requiredOption("--out <place>", "folder of the export, or a bucket, as in s3://bucket/prefix")
    .addOption(
      new Option("--name <name>", "name of the export in its manifests")
        .argParser(readName)
        .default(undefined, "the host"),
    )
    .addOption(
      numberOption(
        "--page-entries <number>",
        "number of entries in each request",
        1,
        AUDIT_SOURCE_PAGE_MAX_ENTRIES,
      ).default(AUDIT_EXPORT_PAGE_ENTRIES),
    )
    .addOption(
      numberOption(
        "--hold-back <seconds>",
        "leave younger entries for a later run",
        0,
        AUDIT_SOURCE_HOLD_BACK_MAX_SECONDS,
      ).default(0),
    )
    .addOption(
      numberOption("--overlap <entries>", "read so many entries again", 0, AUDIT_SOURCE_OVERLAP_MAX_ENTRIES).default(0),
    )
    .option(
      "--restart-signing",
      "the key that signed before is lost: continue with the new one, which verification reports",
    )
    .option("--consecutive-ids", "the server leaves no gaps between ids: a gap is a lost entry")
    .addOption(
      new Option(
        "--object-lock <mode:days>",
        "the bucket keeps each object from being deleted for so long: governance:30, compliance:365",
      ).argParser(readLock),
    )
    .addOption(keyHeaderOption())
    .addOption(new Option("-f, --format <format>", "format of the report").choices(["text", "json"]).default("text"))
    .addHelpText("after", HELP)
    .action(async (options: ExportCommandOptions) => await runExport(options, process));
}

/** The modules of the command are loaded here, so that other commands do not wait for them. */
async function runExport(options: ExportCommandOptions, process: CommandProcess): Promise<void> {
  const { exportAnywhere } = await import("../audit-export/export-anywhere.ts");
  const { exitOf, messageOf, outcomeJson, outcomeText } = await import("../audit-export/export-outcome.ts");
  const { NO_PROGRESS, progressLine } = await import("../audit-export/progress.ts");
  const progress = options.format === "json" ? NO_PROGRESS : progressLine(process);
  const run = await catchActionError(async () => await exportAnywhere(options, process, progress));
  if (!run.ok) return reportFailure(run.error.reason, process);
  const outcome = run.value;
  const message = messageOf(outcome.end);
  if (options.format === "json") process.stdout.write(printableJson(outcomeJson(outcome)));
  else process.stdout.write(outcomeText(outcome));
  if (options.format === "text" && message !== null) process.stderr.write(`error: ${message}\n`);
  process.exitCode = exitOf(outcome);
}

function numberOption(flags: string, description: string, least: number, most: number): Option {
  return new Option(flags, description).argParser((text: string) => {
    const number = Number(text);
    if (/^\d+$/.test(text) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  });
}

function readLock(text: string): ObjectLock {
  const lock = readObjectLock(text);
  if (lock !== undefined) return lock;
  throw new InvalidArgumentError(`It must be ${OBJECT_LOCK_FORM}.`);
}

function readName(text: string): string {
  if (NAME.test(text)) return text;
  throw new InvalidArgumentError(
    `It must be 1 to ${AUDIT_EXPORT_FOLDER_NAME_MAX_CHARACTERS} letters, digits or characters of ". _ : [ ] -".`,
  );
}
