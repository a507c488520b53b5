/** The check of one deployment, and its text for people. */

import { countOf } from "../../../shared/index.ts";
import { CommandError } from "../command/command.ts";
import { askAccount, NOT_ASKED } from "./account.ts";
import { readTracked, variablesOf, writeConfiguration } from "./configuration.ts";
import { checkEnvironment, type Facts, factsFile, PRODUCTION, readFacts, shown } from "./facts.ts";
import { type Account, type Finding, findingsOf } from "./findings.ts";

export interface Report {
  readonly environment: string;
  /** The configuration for Wrangler. */
  readonly configuration: string;
  readonly facts: Facts;
  readonly account: Account;
  readonly findings: readonly Finding[];
}

/** Checks a deployment, and writes its configuration again, from wrangler.toml. @throws CommandError where there are no facts. */
export async function checkDeployment(given: string, isOffline: boolean): Promise<Report> {
  const environment = checkEnvironment(given);
  const facts = readFacts(environment);
  const option = environment === PRODUCTION ? "" : `--env ${environment} `;
  if (facts === undefined) {
    throw new CommandError(
      `Nothing is known of this deployment: ${shown(factsFile(environment))} is missing. Write it: npm run deploy:init${option && ` -- ${option.trim()}`}`,
    );
  }
  const file = writeConfiguration(environment, facts);
  const account = isOffline ? NOT_ASKED : await askAccount(file, facts);
  const variables = variablesOf(readTracked(), facts);
  const findings = findingsOf({ facts, variables, account, option, file: shown(file) });
  return { environment, configuration: file, facts, account, findings };
}

/** Tells if something is missing without which the deployment does not work. */
export function isComplete({ findings }: Pick<Report, "findings">): boolean {
  return findings.every(({ level }) => level !== "missing");
}

/** A report as lines for people. */
export function describeReport({ environment, configuration, facts, findings }: Report): string {
  const stores = [
    `Worker ${facts.name}`,
    `DATABASE ${facts.database_name} (${facts.database_id ?? "no id"})`,
    `CONTENT ${facts.content_bucket}`,
    `EXPORTS ${facts.exports_bucket}`,
    `at ${facts.domain ?? "a host below workers.dev"}`,
  ];
  const count = (level: Finding["level"]) => findings.filter((one) => one.level === level).length;
  const missing = count("missing");
  return [
    `${environment}: ${stores.join(", ")}. The configuration for Wrangler is ${shown(configuration)}.`,
    ...findings.map(describeFinding),
    missing === 0
      ? `Nothing is missing. ${countOf(count("risk"), "risk")}, ${count("unchecked")} not checked.`
      : `${missing} missing, ${countOf(count("risk"), "risk")}, ${count("unchecked")} not checked.`,
  ].join("\n\n");
}

function describeFinding({ level, subject, meaning, commands }: Finding): string {
  return [`${level}  ${subject}`, `  ${meaning}`, ...commands.map((command) => `    ${command}`)].join("\n");
}
