/** `npm run deploy`: checks a deployment, applies its migrations and deploys the code, in the order that the migrations ask for. */

import { Command } from "commander";
import { CommandError, EXIT, root, runCommand } from "./command/command.ts";
import { showWrangler } from "./command/wrangler.ts";
import { checkDeployment, describeReport, type Report } from "./deploy/check.ts";
import { PRODUCTION, shown } from "./deploy/facts.ts";
import { type Order, orderOf } from "./deploy/order.ts";

interface Options {
  readonly env: string;
  readonly dryRun?: true;
  readonly offline?: true;
}

const HELP = `
It does what npm run deploy:check does, and stops where something is missing. Migrations that take nothing away are applied before the code is
deployed, and the version before goes on meanwhile. With others, the code is deployed first: it answers requests with 503 and Retry-After
until the migrations are applied. docs/upgrading.md says more. With --dry-run, nothing is changed there, and the code is only bundled.

Exit codes:
  0  deployed, or with --dry-run: could be
  1  something is missing: each with the command that changes it
  2  Wrangler failed, nothing is known of the deployment, or the command was not understood`;

await runCommand(
  new Command("npm run deploy --")
    .description("Checks a deployment, applies its migrations, and deploys the code.")
    .option("--env <name>", "the environment, such as staging", PRODUCTION)
    .option("--dry-run", "change nothing, and say what would be done")
    .option("--offline", "with --dry-run: do not ask the account at Cloudflare")
    .addHelpText("after", HELP)
    .action(async ({ env, dryRun, offline }: Options) => {
      if (offline && !dryRun)
        throw new CommandError("--offline goes with --dry-run only: a deployment needs the account.");
      const report = await checkDeployment(env, offline === true);
      console.log(describeReport(report));
      // Migrations are no reason to stop: they are what is done next.
      if (report.findings.some(({ level, subject }) => level === "missing" && subject !== "migrations")) {
        process.exitCode = EXIT.refused;
        return;
      }
      if (!dryRun) requireAccount(report);
      const { pending } = report.account;
      const steps = stepsOf(report.configuration, orderOf(pending ?? []));
      const order = pending === null ? ", in the order that the missing migrations ask for" : "";
      console.log(
        dryRun ? `\nThis would be done${order}:${listOf(steps)}\n\nThe code is bundled:` : `\nNow:${listOf(steps)}`,
      );
      for (const step of dryRun ? [bundled(report.configuration)] : steps) {
        await showWrangler(root, step);
      }
    }),
);

function requireAccount({ account: { problems } }: Report): void {
  const problem = problems.secrets || problems.pending;
  if (problem !== "")
    throw new CommandError(`The account at Cloudflare does not answer. ${problem} Sign in: npx wrangler login`);
}

function stepsOf(file: string, order: Order): readonly (readonly string[])[] {
  const migrate = ["d1", "migrations", "apply", "DATABASE", "--remote", "-c", file];
  const deploy = ["deploy", "-c", file];
  return order === "code-first" ? [deploy, migrate] : [migrate, deploy];
}

function bundled(file: string): readonly string[] {
  return ["deploy", "--dry-run", "-c", file];
}

function listOf(steps: readonly (readonly string[])[]): string {
  return steps
    .map((step) => `\n  npx wrangler ${step.map((word) => (word.startsWith(root) ? shown(word) : word)).join(" ")}`)
    .join("");
}
