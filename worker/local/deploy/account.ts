/** The account at Cloudflare, as far as Wrangler is signed in to one. */

import { stripVTControlCharacters } from "node:util";
import { CommandError, root } from "../command/command.ts";
import { runWrangler } from "../command/wrangler.ts";
import type { Facts } from "./facts.ts";
import type { Account } from "./findings.ts";

/** @param file the configuration of the deployment. */
export async function askAccount(file: string, facts: Facts): Promise<Account> {
  const [secrets, pending, absentBuckets] = await Promise.allSettled([
    listSecrets(file),
    facts.database_id === null ? Promise.reject(new CommandError("There is no database yet.")) : listMigrations(file),
    findAbsentBuckets(file, facts),
  ]);
  return {
    secrets: secrets.status === "fulfilled" ? secrets.value : null,
    pending: pending.status === "fulfilled" ? pending.value : null,
    absentBuckets: absentBuckets.status === "fulfilled" ? absentBuckets.value : null,
    problems: {
      secrets: problemOf(secrets),
      pending: problemOf(pending),
      absentBuckets: problemOf(absentBuckets),
    },
  };
}

/** A Worker that was never deployed has none: the first is set before its code is there. */
async function listSecrets(file: string): Promise<readonly string[]> {
  const list = ["secret", "list", "--format", "json", "-c", file];
  return await unlessRefused(async () => secretsIn(await runWrangler(root, list)), NO_WORKER, []);
}

async function findAbsentBuckets(file: string, facts: Facts): Promise<readonly string[]> {
  const buckets = [facts.content_bucket, facts.exports_bucket];
  const found = await Promise.all(buckets.map((bucket) => isBucketThere(file, bucket)));
  return buckets.filter((_, index) => found[index] === false);
}

/** Asks for one bucket by its name, because a list has only the first ones of an account. */
async function isBucketThere(file: string, bucket: string): Promise<boolean> {
  const info = ["r2", "bucket", "info", bucket, "--json", "-c", file];
  return await unlessRefused(async () => (await runWrangler(root, info)) !== "", NO_BUCKET, false);
}

/** The reasons of Wrangler where there is no Worker, and no bucket, of a name. */
const NO_WORKER = /: Worker "[^"]*" not found\.$/;
const NO_BUCKET = /\[code: 10006\]$/;

async function unlessRefused<Value>(ask: () => Promise<Value>, reason: RegExp, otherwise: Value): Promise<Value> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof CommandError && reason.test(error.message)) return otherwise;
    throw error;
  }
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
export const NOT_ASKED: Account = {
  secrets: null,
  pending: null,
  absentBuckets: null,
  problems: { secrets: OFFLINE, pending: OFFLINE, absentBuckets: OFFLINE },
};

/** The names in what `wrangler secret list` prints. */
export function secretsIn(printed: string): readonly string[] {
  const secrets: readonly { readonly name: string }[] = JSON.parse(printed);
  return secrets.map(({ name }) => name);
}

/** The names in what `wrangler d1 migrations list` prints of migrations that are not applied. */
export function migrationsIn(printed: string): readonly string[] {
  return Array.from(new Set(stripVTControlCharacters(printed).match(/\b\d{4}_\w+\.sql\b/g) ?? [])).toSorted();
}
