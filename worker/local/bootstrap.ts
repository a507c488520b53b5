/** `npm run bootstrap`: creates the first administrator of a content server without users. */

import { Command } from "commander";
import { createFirstAdministrator } from "./administrator.ts";
import { runCommand } from "./command/command.ts";
import { serverOf } from "./command/server-url.ts";

interface Options {
  readonly server?: string;
  readonly json?: true;
}

const HELP = `
The server has a secret, BOOTSTRAP_SECRET. This command signs a token with the same one, taken from the environment
variable BOOTSTRAP_SECRET, or, for the server that "npm start" runs on this machine, from where that keeps it. The key
in the server's answer is shown only once: store it.

Exit codes:
  0  the administrator was created
  1  the server refuses: it already has a user, or has another secret
  2  the server does not answer, there is no secret, or the command was not understood`;

const command = new Command("npm run bootstrap --")
  .description("Creates the first administrator of a content server, and shows the administrator's API key.")
  .option("--server <url>", "the server (default: the one that npm start runs)")
  .option("--json", 'print { "server", "api_key" }')
  .addHelpText("after", HELP)
  .action(async ({ server: given, json }: Options) => {
    const server = serverOf(given);
    const key = await createFirstAdministrator(server);
    console.log(json ? JSON.stringify({ server, api_key: key }) : report(server, key));
  });
await runCommand(command);

function report(server: string, key: string): string {
  return `The first administrator was created. Its API key, which is only shown now:

  ${key}

Store it like a password. To try it:

  export STEWARD_API_KEY=${key}
  curl -H "Authorization: Key $STEWARD_API_KEY" ${server}/__api__/v1/users`;
}
