/** `npm run state -- COMMIT`: has the server of a commit keep something of everything, and packs that for the test of upgrades. */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import type { AuditExportRecord, BundleRecord, ContentRecord, UserRecord } from "../../../shared/index.ts";
import { type Api, apiOf } from "../../../worker/local/command/api.ts";
import { plotBundle } from "../../../worker/local/seed/plot.ts";
import { freePort } from "../../support/free-port.ts";
import { packState, ROOT, type StateFacts } from "./states.ts";

/** No one listens there, so that pushes are kept as they wait for their next try. */
const RECEIVER = {
  url: "http://127.0.0.1:9/audit",
  format: "webhook",
  exports: ["kept"],
  secret: "of-a-state-for-tests",
};
const SETTINGS = `ALLOW_PRIVATE_UPSTREAMS=127.0.0.1:9\nAUDIT_EXPORT_RECEIVERS='${JSON.stringify({ siem: RECEIVER })}'\n`;

const [commit = "HEAD"] = process.argv.slice(2);
const checkout = mkdtempSync(join(ROOT, ".build", "state-"));
const folder = mkdtempSync(join(tmpdir(), "steward-"));
git("worktree", "add", "--detach", checkout, commit);
try {
  symlinkSync(join(ROOT, "node_modules"), join(checkout, "node_modules"));
  await stop(await start());
  appendFileSync(join(folder, "local.env"), SETTINGS);
  const server = await start();
  const facts = await fill(server.url);
  await stop(server);
  leaveWhatIsKept();
  await packState(git("rev-parse", "--short=8", commit), folder, facts);
} finally {
  git("worktree", "remove", "--force", checkout);
  rmSync(folder, { recursive: true, force: true });
}

interface Server {
  readonly child: ChildProcess;
  readonly url: string;
}

function git(...args: readonly string[]): string {
  return execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
}

function run(script: string, args: readonly string[], port = 0) {
  const options = { cwd: checkout, env: { ...process.env, STEWARD_STATE: folder, PORT: String(port) } };
  return spawn(process.execPath, [join("worker/local", script), ...args], options);
}

async function start(): Promise<Server> {
  // Early versions choose no port by themselves.
  const child = run("start.ts", [], await freePort());
  let said = "";
  child.stdout.on("data", (chunk) => {
    said += String(chunk);
  });
  while (!said.includes("Ctrl-C stops the Worker.")) {
    if (child.exitCode !== null) throw new Error(`The server of ${commit} ended before it answered.`);
    await sleep(100);
  }
  return { child, url: /^Provider Steward answers on (\S+)$/m.exec(said)?.[1] ?? "" };
}

async function stop({ child }: Server): Promise<void> {
  const ended = once(child, "exit");
  child.kill();
  await ended;
}

/** Fills a server without users by requests that every version takes. */
async function fill(url: string): Promise<StateFacts> {
  const [said] = await once(run("bootstrap.ts", ["--server", url, "--json"]).stdout.setEncoding("utf8"), "data");
  const { api_key: key }: { readonly api_key: string } = JSON.parse(said);
  const api = apiOf(url, key);
  const user = await api.call<UserRecord>("POST", "/users", { json: { username: "kim", email: "kim@example.com" } });
  await api.call("POST", `/users/${user.guid}/lock`, { json: { locked: true } });
  const { guid: contentGuid } = await publish(api, user);
  const auditExport = await exportLog(api);
  return { key, contentGuid, exportGuid: auditExport.guid, exportedEntries: auditExport.entries ?? 0 };
}

async function publish(api: Api, user: UserRecord): Promise<ContentRecord> {
  const json = { name: "rainfall", title: "Rainfall of a year", access_type: "acl" };
  const content = await api.call<ContentRecord>("POST", "/content", { json });
  const body = await plotBundle("Rainfall");
  const headers = { "Content-Type": "application/gzip" };
  const path = `/content/${content.guid}`;
  const { id } = await api.call<BundleRecord>("POST", `${path}/bundles`, { body, headers });
  await api.call("POST", `${path}/deploy`, { json: { bundle_id: id } });
  const permission = { principal_guid: user.guid, principal_type: "user", role: "viewer" };
  await api.call("POST", `${path}/permissions`, { json: permission });
  return content;
}

/** Exports the log up to now, and compares it. */
async function exportLog(api: Api): Promise<AuditExportRecord> {
  const { guid } = await api.call<AuditExportRecord>("POST", "/audit_exports", {
    json: { name: "kept", source: "own" },
  });
  await api.call("POST", `/audit_exports/${guid}/run`);
  for (;;) {
    const found = await api.call<AuditExportRecord>("GET", `/audit_exports/${guid}`);
    if (found.state === "waiting" && found.manifests !== 0 && found.reconciliation !== null) return found;
    await sleep(200);
  }
}

/** Puts what SQLite keeps beside its files into them, and removes what a server creates again. */
function leaveWhatIsKept(): void {
  rmSync(join(folder, "server.json"), { force: true });
  for (const name of readdirSync(join(folder, "v3"))) {
    if (!["d1", "do", "r2"].includes(name)) rmSync(join(folder, "v3", name), { recursive: true });
  }
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!file.endsWith(".sqlite")) continue;
    const database = new DatabaseSync(join(folder, file));
    database.exec("PRAGMA journal_mode = DELETE; VACUUM");
    database.close();
  }
}
