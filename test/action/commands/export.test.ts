import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type AuditServer, type AuditServerOptions, KEY, makeEntries, serveAuditLog } from "../support/audit-server.ts";
import { calmTime } from "../support/calm-time.ts";
import { exportedLines, filesBelow } from "../support/exported.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { type CommandOptions, runTerminal } from "../support/terminal.ts";
import { PRIVATE_PEM } from "../support/verify-export.ts";
import { type DiskFault, withFailingDisk } from "./failing-disk.ts";

calmTime();

const SIGNING = { STEWARD_SIGNING_KEY: PRIVATE_PEM };

async function exportWith(args: readonly string[], options: Partial<CommandOptions> = {}) {
  const environment = { STEWARD_API_KEY: KEY, ...options.environment };
  return await runTerminal(["export", ...args], { folder: temporaryFolder(), ...options, environment });
}

async function verify(folder: string) {
  const { code, stdout } = await runTerminal(["verify-export", folder, "--format", "json"], { folder });
  return { code, ...JSON.parse(stdout) };
}

/** Exports from a server to a new folder. */
async function exportFrom(options: AuditServerOptions, args: readonly string[] = []) {
  const server = await serveAuditLog({ entries: makeEntries(300), ...options });
  const folder = temporaryFolder();
  const outcome = await exportWith(["--server", server.url, "--out", "out", "--page-entries", "50", ...args], {
    folder,
  });
  return { ...outcome, server, out: join(folder, "out"), folder };
}

const isWhole = (server: AuditServer, out: string) => expect(exportedLines(out)).toEqual(server.entries);

it("exports the whole log, and says what there is", async () => {
  const server = await serveAuditLog({ entries: makeEntries(2_345) });
  const folder = temporaryFolder();
  const args = ["--server", `${server.url}/`, "--out", "audit-log", "--page-entries", "100"];
  const { code, stdout, stderr } = await exportWith(args, { folder });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toBe(`The audit log of ${server.url} in audit-log:
  2345 entries in 1 segment, ids up to 2345
  1 manifest; not signed, for STEWARD_SIGNING_KEY is not set
  Exported to entry 2345; neither checked nor compared with the server: verify-export does that.
`);
  isWhole(server, join(folder, "audit-log"));
  expect(await verify(join(folder, "audit-log"))).toMatchObject({ code: 0, whole: true, breaks: [] });
});

it("passes over what an operating system put into the folder, and says so, as verify-export does", async () => {
  const { server, out, folder } = await exportFrom({});
  mkdirSync(join(out, "lost+found"), { mode: 0 });
  for (const name of [".DS_Store", "seg/Thumbs.db", "manifests/Desktop.ini"]) writeFileSync(join(out, name), "");
  const notice = "operating system's own: .DS_Store, lost+found, manifests/Desktop.ini, seg/Thumbs.db.";
  const again = await exportWith(["--server", server.url, "--out", "out"], { folder });
  expect(again).toMatchObject({ code: 0, stderr: "", stdout: expect.stringContaining(notice) });
  const json = await exportWith(["--server", server.url, "--out", "out", "--format", "json"], { folder });
  expect(JSON.parse(json.stdout)).toMatchObject({ notices: [expect.stringContaining(notice)] });
  expect(await verify(out)).toMatchObject({ code: 0, notices: [expect.stringContaining(notice)] });
});

it("counts what is in quarantine, and says why it is: for two ids, too", async () => {
  const entries = makeEntries(5).with(2, '{"id":"3","id":"4","time":"2026-01-01T00:00:00Z"}');
  const { code, stdout, out, server, folder } = await exportFrom({ entries });
  expect(code).toBe(0);
  expect(stdout).toContain("  in quarantine, 1 entry: The entry has more than one id.\n");
  expect(stdout).toContain(" 1 entry of it is in quarantine.\n");
  const json = await exportWith(["--server", server.url, "--out", "out", "--format", "json"], { folder });
  expect(JSON.parse(json.stdout)).toMatchObject({
    entries: 4,
    quarantined: 1,
    quarantine: [{ reason: "The entry has more than one id.", entries: 1 }],
  });
  const text = expect.stringContaining("1 entry of it is in quarantine.");
  expect(await verify(out)).toMatchObject({ code: 0, verdict: { text }, totals: { quarantined: 1 } });
});

