/** `npm run bootstrap`: makes the first administrator of a content server that has no user yet. */

import { Command } from "commander";
import { makeFirstAdministrator } from "./administrator.ts";
import { runCommand } from "./command.ts";
import { serverOf } from "./server-address.ts";

interface Options {
  readonly server?: string;
  readonly json?: true;
}

const HELP = `
The server has a secret, BOOTSTRAP_SECRET. This command signs a token with the same one, taken from the environment
variable BOOTSTRAP_SECRET, or, for the server that "npm start" runs on this machine, from where that keeps it. The key
that the server answers is shown once: keep it.

Exit codes:
  0  the administrator is made
  1  the server refuses: it has a user already, or another secret
  2  the server does not answer, there is no secret, or the command was not understood`;

const command = new Command("npm run bootstrap --")
  .description("Makes the first administrator of a content server, and shows the administrator's API key.")
  .option("--server <url>", "the server (default: the one that npm start runs)")
  .option("--json", 'print { "server", "api_key" }')
  .addHelpText("after", HELP)
  .action(async ({ server: given, json }: Options) => {
    const server = serverOf(given);
    const key = await makeFirstAdministrator(server);
    console.log(json ? JSON.stringify({ server, api_key: key }) : report(server, key));
  });
await runCommand(command);

function report(server: string, key: string): string {
  return `The first administrator is made. Its API key, which is shown this once:

  ${key}

Keep it as you keep passwords. To see it at work:

  export STEWARD_API_KEY=${key}
  curl -H "Authorization: Key $STEWARD_API_KEY" ${server}/__api__/v1/users`;
}
