/** `npm run backup`: the tables, the content and the exports of a server in one file. */

import { existsSync } from "node:fs";
import { Command } from "commander";
import { countOf } from "../../shared/index.ts";
import { givenPassphrase, withDeployment } from "./backup/deployment.ts";
import { type BackupReport, makeBackup } from "./backup/make-and-restore.ts";
import { CommandError, runCommand } from "./command/command.ts";
import { PRODUCTION } from "./deploy/facts.ts";

interface Options {
  readonly remote?: true;
  readonly env: string;
  readonly plain?: true;
  readonly json?: true;
}

const HELP = `
The backup of a server has the hashes of API keys and all that people have published: keep it like a password. It is encrypted with the
passphrase in the environment variable STEWARD_BACKUP_PASSPHRASE, unless --plain says that it is to be readable by everyone who has the
file. The secrets of a server, such as BOOTSTRAP_SECRET and AUDIT_EXPORT_SIGNING_KEY, are not in it.

The server on this machine must not run meanwhile. With --remote, Wrangler takes the stores that npm run deploy:init has described, or else those that
wrangler.toml names, signed in as you are there; people can go on meanwhile. docs/backup.md says more.

Exit codes:
  0  the backup is written, and has the objects of every row
  2  it could not be made, or the command was not understood`;

const command = new Command("npm run backup --")
  .description("Writes the tables, the content and the exports of a server into one file.")
  .argument("<file>", "the file, which must not exist yet")
  .option("--remote", "the deployment at Cloudflare (default: the server of npm start)")
  .option("--env <name>", "its environment, such as staging", PRODUCTION)
  .option("--plain", "do not encrypt it")
  .option("--json", "print what was backed up as JSON")
  .addHelpText("after", HELP)
  .action(async (file: string, { remote, env, plain, json }: Options) => {
    const passphrase = plain ? undefined : givenPassphrase();
    if (passphrase === undefined && !plain) throw noPassphrase();
    if (existsSync(file)) throw new CommandError(`${file} exists already. Name another file.`);
    const report = await withDeployment(remote ? env : undefined, async (deployment) => {
      return await makeBackup(deployment, file, passphrase, new Date());
    });
    console.log(json ? JSON.stringify(report) : describe(report));
  });
await runCommand(command);

function noPassphrase(): CommandError {
  return new CommandError(
    "Set STEWARD_BACKUP_PASSPHRASE to a passphrase to encrypt the backup with, or say --plain for a backup that is not encrypted.",
  );
}

function describe({ file, encrypted, objects, last_audit_id: last, counts }: BackupReport): string {
  const { users, keys, content, exports } = counts;
  const what = [
    countOf(users, "user"),
    countOf(keys, "key"),
    countOf(content, "content item"),
    countOf(exports, "export"),
    countOf(objects, "object"),
  ];
  const log = last === null ? "The audit log is empty." : `The newest entry of the audit log is ${last}.`;
  return `${file} has ${what.join(", ")}. ${log}${encrypted ? "" : " It is not encrypted."}`;
}