it("needs no option to know that the ids of this project's server are consecutive", async () => {
  const settings = { build: "0.1.0", limits: { audit_page_max_entries: 500 } };
  const entries = makeEntries(9).toSpliced(4, 1);
  const own = await exportFrom({ entries, settings });
  expect(own).toMatchObject({ code: 1, stdout: expect.stringContaining("Not complete: ids are missing at 1 place") });
  expect(await verify(own.out)).toMatchObject({ code: 1, open_gaps: [{ after: "4", before: "6" }] });
  for (const other of [{}, { build: 7, limits: {} }, { build: "2026.01.0" }]) {
    expect(await exportFrom({ entries, settings: other })).toMatchObject({ code: 0 });
  }
});

it("says that the log was restored, where it ends before the export did, and where it gives ids again", async () => {
  const { server, folder } = await exportFrom({});
  const again = async () => await exportWith(["--server", server.url, "--out", "out"], { folder });
  expect(await again()).toMatchObject({ code: 0 });
  server.entries.splice(280);
  const early = "The server's log ends at entry 280, before entry 300: it was restored, or is another log.";
  expect(await again()).toMatchObject({ code: 1, stdout: expect.stringContaining(early) });
  server.entries.push(...makeEntries(40, 281).map((entry) => entry.replace("Ada", "Eve")));
  const changed = "Differs from the server: 20 entries have other content on the server.";
  expect(await again()).toMatchObject({ code: 1, stdout: expect.stringContaining(changed) });
});

it("tries hard links where the links of its folders lead", async () => {
  const [folder, disk] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(join(folder, "out"));
  symlinkSync(disk, join(folder, "out", "seg"));
  const args = ["--server", "http://127.0.0.1:1", "--out", "out"];
  const failed = await withFailingDisk("no links in seg", async () => await exportWith(args, { folder }));
  expect(failed).toMatchObject({ code: 2, stdout: "" });
  expect(failed.stderr).toContain(`error: The file system of "${join("out", "seg")}" does not support hard links, `);
  expect(readdirSync(disk)).toEqual([]);
});

it("goes on with an export, and writes only what is new", async () => {
  const { server, out, folder } = await exportFrom({});
  const before = filesBelow(out);
  server.entries.push(...makeEntries(120, 301));
  const again = ["--server", server.url, "--out", "out", "--format", "json", "--name", new URL(server.url).host];
  const { code, stdout, stderr } = await exportWith(again, { folder });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(JSON.parse(stdout)).toEqual({
    state: "done",
    message: null,
    name: new URL(server.url).host,
    source: server.url,
    folder: "out",
    verdict: {
      state: "not_compared",
      text: "Exported to entry 420; neither checked nor compared with the server: verify-export does that.",
    },
    open_gaps: [],
    held_back: false,
    last_id: "420",
    segments: 2,
    entries: 420,
    quarantined: 0,
    quarantine: [],
    notices: [],
    manifests: 2,
    pages: expect.any(Number),
    public_key: null,
  });
  isWhole(server, out);
  const after = filesBelow(out);
  for (const [name, bytes] of before) if (name !== "latest.json") expect(after.get(name)).toEqual(bytes);
  expect(await verify(out)).toMatchObject({ code: 0, whole: true, totals: { entries: 420, manifests: 2 } });
});

it("ends with 1 where ids are missing although they are consecutive, until a later run finds them", async () => {
  const entries = makeEntries(40);
  const server = await serveAuditLog({ entries: entries.filter((_, index) => index !== 6) });
  const folder = temporaryFolder();
  const run = async (...args: string[]) =>
    await exportWith(["--server", server.url, "--out", "out", "--consecutive-ids", ...args], { folder });
  const text =
    "Not complete: ids are missing at 1 place, the first after 6, although the server's ids are consecutive.";
  const { code, stdout } = await run();
  expect({ code, last: stdout.split("\n").at(-2) }).toEqual({
    code: 1,
    last: `  ${text} Exported to entry 40; neither checked nor compared with the server: verify-export does that.`,
  });
  const json = await run("--format", "json");
  expect({ code: json.code, ...JSON.parse(json.stdout) }).toMatchObject({
    code: 1,
    state: "done",
    verdict: { state: "incomplete" },
    open_gaps: [{ after: "6", before: "8" }],
  });
  server.entries.splice(6, 0, ...makeEntries(1, 7));
  expect(await run("--overlap", "100")).toMatchObject({ code: 0 });
  expect(await verify(join(folder, "out"))).toMatchObject({ code: 0, whole: true, open_gaps: null });
});

it("says at its end that entries are held back, and ends with 0", async () => {
  const newest = JSON.stringify({ id: "6", time: new Date().toISOString() });
  const entries = [...makeEntries(5), newest];
  const { code, stdout, out } = await exportFrom({ entries }, ["--hold-back", "3600"]);
  expect({ code, last: stdout.split("\n").at(-2) }).toEqual({
    code: 0,
    last:
      "  Exported to entry 5; neither checked nor compared with the server: verify-export does that. " +
      "The server has more: its newest entries are left to a later run, those without an id until one with an id follows.",
  });
  expect(exportedLines(out)).toHaveLength(5);
});

