import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { vi } from "vitest";
import { KEY_RANDOM_CHARACTERS, keyValue } from "../../../shared/index.ts";
import { migrationStatements } from "../../support/migrated-database.ts";
import { userRows } from "../support/user-rows.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const wrangler = join(root, "node_modules/wrangler/bin/wrangler.js");

/** A key that `addUser` gives its user. */
export const KEY = keyValue(Array.from({ length: KEY_RANDOM_CHARACTERS }, () => 7));

/** SQL that makes a user of some role (1 to 3), by its row, and a key. */
export function addUser(id: number, username: string, role: number, key: string): string {
  return userRows(id, username, role, key)
    .map((statement) => `${statement};`)
    .join("\n");
}

/** SQL that makes API content of the user whose row is 1. */
export function addApi(guid: string, upstreamUrl: string, accessType = "logged_in"): string {
  return `INSERT INTO content (guid, owner_id, name, description, access_type, app_mode, upstream_url, created_time)
    VALUES ('${guid}', 1, '${guid}', '', '${accessType}', 'api', '${upstreamUrl}', '2026-01-01T00:00:00Z');`;
}

/** A Worker that runs as a process of its own, so that its sockets are real. */
export interface WorkerProcess {
  readonly host: string;
  readonly port: number;
  /** Its output so far. */
  readonly said: () => string;
  readonly stop: () => Promise<void>;
}

/** Starts the Worker on a new database, with these rows and variables of the deployment. */
export async function startWorker(
  rows: string,
  variables: Readonly<Record<string, string>>,
  port: number,
): Promise<WorkerProcess> {
  const state = mkdtempSync(join(tmpdir(), "steward-proxy-"));
  const env = {
    PATH: process.env["PATH"],
    HOME: state,
    XDG_CONFIG_HOME: state,
    WRANGLER_SEND_METRICS: "false",
    WRANGLER_SEND_ERROR_REPORTS: "false",
    WRANGLER_HIDE_BANNER: "true",
    CLOUDFLARE_CF_FETCH_ENABLED: "false",
  };
  writeFileSync(join(state, "rows.sql"), [...(await migrationStatements(root)), rows].join(";\n"));
  await promisify(execFile)(
    process.execPath,
    [wrangler, "d1", "execute", "DATABASE", "--local", "--persist-to", state, "--file", join(state, "rows.sql")],
    { cwd: root, env },
  );
  const vars = Object.entries(variables).flatMap(([name, value]) => ["--var", `${name}:${value}`]);
  // Any inspector port: those who look for a free one at the same moment find the same.
  const options = ["--port", String(port), "--inspector-port", "0", "--persist-to", state];
  const child = spawn(process.execPath, [wrangler, "dev", ...options, ...vars], {
    cwd: root,
    env,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const answers = async (): Promise<void> => {
    const response = await fetch(`http://127.0.0.1:${port}/__ping__?ready=true`);
    if (!response.ok) throw new Error(`The Worker answers ${response.status}: ${said}`);
  };
  await vi.waitFor(answers, { timeout: 60_000, interval: 50 });
  return { host: "127.0.0.1", port, said: () => said, stop: async () => await stop(child, state) };
}

/** Ends all of its process group: what it starts must not outlive it. */
async function stop(child: ChildProcess, state: string): Promise<void> {
  if (child.pid !== undefined && child.exitCode === null) {
    const ended = once(child, "exit");
    process.kill(-child.pid, "SIGKILL");
    await ended;
  }
  rmSync(state, { recursive: true, force: true });
}
