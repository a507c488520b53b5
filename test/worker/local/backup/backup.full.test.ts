import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { unstable_splitSqlQuery as statementsOf } from "wrangler";
import type { AuditExportRecord, ContentRecord, KeyRecord, KeysetPage, UserRecord } from "../../../../shared/index.ts";
import { type Api, apiOf } from "../../../../worker/local/command/api.ts";
import { unpackState } from "../../upgrades/states.ts";
import { cleanUp, emptyFolder, type Program, root, run, startServer } from "../support/programs.ts";

const PASSPHRASE = { STEWARD_BACKUP_PASSPHRASE: "correct horse battery staple" };

const folder = emptyFolder();
const [first, second] = [join(folder, "first"), join(folder, "second")];
const file = join(folder, "server.backup");
const exported = join(folder, "kept");

let key: string;
let cookie: string;
let signedInStatus: number;
let contentGuid: string;
let made: Program;

const DOCUMENTATION = readFileSync(join(root, "docs/backup.md"), "utf8");

/** Runs a command that stands on the page, with the names of this test in place of the page's. */
async function documented(
  line: string,
  names: Readonly<Record<string, string>>,
  env: Record<string, string>,
  code = 0,
): Promise<Program> {
  expect(DOCUMENTATION).toContain(`\n${line}\n`);
  const [script = "", ...args] = line.slice(line.indexOf("npm run ") + "npm run ".length).split(" ");
  const given = args.filter((one) => one !== "--").map((one) => names[one] ?? one);
  return await ran(`${script}.ts`, given, env, code);
}

/** Runs a script, whose output is told where it does not end as it should. */
async function ran(script: string, args: readonly string[], env: Record<string, string>, code = 0): Promise<Program> {
  const program = run(script, args, env);
  await program.ended;
  if (program.child.exitCode !== code) throw new Error(program.output);
  return program;
}

async function stop({ child, ended }: Program): Promise<void> {
  child.kill();
  await ended;
}

async function serving<Done>(state: string, work: (api: Api) => Promise<Done>): Promise<Done> {
  const { url, program } = await startServer({ STEWARD_STATE: state });
  const done = await work(apiOf(url, key));
  await stop(program);
  return done;
}

/** Signs in with the key. @returns the cookies. */
async function signIn(server: string): Promise<string> {
  const headers = { Origin: server, "Content-Type": "application/x-www-form-urlencoded" };
  const body = new URLSearchParams({ key, to: "/exports" }).toString();
  const { headers: answered } = await fetch(`${server}/sign-in`, { method: "POST", headers, body, redirect: "manual" });
  return answered
    .getSetCookie()
    .map((one) => one.split(";", 1)[0])
    .join("; ");
}

/** The status that a browser gets which was signed in before the backup. */
async function exportsPage(server: string): Promise<number> {
  const answer = await fetch(`${server}/exports`, { headers: { Cookie: cookie, Accept: "text/html" } });
  await answer.text();
  return answer.status;
}

async function exportTo(api: Api, target: string): Promise<void> {
  const [{ guid, manifests }] = await api.call<[AuditExportRecord]>("GET", "/audit_exports");
  await api.call("POST", `/audit_exports/${guid}/run`);
  await vi.waitFor(
    async () => {
      const { manifests: now } = await api.call<AuditExportRecord>("GET", `/audit_exports/${guid}`);
      expect(now).toBeGreaterThan(manifests ?? 0);
    },
    { timeout: 60_000, interval: 100 },
  );
  const headers = { Authorization: `Key ${key}` };
  const path = `${api.server}/__api__/v1/audit_exports/${guid}/objects`;
  const { results } = await api.call<KeysetPage<{ readonly name: string }>>(
    "GET",
    `/audit_exports/${guid}/objects?limit=500`,
  );
  for (const { name } of results) {
    const bytes = await (await fetch(`${path}/${name}`, { headers })).bytes();
    mkdirSync(dirname(join(target, name)), { recursive: true });
    writeFileSync(join(target, name), bytes);
  }
}

/** The rows of each table of a database, but for what the platform keeps. */
function rowsOf(database: DatabaseSync): Readonly<Record<string, unknown>> {
  const tables = database
    .prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE '\\_cf\\_%' ESCAPE '\\'")
    .all();
  const rows = tables.map(({ name }) => [String(name), database.prepare(`SELECT * FROM "${String(name)}"`).all()]);
  return Object.fromEntries(rows);
}

