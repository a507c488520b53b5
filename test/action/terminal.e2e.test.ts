import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { runTerminalBundle } from "./run-terminal.ts";
import { KEY, makeEntries, serveAuditLog } from "./support/audit-server.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";
import { runTerminal } from "./support/terminal.ts";

const GOOD = '{ "$schema": "provider-config.schema.json" }\n';
const WRONG = `{
  "$schema": "provider-config.schema.json",
  "providers": {
    "provider_a": { "enabled": "yes", "customHeaders": { "Host": "h.example.com" }, "models": { "allow": ["small"] } }
  }
}
`;

/** A folder with files to name; each call makes the same one. */
function folderOfFiles(): string {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "good.json"), GOOD);
  writeFileSync(join(folder, "wrong.json"), WRONG);
  writeFileSync(join(folder, "providers.json"), WRONG);
  return folder;
}

it.each<[readonly string[], number]>([
  [["--version"], 0],
  [["--help"], 0],
  [["valdate"], 2],
  [["validate", "good.json", "wrong.json"], 1],
  [["validate", "--format", "json", "wrong.json"], 1],
  [["validate", "--format", "sarif", "wrong.json"], 1],
  [["validate", "--format", "github", "missing.json"], 2],
  [["validate", ".", "--format", "junit"], 1],
  [["validate", "*.json", "--format", "text", "--format", "gitlab=out.json"], 1],
  [["fix", "wrong.json"], 1],
  [["resolve", "good.json"], 0],
  [["explain", "good.json", "/providers/provider_g/enabled"], 0],
  [["diff", "good.json", "wrong.json"], 0],
  [["rules"], 0],
  [["schema"], 0],
])("the bundle says to %j what its sources say", async (words, code) => {
  const here = await runTerminal(words, { folder: folderOfFiles() });
  expect(here.code).toBe(code);
  expect(here.stdout + here.stderr).not.toBe("");
  expect(await runTerminalBundle(words, { folder: folderOfFiles() })).toEqual(here);
});

it("the bundle exports and verifies an audit log as its sources do", async () => {
  const server = await serveAuditLog({ entries: makeEntries(30) });
  const environment = { STEWARD_API_KEY: KEY };
  const folder = temporaryFolder();
  const exported = await runTerminalBundle(["export", "--server", server.url, "--out", "out"], { folder, environment });
  expect(exported).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("  30 entries in 1 segment, "),
    stderr: "",
  });
  const words = ["verify-export", "out", "--format", "json"];
  const here = await runTerminal(words, { folder, environment });
  expect(here).toMatchObject({ code: 0, stdout: expect.stringContaining('"entries": 30') });
  expect(await runTerminalBundle(words, { folder, environment })).toEqual(here);
});

it.each([
  ["validate", "1 file, nothing to report\n"],
  ["fix", "nothing to fix in 1 file, nothing remaining\n"],
])("npm run %s takes paths from the folder where npm is called", (script, report) => {
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const npm = ["--prefix", root, "run", "--silent", script, "--", "good.json"];
  expect(execFileSync("npm", npm, { cwd: folderOfFiles(), encoding: "utf8" })).toBe(report);
});
