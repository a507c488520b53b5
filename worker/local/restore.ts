/** `npm run restore`: a backup into a server that is empty. */

import { Command } from "commander";
import { countOf } from "../../shared/index.ts";
import { givenPassphrase, withDeployment } from "./backup/deployment.ts";
import { type RestoreReport, restoreBackup } from "./backup/make-and-restore.ts";
import { runCommand } from "./command/command.ts";
import { PRODUCTION } from "./deploy/facts.ts";

interface Options {
  readonly remote?: true;
  readonly env: string;
  readonly json?: true;
}

const HELP = `
The whole backup is checked before anything is written. The passphrase of an encrypted one is taken from the environment variable
STEWARD_BACKUP_PASSPHRASE. People who were signed in sign in again.

A restored server is as it was when the backup was made: keys that were deleted since are valid, people who were locked since are not
locked, and content that was unshared since is shared. docs/backup.md says how to list this from an export of the audit log.

Exit codes:
  0  the backup is restored
  1  the server is not empty
  2  it could not be restored, or the command was not understood`;

const command = new Command("npm run restore --")
  .description("Restores a backup into a server that has no tables and no objects.")
  .argument("<file>", "the backup")
  .option("--remote", "into the deployment at Cloudflare (default: the server of npm start)")
  .option("--env <name>", "its environment, such as staging", PRODUCTION)
  .option("--json", "print what was restored as JSON")
  .addHelpText("after", HELP)
  .action(async (file: string, { remote, env, json }: Options) => {
    const report = await withDeployment(remote ? env : undefined, async (deployment) => {
      return await restoreBackup(deployment, file, givenPassphrase());
    });
    console.log(json ? JSON.stringify(report) : describe(report));
  });
await runCommand(command);

function describe({ created, last_audit_id: last, counts }: RestoreReport): string {
  const { users, keys, content } = counts;
  const what = [countOf(users, "user"), countOf(keys, "key"), countOf(content, "content item")].join(", ");
  return `Restored as of ${created}, up to entry ${last ?? 0} of the audit log: ${what}.

What was revoked since then is in force again. docs/backup.md says how to list it from an export of the audit log that goes on
after that entry.`;
}
