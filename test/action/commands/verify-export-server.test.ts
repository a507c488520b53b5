import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, it } from "vitest";
import { makeEntries, serveAuditLog } from "../support/audit-server.ts";
import { calmTime } from "../support/calm-time.ts";
import { EXPORT_PATH, objectsOf } from "../support/export-objects.ts";
import { exported, verify } from "../support/verify-export.ts";

calmTime();

it("compares it with the server's log, and names what is missing and what is gone", async () => {
  const { server, folder } = await exported();
  const told = (stdout: string) =>
    stdout
      .replace(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/, "NOW")
      .split("\n")
      .slice(5);
  const { code, stdout } = await verify([folder, "--server", server.url]);
  const none = [
    "  missing, though the server has them: none",
    "  with other content on the server: none",
    "  given twice by the server: none",
    "  deleted on the server without a record: none",
  ];
  const current = "  Whole to entry 40, and current: the server had nothing more at NOW.";
  expect({ code, stdout: told(stdout) }).toEqual({ code: 0, stdout: [...none, current, ""] });
  const other = server.url.replace("127.0.0.1", "localhost");
  const moved = await verify([folder, "--server", other]);
  const notice = `  notice: It is of the log of ${server.url}, and was compared with that of ${other}.`;
  expect({ code: moved.code, stdout: told(moved.stdout) }).toEqual({
    code: 0,
    stdout: [...none, notice, current, ""],
  });
  server.entries.splice(9, 2);
  const gone = await verify([folder, "--server", server.url]);
  expect(gone.code).toBe(1);
  expect(gone.stdout).toContain("  deleted on the server without a record: 2 entries, ids 10, 11\n");
  expect(gone.stdout).toContain("Differs from the server: 2 entries of the export were deleted on the server");
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

it.each([404, 400])("says what to do where the server has no log at its URL (%d)", async (status) => {
  const { folder } = await exported();
  const other = await serveAuditLog({ fault: () => ({ status }) });
  const { code, stdout, stderr } = await verify([folder, "--server", other.url]);
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toMatch(new RegExp(`answered ${status}: [^.]*\\. Check the URL of the server\\.\n$`));
});

it("an export is not called current whose server was restored, or is empty", async () => {
  const { server, folder } = await exported();
  const run = async () => {
    const { code, stdout } = await verify([folder, "--server", server.url, "--format", "json"]);
    return { code, ...JSON.parse(stdout) };
  };
  const found = (vanished: number, text: string) => ({
    code: 1,
    whole: false,
    verdict: { state: "differs", text: expect.stringContaining(text), max_lag_seconds: 3_600 },
    differences: { missing: 0, changed: 0, vanished },
  });
  server.entries.splice(30);
  expect(await run()).toMatchObject(found(10, "The server's log ends at entry 30, before entry 40: it was restored,"));
  server.entries.splice(0);
  expect(await run()).toMatchObject(found(40, "The server's log ends before entry 40: it was restored, or is another"));
});

it("names what the server changed, and what it gives twice, with both hashes", async () => {
  const { server, folder } = await exported();
  const [seventh = "", ninth = ""] = [server.entries[6], server.entries[8]];
  const changed = seventh.replace('"id":', '"note":"\u001b[2J","id":');
  const twice = ninth.replace('"id":', '"again":true,"id":');
  server.entries.splice(8, 1, ninth, twice);
  server.entries[6] = changed;
  const { code, stdout } = await verify([folder, "--server", server.url]);
  expect(code).toBe(1);
  expect(stdout).toContain("Differs from the server: the export in ");
  expect(stdout).toContain(`
  with other content on the server: 1 entry, ids 7
    7: exported ${hash("sha256", seventh)}, server ${hash("sha256", changed)}
  given twice by the server: 1 entry, ids 9
    9: first ${hash("sha256", ninth)}, then ${hash("sha256", twice)}
`);
  const json = JSON.parse((await verify([folder, "--server", server.url, "--format", "json"])).stdout);
  expect(json).toMatchObject({
    whole: false,
    verdict: { state: "differs" },
    differences: {
      missing: 0,
      changed: 1,
      changed_entries: [{ id: "7", exported_sha256: hash("sha256", seventh), server_sha256: hash("sha256", changed) }],
      repeated: 1,
      repeated_entries: [{ id: "9", sha256s: [hash("sha256", ninth), hash("sha256", twice)] }],
    },
  });
});

it("says how far the export is, and ends with 1 where what is missing is too old", async () => {
  const { server, folder } = await exported();
  const at = (id: number, minutes: number) =>
    `{"id":"${id}","time":"${new Date(Date.now() - minutes * 60_000).toISOString()}"}`;
  server.entries.push(at(41, 40.5), at(42, 1));
  const run = async (...args: string[]) => {
    const { code, stdout } = await verify([folder, "--server", server.url, ...args]);
    return { code, first: stdout.split(":")[0], last: stdout.split("\n").at(-2) };
  };
  const last = expect.stringMatching(
    /^ {2}Whole to entry 40; the server has 2 more, the oldest from [-\d]{10} \d\d:\d\d UTC \(behind by 40 min\)\.$/,
  );
  expect(await run()).toEqual({ code: 0, first: "Whole", last });
  expect(await run("--max-lag", "41m")).toEqual({ code: 0, first: "Whole", last });
  expect(await run("--max-lag", "30m")).toEqual({ code: 1, first: "Behind", last });
  expect(await run("--max-lag", "0")).toEqual({ code: 1, first: "Behind", last });
  server.entries.push('{"id":"43"}');
  expect(await run()).toMatchObject({ code: 1, last: expect.stringContaining("without a usable time") });
  const { stdout } = await verify([folder, "--server", server.url, "--format", "json"]);
  expect(JSON.parse(stdout)).toMatchObject({
    whole: false,
    verdict: { state: "behind" },
    behind: { entries: 3, oldest_time: null, lag_seconds: null },
  });
  expect(await verify([folder, "--max-lag", "2 hours"])).toMatchObject({ code: 2, stdout: "" });
  expect(await verify([folder, "--max-lag", "0"])).toMatchObject({
    code: 2,
    stdout: "",
    stderr: expect.stringContaining("name that server, by --server."),
  });
});

it("takes from the record of an export how far it may be behind, and whether its job has stopped", async () => {
  const { server, folder } = await exported();
  const entry = `{"id":"41","time":"${new Date(Date.now() - 40 * 60_000).toISOString()}"}`;
  const served = async (record: object, isCompared = true) => {
    const objects = objectsOf(folder);
    const other = (request: IncomingMessage, response: ServerResponse): void =>
      request.url === EXPORT_PATH ? void response.end(JSON.stringify(record)) : objects(request, response);
    const { url } = await serveAuditLog({ entries: [...server.entries, entry], other });
    const { code, stdout } = await verify([url + EXPORT_PATH, ...(isCompared ? ["--server", url] : [])]);
    return { code, first: stdout.split(":")[0], stdout };
  };
  expect(await served({ verdict: { state: "behind", text: "Late.", max_lag_seconds: 4_200 } })).toMatchObject({
    code: 0,
    first: "Whole",
  });
  const late = await served({ verdict: { state: "behind", text: "Late.", max_lag_seconds: 4_200 } }, false);
  expect(late).toMatchObject({ code: 1, first: "Behind" });
  expect(late.stdout).toContain("\n  The server that keeps it says: Late. Exported to entry 40; not compared");
  expect(await served({ verdict: { state: "current", text: "Fine.", max_lag_seconds: 1_500 } })).toMatchObject({
    code: 1,
    first: "Behind",
  });
  const told = (state: string) => ({
    state: "paused",
    verdict: { state, text: "It was \u001b[2J.", max_lag_seconds: 4_200 },
  });
  for (const [state, first] of [
    ["broken", "Broken"],
    ["differs", "Differs from the server"],
    ["incomplete", "Not complete"],
  ] as const) {
    expect(await served(told(state))).toMatchObject({ code: 1, first });
  }
  const { stdout, ...attention } = await served(told("needs_attention"));
  expect(attention).toEqual({ code: 1, first: "Needs attention" });
  expect(stdout).toContain("\n  The server that keeps it says: It was \\u{1b}[2J. Exported to entry 40; the server");
});
