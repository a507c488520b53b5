import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AuditExportRecord, countOf } from "../../../shared/index.ts";
import { cleanUp, emptyFolder, listen, type Program, root, run, startServer } from "./support/programs.ts";

const ENTRIES = 150;

const state = emptyFolder();
let server: string;
let start: Program;
let first: Program;
let key: string;

/** Runs `npm run export:demo`. */
function exportDemo(args: readonly string[] = [], environment: Readonly<Record<string, string>> = {}): Program {
  const options = ["--server", server, "--entries", String(ENTRIES), ...args];
  return run("export-demo.ts", options, { STEWARD_STATE: state, ...environment });
}

const again = (...args: readonly string[]) => exportDemo(args, { STEWARD_API_KEY: key });

async function api<Answer>(path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${server}/__api__/v1${path}`, { ...init, headers: { Authorization: `Key ${key}` } });
  return JSON.parse(await response.text());
}

async function exportNamed(name: string): Promise<AuditExportRecord> {
  const all = await api<readonly AuditExportRecord[]>("/audit_exports");
  const found = all.find((one) => one.name === name);
  if (found === undefined) throw new Error(`There is no export ${name}.`);
  return found;
}

beforeAll(async () => {
  ({ url: server, program: start } = await startServer({ STEWARD_STATE: state }));
  first = exportDemo();
  await first.ended;
  key = /^ +export STEWARD_API_KEY=(\S+)$/m.exec(first.stdout)?.[1] ?? "";
});
afterAll(cleanUp);

describe("npm run export:demo on an empty server", () => {
  it("fills the log, exports all of it, finds the export whole and says how much it is", async () => {
    expect(first.child.exitCode).toBe(0);
    const demo = await exportNamed("demo");
    expect(demo).toMatchObject({ source: "own", state: "waiting", quarantined: 0 });
    expect(demo.entries).toBeGreaterThan(ENTRIES);
    expect(demo.last_id).toBe(String(demo.entries));
    expect(first.output).toContain(`The export "demo" has ${demo.entries} entries. Now it is downloaded`);
    expect(first.output).toContain(`Whole: the export in ${server}/__api__/v1/audit_exports/${demo.guid}\n`);
    expect(first.output).toContain(
      `  ${demo.entries} entries in ${countOf(demo.segments ?? 0, "segment")}, ids 1 to ${demo.entries}\n`,
    );
    expect(first.output).toContain(`  ${countOf(demo.manifests ?? 0, "manifest")}, signed by ${demo.public_key}\n`);
    expect(first.output).toContain("  missing, though the server has them: none\n");
  });

  it("is told of by npm start", () => {
    expect(start.output).toContain(`npm run export:demo -- --server ${server}\n`);
  });

  it("shows commands that work", () => {
    const commands = first.stdout
      .slice(first.stdout.indexOf("To try"))
      .split("\n")
      .filter((line) => /^ {4}/.test(line))
      .join("\n")
      .replace(/^ +npm run export:demo .*$/m, "")
      // npm itself would look for a package in the folder where this runs.
      .replaceAll("npm run steward --", `"${process.execPath}" "${join(root, "action/terminal.ts")}"`);
    expect(commands.match(/verify-export/g)).toHaveLength(2);
    const folder = emptyFolder();
    const options = {
      cwd: folder,
      env: { PATH: process.env["PATH"], STEWARD_API_KEY: key },
      encoding: "utf8",
    } as const;
    const said = execFileSync("sh", ["-ec", commands], options);
    expect(readdirSync(join(folder, "demo")).toSorted()).toEqual(["latest.json", "manifests", "seg"]);
    expect(said).toContain('"name": "seg/000000001.ndjson.gz"');
    expect(said).toContain('"action": "');
    expect(said).toContain("Whole: the export in demo\n");
    expect(said).toContain(`Whole: the export in ${server}/`);
  });

  it("leaves no key in what npm start says", () => {
    expect(start.output).not.toMatch(/psk[0-9A-Za-z]{29}|eyJ/);
  });
});

describe("npm run export:demo once more", () => {
  it("asks for a key where there are users", async () => {
    const keyless = exportDemo();
    expect(await keyless.ended).toEqual([2, null]);
    expect(keyless.output).toBe(
      "error: The server already has users. Set STEWARD_API_KEY to the key of an administrator, and run this command again.\n",
    );
  });

  it("lets the same export go on, and shows its key no more", async () => {
    const before = await exportNamed("demo");
    const more = again("--entries", String((before.entries ?? 0) + 20));
    expect(await more.ended).toEqual([0, null]);
    const after = await exportNamed("demo");
    expect(after).toMatchObject({ guid: before.guid, segments: (before.segments ?? 0) + 1 });
    // More than one where an hour ends meanwhile.
    expect(after.manifests).toBeGreaterThan(before.manifests ?? 0);
    const added = (after.entries ?? 0) - (before.entries ?? 0);
    expect(added).toBeGreaterThanOrEqual(20);
    expect(more.output).toContain(`The export "demo" has ${after.entries} entries, ${added} of them new.`);
    expect(more.output).toContain(`Whole: the export in ${server}/`);
    expect(more.output).not.toContain(key);
  });

  it("makes another export where one is named, and answers as JSON alone", async () => {
    const other = again("--name", "other", "--json");
    expect(await other.ended).toEqual([0, null]);
    const auditExport = await exportNamed("other");
    const { entries, last_id, manifests, public_key } = auditExport;
    expect(JSON.parse(other.stdout)).toMatchObject({
      server,
      export: { guid: auditExport.guid, name: "other", entries, last_id },
      verification: {
        whole: true,
        signed_by: public_key,
        totals: { entries, last_id, manifests, gaps: 0, unsealed_segments: 0 },
        differences: { missing: 0, vanished: 0 },
      },
    });
    expect(other.output).not.toContain(key);
  });

  it("does not run what somebody paused, and says how it goes on", async () => {
    const { guid } = await exportNamed("other");
    await api(`/audit_exports/${guid}/pause`, { method: "POST" });
    const paused = again("--name", "other");
    expect(await paused.ended).toEqual([1, null]);
    const command = `curl -X POST -H "Authorization: Key $STEWARD_API_KEY" ${server}/__api__/v1/audit_exports/${guid}/resume`;
    expect(paused.output).toBe(`error: The export "other" is paused. Resume it, and run this again:\n  ${command}\n`);
    execFileSync("sh", ["-c", `${command} -sS --fail -o /dev/null`], {
      env: { PATH: process.env["PATH"], STEWARD_API_KEY: key },
    });
    expect(await again("--name", "other").ended).toEqual([0, null]);
  });

  it("says what the server has against a name, before it makes entries", async () => {
    const refused = again("--name", "No name", "--entries", "9999999");
    expect(await refused.ended).toEqual([1, null]);
    expect(refused.output).toMatch(/^error: The server refuses POST \/audit_exports \(400\): .* "name" must be /);
  });

  it("says that nothing answers, and how to start it", async () => {
    const without = run("export-demo.ts", [], { PORT: "9", STEWARD_STATE: state });
    expect(await without.ended).toEqual([2, null]);
    expect(without.output).toBe(
      `error: No server answers at http://127.0.0.1:9. Start the server, in another terminal: npm start\n`,
    );
  });

  it("tells nothing of a program that is no content server", async () => {
    const { server: stranger, port } = await listen();
    stranger.on("connection", (socket) =>
      socket.end("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi"),
    );
    const other = run("export-demo.ts", [], { PORT: port, STEWARD_STATE: state });
    expect(await other.ended).toEqual([1, null]);
    expect(other.output).toBe(
      "error: The server refuses POST /__api__/v1/bootstrap (200): It does not say why. Is it a content server?\n",
    );
    stranger.close();
  });

  it("refuses a number of entries that is none", async () => {
    const refused = again("--entries", "many");
    expect(await refused.ended).toEqual([2, null]);
    expect(refused.output).toContain("It must be a whole number.");
  });
});

