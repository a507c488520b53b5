import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { KEY, serveAuditLog } from "../support/audit-server.ts";
import { calmTime } from "../support/calm-time.ts";
import { EXPORT_PATH, objectsOf } from "../support/export-objects.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { runTerminal } from "../support/terminal.ts";
import { HEX, PRIVATE_PEM } from "../support/verify-export.ts";

calmTime();

const environment = { STEWARD_API_KEY: KEY };

/** Entries of three days, a segment each; one of the second day came late, with those of the third. */
const DAYS: readonly (readonly string[])[] = [
  [
    '{"id":"1","time":"2026-11-20T09:00:00Z","user_guid":"g-1","user_description":"Ada Example (ada)","action":"add_user"}',
    '{"id":"2","time":"2026-11-20T23:59:59.999Z","user_guid":"g-2","user_description":"grace","action":"lock_user","n":1.10}',
  ],
  [
    '{"id":"3","time":"2026-11-21T00:00:00Z","user_guid":"g-1","action":"delete_user","event_description":"=1+1, \\"x\\"\\ny"}',
    '{"id":"4","time":"some time","user_guid":"g-1","action":"add_user"}',
    '{"id":"5","deep":"\\ud800"}',
  ],
  [
    '{"id":"7","time":"2026-11-22T00:00:00Z","user_guid":null,"user_description":"System","action":"add_user","more":"\u202e"}',
    '{"id":"6","time":"2026-11-21T12:00:00Z","user_guid":"g-2","user_description":"grace","action":"add_user"}',
  ],
];

const LINES = DAYS.flat().filter((line) => !line.includes("ud800"));
const linesOf = (...ids: readonly number[]) =>
  LINES.filter((line) => ids.includes(Number(JSON.parse(line).id)))
    .map((line) => `${line}\n`)
    .join("");

async function read(place: string, ...args: readonly string[]) {
  return await runTerminal(["export-read", place, ...args], { folder: temporaryFolder(), environment });
}

