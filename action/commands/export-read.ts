import { type Command, InvalidArgumentError, Option } from "commander";
import { catchActionError } from "../action-error.ts";
import type { EntryFormat } from "../audit-export/entry-writer.ts";
import { type CommandProcess, EXIT } from "../command-process.ts";
import { reportFailure } from "./command.ts";
import { keyHeaderOption } from "./key-header-option.ts";
import { publicKeyOption } from "./public-key-option.ts";
import { timeOption } from "./time-option.ts";

interface ReadOptions {
  /** Milliseconds since 1970. */
  readonly from?: number;
  readonly to?: number;
  readonly action?: readonly string[];
  readonly user?: string;
  readonly publicKey: readonly string[];
  readonly keyHeader: string;
  readonly format: EntryFormat;
}

const HELP = `
It first checks all manifests: their chain, their signatures, and that none is missing up to the newest one. Then it opens
only the segments whose times, as the manifests state them, reach into the range, and each segment is checked before any of
its entries is printed. Segments that are not opened are not checked; verify-export checks everything. Standard error says
how much was checked, and what could not be filtered: entries in quarantine, and entries without a time.
Without --public-key any key may have signed: whoever can replace the whole export could sign it again.

Filters:
  --from, --to  entries from this time on, and before this time: 2026-11-20T09:00:00Z, or 2026-11-20 for its first moment
                in UTC; so --from 2026-11-01 --to 2026-12-01 is all of November
  --action      entries with exactly this action; given several times, with any of these
  --user        entries whose user_guid is exactly this, or whose user_description is, or ends with it in parentheses, as
                in "Full Name (username)"

Environment:
  STEWARD_API_KEY  the API key of an administrator, where the export is at a URL
  AWS_…            the key, the region and the service of a bucket, as of export

Formats:
  ndjson  each entry as a line of JSON, exactly as the server sent it; on a terminal, with escapes for control characters
  csv     the fields of this project's server, in UTF-8 with a header; a cell that a spreadsheet could take for a formula,
          or that begins with an apostrophe, has one more apostrophe in front, also behind a semicolon, a tab or a line end in it

Exit codes:
  0  all entries that match are printed, be it none
  1  the export is broken; what was printed before is verified
  2  it could not be read, or the command was not understood

Examples:
  provider-steward export-read audit-log --from 2026-11-01 --to 2026-12-01 --action delete_user --action lock_user
  provider-steward export-read audit-log --user ada --format csv > ada.csv
  provider-steward export-read https://content.example.com/__api__/v1/audit_exports/<guid> --from 2026-11-20`;

/** Adds `export-read`, which prints entries of an export. */
export function addExportReadCommand(program: Command, process: CommandProcess): void {
  program
    .command("export-read")
    .summary("print entries of an export of an audit log")
    .description(
      "Prints entries of an export of an audit log, each verified, and opens only the segments that it needs.",
    )
    .argument("<place>", "folder of the export, its bucket, as in s3://bucket/prefix, or its URL at a server")
    .addOption(timeOption("--from <time>", "entries from this time on"))
    .addOption(timeOption("--to <time>", "entries before this time"))
    .addOption(new Option("--action <action>", "entries with this action; may be repeated").argParser(collect))
    .addOption(new Option("--user <user>", "entries of the user with this guid or username").argParser(readText))
    .addOption(publicKeyOption())
    .addOption(keyHeaderOption())
    .addOption(new Option("-f, --format <format>", "format of the output").choices(["ndjson", "csv"]).default("ndjson"))
    .addHelpText("after", HELP)
    .action(async (place: string, options: ReadOptions) => await runExportRead(place, options, process));
}

/** The modules of the command are loaded here, so that other commands do not wait for them. */
async function runExportRead(place: string, options: ReadOptions, process: CommandProcess): Promise<void> {
  const { from = null, to = null, action: actions = [], user = null, format } = options;
  if (from !== null && to !== null && from >= to) return reportFailure("--from must be earlier than --to.", process);
  const { readAnywhere } = await import("../audit-export/read-anywhere.ts");
  const { entryWriter } = await import("../audit-export/entry-writer.ts");
  const { brokenText, readSummary } = await import("../audit-export/read-report.ts");
  const { NO_PROGRESS, progressLine } = await import("../audit-export/progress.ts");
  const { stdout, stderr } = process;
  const progress = stderr.isTTY && !stdout.isTTY ? progressLine(process) : NO_PROGRESS;
  const writer = entryWriter(format, stdout);
  const filter = { from, to, actions, user };
  const read = await catchActionError(
    async () => await readAnywhere(place, { ...options, filter }, process, progress, writer.write),
  );
  progress.clear();
  if (!read.ok) return reportFailure(read.error.reason, process);
  const outcome = read.value;
  switch (outcome.kind) {
    case "broken":
      reportFailure(brokenText(outcome.found), process);
      process.exitCode = EXIT.errors;
      return;
    case "read":
      if (await writer.end()) stderr.write(readSummary(outcome));
      return;
    case "ended":
  }
}

function readText(text: string): string {
  if (text !== "") return text;
  throw new InvalidArgumentError("It must not be empty.");
}

function collect(text: string, previous: readonly string[] = []): readonly string[] {
  return [...previous, readText(text)];
}