beforeAll(async () => {
  mkdirSync(first);
  ({ key, contentGuid } = await unpackState("b4d72a03", first));
  await serving(first, async (api) => {
    const { guid } = await api.call<UserRecord>("GET", "/user");
    await api.call("POST", `/users/${guid}/keys`, { json: { name: "Nightly job" } });
    await api.call("POST", "/users", { json: { username: "lee", user_role: "publisher" } });
    await api.call("PATCH", `/content/${contentGuid}`, { json: { access_type: "logged_in" } });
    cookie = await signIn(api.server);
    signedInStatus = await exportsPage(api.server);
  });
  const names = { "steward.backup": file };
  made = await documented("npm run backup -- steward.backup", names, { STEWARD_STATE: first, ...PASSPHRASE });
  // What happens after the backup, and is lost with the server but for the export of its log.
  await serving(first, async (api) => {
    const { guid } = await api.call<UserRecord>("GET", "/user");
    const keys = await api.call<readonly KeyRecord[]>("GET", `/users/${guid}/keys`);
    const nightly = keys.find(({ name }) => name === "Nightly job")?.id;
    await api.call("DELETE", `/users/${guid}/keys/${nightly}`);
    const { results } = await api.call<{ readonly results: readonly UserRecord[] }>("GET", "/users");
    const lee = results.find(({ username }) => username === "lee");
    await api.call("PUT", `/users/${lee?.guid}`, { json: { user_role: "viewer" } });
    await api.call("POST", `/users/${lee?.guid}/lock`, { json: { locked: true } });
    await api.call("PATCH", `/content/${contentGuid}`, { json: { access_type: "acl" } });
    const [shared] = await api.call<readonly { readonly id: string }[]>("GET", `/content/${contentGuid}/permissions`);
    await api.call("DELETE", `/content/${contentGuid}/permissions/${shared?.id}`);
    await exportTo(api, exported);
  });
}, 240_000);
afterAll(cleanUp);

describe("npm run backup", () => {
  it("writes a file that only its owner can read, and in which nothing can be read", () => {
    expect(made.stdout).toMatch(
      /has 3 users, 2 keys, 1 content item, 1 export, \d+ objects\. The newest entry .* is \d+\.\n$/,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).includes("Rainfall")).toBe(false);
    expect(readdirSync(folder)).toEqual(["first", "kept", "server.backup"]);
  });

  it("needs a passphrase or --plain, a new file, and a server that does not run", async () => {
    const state = { STEWARD_STATE: first };
    expect((await ran("backup.ts", [join(folder, "x")], state, 2)).output).toContain("Set STEWARD_BACKUP_PASSPHRASE");
    expect((await ran("backup.ts", [file], { ...state, ...PASSPHRASE }, 2)).output).toContain("exists already");
    const { program } = await startServer(state);
    const refused = await ran("backup.ts", [join(folder, "x"), "--plain"], state, 2);
    expect(refused.output).toContain("runs. End it first: ");
    await stop(program);
  });

  it("refuses a server that has nothing, such as that of a misspelled folder", async () => {
    const misspelled = join(folder, "misspelled");
    const refused = await ran("backup.ts", [join(folder, "x"), "--plain"], { STEWARD_STATE: misspelled }, 2);
    expect(refused.output).toContain("There is nothing to back up");
    expect(readdirSync(folder)).not.toContain("x");
    rmSync(misspelled, { recursive: true });
  });

  it("has the whole database in statements that D1 takes, and fails where a row has lost an object", async () => {
    const broken = join(folder, "broken");
    execFileSync("cp", ["-r", first, broken]);
    const { openDeployment } = await import("../../../../worker/local/backup/deployment.ts");
    const { makeBackup } = await import("../../../../worker/local/backup/make-and-restore.ts");
    const deployment = await openDeployment({ kind: "local", state: broken });
    const exportedTo = join(broken, "all.sql");
    await deployment.exportDatabase(exportedTo);
    const sql = readFileSync(exportedTo, "utf8");
    // D1 takes statements of up to 100 KB.
    expect(Math.max(...statementsOf(sql).map((statement) => statement.length))).toBeLessThan(100_000);
    const restored = new DatabaseSync(":memory:");
    restored.exec(sql);
    const databases = join(broken, "v3/d1/miniflare-D1DatabaseObject");
    const database = readdirSync(databases).find((one) => /^[0-9a-f]+\.sqlite$/.test(one)) ?? "";
    const rows = rowsOf(restored);
    expect(rows).toEqual(rowsOf(new DatabaseSync(join(databases, database), { readOnly: true })));
    expect(rows["content_phrases"]).toEqual(
      ["a year", "of a year", "rainfall", "rainfall of a year", "year"].map((phrase) =>
        expect.objectContaining({ phrase }),
      ),
    );
    const lossy = {
      ...deployment,
      read: async (...[bucket, name]: Parameters<typeof deployment.read>) =>
        name.endsWith("index.html") ? null : await deployment.read(bucket, name),
    };
    const target = join(folder, "lossy");
    await expect(makeBackup(lossy, target, undefined, new Date())).rejects.toThrow("have no objects in the bucket");
    await deployment.close();
    expect(readdirSync(folder)).not.toContain("lossy");
    rmSync(broken, { recursive: true });
  });
});

