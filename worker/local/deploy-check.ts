/** `npm run deploy:check`: what is missing in a deployment, and what is risky. */

import { Command } from "commander";
import { EXIT, runCommand } from "./command/command.ts";
import { checkDeployment, describeReport, isComplete } from "./deploy/check.ts";
import { PRODUCTION } from "./deploy/facts.ts";

interface Options {
  readonly env: string;
  readonly offline?: true;
  readonly json?: true;
}

const HELP = `
It reads the facts that npm run deploy:init has written, checks the settings by the readers of the Worker, and asks Wrangler which secrets are
set and which migrations are applied, signed in as you are there. It changes nothing there, but that Wrangler creates the table in which it notes migrations.
docs/deploying.md says more.

Exit codes:
  0  nothing is missing
  1  something is missing: each with the command that changes it
  2  nothing is known of the deployment, or the command was not understood`;

await runCommand(
  new Command("npm run deploy:check --")
    .description("Checks a deployment: what is missing, what is risky, and the exact command.")
    .option("--env <name>", "the environment, such as staging", PRODUCTION)
    .option("--offline", "do not ask the account at Cloudflare")
    .option("--json", "print the findings as JSON")
    .addHelpText("after", HELP)
    .action(async ({ env, offline, json }: Options) => {
      const report = await checkDeployment(env, offline === true);
      const { environment, configuration, findings } = report;
      console.log(json ? JSON.stringify({ environment, configuration, findings }) : describeReport(report));
      if (!isComplete(report)) process.exitCode = EXIT.refused;
    }),
);