it("exports a log without entries, and sends the key by another header", async () => {
  const { code, stdout, server, out } = await exportFrom({ entries: [], keyHeader: "X-Steward" }, [
    "--key-header",
    "X-Steward",
  ]);
  expect({ code, entries: server.entries }).toEqual({ code: 0, entries: [] });
  expect(stdout).toContain("  0 entries in 0 segments\n  1 manifest; ");
  expect(server.requests.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  expect(await verify(out)).toMatchObject({ code: 0, whole: true });
});

it.each([
  ["a server error now and then", { fault: (request: number) => (request % 3 === 1 ? { status: 503 } : undefined) }],
  ["what is no page", { fault: (request: number) => (request % 2 === 0 ? { body: "<html>" } : undefined) }],
])("waits out %s, and says so", async (_, options) => {
  const { code, stderr, server, out } = await exportFrom(options);
  expect(code).toBe(0);
  expect(stderr).toMatch(/^[A-Z].* Trying again in 0 s \(try 2 of 10\)\.\n/m);
  isWhole(server, out);
  expect(await verify(out)).toMatchObject({ code: 0, whole: true });
});

it("gives up after ten tries in a row, keeps what it read, and goes on when it is run again", async () => {
  const broken = { now: true };
  const fault = (request: number) => (request > 3 && broken.now ? { status: 500 } : undefined);
  const { code, stdout, stderr, server, out, folder } = await exportFrom({ fault });
  expect(code).toBe(2);
  expect(stderr.split("\n").slice(-2)).toEqual([
    expect.stringMatching(
      /^error: The export gave up: .*500.* Check that --server is the URL of a server that works\. Everything that was written is kept\. Run the same command again to resume\.$/,
    ),
    "",
  ]);
  expect(stderr.match(/Trying again/g)).toHaveLength(9);
  expect(stdout).toContain("  150 entries in 1 segment, ids up to 150\n");
  expect(server.requests).toHaveLength(13);
  expect(exportedLines(out)).toEqual(server.entries.slice(0, 150));
  broken.now = false;
  expect(await exportWith(["--server", server.url, "--out", "out"], { folder })).toMatchObject({ code: 0 });
  isWhole(server, out);
  expect(await verify(out)).toMatchObject({ code: 0, whole: true });
});

it.each([
  ["a key that is not valid", 401],
  ["a key that may not", 403],
])("stops at %s, and keeps what it read", async (_, status) => {
  const { code, stdout, stderr, server, out } = await exportFrom({
    fault: (request) => (request > 3 ? { status } : undefined),
  });
  expect({ code, stdout }).toEqual({ code: 2, stdout: expect.stringContaining("  150 entries in 1 segment") });
  expect(stderr).toContain(`answered ${status}`);
  expect(stderr).toMatch(/written so far is kept\.\n$/);
  expect(server.requests).toHaveLength(4);
  expect(exportedLines(out)).toEqual(server.entries.slice(0, 150));
});

it("says it in JSON alone where that is asked for", async () => {
  const { code, stdout, stderr } = await exportFrom({ fault: () => ({ status: 401 }) }, ["--format", "json"]);
  expect({ code, stderr }).toEqual({ code: 2, stderr: "" });
  expect(JSON.parse(stdout)).toMatchObject({
    state: "needs_attention",
    message: expect.stringContaining("401"),
    held_back: null,
    pages: 0,
  });
});

it("tells the key nowhere, in no output and no file", async () => {
  const outcomes = [
    await exportFrom({}),
    await exportFrom({}, ["--format", "json"]),
    await exportFrom({ fault: () => ({ status: 401 }) }),
    await exportFrom({ fault: (request) => (request > 2 ? { status: 500 } : undefined) }),
    await exportFrom({ fault: (request) => (request > 2 ? { body: KEY } : undefined) }),
    await exportFrom({ nextUrl: (url) => url.replace("/__api__/", `/${KEY}/`) }),
    await exportFrom({ fault: () => ({ status: 302, headers: { Location: `https://example.com/${KEY}` } }) }),
    await exportFrom({}, ["--page-entries", KEY.slice(0, 0)]),
  ];
  for (const { stdout, stderr, folder, server } of outcomes) {
    expect(stdout + stderr).not.toContain(KEY);
    for (const [name, bytes] of filesBelow(folder)) {
      expect(name).not.toContain(KEY);
      expect(bytes.includes(KEY)).toBe(false);
    }
    expect(server.requests.every(({ url }) => !url.includes(KEY))).toBe(true);
  }
});

it.each([
  [{ STEWARD_API_KEY: "" }, [], "There is no API key. Set the environment variable STEWARD_API_KEY to the key of an"],
  [{ STEWARD_API_KEY: "k\u00e9y" }, [], "STEWARD_API_KEY is not an API key: "],
  [
    { STEWARD_SIGNING_KEY: "secret" },
    [],
    "STEWARD_SIGNING_KEY is not an Ed25519 key in PKCS#8, as PEM or base64. Set it to a key such as",
  ],
  [{}, ["--key-header", "a b"], "--key-header must be the name of a header, "],
  [
    {},
    ["--server", "http://content.example.com"],
    "--server must begin with https://, because over http the key can be read",
  ],
  [{}, ["--server", "https://u:secret@content.example.com"], "--server must have no user name and no password. "],
])("refuses %j %j, and writes nothing", async (environment, args, message) => {
  const folder = temporaryFolder();
  const all = ["--server", "https://content.example.com", "--out", "out", ...args];
  const { code, stdout, stderr } = await exportWith(all, { folder, environment });
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr.startsWith(`error: ${message}`)).toBe(true);
  expect(stderr).not.toContain("secret");
  expect(readdirSync(folder)).toEqual([]);
});

