import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, it } from "vitest";
import { sized } from "../../support/size.ts";
import { COMPILED, terminalProgram } from "../run-terminal.ts";
import { type AuditServer, KEY, makeEntries, serveAuditLog } from "../support/audit-server.ts";
import { exportedLines, filesBelow } from "../support/exported.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { runTerminal } from "../support/terminal.ts";

/** So large that two hundred, which are ten pages, make a segment. */
const ENTRY_CHARACTERS = 40_000;
const ENTRIES_BETWEEN = 60;
const KILLS = sized({ full: 20, small: 3 });
/** More than the runs read that are killed. */
const ENTRIES = sized({ full: 1_000, small: 600 });
/** A segment, and more. */
const ENTRIES_AT_ONCE = sized({ full: 700, small: 250 });
/**
 * A run is killed at a random moment after so many requests at most. Each kill has a part of that range of its own, so
 * that the first comes before a segment is written, and the last after one, however few they are.
 */
const MOST_REQUESTS = 25;
const MOST_MILLISECONDS = 60;

const environment = { STEWARD_API_KEY: KEY, ...COMPILED };

function largeEntries(count: number, first: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    JSON.stringify({ id: String(first + index), text: "x".repeat(ENTRY_CHARACTERS) }),
  );
}

function start(server: AuditServer, place: string): ChildProcess {
  const args = ["export", "--server", server.url, "--out", place, "--page-entries", "20"];
  return spawn(process.execPath, [terminalProgram(), ...args], {
    env: environment,
    stdio: "ignore",
  });
}

async function expectWhole(server: AuditServer, folder: string): Promise<void> {
  expect(exportedLines(folder)).toEqual(server.entries);
  const { code, stdout } = await runTerminal(["verify-export", folder, "--server", server.url, "--format", "json"], {
    folder,
    environment,
  });
  expect({ code, ...JSON.parse(stdout) }).toMatchObject({
    code: 0,
    breaks: [],
    totals: { entries: server.entries.length, gaps: 0, unsealed_segments: 0 },
    differences: { missing: 0, vanished: 0 },
  });
}

function segmentsIn(folder: string): number {
  const segments = join(folder, "seg");
  return existsSync(segments) ? readdirSync(segments).filter((name) => name.endsWith(".ndjson.gz")).length : 0;
}

it("loses no entry and writes none twice, however often it is killed", async () => {
  const server = await serveAuditLog({ entries: largeEntries(ENTRIES, 1), delay: 2 });
  const folder = temporaryFolder();
  const left: number[] = [];
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const child = start(server, folder);
    const ended = once(child, "exit");
    const requests = server.requests.length + Math.floor(((kill - Math.random()) / KILLS) * MOST_REQUESTS);
    // However slow the machine is, the last one is killed after a segment was written: packing lags behind the requests.
    const isEarly = () => server.requests.length < requests || (kill === KILLS && segmentsIn(folder) === 0);
    while (isEarly() && child.exitCode === null) await setTimeout(2);
    await setTimeout(Math.random() * MOST_MILLISECONDS);
    child.kill("SIGKILL");
    await ended;
    left.push(segmentsIn(folder));
    server.entries.push(...largeEntries(ENTRIES_BETWEEN, server.entries.length + 1));
  }
  const outcome = await runTerminal(["export", "--server", server.url, "--out", folder], { folder, environment });
  expect(outcome).toMatchObject({ code: 0 });
  await expectWhole(server, folder);
  expect([...filesBelow(folder).keys()].filter((name) => name.endsWith(".tmp"))).toEqual([]);
  // Else every run was killed before it had done anything, and nothing was tested.
  expect(Math.max(...left)).toBeGreaterThan(Math.min(...left));
});

it("makes one export where three run at once, and each of them ends well", async () => {
  const server = await serveAuditLog({ entries: largeEntries(ENTRIES_AT_ONCE, 1), delay: 2 });
  const folder = temporaryFolder();
  const children = Array.from({ length: 3 }, () => start(server, folder));
  await Promise.all(children.map(async (child) => await once(child, "exit")));
  expect(children.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0]);
  await expectWhole(server, folder);
});

it("writes what it has gathered where it is interrupted, and says how to go on", async () => {
  const server = await serveAuditLog({ entries: makeEntries(300), delay: 30 });
  const folder = temporaryFolder();
  const child = spawn(
    process.execPath,
    [terminalProgram(), "export", "--server", server.url, "--out", folder, "--page-entries", "2"],
    { env: environment, stdio: ["ignore", "pipe", "pipe"] },
  );
  const texts = { stdout: "", stderr: "" };
  child.stdout.setEncoding("utf8").on("data", (text: string) => (texts.stdout += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (texts.stderr += text));
  while (server.requests.length < 10) await setTimeout(5);
  child.kill("SIGINT");
  await once(child, "close");
  expect(child.exitCode).toBe(130);
  expect(texts.stderr).toBe(
    "error: The export was interrupted. Everything that was written is kept. Run the same command again to resume.\n",
  );
  const written = exportedLines(folder);
  expect(written.length).toBeGreaterThanOrEqual(16);
  expect(written).toEqual(server.entries.slice(0, written.length));
  expect(texts.stdout).toContain(`  ${written.length} entries in 1 segment, ids up to ${written.length}\n`);
  const again = await runTerminal(["export", "--server", server.url, "--out", folder], { folder, environment });
  expect(again).toMatchObject({ code: 0 });
  await expectWhole(server, folder);
});