describe("export-read", () => {
  const all = mkdtempSync(join(tmpdir(), "provider-steward-"));
  const whole = join(all, "audit-log");
  afterAll(() => rmSync(all, { recursive: true }));

  it("`export` makes the export that export-read reads", async () => {
    const server = await serveAuditLog({});
    for (const day of DAYS) {
      server.entries.push(...day);
      const args = ["export", "--server", server.url, "--out", whole];
      // oxlint-disable-next-line no-await-in-loop -- each run goes on from the one before
      const run = await runTerminal(args, { folder: all, environment: { ...environment, STEWARD_SIGNING_KEY: PRIVATE_PEM } });
      expect(run).toMatchObject({ code: 0, stderr: "" });
    }
  });

  /** A copy of the export that a test may damage. */
  function copy(): string {
    const folder = join(temporaryFolder(), "audit-log");
    cpSync(whole, folder, { recursive: true });
    return folder;
  }

  it("prints every entry as it came, and says what is verified and what is not printed", async () => {
    expect(await read(whole)).toEqual({
      code: 0,
      stdout: linesOf(1, 2, 3, 4, 6, 7),
      stderr: `6 entries, from 3 segments. Verified: these and 3 manifests, signed by ${HEX}.
In quarantine, and so neither filtered nor printed: 1 entry of these segments, 0 of others.
`,
    });
  });

  it("opens only the segments whose times reach into the range, late entries included", async () => {
    const folder = copy();
    rmSync(join(folder, "seg/000000001.ndjson.gz"));
    expect(await read(folder, "--from", "2026-11-21", "--to", "2026-11-22T01:00:00+01:00")).toEqual({
      code: 0,
      stdout: linesOf(3, 6),
      stderr: `2 entries, from 2 segments. Verified: these and 3 manifests, signed by ${HEX}.
Not verified: 1 segment without an entry of these times, as the manifests state.
In quarantine, and so neither filtered nor printed: 1 entry of these segments, 0 of others.
Not printed, because they have no time that can be read: 1 entry.
`,
    });
    expect(await read(folder, "--from", "2027-01-01")).toMatchObject({
      code: 0,
      stdout: "",
      stderr: expect.stringMatching(/^0 entries, from 0 segments\. Verified: 3 manifests, signed by /),
    });
    expect(await read(folder, "--to", "2026-11-21")).toMatchObject({
      code: 1,
      stdout: "",
      stderr:
        "error: The export is broken. seg/000000001.ndjson.gz: It is missing. Of that object, and of what follows it, nothing is printed.\n",
    });
  });

  it.each([
    [["--action", "lock_user", "--action", "delete_user"], linesOf(2, 3)],
    [["--user", "ada"], linesOf(1)],
    [["--user", "g-1", "--action", "add_user"], linesOf(1, 4)],
    [["--user", "grace", "--from", "2026-11-21T12:00:00Z"], linesOf(6)],
    [["--user", "no-such-user"], ""],
  ])("filters by %j", async (args, stdout) => {
    expect(await read(whole, ...args)).toMatchObject({ code: 0, stdout });
  });

  it("prints comma-separated values, in which nothing is a formula", async () => {
    const { stdout } = await read(whole, "--format", "csv", "--user", "g-1");
    expect(stdout).toBe(
      [
        "id,time,user_id,user_guid,user_description,action,event_description,actor_type,api_key_id,api_key_name,object_type,object_id",
        "1,2026-11-20T09:00:00Z,,g-1,Ada Example (ada),add_user,,,,,,",
        '3,2026-11-21T00:00:00Z,,g-1,,delete_user,"\'=1+1, ""x""\ny",,,,,',
        "4,some time,,g-1,,add_user,,,,,,",
        "",
      ].join("\r\n"),
    );
    const none = await read(whole, "--format", "csv", "--user", "no-such-user");
    expect(none.stdout).toMatch(/^id,time,[a-z_,]+\r\n$/);
  });

  it("prints nothing of a segment that is not what its manifest lists, and nothing after it", async () => {
    const folder = copy();
    cpSync(join(folder, "seg/000000003.ndjson.gz"), join(folder, "seg/000000002.ndjson.gz"));
    const { code, stdout, stderr } = await read(folder);
    expect({ code, stdout }).toEqual({ code: 1, stdout: linesOf(1, 2) });
    expect(stderr).toMatch(/^error: The export is broken\. seg\/000000002\.ndjson\.gz: It is not the object /);
  });

  it("prints nothing where the manifests are broken, be it only the last one", async () => {
    const folder = copy();
    rmSync(join(folder, "manifests/000000003.json"));
    const { code, stdout, stderr } = await read(folder);
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^error: The export is broken\. manifests\/000000003\.json: It is missing/);
    const other = await read(whole, "--public-key", "ab".repeat(32));
    expect(other).toMatchObject({ code: 1, stdout: "" });
    expect(await read(whole, "--public-key", HEX)).toMatchObject({ code: 0 });
  });

  it("reads segments that no manifest lists yet, and says so", async () => {
    const folder = copy();
    rmSync(join(folder, "manifests"), { recursive: true });
    rmSync(join(folder, "latest.json"));
    const { code, stdout, stderr } = await read(folder);
    expect({ code, stdout }).toEqual({ code: 0, stdout: linesOf(1, 2, 3, 4, 6, 7) });
    expect(stderr).toContain("In no manifest yet, and so not signed: 3 segments.\n");
    expect(await read(folder, "--public-key", HEX)).toMatchObject({ code: 1, stdout: "" });
    rmSync(join(folder, "seg/000000002.ndjson.gz"));
    expect(await read(folder)).toMatchObject({ code: 1, stdout: linesOf(1, 2) });
  });

  it("reads an export that a server keeps, with the key, through failures", async () => {
    const server = await serveAuditLog({
      other: objectsOf(whole),
      fault: (request) => (request % 4 === 0 ? { status: 503 } : undefined),
    });
    const { code, stdout } = await read(server.url + EXPORT_PATH, "--from", "2026-11-22");
    expect({ code, stdout }).toEqual({ code: 0, stdout: linesOf(7) });
    expect(server.requests.every(({ headers }) => headers.authorization === `Key ${KEY}`)).toBe(true);
    const segments = server.requests.filter(({ url }) => url.includes("/objects/seg/0"));
    expect(segments.map(({ url }) => url).every((url) => url.endsWith("/seg/000000003.ndjson.gz"))).toBe(true);
  });

  it.each([
    [["--from", "yesterday"], "It must be a time such as 2026-11-20T09:00:00Z, or a date such as 2026-11-20."],
    [["--to", "2026-13-01"], "It must be a time such as"],
    [["--from", "2026-11-21", "--to", "2026-11-21"], "error: --from must be earlier than --to.\n"],
    [["--user", ""], "It must not be empty."],
    [["--format", "xml"], "Allowed choices are ndjson, csv."],
  ])("does not understand %j", async (args, message) => {
    const { code, stdout, stderr } = await read(whole, ...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(message);
  });

  it("export-read does not call a folder without an export one without such entries", async () => {
    const empty = temporaryFolder();
    const { code, stdout, stderr } = await read(empty);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("error: There is no export: ");
    expect(await read(join(empty, "nowhere"))).toMatchObject({ code: 2, stdout: "" });
  });

  it("shows no progress where the entries go to the terminal, too", async () => {
    const { stdout, stderr } = await runTerminal(["export-read", whole], { folder: all, columns: 120 });
    expect(stdout + stderr).not.toContain("\u001b");
    expect(stdout).toContain('"more":"\\u202e"');
  });
});