/** The files in which the server keeps objects that begin with some bytes. */
function storedFiles(beginning: Buffer): readonly string[] {
  return readdirSync(state, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.parentPath.includes("r2"))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((path) => readFileSync(path).subarray(0, beginning.length).equals(beginning));
}

describe("npm run export:demo on an export that was spoilt", () => {
  it("says that it is broken, and where", async () => {
    const { guid } = await exportNamed("other");
    for (const path of storedFiles(Buffer.from([0x1f, 0x8b]))) {
      const bytes = readFileSync(path);
      const last = bytes.length - 10;
      bytes[last] = (bytes[last] ?? 0) ^ 1;
      writeFileSync(path, bytes);
    }
    const broken = again("--name", "other");
    expect(await broken.ended).toEqual([1, null]);
    expect(broken.output).toContain("seg/000000001.ndjson.gz: ");
    expect(broken.output).toContain(`Broken: the export in ${server}/__api__/v1/audit_exports/${guid}\n`);
    expect(broken.output).not.toContain("To try");
  });

  it("says that it needs attention, and what for", async () => {
    const segments = storedFiles(Buffer.from([0x1f, 0x8b]));
    for (const path of segments) writeFileSync(path, Buffer.alloc(readFileSync(path).length));
    const stuck = again();
    expect(await stuck.ended).toEqual([1, null]);
    expect(stuck.output).toContain('error: The export "demo" needs attention: ');
    expect(stuck.output).toContain("seg/00000000");
    expect(stuck.output).toContain("What is written is kept. Fix that, and run this again.\n");
    expect(stuck.output).not.toContain(key);
  });
});
