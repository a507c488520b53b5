/** `npm run revoked`: what a restored server has in force although it was revoked since its backup. */

import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { Command } from "commander";
import { type AuditEntryRecord, printable } from "../../shared/index.ts";
import { administratorOf } from "./administrator.ts";
import { findRevived, REVOKING_ACTIONS } from "./backup/revocations.ts";
import { CommandError, EXIT, runCommand, terminal, wholeNumber } from "./command.ts";
import { serverOf } from "./server-address.ts";

interface Options {
  readonly publicKey: string;
  readonly after: number;
  readonly server?: string;
  readonly revoke?: true;
}

const HELP = `
The export is verified first, with the key that must have signed it: only what it proves is listed. Its entries after the one that the
backup ends with say which keys were deleted, who was locked, left a group or got a lower role, and what was shared with fewer people.
What a restored server has in force of that is listed, and revoked again with --revoke. Content that was deleted is listed only. What
was revoked after the newest entry of the export is not known.

The key of an administrator is taken from the environment variable STEWARD_API_KEY.

Exit codes:
  0  nothing that was revoked is in force, or it was revoked again
  1  something is in force that was revoked
  2  the export is not whole, the server does not answer, a key is missing, or the command was not understood`;

const command = new Command("npm run revoked --")
  .description("Lists what a restored server has in force although it was revoked since its backup.")
  .argument("<export>", "the folder of an export of the audit log that goes on after the backup")
  .requiredOption("--public-key <key>", "the key that must have signed it")
  .requiredOption(
    "--after <id>",
    "the last entry of the audit log in the backup, as npm run restore shows it",
    wholeNumber,
  )
  .option("--server <url>", "the restored server (default: the one that npm start runs)")
  .option("--revoke", "revoke it again")
  .addHelpText("after", HELP)
  .action(async (folder: string, { publicKey, after, server, revoke }: Options) => {
    const { api } = await administratorOf(serverOf(server), (text) => console.log(text));
    await verify(folder, publicKey);
    const entries = await entriesOf(folder, publicKey);
    const revived = await findRevived(
      entries.filter(({ id }) => BigInt(id) > BigInt(after)),
      api,
    );
    if (revived.length === 0) console.log("Nothing is in force that was revoked, as far as the export goes.");
    for (const { id, what, revoke: again } of revived) {
      const isAgain = revoke === true && again !== null;
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as they are listed
      if (isAgain) await again();
      console.log(`${printable(what)} Entry ${id}.${isAgain ? " Revoked again." : ""}`);
    }
    const left = revoke ? revived.filter((one) => one.revoke === null) : revived;
    process.exitCode = left.length > 0 ? EXIT.refused : EXIT.success;
  });
await runCommand(command);

/** @throws CommandError where the export is not whole. */
async function verify(folder: string, publicKey: string): Promise<void> {
  const args = [terminal, "verify-export", folder, "--public-key", publicKey];
  const [code] = await once(spawn(process.execPath, args, { stdio: ["ignore", "ignore", "inherit"] }), "close");
  if (code === 0) return;
  throw new CommandError(
    `The export is not whole, so that it proves nothing: npm run steward -- verify-export ${folder}`,
  );
}

async function entriesOf(folder: string, publicKey: string): Promise<readonly AuditEntryRecord[]> {
  const actions = REVOKING_ACTIONS.flatMap((action) => ["--action", action]);
  const args = [terminal, "export-read", folder, "--public-key", publicKey, ...actions];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 30 });
  return stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line): AuditEntryRecord => JSON.parse(line));
}