it.each([
  [["--page-entries", "0"], "It must be a whole number from 1 to 10000."],
  [["--overlap", "-1"], "It must be a whole number from 0 to 10000."],
  [["--name", "a\u001b[2Jb"], "It must be 1 to 300 letters, digits or characters of"],
  [["--format", "xml"], "Allowed choices are text, json."],
])("refuses %j", async (args, message) => {
  const all = ["--server", "https://content.example.com", "--out", "out", ...args];
  const { code, stdout, stderr } = await exportWith(all);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
  expect(stderr).not.toContain("\u001b");
});

it("refuses a folder with other things in it, and an export of another server, name or key", async () => {
  const { server, folder, out } = await exportFrom({});
  const other = await serveAuditLog({ entries: makeEntries(3) });
  const mixed = await exportWith(["--server", other.url, "--out", "out"], { folder });
  expect(mixed).toMatchObject({ code: 2, stderr: expect.stringContaining("error: The export stopped: ") });
  expect(mixed.stderr).toContain(server.url);
  isWhole(server, out);
  // Both would make an export that verify-export calls broken, for ever.
  const renamed = await exportWith(["--server", server.url, "--out", "out", "--name", "other"], { folder });
  expect(renamed).toMatchObject({ code: 2, stderr: expect.stringContaining(", not of other. ") });
  const signed = await exportWith(["--server", server.url, "--out", "out"], { folder, environment: SIGNING });
  expect(signed).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("is not signed, but this run has the signing key "),
  });
  expect(await verify(out)).toMatchObject({ code: 0, whole: true, totals: { manifests: 1 } });
  writeFileSync(join(folder, "thesis.txt"), "");
  expect(await exportWith(["--server", server.url, "--out", "."], { folder })).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining('error: The folder "." contains something that is not part of an export: "out". '),
  });
  const file = await exportWith(["--server", server.url, "--out", "thesis.txt"], { folder });
  expect(file).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining('Could not use "thesis.txt". '),
  });
  expect(readFileSync(join(folder, "thesis.txt"), "utf8")).toBe("");
});

it.each<[DiskFault, RegExp, string[]]>([
  [
    "full",
    /^error: The export stopped: Could not use "out\/seg\/000000001\.ndjson\.gz"\. There is no space left\. Free some space and run the command again\. Everything that was written is kept/,
    ["seg"],
  ],
  [
    "no links",
    /^error: The file system of "out" does not support hard links, which an export needs to write each file once and whole\./,
    [],
  ],
])("says what to do where the disk fails: %s", async (fault, message, left) => {
  const server = await serveAuditLog({ entries: makeEntries(100) });
  const folder = temporaryFolder();
  const args = ["--server", server.url, "--out", "out"];
  const exporting = async () => await exportWith(args, { folder });
  const { code, stdout, stderr } = await withFailingDisk(fault, exporting);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(message);
  expect(stderr).not.toContain("secret");
  expect([...filesBelow(join(folder, "out")).keys()]).toEqual([]);
  expect(readdirSync(join(folder, "out"))).toEqual(left);
  expect(await exporting()).toMatchObject({ code: 0 });
  isWhole(server, join(folder, "out"));
});