describe("npm run restore", () => {
  it("refuses a wrong passphrase, a file that was changed, and a server that is not empty", async () => {
    const state = { STEWARD_STATE: join(folder, "other") };
    const wrong = await ran("restore.ts", [file], { ...state, STEWARD_BACKUP_PASSPHRASE: "another" }, 2);
    expect(wrong.output).toContain("The passphrase is wrong, or the backup was changed or cut off.");
    const cut = join(folder, "cut");
    writeFileSync(cut, readFileSync(file).subarray(0, -1));
    expect((await ran("restore.ts", [cut], { ...state, ...PASSPHRASE }, 2)).output).toContain("was changed or cut off");
    const full = await ran("restore.ts", [file], { STEWARD_STATE: first, ...PASSPHRASE }, 1);
    expect(full.output).toContain("The deployment is not empty");
  });

  it("brings everything back, and an export lists what was revoked since", async () => {
    const { stdout } = await documented(
      "STEWARD_STATE=restored npm run restore -- steward.backup",
      { "steward.backup": file },
      { STEWARD_STATE: second, ...PASSPHRASE },
    );
    const [, after = ""] = /up to entry (\d+) of the audit log: 3 users, 2 keys, 1 content item\.$/m.exec(stdout) ?? [];
    copyFileSync(join(first, "local.env"), join(second, "local.env"));
    const { url, program } = await startServer({ STEWARD_STATE: second });
    expect(program.output).toContain(`with an API key in STEWARD_API_KEY:
  curl -H "Authorization: Key $STEWARD_API_KEY" ${url}/__api__/v1/users
`);
    expect(program.output).not.toContain("There are no users yet");
    const api = apiOf(url, key);
    expect(
      await (await fetch(`${url}/content/${contentGuid}/`, { headers: { Authorization: `Key ${key}` } })).text(),
    ).toContain("<h1>Rainfall</h1>");
    expect([signedInStatus, await exportsPage(url)]).toEqual([200, 401]);
    expect(await api.call<ContentRecord>("GET", `/content/${contentGuid}`)).toMatchObject({ access_type: "logged_in" });

    const [recipe = ""] = /^gzip -dc .*$/m.exec(DOCUMENTATION) ?? [];
    const command = recipe.replace(" export/", ` ${exported}/`).replace("4711", after);
    const revoked = execFileSync("sh", ["-ec", command], { encoding: "utf8" }).trim().split("\n");
    expect(revoked.map((line) => line.split("\t")[1])).toEqual([
      "delete_key",
      "update_user",
      "lock_user",
      "update_content",
      "remove_permission",
    ]);

    const [{ guid }] = await api.call<[AuditExportRecord]>("GET", "/audit_exports");
    await api.call("POST", `/audit_exports/${guid}/run`);
    await expect
      .poll(async () => (await api.call<AuditExportRecord>("GET", `/audit_exports/${guid}`)).verdict.text)
      .toMatch(/^Whole to entry /);
    await stop(program);
  });
});
