/** The configuration of Wrangler for one deployment: that of wrangler.toml, with the facts of the deployment in it. */

import { join, relative } from "node:path";
import { experimental_readRawConfig as readRawConfig } from "wrangler";
import { root } from "../command/command.ts";
import { DEPLOYMENTS, type Facts, writeWhole } from "./facts.ts";

/** The parts of wrangler.toml that a deployment replaces. All others stay as they are. */
export interface Tracked {
  readonly name: string;
  readonly main: string;
  readonly compatibility_date: string;
  readonly vars?: Variables;
  readonly dev?: unknown;
  readonly assets: { readonly directory: string };
  readonly d1_databases: readonly {
    readonly database_name: string;
    readonly database_id: string;
    readonly migrations_dir: string;
  }[];
  readonly r2_buckets: readonly { readonly binding: string; readonly bucket_name: string }[];
  readonly ratelimits: readonly object[];
}

/** As the Worker gets them. */
export type Variables = Readonly<Record<string, string | number | boolean>>;

/** Reads wrangler.toml, as it stands there. A deployment replaces its names in every case, so that they are there. */
export function readTracked(): Tracked {
  const { rawConfig }: { readonly rawConfig: Tracked } = readRawConfig({ config: join(root, "wrangler.toml") });
  return rawConfig;
}

/** The variables of a deployment. Those that are set by name go before those that follow from its hosts. */
export function variablesOf({ vars: tracked = {} }: Pick<Tracked, "vars">, facts: Facts): Variables {
  return {
    ...tracked,
    ...(facts.domain === null ? {} : { BASE_URL: `https://${facts.domain}` }),
    ...(facts.content_host === null ? {} : { CONTENT_HOST: facts.content_host }),
    ...facts.vars,
  };
}

/**
 * All of wrangler.toml, so that a new version brings its new bindings, with the names, the ids and the hosts of a deployment.
 *
 * @param folder the folder that the file is written into, from which its paths lead.
 * See docs/decisions/0188-deployments-beside-the-repository.md.
 */
export function deployedConfiguration(tracked: Tracked, facts: Facts, folder = DEPLOYMENTS) {
  const { dev: _, ...kept } = tracked;
  const here = (path: string) => relative(folder, join(root, path));
  const buckets: Readonly<Record<string, string>> = { CONTENT: facts.content_bucket, EXPORTS: facts.exports_bucket };
  return {
    ...kept,
    ...facts.wrangler,
    name: facts.name,
    main: here(tracked.main),
    assets: { ...tracked.assets, directory: here(tracked.assets.directory) },
    workers_dev: facts.domain === null,
    routes: routesOf(facts),
    vars: variablesOf(tracked, facts),
    d1_databases: tracked.d1_databases.map((database) => ({
      ...database,
      database_name: facts.database_name,
      ...(facts.database_id === null ? {} : { database_id: facts.database_id }),
      migrations_dir: here(database.migrations_dir),
    })),
    r2_buckets: tracked.r2_buckets.map((bucket) => ({ ...bucket, bucket_name: buckets[bucket.binding] })),
    ratelimits:
      facts.wrangler["ratelimits"] ??
      tracked.ratelimits.map((limit, index) => ({
        ...limit,
        namespace_id: String(facts.ratelimits_after + 1 + index),
      })),
  };
}

function routesOf({ domain, content_host: host, content_zone: zone }: Facts) {
  const ofContent = host === null ? [] : [`${host}/*`, `*.${host}/*`];
  return [
    ...(domain === null ? [] : [{ pattern: domain, custom_domain: true }]),
    ...ofContent.map((pattern) => ({ pattern, zone_name: zone ?? host })),
  ];
}

export function configurationFile(environment: string, folder = DEPLOYMENTS): string {
  return join(folder, `${environment}.wrangler.json`);
}

/** Writes the configuration of a deployment for Wrangler. @returns the file. */
export function writeConfiguration(environment: string, facts: Facts, folder = DEPLOYMENTS): string {
  const file = configurationFile(environment, folder);
  writeWhole(file, deployedConfiguration(readTracked(), facts, folder));
  return file;
}
