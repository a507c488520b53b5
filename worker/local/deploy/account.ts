/** The account at Cloudflare, as far as Wrangler is signed in to one. */

import { stripVTControlCharacters } from "node:util";
import { CommandError, root } from "../command/command.ts";
import { runWrangler } from "../command/wrangler.ts";
import type { Account } from "./findings.ts";

/** @param file the configuration of the deployment. */
export async function askAccount(file: string, hasDatabase: boolean): Promise<Account> {
  const [secrets, pending] = await Promise.allSettled([
    runWrangler(root, ["secret", "list", "--format", "json", "-c", file]).then(secretsIn),
    hasDatabase ? listMigrations(file) : Promise.reject(new CommandError("There is no database yet.")),
  ]);
  return {
    secrets: secrets.status === "fulfilled" ? secrets.value : null,
    pending: pending.status === "fulfilled" ? pending.value : null,
    problems: { secrets: problemOf(secrets), pending: problemOf(pending) },
  };
}

async function listMigrations(file: string): Promise<readonly string[]> {
  return migrationsIn(await runWrangler(root, ["d1", "migrations", "list", "DATABASE", "--remote", "-c", file]));
}

function problemOf(outcome: PromiseSettledResult<unknown>): string {
  if (outcome.status === "fulfilled") return "";
  return outcome.reason instanceof CommandError ? outcome.reason.message : "The answer of Wrangler could not be read.";
}

const OFFLINE = "The account was not asked (--offline).";

/** An account that is not asked. */
export const NOT_ASKED: Account = { secrets: null, pending: null, problems: { secrets: OFFLINE, pending: OFFLINE } };

/** The names in what `wrangler secret list` prints. */
export function secretsIn(printed: string): readonly string[] {
  const secrets: readonly { readonly name: string }[] = JSON.parse(printed);
  return secrets.map(({ name }) => name);
}

/** The names in what `wrangler d1 migrations list` prints of migrations that are not applied. */
export function migrationsIn(printed: string): readonly string[] {
  return Array.from(new Set(stripVTControlCharacters(printed).match(/\b\d{4}_\w+\.sql\b/g) ?? [])).toSorted();
}
