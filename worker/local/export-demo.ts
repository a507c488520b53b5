/** `npm run export:demo`: the export of a server's own audit log, from the first entry to the verdict. */

import { Command } from "commander";
import { administratorOf } from "./administrator.ts";
import { EXIT, progressOn, runCommand, whenNpmEnds, wholeNumber } from "./command.ts";
import { ownExport, runToEnd } from "./export-demo/run-export.ts";
import { describeNext, describeRun, verify } from "./export-demo/verdict.ts";
import { seedAuditEntries } from "./seed/audit-entries.ts";
import { serverOf } from "./server-address.ts";

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
  const tell = (text: string) => void stream.write(`${text}\n`);
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
