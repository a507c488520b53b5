import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { FixReport } from "../../../action/commands/fix-report.ts";
import { runTerminalProcess, terminalProgram } from "../run-terminal.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { runTerminal } from "../support/terminal.ts";

const OLD = `{
  "$schema": "provider-config.schema.json",
  "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research", "Host": "gateway.example.com" } } }
}
`;
const NEW = OLD.replace(', "Host": "gateway.example.com"', "");

const INTERFERENCE = new URL("../support/interfere.ts", import.meta.url).href;

/** Runs the real command in a process that is killed at a step, and gives what the folder holds then. */
async function fixAndDie(step: string) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "providers.json"), OLD);
  const environment = { NODE_OPTIONS: `--import=${INTERFERENCE}`, INTERFERE: step };
  const { code } = await runTerminalProcess(["fix", "providers.json"], { folder, environment });
  const left = readdirSync(folder).filter((name) => name !== "providers.json");
  return { code, text: readFileSync(join(folder, "providers.json"), "utf8"), left, folder };
}

describe("fix", () => {
  it.each([
    ["nothing written", OLD, 1],
    ["half written", OLD, 1],
    ["not on the disk", OLD, 1],
    ["not renamed", OLD, 1],
    ["renamed", NEW, 0],
  ])("leaves all of the old file or all of the new one where it is killed with %s", async (step, text, others) => {
    const killed = await fixAndDie(step);
    expect(killed).toMatchObject({ code: null, text });
    expect(killed.left).toHaveLength(others);
    expect(await runTerminal(["fix", "providers.json"], killed)).toMatchObject({ code: 0, stderr: "" });
    expect(readFileSync(join(killed.folder, "providers.json"), "utf8")).toBe(NEW);
  });

  it("ends with 2 where a file changes in the meantime, which keeps what it holds, and fixes the others", async () => {
    const folder = temporaryFolder();
    const name = "busy\u{1b}.json";
    for (const one of [name, "other.json"]) writeFileSync(join(folder, one), OLD);
    const NODE_OPTIONS = `--import=${INTERFERENCE}`;
    const environment = { NODE_OPTIONS, INTERFERE: "changed by another", TARGET: name };
    const fix = (...args: readonly string[]) => runTerminalProcess(["fix", ...args], { folder, environment });
    const { code, stdout, stderr } = await fix(name, "other.json");
    expect(code).toBe(2);
    expect(stdout).toMatch(/^other\.json:3:\d+ {2}fixed .*\n\n1 fixed in 1 file, nothing remaining\n$/);
    expect(stderr).toBe(
      'error: Could not fix "busy\\u{1b}.json". It changed while it was checked. Run the command again.\n',
    );
    expect(readFileSync(join(folder, "other.json"), "utf8")).toBe(NEW);
    // Once for each of the files.
    expect(readFileSync(join(folder, name), "utf8")).toBe(`${OLD}\n\n`);
    expect(readdirSync(folder)).toEqual([name, "other.json"]);
    const report: FixReport = JSON.parse((await fix(name, "--format", "json")).stdout);
    expect(report).toMatchObject({ files: [], unread: [], unwritten: [{ path: name }] });
  });

  it("gives back the very bytes of standard input that is not UTF-8", async () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "latin1.json"), Buffer.from('{ "a": "\xe9" }', "latin1"));
    const command = `"${process.execPath}" "${terminalProgram()}" fix - < latin1.json > out.json`;
    expect(() => execFileSync("sh", ["-c", command], { cwd: folder, stdio: "pipe" })).toThrow(/encoding|remaining/);
    expect(readFileSync(join(folder, "out.json"))).toEqual(readFileSync(join(folder, "latin1.json")));
  });
});
