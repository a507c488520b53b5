import { type Command, InvalidArgumentError, Option } from "commander";
import { isWholeVerdict, printableJson } from "../../shared/index.ts";
import { catchActionError } from "../action-error.ts";
import type { VerifyAnywhereOptions } from "../audit-export/verify-anywhere.ts";
import { type CommandProcess, EXIT } from "../command-process.ts";
import { reportFailure } from "./command.ts";
import { keyHeaderOption } from "./key-header-option.ts";
import { publicKeyOption } from "./public-key-option.ts";
import { timeOption } from "./time-option.ts";

type VerifyCommandOptions = VerifyAnywhereOptions & { readonly format: "text" | "json" };

const HELP = `
It checks every object of the export: that it can be unpacked, that hashes, chains and signatures match, that ids ascend
without duplicates, and that nothing is missing between the first and the newest manifest. It says where the first break is.
Without --public-key any one key may have signed: whoever can replace the whole export could sign it again. With --witness,
an export that the holder of the key rewrote or cut is found, too; it is held to each file that is given.

With --since, or --from and --to, all manifests are checked, and of the segments only those that are asked for and those that
no manifest lists yet. It says what it did not look at; "whole" is then false in the JSON, and the exit code is 0 if nothing is
wrong in what it looked at. Ids that are there twice are found among the segments that are opened only.

With --server it then reads the server's log again to its end, and compares each entry, byte for byte: it reports which
entries of the server are missing from the export, which have other content on the server, which the server gives twice
with different content, and which were deleted there: those that it no longer has, and records no removal of. It says how
far the export is, and what the server has beyond that.

Environment:
  STEWARD_API_KEY  the API key of an administrator, where the export is at a URL or --server is given
  AWS_…            the key, the region and the service of a bucket, as of export

Formats:
  text  for people, with the progress on standard error
  json  for programs: { whole, verdict: { state, text, max_lag_seconds }, name, source, breaks: [{ object, line, id, message }], breaks_left_out,
        open_gaps: [{ after, before }], notices, signed_by, key_changes: [{ object, kind, from, to, pinned }], witnessed,
        totals: { manifests, segments, entries, quarantined, late, gaps, first_id, last_id, unsealed_segments },
        not_looked_at: { segments, entries, quarantined }, differences: { missing, missing_ids, changed, changed_entries: [{ id, exported_sha256, server_sha256 }],
        repeated, repeated_entries: [{ id, sha256s }], vanished, vanished_ids, pruned_through },
        behind: { entries, oldest_time, lag_seconds } }
        not_looked_at is null, and gaps is not, where all of it was; differences is null without --server, behind where the server has nothing more
        the state of the verdict is current, whole, not_compared, behind, incomplete, needs_attention, differs or broken
        where it cannot be checked, standard output is empty and the reason is on standard error

Exit codes:
  0  the export is whole, and what the server has beyond it, if anything, is younger than --max-lag
  1  it is broken, incomplete, differs from the server, is too far behind, or its job needs attention
  2  it could not be checked, or the command was not understood

Examples:
  provider-steward verify-export audit-log
  provider-steward verify-export audit-log --public-key key.pem --server https://content.example.com
  provider-steward verify-export audit-log --since verified/000000120.json
  provider-steward verify-export https://content.example.com/__api__/v1/audit_exports/<guid>`;

/** Adds `verify-export`, which checks an export of an audit log. */
export function addVerifyExportCommand(program: Command, process: CommandProcess): void {
  program
    .command("verify-export")
    .summary("check an export of an audit log")
    .description("Checks that an export of an audit log is whole and unchanged, and says where it is not.")
    .argument("<place>", "folder of the export, its bucket, as in s3://bucket/prefix, or its URL at a server")
    .addOption(publicKeyOption())
    .addOption(
      new Option(
        "--witness <file>",
        "hold it to the manifests that an outside witness kept: lines of JSON with sequence and sha256; may be repeated",
      )
        .argParser((file: string, files: readonly string[]) => [...files, file])
        .default([], "none"),
    )
    .option(
      "--since <manifest>",
      "open only what manifests after this one list: its sequence, or a copy of its file as it was verified before",
    )
    .addOption(timeOption("--from <time>", "open only segments that may have entries from this time on"))
    .addOption(timeOption("--to <time>", "open only segments that may have entries before this time"))
    .option("--server <url>", "compare it with the log of the server at this base URL")
    .addOption(
      new Option(
        "--max-lag <time>",
        "age that an entry may have without being exported, such as 90s, 15m, 2h, 1d; 0 for none",
      )
        .argParser(readSeconds)
        .default(undefined, "the max_lag_seconds of the job of an export at a URL, 60m for a folder"),
    )
    .addOption(keyHeaderOption())
    .addOption(new Option("-f, --format <format>", "format of the report").choices(["text", "json"]).default("text"))
    .addHelpText("after", HELP)
    .action(async (place: string, options: VerifyCommandOptions) => await runVerifyExport(place, options, process));
}

/** The modules of the command are loaded here, so that other commands do not wait for them. */
async function runVerifyExport(place: string, options: VerifyCommandOptions, process: CommandProcess): Promise<void> {
  const { verifyAnywhere } = await import("../audit-export/verify-anywhere.ts");
  const { verdictJson, verdictText } = await import("../audit-export/verdict.ts");
  const { NO_PROGRESS, progressLine } = await import("../audit-export/progress.ts");
  const progress = options.format === "json" ? NO_PROGRESS : progressLine(process);
  const check = await catchActionError(async () => await verifyAnywhere(place, options, process, progress));
  progress.clear();
  if (!check.ok) return reportFailure(check.error.reason, process);
  const checked = check.value;
  process.stdout.write(options.format === "json" ? printableJson(verdictJson(checked)) : verdictText(place, checked));
  process.exitCode = isWholeVerdict(checked.verdict) ? EXIT.fine : EXIT.errors;
}

const UNIT_SECONDS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3_600, d: 86_400 };

function readSeconds(text: string): number {
  const { count, unit } = /^(?<count>\d{1,6})(?<unit>[smhd])$/.exec(text)?.groups ?? {};
  const seconds = text === "0" ? 0 : Number(count) * (UNIT_SECONDS[unit ?? ""] ?? Number.NaN);
  if (!Number.isNaN(seconds)) return seconds;
  throw new InvalidArgumentError("It must be 0, or a whole number of seconds, minutes, hours or days, such as 15m.");
}
