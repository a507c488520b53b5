/** The facts of a deployment from what is given, what is there, and what a person answers. */

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { CommandError, systemCode } from "../command/command.ts";
import type { Tracked } from "./configuration.ts";
import { defaultFacts, type Facts, PRODUCTION, problemOf } from "./facts.ts";
import { SECRETS } from "./needs.ts";

/** The options of the command, by their names. */
export interface Given {
  readonly name?: string;
  readonly database?: string;
  readonly databaseId?: string;
  readonly contentBucket?: string;
  readonly exportsBucket?: string;
  readonly domain?: string;
  readonly contentHost?: string;
  readonly contentZone?: string;
  readonly var?: readonly string[];
  readonly varFile?: readonly string[];
}

/** The id that wrangler.toml has for the server on this machine. */
const NO_ID = /^[0-]+$/;

/** The facts without a file: the defaults, and for production what an earlier deployment has put into wrangler.toml itself. */
export function firstFacts(environment: string, tracked: Tracked): Facts {
  const facts = defaultFacts(environment);
  const [database] = tracked.d1_databases;
  if (environment !== PRODUCTION || database === undefined || NO_ID.test(database.database_id)) return facts;
  const bucketOf = (binding: string) => tracked.r2_buckets.find((bucket) => bucket.binding === binding)?.bucket_name;
  return {
    ...facts,
    name: tracked.name,
    database_name: database.database_name,
    database_id: database.database_id,
    content_bucket: bucketOf("CONTENT") ?? facts.content_bucket,
    exports_bucket: bucketOf("EXPORTS") ?? facts.exports_bucket,
  };
}

/** The facts with what is given in place of what was there. An empty text removes a domain, a host or a variable. @throws CommandError where the result is not right. */
export function changedFacts(facts: Facts, given: Given): Facts {
  const orNull = (text: string | undefined, before: string | null) => (text === undefined ? before : text || null);
  refuseSecrets(given);
  const vars = { ...facts.vars, ...Object.fromEntries([...variables(given), ...variablesFromFiles(given)]) };
  const changed: Facts = {
    name: given.name ?? facts.name,
    database_name: given.database ?? facts.database_name,
    database_id: orNull(given.databaseId, facts.database_id),
    content_bucket: given.contentBucket ?? facts.content_bucket,
    exports_bucket: given.exportsBucket ?? facts.exports_bucket,
    domain: orNull(given.domain, facts.domain),
    content_host: orNull(given.contentHost, facts.content_host),
    content_zone: orNull(given.contentZone, facts.content_zone),
    ratelimits_after: facts.ratelimits_after,
    vars: Object.fromEntries(Object.entries(vars).filter(([, value]) => value !== "")),
    wrangler: facts.wrangler,
  };
  const problem = problemOf(changed);
  if (problem === undefined) return changed;
  throw new CommandError(`The facts would not be right: ${problem}. Correct the option; nothing was written.`);
}

function refuseSecrets(given: Given): void {
  const names = [...(given.var ?? []), ...(given.varFile ?? [])].filter((text) => !text.endsWith("="));
  const secret = SECRETS.find((name) => names.some((text) => text.startsWith(`${name}=`)));
  if (secret === undefined) return;
  throw new CommandError(
    `${secret} is a secret, and does not belong into a file. npm run deploy:check says how it is set.`,
  );
}

function variables({ var: texts = [] }: Given): readonly (readonly [string, string])[] {
  return texts.map((text) => splitAt(text, "--var NAME=VALUE"));
}

function variablesFromFiles({ varFile: texts = [] }: Given): readonly (readonly [string, string])[] {
  return texts.map((text) => {
    const [name, file] = splitAt(text, "--var-file NAME=FILE");
    try {
      return [name, readFileSync(file, "utf8")];
    } catch (error) {
      throw new CommandError(`${file} cannot be read (${systemCode(error)}).`);
    }
  });
}

/** The name may be shown, and the value not: somebody may give a secret. */
function splitAt(text: string, usage: string): readonly [string, string] {
  const at = text.indexOf("=");
  if (at > 0) return [text.slice(0, at), text.slice(at + 1)];
  throw new CommandError(`An option has no "=" after the name of a variable. Write ${usage}.`);
}

/** A question to a person, on a terminal only. */
interface Question {
  readonly option: "databaseId" | "domain" | "contentHost";
  readonly text: string;
}

/** The questions that are open: what neither the facts nor the options say. */
export function questionsFor(facts: Facts, given: Given): readonly Question[] {
  const all: readonly (Question & { readonly fact: string | null })[] = [
    {
      option: "databaseId",
      text: `The id of the database, as "npx wrangler d1 create ${given.database ?? facts.database_name}" prints it (empty: later): `,
      fact: facts.database_id,
    },
    {
      option: "domain",
      text: "The domain of the server, such as steward.example.com (empty: a host below workers.dev): ",
      fact: facts.domain,
    },
    {
      option: "contentHost",
      text: "The host below which content has its origins, such as content.example.net (empty: none): ",
      fact: facts.content_host,
    },
  ];
  return all.filter(({ option, fact }) => fact === null && given[option] === undefined);
}

/** Asks a person. An empty answer leaves the fact as it is. @throws CommandError where the person ends it. */
export async function ask(questions: readonly Question[], input: Readable, output: Writable): Promise<Given> {
  // The terminal itself shows what is typed, and answers that come before their question are kept.
  const lines = createInterface({ input, output, terminal: false })[Symbol.asyncIterator]();
  const answers: { [Option in Question["option"]]?: string } = {};
  for (const { option, text } of questions) {
    output.write(text);
    const line = await lines.next();
    if (line.done === true) throw new CommandError("The questions were not answered, and nothing was written.");
    if (line.value.trim() !== "") answers[option] = line.value.trim();
  }
  await lines.return?.();
  return answers;
}
