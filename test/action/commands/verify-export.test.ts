import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, it } from "vitest";
import { KEY, makeEntries, serveAuditLog } from "../support/audit-server.ts";
import { calmTime } from "../support/calm-time.ts";
import { EXPORT_PATH, objectsOf } from "../support/export-objects.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { exported, HEX, PEM, PRIVATE_PEM, verify } from "../support/verify-export.ts";

calmTime();

const SEGMENT = "seg/000000001.ndjson.gz";
function damage(path: string, change: (bytes: Buffer) => Uint8Array): void {
  writeFileSync(path, change(readFileSync(path)));
}

const all = mkdtempSync(join(tmpdir(), "provider-steward-"));
const whole = join(all, "audit-log");
let source = "";
afterAll(() => rmSync(all, { recursive: true }));

it("`export` makes the export that verify-export checks", async () => {
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
  Whole to entry 40; not compared with the server.
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
    verdict: {
      state: "not_compared",
      text: "Whole to entry 40; not compared with the server.",
      max_lag_seconds: 3_600,
    },
    name: new URL(source).host,
    source,
    breaks: [],
    breaks_left_out: 0,
    open_gaps: null,
    notices: [],
    signed_by: HEX,
    key_changes: [],
    witnessed: null,
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
    not_looked_at: null,
    differences: null,
    behind: null,
  });
});

it("verifies what is new since a manifest, by its sequence or its file, and says what it did not look at", async () => {
  const folder = copy();
  const kept = join(folder, "..", "verified.json");
  cpSync(join(folder, "manifests", "000000001.json"), kept);
  for (const since of ["1", kept]) {
    const { code, stdout } = await verify([folder, "--since", since]);
    expect(code).toBe(0);
    expect(stdout).toContain("Nothing wrong in a part: the export in ");
    expect(stdout).toMatch(
      /Not looked at: 1 segment with \d+ entries, and 0 in quarantine, as the manifests list them\./,
    );
  }
  const json = await verify([folder, "--since", kept, "--format", "json"]);
  expect(JSON.parse(json.stdout)).toMatchObject({
    whole: false,
    breaks: [],
    verdict: { state: "not_compared" },
    totals: { manifests: 2, segments: 1, gaps: null },
    not_looked_at: { segments: 1, entries: expect.any(Number), quarantined: 0 },
  });
  cpSync(join(folder, "manifests", "000000002.json"), join(folder, "manifests", "000000001.json"));
  expect(await verify([folder, "--since", kept])).toMatchObject({
    code: 1,
    stdout: expect.stringContaining("Broken"),
  });
});

it("verifies the segments of some times, and refuses what cannot be given together", async () => {
  const folder = copy();
  const of = async (...args: readonly string[]) => await verify([folder, ...args]);
  expect(await of("--from", "2027-01-01")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("Not looked at: 2 segments with 40 entries"),
  });
  expect(await of("--to", "2027-01-01")).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("at: 0 segments"),
  });
  const refused: readonly (readonly [readonly string[], string])[] = [
    [["--since", "1", "--from", "2026-01-01"], "--since cannot be given with --from or --to."],
    [["--from", "2026-01-02", "--to", "2026-01-02"], "--from must be earlier than --to."],
    [["--since", "1", "--server", source], "--server compares all of an export"],
    [["--since", join(folder, "latest.json")], "is not a manifest."],
    [["--since", "none.json"], "It does not exist."],
  ];
  for (const [args, text] of refused) {
    expect(await of(...args)).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining(text) });
  }
});

it("takes the key that must have signed it as digits and from a file, and refuses another", async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "key.pem"), PEM);
  for (const key of [HEX, HEX.toUpperCase(), "key.pem"]) {
    expect(await verify([copy(), "--public-key", key], folder)).toMatchObject({ code: 0 });
  }
  const { code, stdout } = await verify([copy(), "--public-key", "ab".repeat(32)]);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^manifests\/000000001\.json: /);
  expect(stdout).toContain("  2 manifests, signatures not verified\n");
  const none = await verify([copy(), "--public-key", "none.pem"], folder);
  expect(none).toMatchObject({ code: 2, stdout: "" });
  expect(none.stderr).toMatch(/^error: --public-key is neither the path of a file nor a public key\. It must be 64 /);
  expect(await verify([copy(), "--public-key", PRIVATE_PEM], folder)).toEqual(none);
  expect(await verify([copy(), "--public-key", PRIVATE_PEM.split("\n")[1] ?? ""], folder)).toEqual(none);
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

it("names a file that it cannot read by the path that was given", async () => {
  const folder = copy();
  rmSync(join(folder, "latest.json"));
  symlinkSync("/dev/zero", join(folder, "latest.json"));
  const { code, stdout, stderr } = await verify(["audit-log"], join(folder, ".."));
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain('error: "audit-log/latest.json" is not a regular file. ');
});

it("verify-export does not call a folder without an export whole", async () => {
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
    stderr: "error: There is no export: it has neither manifests nor segments. Name a folder or a URL that has one.\n",
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
  [
    () => ({ status: 401 }),
    "answered 401: the key is not valid. Set STEWARD_API_KEY to a valid key of an administrator of that server.\n",
  ],
  [
    () => ({ status: 403 }),
    "answered 403: the key does not have the permission. Set STEWARD_API_KEY to a valid key of an administrator of that server.\n",
  ],
  [() => ({ status: 404 }), "The server has no such export."],
  [() => ({ body: '{"results":[{"name":7}]}' }), "The server's answer is not a list of objects."],
  [() => ({ body: "<html>" }), "The server's answer is not a list of objects."],
])("cannot check an export where the server answers otherwise (%#)", async (fault, message) => {
  const server = await serveAuditLog({ fault });
  const { code, stdout, stderr } = await verify([server.url + EXPORT_PATH]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain(message);
});
