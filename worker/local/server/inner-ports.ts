/** The ports of the platform's programs: any page that a browser shows could ask there, past the server in front. */

import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { createRequire } from "node:module";
import type { Server } from "node:net";
import { join } from "node:path";

/** Node calls it with each server of the process, before that has its port. */
const LISTENS = "tracing:net.server.listen:asyncStart";

/**
 * Starts Miniflare, which listens on a port for its own messages: every connection there is dropped. What the runtime would say
 * there is shown in the terminal.
 *
 * @throws Error where it has no such port, so that another version has been made in another way than this knows.
 */
export async function startUnheard<Started>(start: () => Promise<Started>): Promise<Started> {
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
export function listenInFolder(folder: string): () => void {
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

/** A socket of the Worker, or of another one of its exports, for Miniflare: it writes a port behind each host. */
export function directSocket(folder: string, name: string, entrypoint = "default") {
  return { host: `unix:${join(folder, name)}`, port: 0, entrypoint };
}

/** The path of that socket. */
export function socketPath(folder: string, name: string): string {
  return join(folder, `${name}:0`);
}
