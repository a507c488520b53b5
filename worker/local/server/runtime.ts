/** The Worker in the runtime of the platform, with its stores, by Miniflare. */

import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { createRequire } from "node:module";
import type { Server } from "node:net";
import { join } from "node:path";
import { convertV4MiniflareOptions, HttpOptions_Style, Miniflare, type MiniflareOptions } from "miniflare";
import { type Database, databaseAt } from "./database.ts";
import type { Configuration } from "./prepare.ts";

/** The Worker's name in `wrangler.toml`, under which its objects are stored. */
const WORKER = "provider-steward";

const OUTBOUND = "outbound";

/** Hands every request of the Worker to the proxy that checks where it goes. */
const OUTBOUND_CODE = "export default { fetch: (request, env) => env.PROXY.fetch(request) };";

interface RuntimePlan {
  readonly configuration: Configuration;
  /** The Worker as one module. */
  readonly code: string;
  /** The folder of what it stores. */
  readonly storage: string;
  /** A folder that only this user reaches, with a short path: it gets the sockets. */
  readonly sockets: string;
  /** The socket of the proxy that its requests go through. */
  readonly proxy: string;
  /** Variables and secrets, which go before those of `wrangler.toml`. */
  readonly variables: Readonly<Record<string, string>>;
}

/** The Worker as it runs. */
export interface Runtime {
  /** The socket at which it answers, and nothing else does. */
  readonly worker: string;
  readonly database: Database;
  readonly stop: () => Promise<void>;
}

/**
 * Starts the Worker as `wrangler.toml` declares it, at a socket: no port, no explorer, no traces, no triggers.
 * See docs/decisions/0099-local-front.md and docs/decisions/0156-no-inner-ports.md.
 */
export async function startRuntime(plan: RuntimePlan): Promise<Runtime> {
  const { sockets, storage } = plan;
  const undo = listenInFolder(sockets);
  const miniflare = await startUnheard(async () => {
    const started = new Miniflare({ ...optionsOf(plan), resourcePersistencePath: storage });
    await started.ready;
    return started;
  }).catch((error: unknown) => {
    undo();
    throw error;
  });
  return {
    worker: socketPath(sockets, "worker"),
    database: databaseAt(socketPath(sockets, "database")),
    stop: async () => {
      await miniflare.dispose();
      undo();
    },
  };
}

function optionsOf({ configuration, code, sockets, proxy, variables }: RuntimePlan): MiniflareOptions {
  const { modulesRules: _, ...worker } = configuration;
  return convertV4MiniflareOptions({
    host: "127.0.0.1",
    port: 0,
    cf: false,
    logRequests: false,
    unsafeTriggerHandlers: false,
    unsafeLocalExplorer: false,
    unsafeObservability: false,
    telemetry: { enabled: false },
    workers: [
      {
        ...worker,
        name: WORKER,
        modules: [{ type: "ESModule", path: "worker.js", contents: code }],
        bindings: Object.assign({}, worker.bindings, variables),
        // By its name, for before the default export of a Worker with assets Miniflare has a router, which fails on odd addresses.
        unsafeDirectSockets: [directSocket(sockets, "worker", "site"), directSocket(sockets, "database", "statements")],
        outboundService: OUTBOUND,
      },
      {
        name: OUTBOUND,
        compatibilityDate: "2026-09-01",
        modules: [{ type: "ESModule", path: "outbound.js", contents: OUTBOUND_CODE }],
        serviceBindings: {
          PROXY: { external: { address: `unix:${proxy}`, http: { style: HttpOptions_Style.PROXY } } },
        },
      },
    ],
  });
}

/** Node calls it with each server of the process, before that has its port. */
const LISTENS = "tracing:net.server.listen:asyncStart";

/**
 * Starts Miniflare, which listens on a port for its own messages: every connection there is dropped, for any page that a browser
 * shows could ask there, past the server in front. What the runtime would say
 * there is shown in the terminal.
 *
 * @throws Error where it has no such port, so that another version has been made in another way than this knows.
 */
async function startUnheard<Started>(start: () => Promise<Started>): Promise<Started> {
  let servers = 0;
  const drop = (message: unknown): void => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as Node documents it
    (message as { readonly server: Server }).server.maxConnections = 0;
    servers += 1;
  };
  subscribe(LISTENS, drop);
  try {
    const started = await start();
    if (servers === 0) throw new Error("The port of Miniflare was not found, so that it cannot be closed.");
    return started;
  } finally {
    unsubscribe(LISTENS, drop);
  }
}

/**
 * Has Miniflare run the runtime, at each start of it, by a script that lets it listen on sockets in a folder in place of ports.
 *
 * @returns undoes that, for what starts Miniflare in this process later.
 */
function listenInFolder(folder: string): () => void {
  const ofMiniflare = createRequire(createRequire(import.meta.url).resolve("miniflare"));
  const { default: program }: { readonly default: string } = ofMiniflare("workerd");
  const variables = {
    MINIFLARE_WORKERD_PATH: join(import.meta.dirname, "workerd.sh"),
    STEWARD_WORKERD: program,
    STEWARD_SOCKETS: folder,
  };
  Object.assign(process.env, variables);
  return () => {
    for (const name of Object.keys(variables)) Reflect.deleteProperty(process.env, name);
  };
}

/** A socket of one of the Worker's exports, for Miniflare: it writes a port behind each host. */
function directSocket(folder: string, name: string, entrypoint: string) {
  return { host: `unix:${join(folder, name)}`, port: 0, entrypoint };
}

/** The path of that socket. */
function socketPath(folder: string, name: string): string {
  return join(folder, `${name}:0`);
}
