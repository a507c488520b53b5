/** The process of the server, as `npm start` sees it. */

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { root } from "./command/command.ts";

/** A message of the server about itself. */
export type ServerMessage =
  | {
      readonly kind: "ready";
      readonly port: number;
      /** There are no users yet. */
      readonly isEmpty: boolean;
    }
  | { readonly kind: "failed"; readonly message: string };

const STOP_PATIENCE_MILLISECONDS = 6_000;

const environment = {
  // The server flushes it, as it doesn't exit by itself.
  NODE_COMPILE_CACHE: join(root, ".wrangler/start/compiled"),
  ...process.env,
  WRANGLER_SEND_METRICS: "false",
  WRANGLER_SEND_ERROR_REPORTS: "false",
  WRANGLER_HIDE_BANNER: "true",
  CLOUDFLARE_CF_FETCH_ENABLED: "false",
  // Settings come from where docs/content-server/settings.md says.
  CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false",
  // Wrangler keeps its settings and logs here, and so leaves the home directory alone.
  XDG_CONFIG_HOME: join(root, ".wrangler/config"),
};

/** Starts it in a process group of its own, so that a Ctrl-C does not reach it past this program and all of it can be ended at once. */
export function runServer(): ChildProcess {
  return spawn(process.execPath, ["--expose-gc", join(import.meta.dirname, "server.ts")], {
    cwd: root,
    env: environment,
    detached: true,
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
}

/** The message of a server that has started; undefined where it ends before it does. */
export async function whenStarted(server: ChildProcess): Promise<ServerMessage | undefined> {
  const said = new Promise<ServerMessage>((resolve) => {
    server.once("message", (message) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it sends nothing else
      resolve(message as ServerMessage);
    });
  });
  return await Promise.race([said, once(server, "exit").then(() => undefined)]);
}

/** Lets it end by itself, as it does without this program, so that the database is closed; returns when it has or when it takes too long. */
export async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  if (server.connected) server.disconnect();
  await Promise.race([ended, sleep(STOP_PATIENCE_MILLISECONDS)]);
}

/** Ends all that is left of it. */
export function endServer({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // Nothing was left.
  }
}
