import { generateKeyPairSync } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, describe, expect, it } from "vitest";
import { runTerminal } from "../run-terminal.ts";
import { KEY, makeEntries, serveAuditLog } from "../support/audit-server.ts";
import { awayFromHoursEnd } from "../support/away-from-hours-end.ts";
import { CALM } from "../support/calm-environment.ts";
import { filesBelow } from "../support/exported.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";

awayFromHoursEnd();

const SEGMENT = "seg/000000001.ndjson.gz";
const environment = { STEWARD_API_KEY: KEY, ...CALM };
const EXPORT_PATH = "/__api__/v1/audit_exports/0f9d";

const { privateKey, publicKey } = generateKeyPairSync("ed25519");
const PEM = String(publicKey.export({ format: "pem", type: "spki" }));
const HEX = Buffer.from(String(publicKey.export({ format: "jwk" }).x), "base64url").toString("hex");

async function verify(args: readonly string[], folder = temporaryFolder()) {
  return await runTerminal(["verify-export", ...args], { folder, environment });
}

/** An export of 40 entries in two segments and two manifests, signed, of a server that is there as long as the test. */
async function exported(entries = makeEntries(40)) {
  const server = await serveAuditLog({ entries: entries.slice(0, 25) });
  const folder = join(temporaryFolder(), "audit-log");
  const signing = { STEWARD_SIGNING_KEY: String(privateKey.export({ format: "pem", type: "pkcs8" })) };
  const args = ["export", "--server", server.url, "--out", folder];
  const run = async () => await runTerminal(args, { folder: ".", environment: { ...environment, ...signing } });
  await run();
  server.entries.push(...entries.slice(25));
  await run();
  return { server, folder };
}

/** Serves the files of a folder as a server serves the objects of an export, a few names a page. */
function objectsOf(folder: string, change: (name: string, bytes: Buffer) => Buffer = (_, bytes) => bytes) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? "", "http://x");
    if (!url.pathname.startsWith(`${EXPORT_PATH}/objects`)) return void response.writeHead(404).end("{}");
    const name = url.pathname.slice(`${EXPORT_PATH}/objects/`.length);
    const files = filesBelow(folder);
    if (name === "") {
      const after = url.searchParams.get("next") ?? "";
      const prefix = url.searchParams.get("prefix") ?? "";
      const names = [...files.keys()].filter((one) => one.startsWith(prefix) && one > after);
      const page = names.slice(0, 2);
      const next = names.length > 2 ? page.at(-1) : null;
      return void response.end(
        JSON.stringify({ results: page.map((one) => ({ name: one, bytes: 1 })), paging: { cursors: { next } } }),
      );
    }
    const bytes = files.get(name);
    if (bytes === undefined) return void response.writeHead(404).end("{}");
    return void response.end(change(name, bytes));
  };
}

function damage(path: string, change: (bytes: Buffer) => Uint8Array): void {
  writeFileSync(path, change(readFileSync(path)));
}

