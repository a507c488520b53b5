/** `npm run deploy:init`: writes what the repository does not have of a deployment into a file that git ignores. */

import { Command } from "commander";
import { runCommand } from "./command/command.ts";
import { readTracked, writeConfiguration } from "./deploy/configuration.ts";
import { checkEnvironment, factsFile, PRODUCTION, readFacts, shown, writeFacts } from "./deploy/facts.ts";
import { ask, changedFacts, firstFacts, type Given, questionsFor } from "./deploy/init.ts";

interface Options extends Given {
  readonly env: string;
  readonly json?: true;
}

const HELP = `
The file is .deploy/NAME.json. What it has already stays, but for what an option says: an empty value removes it. On a terminal, the command
asks for what neither says. It writes .deploy/NAME.wrangler.json beside it, the configuration for Wrangler, from wrangler.toml and the file.
Secrets do not belong in either: npm run deploy:check says how each is set. docs/deploying.md says more.

Exit codes:
  0  the files are written
  2  an option is wrong, a file cannot be read or written, or the command was not understood`;

const list = (value: string, before: readonly string[] = []) => [...before, value];

await runCommand(
  new Command("npm run deploy:init --")
    .description("Writes the names, ids, domains and settings of a deployment into a file that git ignores.")
    .option("--env <name>", "the environment, such as staging", PRODUCTION)
    .option("--name <name>", "the name of the Worker")
    .option("--database <name>", "the name of the database")
    .option("--database-id <id>", "the id of the database")
    .option("--content-bucket <name>", "the bucket of published content")
    .option("--exports-bucket <name>", "the bucket of exports")
    .option("--domain <host>", "the domain of the server")
    .option("--content-host <host>", "the host below which content has origins of its own")
    .option("--content-zone <zone>", "the zone of that host (default: the host itself)")
    .option("--var <NAME=VALUE>", "a setting; again for each", list)
    .option("--var-file <NAME=FILE>", "a setting whose text a file has, such as POLICY; again for each", list)
    .option("--json", "print what was written as JSON, and ask nothing")
    .addHelpText("after", HELP)
    .action(async ({ env, json, ...given }: Options) => {
      const environment = checkEnvironment(env);
      const before = readFacts(environment) ?? firstFacts(environment, readTracked());
      const isAsked = json !== true && process.stdin.isTTY && process.stdout.isTTY;
      const answers = isAsked ? await ask(questionsFor(before, given), process.stdin, process.stdout) : {};
      const facts = changedFacts(before, { ...given, ...answers });
      writeFacts(environment, facts);
      const configuration = writeConfiguration(environment, facts);
      const file = factsFile(environment);
      if (json) console.log(JSON.stringify({ environment, file, configuration, facts }));
      else console.log(describe(environment, shown(file)));
    }),
);

function describe(environment: string, file: string): string {
  const option = environment === PRODUCTION ? "" : ` -- --env ${environment}`;
  return `${file} is written. Git ignores it: keep a copy.

To see what is missing, and the command for each:
  npm run deploy:check${option}

To apply the migrations and deploy:
  npm run deploy${option}`;
}
