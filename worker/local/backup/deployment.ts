/** A deployment's database and buckets, on this machine or at Cloudflare, by Wrangler in both cases. */

import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getPlatformProxy } from "wrangler";
import { CommandError } from "../command/command.ts";
import { runWrangler } from "../command/wrangler.ts";
import { deployedConfiguration, readTracked } from "../deploy/configuration.ts";
import { checkEnvironment, DEPLOYMENTS, factsFile, PRODUCTION, readFacts, shown } from "../deploy/facts.ts";
import { prepareFolder, shownState, stateFolder } from "../state/local-state.ts";
import { endCommand, leaveFolder, takeFolder, thisProcess } from "../state/state-lock.ts";

/** The buckets by the names that a backup gives to them. */
export const BUCKETS = { content: "CONTENT", exports: "EXPORTS" } as const;

export type BucketName = keyof typeof BUCKETS;

interface ObjectMetadata {
  readonly contentType?: string;
}

/** The methods of a bucket's binding that are used. */
interface Bucket {
  readonly list: (options: { cursor?: string; limit?: number }) => Promise<{
    readonly objects: readonly { readonly key: string }[];
    readonly truncated: boolean;
    readonly cursor?: string;
  }>;
  readonly get: (key: string) => Promise<{
    readonly httpMetadata?: ObjectMetadata;
    readonly arrayBuffer: () => Promise<ArrayBuffer>;
  } | null>;
  readonly put: (key: string, bytes: Uint8Array, options: { httpMetadata: ObjectMetadata }) => Promise<unknown>;
}

export interface StoredObject {
  readonly bytes: Uint8Array;
  /** Null where it has none. */
  readonly contentType: string | null;
}

export interface Deployment {
  /** Writes the whole database into a file of SQL statements. */
  readonly exportDatabase: (file: string) => Promise<void>;
  /** Runs a file of SQL statements. */
  readonly importDatabase: (file: string) => Promise<void>;
  /** Tells if there is no table and no object. */
  readonly isEmpty: () => Promise<boolean>;
  readonly keys: (bucket: BucketName) => AsyncIterable<string>;
  /** Null where there is none. */
  readonly read: (bucket: BucketName, key: string) => Promise<StoredObject | null>;
  readonly write: (bucket: BucketName, key: string, object: StoredObject) => Promise<void>;
  readonly close: () => Promise<void>;
}

type Bindings = Record<(typeof BUCKETS)[BucketName], Bucket> & {
  readonly DATABASE: { prepare: (sql: string) => { first: <Row>() => Promise<Row | null> } };
};

/** The server on this machine, by the folder of its state, or a deployment at Cloudflare, by its environment. */
type Place =
  | { readonly kind: "local"; readonly state: string }
  | { readonly kind: "remote"; readonly environment: string };

export async function openDeployment(of: Place): Promise<Deployment> {
  const folder = projectFolder(of);
  const { env, dispose } = await getPlatformProxy<Bindings>({
    configPath: join(folder, "wrangler.json"),
    persist: { path: join(folder, ".wrangler/state/v3") },
    remoteBindings: of.kind === "remote",
  });
  const place = `--${of.kind}`;
  const d1 = async (...args: readonly string[]) => void (await runWrangler(folder, ["d1", ...args, place, "-y"]));
  return {
    exportDatabase: async (file) => await d1("export", "DATABASE", "--output", file),
    importDatabase: async (file) => await d1("execute", "DATABASE", "--file", file),
    isEmpty: async () => await isEmpty(env),
    keys: (bucket) => keysOf(env[BUCKETS[bucket]]),
    read: async (bucket, key) => await readObject(env[BUCKETS[bucket]], key),
    write: async (bucket, key, { bytes, contentType }) => {
      await env[BUCKETS[bucket]].put(key, bytes, { httpMetadata: contentType === null ? {} : { contentType } });
    },
    close: async () => {
      await dispose();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A project of Wrangler with these stores alone. */
function projectFolder(place: Place): string {
  const remote = place.kind === "remote";
  const { name, compatibility_date, d1_databases, r2_buckets } = remote
    ? deployedStores(place.environment)
    : readTracked();
  const folder = mkdtempSync(join(tmpdir(), "steward-backup-"));
  const stores = {
    name,
    compatibility_date,
    d1_databases: d1_databases.map((database: object) => ({ ...database, remote })),
    r2_buckets: r2_buckets.map((bucket: object) => ({ ...bucket, remote })),
  };
  writeFileSync(join(folder, "wrangler.json"), JSON.stringify(stores));
  mkdirSync(join(folder, ".wrangler"));
  if (place.kind === "local") symlinkSync(place.state, join(folder, ".wrangler/state"));
  return folder;
}

/**
 * The configuration of a deployment that `npm run deploy:init` describes; of production without one, what wrangler.toml names.
 *
 * @throws CommandError where nothing is known of it.
 */
export function deployedStores(given: string, folder = DEPLOYMENTS) {
  const environment = checkEnvironment(given);
  const facts = readFacts(environment, folder);
  if (facts !== undefined) return deployedConfiguration(readTracked(), facts, folder);
  if (environment === PRODUCTION) return readTracked();
  throw new CommandError(`Nothing is known of this deployment: ${shown(factsFile(environment, folder))} is missing.`);
}

async function isEmpty({ DATABASE, CONTENT, EXPORTS }: Bindings): Promise<boolean> {
  const table = DATABASE.prepare(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\' LIMIT 1",
  ).first<object>();
  const lists = await Promise.all([CONTENT, EXPORTS].map(async (bucket) => await bucket.list({ limit: 1 })));
  return (await table) === null && lists.every(({ objects }) => objects.length === 0);
}

async function* keysOf(bucket: Bucket): AsyncGenerator<string, undefined> {
  let cursor: string | undefined;
  do {
    const page = await bucket.list(cursor === undefined ? {} : { cursor });
    yield* page.objects.map(({ key }) => key);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
}

async function readObject(bucket: Bucket, key: string): Promise<StoredObject | null> {
  const object = await bucket.get(key);
  if (object === null) return null;
  const bytes = new Uint8Array(await object.arrayBuffer());
  return { bytes, contentType: object.httpMetadata?.contentType ?? null };
}

/**
 * Works with the stores, of which on this machine no server is one meanwhile.
 *
 * @param environment that of a deployment at Cloudflare; undefined for the server on this machine.
 */
export async function withDeployment<Done>(
  environment: string | undefined,
  work: (deployment: Deployment) => Promise<Done>,
): Promise<Done> {
  if (environment !== undefined) return await closing(await openDeployment({ kind: "remote", environment }), work);
  prepareFolder();
  const own = { url: null, since: new Date().toISOString(), program: thisProcess(), worker: null };
  const server = takeFolder(stateFolder(), own);
  if (server !== undefined) {
    throw new CommandError(`The server of ${shownState()} runs. End it first: ${endCommand(server)}`);
  }
  try {
    return await closing(await openDeployment({ kind: "local", state: stateFolder() }), work);
  } finally {
    leaveFolder(stateFolder());
  }
}

async function closing<Done>(deployment: Deployment, work: (deployment: Deployment) => Promise<Done>): Promise<Done> {
  try {
    return await work(deployment);
  } finally {
    await deployment.close();
  }
}

/** The passphrase of backups; undefined where there is none. */
export function givenPassphrase(): string | undefined {
  return process.env["STEWARD_BACKUP_PASSPHRASE"] || undefined;
}