describe("verify-export", () => {
  const all = mkdtempSync(join(tmpdir(), "provider-steward-"));
  const whole = join(all, "audit-log");
  let source = "";
  afterAll(() => rmSync(all, { recursive: true }));

  it("has an export to check", async () => {
    const { server, folder } = await exported();
    source = server.url;
    cpSync(folder, whole, { recursive: true });
    const lines = readdirSync(join(whole, "seg")).map((name) =>
      gunzipSync(readFileSync(join(whole, "seg", name))).toString(),
    );
    expect(lines.join("")).toBe(`${makeEntries(40).join("\n")}\n`);
  });

  /** A copy of the export that a test may damage. */
  function copy(): string {
    const folder = join(temporaryFolder(), "audit-log");
    cpSync(whole, folder, { recursive: true });
    return folder;
  }

  it("says what a whole export holds, of which server, and who signed it", async () => {
    const folder = copy();
    const host = new URL(source).host;
    expect(await verify(["audit-log"], join(folder, ".."))).toEqual({
      code: 0,
      stdout: `Whole: the export in audit-log
  the log of ${source}, exported as ${host}
  40 entries in 2 segments, ids 1 to 40
  0 quarantined, 0 late, 0 ids left out
  2 manifests, signed by ${HEX}
`,
      stderr: "",
    });
  });

  it("says it in JSON", async () => {
    const { code, stdout, stderr } = await verify([copy(), "--format", "json"]);
    expect({ code, stderr, ...JSON.parse(stdout) }).toEqual({
      code: 0,
      stderr: "",
      whole: true,
      name: new URL(source).host,
      source,
      breaks: [],
      breaks_left_out: 0,
      notices: [],
      signed_by: HEX,
      totals: {
        manifests: 2,
        segments: 2,
        entries: 40,
        quarantined: 0,
        late: 0,
        gaps: 0,
        first_id: "1",
        last_id: "40",
        unsealed_segments: 0,
      },
      differences: null,
    });
  });

  it("takes the key that must have signed it as digits and from a file, and refuses another", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "key.pem"), PEM);
    for (const key of [HEX, HEX.toUpperCase(), "key.pem"]) {
      // oxlint-disable-next-line no-await-in-loop -- each is a process of its own
      expect(await verify([copy(), "--public-key", key], folder)).toMatchObject({ code: 0 });
    }
    const { code, stdout } = await verify([copy(), "--public-key", "ab".repeat(32)]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^manifests\/000000001\.json: /);
    const none = await verify([copy(), "--public-key", "none.pem"], folder);
    expect(none).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining('Could not use "none.pem". ') });
    writeFileSync(join(folder, "key.pem"), "secret words");
    const wrong = await verify([copy(), "--public-key", "key.pem"], folder);
    expect(wrong).toMatchObject({ code: 2, stdout: "" });
    expect(wrong.stderr).toBe(
      'error: "key.pem" is not an Ed25519 public key. It must be 64 hexadecimal digits, or PEM that begins with "-----BEGIN PUBLIC KEY-----".\n',
    );
  });

  it.each<[string, (folder: string) => void, RegExp]>([
    [
      "a changed byte",
      (folder) => damage(join(folder, SEGMENT), (bytes) => bytes.with(bytes.length - 20, (bytes.at(-20) ?? 0) ^ 1)),
      /^seg\/000000001\.ndjson\.gz: /,
    ],
    ["a removed segment", (folder) => rmSync(join(folder, SEGMENT)), /^seg\/000000001\.ndjson\.gz: /],
    [
      "a segment in place of another",
      (folder) => cpSync(join(folder, "seg/000000002.ndjson.gz"), join(folder, SEGMENT)),
      /^seg\/000000001\.ndjson\.gz: /,
    ],
    [
      "a removed manifest",
      (folder) => rmSync(join(folder, "manifests/000000002.json")),
      /^manifests\/000000002\.json: /,
    ],
    [
      "a manifest with another number",
      (folder) =>
        damage(join(folder, "manifests/000000001.json"), (bytes) =>
          Buffer.from(bytes.toString().replace('"entries": 25', '"entries": 24')),
        ),
      /^manifests\/000000001\.json: /,
    ],
    ["no latest.json", (folder) => rmSync(join(folder, "latest.json")), /^latest\.json: /],
    [
      "another file",
      (folder) => writeFileSync(join(folder, "seg", "note\u001b[2J.txt"), ""),
      /^seg\/note\\u\{1b\}\[2J\.txt: /,
    ],
    [
      "hostile text",
      (folder) =>
        damage(join(folder, "manifests/000000001.json"), (bytes) =>
          Buffer.from(bytes.toString().replace(/"name": "[^"]*"/, '"name": "\u001b[2J\u202e"')),
        ),
      /^manifests\/000000001\.json: /,
    ],
  ])("says where an export with %s is broken", async (_, change, first) => {
    const folder = copy();
    change(folder);
    const { code, stdout, stderr } = await verify([folder]);
    expect({ code, stderr }).toEqual({ code: 1, stderr: "" });
    expect(stdout).toMatch(first);
    expect(stdout).toContain("\nBroken: the export in ");
    expect(stdout).not.toMatch(/[\p{Cf}]|\p{Cc}(?<!\n)/u);
    const json = await verify([folder, "--format", "json"]);
    expect(JSON.parse(json.stdout)).toMatchObject({ whole: false });
    expect(json.stdout).not.toMatch(/[\p{Cf}]|\p{Cc}(?<!\n)/u);
  });

  it("does not call whole what is no export", async () => {
    const folder = temporaryFolder();
    expect(await verify(["nowhere"], folder)).toMatchObject({
      code: 2,
      stdout: "",
      stderr:
        'error: Could not use "nowhere". It does not exist. Check the path, and whether another program writes there.\n',
    });
    mkdirSync(join(folder, "other", "things"), { recursive: true });
    expect(await verify(["other"], folder)).toMatchObject({
      code: 2,
      stdout: "",
      stderr:
        'error: The folder "other" contains something that is not part of an export: "things". ' +
        "Name the folder of an export, and keep other files out of it.\n",
    });
    mkdirSync(join(folder, "empty"));
    expect(await verify(["empty"], folder)).toMatchObject({
      code: 2,
      stdout: "",
      stderr:
        "error: There is no export: it has neither manifests nor segments. Name a folder or a URL that has one.\n",
    });
  });

  it("compares it with the server's log, and names what is missing and what is gone", async () => {
    const { server, folder } = await exported();
    const { code, stdout } = await verify([folder, "--server", server.url]);
    expect({ code, stdout: stdout.split("\n").slice(-3) }).toEqual({
      code: 0,
      stdout: ["  missing, though the server has them: none", "  no longer on the server: none", ""],
    });
    const other = server.url.replace("127.0.0.1", "localhost");
    const moved = await verify([folder, "--server", other]);
    expect({ code: moved.code, stdout: moved.stdout.split("\n").slice(-4) }).toEqual({
      code: 0,
      stdout: [
        "  missing, though the server has them: none",
        "  no longer on the server: none",
        `  notice: It is of the log of ${server.url}, and was compared with that of ${other}.`,
        "",
      ],
    });
    server.entries.splice(9, 2);
    const gone = await verify([folder, "--server", server.url]);
    expect(gone.code).toBe(0);
    expect(gone.stdout).toContain("  no longer on the server: 2 entries, ids 10, 11\n");
    const incomplete = await exported(makeEntries(40).filter((_, index) => index !== 4));
    incomplete.server.entries.splice(4, 0, ...makeEntries(1, 5));
    const missing = await verify([incomplete.folder, "--server", incomplete.server.url, "--format", "json"]);
    expect({ code: missing.code, ...JSON.parse(missing.stdout) }).toMatchObject({
      code: 1,
      whole: false,
      breaks: [],
      differences: { missing: 1, missing_ids: ["5"], vanished: 0, vanished_ids: [] },
    });
  });

  it("checks an export that a server keeps, with the key, in pages, through failures", async () => {
    const server = await serveAuditLog({
      other: objectsOf(whole),
      fault: (request) => (request % 4 === 0 ? { status: 503 } : undefined),
    });
    const { code, stdout, stderr } = await verify([server.url + EXPORT_PATH]);
    expect(code).toBe(0);
    expect(stdout).toContain("  40 entries in 2 segments, ids 1 to 40\n");
    expect(stderr).toMatch(/^GET .* answered 503.* Trying again in 0 s \(try 2 of 10\)\.$/m);
    expect(server.requests.every(({ headers }) => headers.authorization === `Key ${KEY}`)).toBe(true);
    expect(stdout + stderr).not.toContain(KEY);
  });

  it("says where an export that a server keeps is broken", async () => {
    const server = await serveAuditLog({
      other: objectsOf(whole, (name, bytes) => (name === SEGMENT ? bytes.subarray(0, -1) : bytes)),
    });
    const { code, stdout } = await verify([server.url + EXPORT_PATH]);
    expect({ code, stdout }).toEqual({ code: 1, stdout: expect.stringMatching(/^seg\/000000001\.ndjson\.gz: /) });
  });

  it("sends the key to no other server", async () => {
    const other = await serveAuditLog({ other: objectsOf(whole) });
    const server = await serveAuditLog({
      fault: (_, url) => ({ status: 307, headers: { Location: other.url + url.pathname } }),
    });
    expect(await verify([server.url + EXPORT_PATH])).toMatchObject({ code: 2, stdout: "" });
    const two = await verify([server.url + EXPORT_PATH, "--server", other.url]);
    expect(two).toMatchObject({ code: 2, stdout: "" });
    expect(two.stderr).toContain("error: The export is on another server than --server names, ");
    expect(other.requests).toEqual([]);
  });

  it.each([
    [() => ({ status: 401 }), "answered 401"],
    [() => ({ status: 404 }), "The server has no such export."],
    [() => ({ body: '{"results":[{"name":7}]}' }), "The server's answer is not a list of objects."],
    [() => ({ body: "<html>" }), "The server's answer is not a list of objects."],
  ])("cannot check an export where the server answers otherwise (%#)", async (fault, message) => {
    const server = await serveAuditLog({ fault });
    const { code, stdout, stderr } = await verify([server.url + EXPORT_PATH]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
  });
});
