import { type Command, Option } from "commander";
import { printableJson } from "../../shared/index.ts";
import { catchActionError } from "../action-error.ts";
import type { VerifyAnywhereOptions } from "../audit-export/verify-anywhere.ts";
import { reportFailure } from "./command.ts";
import { type CommandProcess, EXIT } from "./command-process.ts";
import { keyHeaderOption } from "./key-header-option.ts";

type Options = VerifyAnywhereOptions & { readonly format: "text" | "json" };

const HELP = `
It checks every object of the export: that it can be unpacked, that hashes, chains and signatures match, that ids ascend
without duplicates, and that nothing is missing between the first and the newest manifest. It says where the first break is.
Without --public-key any one key may have signed: whoever can replace the whole export could sign it again.

With --server it then reads the server's log again, and reports which entries of the server are missing from the export,
and which the server no longer has.

Environment:
  STEWARD_API_KEY  the API key of an administrator, where the export is at a URL or --server is given

Formats:
  text  for people, with the progress on standard error
  json  for programs: { whole, name, source, breaks: [{ object, line, id, message }], breaks_left_out, notices, signed_by,
        totals: { manifests, segments, entries, quarantined, late, gaps, first_id, last_id, unsealed_segments },
        differences: { missing, missing_ids, vanished, vanished_ids } }; differences is null without --server
        where it cannot be checked, standard output is empty and the reason is on standard error

Exit codes:
  0  the export is whole
  1  it is broken, or entries that the server has are missing from it
  2  it could not be checked, or the command was not understood

Examples:
  provider-steward verify-export audit-log
  provider-steward verify-export audit-log --public-key key.pem --server https://content.example.com
  provider-steward verify-export https://content.example.com/__api__/v1/audit_exports/<guid>`;

/** Adds `verify-export`, which checks an export of an audit log. */
export function addVerifyExportCommand(program: Command, process: CommandProcess & NodeJS.Process): void {
  program
    .command("verify-export")
    .summary("check an export of an audit log")
    .description("Checks that an export of an audit log is whole and unchanged, and says where it is not.")
    .argument("<place>", "folder of the export, or its URL at a server")
    .option("--public-key <key>", "the key that must have signed it: 64 hexadecimal digits, or a file")
    .option("--server <url>", "compare it with the log of the server at this base URL")
    .addOption(keyHeaderOption())
    .addOption(new Option("-f, --format <format>", "how to report").choices(["text", "json"]).default("text"))
    .addHelpText("after", HELP)
    .action(async (place: string, options: Options) => await runCommand(place, options, process));
}

/** What it needs is loaded here, so that other commands do not wait for it. */
async function runCommand(place: string, options: Options, process: NodeJS.Process): Promise<void> {
  const { verifyAnywhere } = await import("../audit-export/verify-anywhere.ts");
  const { isWhole, verdictJson, verdictText } = await import("../audit-export/verdict.ts");
  const { NO_PROGRESS, progressLine } = await import("../audit-export/progress.ts");
  const progress = options.format === "json" ? NO_PROGRESS : progressLine(process.stderr);
  const check = await catchActionError(async () => await verifyAnywhere(place, options, process, progress));
  progress.clear();
  if (!check.ok) return reportFailure(check.error.reason, process);
  const verdict = check.value;
  process.stdout.write(options.format === "json" ? printableJson(verdictJson(verdict)) : verdictText(place, verdict));
  process.exitCode = isWhole(verdict) ? EXIT.fine : EXIT.errors;
}
