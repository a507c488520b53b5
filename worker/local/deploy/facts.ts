/** The facts about one deployment that the repository does not have: names, ids, domains and settings. */

import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { Ajv } from "ajv";
import { CommandError, root, systemCode } from "../command/command.ts";

export interface Facts {
  /** The name of the Worker. */
  readonly name: string;
  readonly database_name: string;
  /** Null until the database is created. */
  readonly database_id: string | null;
  readonly content_bucket: string;
  readonly exports_bucket: string;
  /** The host of the server; null for the one below workers.dev. */
  readonly domain: string | null;
  /** The host below which each content item has an origin of its own; null for none. */
  readonly content_host: string | null;
  /** The zone of that host at Cloudflare. */
  readonly content_zone: string | null;
  /** Rate limits count by the numbers after this one, which nothing else in the account may count by. */
  readonly ratelimits_after: number;
  /** Variables of the Worker, none of which is a secret. */
  readonly vars: Readonly<Record<string, string>>;
  /** Further settings of Wrangler by their names, each in place of that of wrangler.toml. */
  readonly wrangler: Readonly<Record<string, unknown>>;
}

/** The settings of Wrangler that follow from the rest, or that the code needs as they are. */
const NOT_REPLACED = [
  "name",
  "main",
  "assets",
  "vars",
  "d1_databases",
  "r2_buckets",
  "durable_objects",
  "migrations",
  "env",
];

/** A pattern with the words for what does not match it. */
const NAME = {
  type: "string",
  pattern: "^[a-z0-9][a-z0-9-]{0,62}$",
  description: 'must have lower-case letters, digits and "-", at most 63',
};
const HOST = {
  type: ["string", "null"],
  pattern: "^(?=.{1,253}$)[a-z0-9-]+(\\.[a-z0-9-]+)+$",
  description: "must be a host, without https:// and without a path, such as steward.example.com",
};
const ID = {
  type: ["string", "null"],
  pattern: "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$",
  description: 'must be an id as "npx wrangler d1 create" prints it, of five groups of digits and letters a to f',
};
const VARIABLE = {
  pattern: "^[A-Z][A-Z0-9_]*$",
  description: 'must be a name of capital letters, digits and "_"',
};

const SCHEMA = {
  type: "object",
  additionalProperties: false,
  properties: {
    name: NAME,
    database_name: NAME,
    database_id: ID,
    content_bucket: NAME,
    exports_bucket: NAME,
    domain: HOST,
    content_host: HOST,
    content_zone: HOST,
    ratelimits_after: { type: "integer", minimum: 0, maximum: 2_000_000_000 },
    vars: {
      type: "object",
      propertyNames: VARIABLE,
      additionalProperties: { type: "string" },
    },
    wrangler: { type: "object", propertyNames: { not: { enum: NOT_REPLACED } } },
  },
};

const isFacts = new Ajv({ allErrors: false, allowUnionTypes: true, verbose: true }).compile<Facts>({
  ...SCHEMA,
  required: Object.keys(SCHEMA.properties),
});

/** The name of an environment, as it stands in names of files and of what is created for it. */
const ENVIRONMENT = /^[a-z][a-z0-9-]{0,30}$/;

export const PRODUCTION = "production";

/** The folder of what this machine knows of deployments, as the environment says it or by default; absolute. Git ignores it. */
export const DEPLOYMENTS = resolve(root, process.env["STEWARD_DEPLOYMENTS"] || ".deploy");

/** @throws CommandError where it is no name of an environment. */
export function checkEnvironment(name: string): string {
  if (ENVIRONMENT.test(name)) return name;
  throw new CommandError(
    `--env must be a word of lower-case letters, digits and "-", such as staging, not ${JSON.stringify(name)}.`,
  );
}

export function factsFile(environment: string, folder = DEPLOYMENTS): string {
  return join(folder, `${environment}.json`);
}

/** A file as people name it. */
export function shown(file: string): string {
  const path = relative(root, file);
  return path.startsWith("..") ? file : path;
}

/** The facts before anything is known. What an environment other than production has is named after it. */
export function defaultFacts(environment: string): Facts {
  const isProduction = environment === PRODUCTION;
  const name = isProduction ? "provider-steward" : `provider-steward-${environment}`;
  return {
    name,
    database_name: name,
    database_id: null,
    content_bucket: `${name}-content`,
    exports_bucket: `${name}-exports`,
    domain: null,
    content_host: null,
    content_zone: null,
    ratelimits_after: isProduction ? 277_000 : numberOf(environment),
    vars: {},
    wrangler: {},
  };
}

/** A number with three zeros at its end that depends on the name alone, and is not that of production. */
function numberOf(environment: string): number {
  const bytes = createHash("sha256").update(environment).digest();
  return 1_000_000 + bytes.readUInt16BE() * 1_000;
}

/** The facts of an environment; undefined where there is no file of it. @throws CommandError where the file is not right. */
export function readFacts(environment: string, folder = DEPLOYMENTS): Facts | undefined {
  const file = factsFile(environment, folder);
  if (!existsSync(file)) return undefined;
  const value = parse(file);
  const problem = problemOf(value);
  if (problem === undefined && isFacts(value)) return value;
  throw new CommandError(
    `${shown(file)} is not right: ${problem}. Correct it, or move it away and write it again: npm run deploy:init.`,
  );
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const why = error instanceof SyntaxError ? "it is not JSON" : systemCode(error);
    throw new CommandError(`${shown(file)} cannot be read: ${why}.`);
  }
}

/** The first problem of facts, without their values; undefined where they are right. */
export function problemOf(value: unknown): string | undefined {
  if (isFacts(value)) return undefined;
  const [first] = isFacts.errors ?? [];
  const named = first?.params["additionalProperty"] ?? first?.propertyName;
  const key = typeof named === "string" ? `/${named}` : "";
  const words: unknown = first?.keyword === "pattern" ? first.parentSchema?.["description"] : first?.message;
  return `"${first?.instancePath ?? ""}${key}" ${typeof words === "string" ? words : "is not right"}`;
}

/** Writes the facts of an environment. @throws CommandError where they cannot be written. */
export function writeFacts(environment: string, facts: Facts, folder = DEPLOYMENTS): void {
  writeWhole(factsFile(environment, folder), facts);
}

/** Writes JSON that only its user can read. The file is whole at any time. @throws CommandError where it cannot be written. */
export function writeWhole(file: string, value: unknown): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    writeFileSync(`${file}.new`, `${JSON.stringify(value, undefined, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new CommandError(
      `${shown(file)} cannot be written (${systemCode(error)}). STEWARD_DEPLOYMENTS names the folder.`,
    );
  }
}
