/** Each local program as a process, by what it prints and how it ends, on one server of `npm start`. What they refuse, unit tests show. */

import { execFileSync } from "node:child_process";
import { createPrivateKey } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { parseEnv } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AuditExportRecord, countOf, isKeyValue } from "../../../shared/index.ts";
import { startUpstream } from "../../../worker/local/seed/upstream.ts";
import { freePort } from "../../support/free-port.ts";
import { cleanUp, emptyFolder, type Program, root, run, startServer, waitFor } from "./support/programs.ts";

const ENTRIES = 150;
const STAYS = "Ctrl-C stops it; everything else stays.";
const KEY_VALUE = /psk[0-9A-Za-z]{29}/;

const state = emptyFolder();
let server: string;
let start: Program;
let upstreamPort: number;
let otherPort: number;
/** The key of the first administrator. */
let key = "";

beforeAll(async () => {
  [upstreamPort, otherPort] = [await freePort(), await freePort()];
  const allowed = `127.0.0.1:${upstreamPort}, 127.0.0.1:${otherPort}`;
  ({ url: server, program: start } = await startServer({ STEWARD_STATE: state, ALLOW_PRIVATE_UPSTREAMS: allowed }));
});
afterAll(cleanUp);

function begin(script: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Program {
  return run(`${script}.ts`, args, { STEWARD_STATE: state, STEWARD_API_KEY: key, ...environment });
}

async function end(...of: Parameters<typeof begin>) {
  const program = begin(...of);
  const [code] = await program.ended;
  return { code, stdout: program.stdout, stderr: program.stderr };
}

async function get(url: string, asKey?: string) {
  const headers = asKey === undefined ? {} : { Authorization: `Key ${asKey}` };
  const response = await fetch(url, { headers });
  return { status: response.status, text: await response.text() };
}

async function getApi(path: string, asKey = key) {
  return JSON.parse((await get(`${server}/__api__/v1${path}`, asKey)).text);
}

/** Runs a command that a program shows. */
function shell(command: string, environment: Readonly<Record<string, string>>, cwd = root): string {
  return execFileSync("sh", ["-ec", command], {
    cwd,
    env: { PATH: process.env["PATH"], ...environment },
    encoding: "utf8",
  });
}

const settings = () => parseEnv(readFileSync(join(state, "local.env"), "utf8"));
const localSecret = () => settings()["BOOTSTRAP_SECRET"] ?? "";

describe("npm start on an empty database", () => {
  it("says how to make the first administrator", () => {
    expect(start.output).toContain(`There are no users yet. Create the first administrator, in another terminal:
  STEWARD_STATE='${state}' npm run bootstrap -- --server ${server}
`);
    for (const demo of ["seed", "export:demo"]) expect(start.output).toContain(`npm run ${demo} -- --server ${server}`);
    expect(start.output).toContain(`open ${server}/ and sign in with that key.`);
  });

  it("keeps a secret and a signing key of its own that only its owner may read", () => {
    expect(Buffer.from(localSecret(), "base64")).toHaveLength(32);
    const signingKey = Buffer.from(settings()["AUDIT_EXPORT_SIGNING_KEY"] ?? "", "base64");
    expect(createPrivateKey({ key: signingKey, format: "der", type: "pkcs8" }).asymmetricKeyType).toBe("ed25519");
    expect(statSync(join(state, "local.env")).mode & 0o777).toBe(0o600);
  });
});

describe("npm run bootstrap", () => {
  it.each([
    [
      ["--server", "http://127.0.0.1:9"],
      "error: The secret to create the first administrator is missing. Start the server first, in another terminal: npm start\n",
    ],
    [["--sever", "x"], "error: unknown option '--sever'\n(Did you mean --server?)\nUse --help to list the options.\n"],
  ])("ends with 2 by %j on a machine without a server", async (args, stderr) => {
    const environment = { STEWARD_STATE: join(state, "nowhere") };
    expect(await end("bootstrap", args, environment)).toEqual({ code: 2, stdout: "", stderr });
  });

  it("makes the first administrator, and shows a command that works", async () => {
    const { code, stdout, stderr } = await end("bootstrap", ["--server", server]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    key = /^ {2}export STEWARD_API_KEY=(\S+)$/m.exec(stdout)?.[1] ?? "";
    expect(isKeyValue(key)).toBe(true);
    const [, line = ""] = /^ {2}(curl .*)$/m.exec(stdout) ?? [];
    const answer = JSON.parse(shell(`${line} --silent`, { STEWARD_API_KEY: key }));
    expect(answer).toMatchObject({ results: [{ user_role: "administrator" }], total: 1 });
  });

  it.runIf(process.platform === "linux")("puts the secret on no command line", () => {
    const lines = readdirSync("/proc").flatMap((name) => {
      try {
        return /^\d+$/.test(name) ? [readFileSync(`/proc/${name}/cmdline`, "utf8")] : [];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
    expect(lines.join("\n")).toContain("workerd");
    expect(lines.filter((line) => line.includes(localSecret()))).toEqual([]);
  });
});

describe("npm run seed", () => {
  let first: Program;

  const seed = (port: number, entries = ENTRIES) =>
    begin("seed", ["--server", server, "--upstream-port", String(port), "--entries", String(entries)]);
  /** A key that the first run shows. */
  const shownKey = (name: string) => new RegExp(`^ +export ${name}=(\\S+)$`, "m").exec(first.stdout)?.[1] ?? "";
  /** The URL that it shows of a content item. */
  const shownUrl = (name: string) => new RegExp(`^ +${name} .* (http\\S+)$`, "m").exec(first.stdout)?.[1] ?? "";

  beforeAll(async () => {
    first = seed(upstreamPort);
    await waitFor(first, STAYS);
  });

  it("lets users of each role have keys of their own, and shows them", async () => {
    const names = ["ADA_KEY", "PAULA_KEY", "PIET_KEY", "VERA_KEY", "VICTOR_KEY"];
    const users = await Promise.all(names.map(async (name) => await getApi("/user", shownKey(name))));
    expect(users.map(({ username, user_role, confirmed }) => [username, user_role, confirmed])).toEqual([
      ["ada", "administrator", true],
      ["paula", "publisher", true],
      ["piet", "publisher", true],
      ["vera", "viewer", true],
      ["victor", "viewer", true],
    ]);
  });

  it("makes users of each role, some of them locked or not confirmed, and groups", async () => {
    const { results } = await getApi("/users?page_size=100");
    expect(Object.groupBy(results, ({ user_role }: { user_role: string }) => user_role)).toMatchObject({
      administrator: [{}, {}],
      publisher: [{}, {}, {}],
      viewer: [{}, {}, {}, {}],
    });
    expect((await getApi("/users?account_status=locked")).total).toBe(2);
    expect((await getApi("/users?account_status=inactive")).results).toMatchObject([
      { username: "viola", confirmed: false },
    ]);
    const groups = (await getApi("/groups")).results;
    expect(groups.map(({ name }: { name: string }) => name)).toEqual(["analysts", "finance"]);
  });

  it.each([
    ["rainfall-for-anyone", 200, 200, 200, 200],
    ["rainfall-for-all-users", 401, 200, 200, 200],
    ["rainfall-for-some-users", 401, 200, 404, 404],
    ["rainfall-for-a-group", 401, 200, 404, 404],
    ["rainfall-for-others", 401, 404, 200, 404],
    ["forecast-api", 401, 200, 200, 200],
  ])("makes %s, which answers %i without a key, %i to vera, %i to victor and %i to ada", async (name, ...expected) => {
    const keys = [undefined, shownKey("VERA_KEY"), shownKey("VICTOR_KEY"), shownKey("ADA_KEY")];
    const statuses = keys.map(async (one) => (await get(shownUrl(name), one)).status);
    expect(await Promise.all(statuses)).toEqual(expected);
  });

  it("publishes a plot with its data beside it", async () => {
    const url = shownUrl("rainfall-for-anyone");
    expect(new URL(url).pathname).toBe("/demo/rainfall/");
    const { text } = await get(url);
    expect(text).toContain("<title>Rainfall, for anyone</title>");
    expect(text.match(/<rect /g)).toHaveLength(12);
    const links = Array.from(text.matchAll(/href="([^"]+)"/g), ([, path = ""]) => new URL(path, url).href);
    expect(new Set(await Promise.all(links.map(async (link) => (await get(link)).status)))).toEqual(new Set([200]));
    expect((await get(`${url}data/rainfall.csv`)).text).toMatch(/^month,rainfall_mm\nJan,68\n/);
  });

  it("makes an API that learns who asks, and no key", async () => {
    const ask = async (path: string) => (await get(shownUrl("forecast-api") + path, shownKey("VERA_KEY"))).text;
    const { credentials, headers } = JSON.parse(await ask("whoami"));
    expect(credentials).toEqual({ user: "vera", groups: ["analysts"] });
    expect(headers).not.toContain("authorization");
    expect((await ask("stream")).trim().split("\n")).toHaveLength(10);
    expect(JSON.parse(await ask("forecast?months=1"))).toEqual([{ month: "Jan", rainfall_mm: 68 }]);
  });

  it("fills the audit log with what it did", async () => {
    const { results } = await getApi("/audit_logs?limit=500");
    expect(results.length).toBeGreaterThanOrEqual(ENTRIES);
    const actions = results.map(({ action }: { action: string }) => action);
    const users = ["bootstrap", "create_user", "invite_user", "accept_invitation", "lock_user", "delete_key"];
    const content = ["create_content", "upload_bundle", "deploy_bundle", "set_vanity_path", "add_permission"];
    expect(actions).toEqual(expect.arrayContaining([...users, "create_group", "add_group_member", ...content]));
  });

  it("shows commands that work", () => {
    const commands = Array.from(first.stdout.matchAll(/^ +(curl .*)$/gm), ([, command]) => command);
    const keys = Object.fromEntries(["VERA_KEY", "VICTOR_KEY"].map((name) => [name, shownKey(name)]));
    const statuses = commands.map((command) =>
      shell(`${command} -s -o /dev/null -w '%{http_code}'`, { STEWARD_API_KEY: key, ...keys }),
    );
    expect(statuses).toEqual(["200", "403", "200", "404", "200", "404", "200", "200"]);
  });

  it("says which port is taken", async () => {
    await expect(startUpstream(upstreamPort)).rejects.toMatchObject({
      exitCode: 2,
      message:
        `The demo's API cannot listen on port ${upstreamPort} of 127.0.0.1 (EADDRINUSE). ` +
        "Free the port, or choose another one with --upstream-port.",
    });
  });

  it("makes nothing twice, and serves the API where it listens now", async () => {
    first.child.kill("SIGINT");
    expect(await first.ended).toEqual([0, null]);
    expect((await get(shownUrl("forecast-api"), key)).status).toBe(502);
    const everything = async () => {
      const lists = ["/users?page_size=100", "/groups", "/content"].map(async (path) => await getApi(path));
      return JSON.parse(JSON.stringify(await Promise.all(lists)).replaceAll(/127\.0\.0\.1:\d+\/?"/g, '"'));
    };
    const before = await everything();
    const { results: entriesBefore } = await getApi("/audit_logs?limit=500");

    const again = seed(otherPort);
    await waitFor(again, STAYS);
    expect(again.output).toContain("VERA_KEY: only shown when it was created");
    expect(again.output).not.toMatch(KEY_VALUE);
    expect(await everything()).toEqual(before);
    const { results: entries } = await getApi("/audit_logs?limit=500");
    expect(entries.slice(entriesBefore.length)).toMatchObject([{ action: "update_content" }]);
    expect((await get(shownUrl("forecast-api"), key)).status).toBe(200);

    again.child.kill("SIGTERM");
    expect(await again.ended).toEqual([0, null]);
  });

  it("shows keys as soon as it has made them, so that whoever stops it has them", async () => {
    const { guid } = await getApi("/user", shownKey("VICTOR_KEY"));
    const init = { method: "PUT", headers: { Authorization: `Key ${key}` }, body: '{ "confirmed": false }' };
    expect((await fetch(`${server}/__api__/v1/users/${guid}`, init)).status).toBe(200);
    const again = seed(otherPort, 9_999_999);
    await waitFor(again, "export VICTOR_KEY=psk");
    again.child.kill("SIGINT");
    await again.ended;
    expect(again.output).not.toContain("The demo on");
  });
});

describe("npm run export:demo", () => {
  const exportDemo = async (...args: readonly string[]) =>
    await end("export-demo", ["--server", server, "--entries", String(ENTRIES), ...args]);
  const exportNamed = async (name: string): Promise<AuditExportRecord> =>
    (await getApi(`/audit_exports?name=${name}`))[0];

  it("exports all of the log, finds the export whole, and shows commands that work", async () => {
    const { code, stdout } = await exportDemo();
    expect(code).toBe(0);
    const demo = await exportNamed("demo");
    expect(demo).toMatchObject({ source: "own", state: "waiting", quarantined: 0 });
    expect(demo.entries).toBeGreaterThan(ENTRIES);
    for (const line of [
      `The export "demo" has ${demo.entries} entries. Now it is downloaded`,
      `Whole: the export in ${server}/__api__/v1/audit_exports/${demo.guid}\n`,
      `  ${demo.entries} entries in ${countOf(demo.segments ?? 0, "segment")}, ids 1 to ${demo.entries}\n`,
      `  ${countOf(demo.manifests ?? 0, "manifest")}, signed by ${demo.public_key}\n`,
      "  missing, though the server has them: none\n",
    ]) {
      expect(stdout).toContain(line);
    }

    const commands = stdout
      .slice(stdout.indexOf("To try"))
      .split("\n")
      .filter((line) => /^ {4}/.test(line))
      .join("\n")
      .replace(/^ +npm run export:demo .*$/m, "")
      // npm itself would look for a package in the folder where this runs.
      .replaceAll("npm run steward --", `"${process.execPath}" "${join(root, "action/terminal.ts")}"`);
    expect(commands.match(/verify-export/g)).toHaveLength(2);
    const folder = emptyFolder();
    const said = shell(commands, { STEWARD_API_KEY: key }, folder);
    expect(readdirSync(join(folder, "demo")).toSorted()).toEqual(["latest.json", "manifests", "seg"]);
    expect(said).toContain('"name": "seg/000000001.ndjson.gz"');
    expect(said).toContain('"action": "');
    expect(said).toContain("Whole: the export in demo\n");
    expect(said).toContain(`Whole: the export in ${server}/`);
  });

  it("lets the same export go on, and answers as JSON alone", async () => {
    const before = await exportNamed("demo");
    const { code, stdout, stderr } = await exportDemo("--entries", String((before.entries ?? 0) + 20), "--json");
    expect(code).toBe(0);
    const after = await exportNamed("demo");
    expect(after).toMatchObject({ guid: before.guid, segments: (before.segments ?? 0) + 1 });
    // More than one if an hour ends meanwhile.
    expect(after.manifests).toBeGreaterThan(before.manifests ?? 0);
    const { entries, last_id, manifests, public_key } = after;
    const added = (entries ?? 0) - (before.entries ?? 0);
    expect(added).toBeGreaterThanOrEqual(20);
    expect(stderr).toContain(`The export "demo" has ${entries} entries, ${added} of them new.`);
    expect(JSON.parse(stdout)).toMatchObject({
      server,
      export: { guid: after.guid, name: "demo", entries, last_id },
      verification: {
        whole: true,
        signed_by: public_key,
        totals: { entries, last_id, manifests, gaps: 0, unsealed_segments: 0 },
        differences: { missing: 0, vanished: 0 },
      },
    });
    expect(stdout + stderr).not.toContain(key);
  });

  it("ends with 1 if the server refuses the name, before it makes entries", async () => {
    const { code, stderr } = await exportDemo("--name", "No name", "--entries", "9999999");
    expect(code).toBe(1);
    expect(stderr).toMatch(/^error: The server refuses POST \/audit_exports \(400\): .* "name" must be /);
  });

  it("ends with 1 if the export was spoilt, and says where", async () => {
    const { guid } = await exportNamed("demo");
    const gzip = Buffer.from([0x1f, 0x8b]);
    const segments = readdirSync(state, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.parentPath.includes("r2"))
      .map(({ parentPath, name }) => join(parentPath, name))
      .filter((path) => readFileSync(path).subarray(0, gzip.length).equals(gzip));
    for (const path of segments) {
      const bytes = readFileSync(path);
      const last = bytes.length - 10;
      bytes[last] = (bytes[last] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    }
    const { code, stdout, stderr } = await exportDemo();
    expect(code).toBe(1);
    expect(stdout + stderr).toContain("seg/000000001.ndjson.gz: ");
    expect(stdout).toContain(`Broken: the export in ${server}/__api__/v1/audit_exports/${guid}\n`);
    expect(stdout).not.toContain("To try");
  });
});

it("npm start leaves no secret in what it says, and none in Wrangler's logs", () => {
  const logs = join(root, ".wrangler/config/.wrangler/logs");
  const texts = readdirSync(logs).map((name) => readFileSync(join(logs, name), "utf8"));
  expect(texts.length).toBeGreaterThan(0);
  expect([start.output, ...texts].filter((text) => text.includes(localSecret()))).toEqual([]);
  expect(start.output).not.toMatch(KEY_VALUE);
  expect(start.output).not.toContain("eyJ");
});

it("npm run backup and npm run restore bring a server into an empty folder", async () => {
  const folder = emptyFolder();
  const file = join(folder, "server.backup");
  start.child.kill("SIGTERM");
  expect(await start.ended).toEqual([0, null]);

  const made = await end("backup", [file, "--plain", "--json"]);
  expect([made.code, made.stderr]).toEqual([0, ""]);
  const counts = { users: 9, content: 6, exports: 1 };
  expect(JSON.parse(made.stdout)).toMatchObject({ file, encrypted: false, counts });
  expect(statSync(file).mode & 0o777).toBe(0o600);

  const restored = join(folder, "restored");
  const { code, stdout, stderr } = await end("restore", [file, "--json"], { STEWARD_STATE: restored });
  expect([code, stderr]).toEqual([0, ""]);
  expect(JSON.parse(stdout)).toMatchObject({ objects: JSON.parse(made.stdout).objects, counts });
  const databases = join(restored, "v3/d1/miniflare-D1DatabaseObject");
  const name = readdirSync(databases).find((one) => /^[0-9a-f]+\.sqlite$/.test(one)) ?? "";
  const database = new DatabaseSync(join(databases, name), { readOnly: true });
  expect(database.prepare("SELECT count(*) AS users FROM users").get()).toEqual({ users: 9 });
  database.close();
});
