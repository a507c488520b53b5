/** The terminal command behind a proxy that fails and lies, killed again and again: what it exports, and its verdict on that. */

import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { exportedLines } from "../../../action/support/exported.ts";
import { temporaryFolder } from "../../../action/support/temporary-folder.ts";
import { createRandom, type Random } from "../../../fuzz/random.ts";
import { SEED, sized } from "../../../support/size.ts";
import { type RunningServer, startServer } from "../../support/running-server.ts";
import { LIES, LIES_OF_GAPS, type Lie, startProxy } from "./proxy.ts";
import { buildTerminal, startTerminal } from "./terminal.ts";

const FIRST_ENTRIES = 60;
const GROWTH_MAX_ENTRIES = 2;
const FAULT_RATE = 0.3;
const KILLS_MAX = 3;
const KILL_AFTER_MAX_REQUESTS = 6;
const KILL_AFTER_MAX_MILLISECONDS = 40;
/** The number of starts of an export that cannot finish. */
const TRIES_MAX = 4;
const CONSECUTIVE = "--consecutive-ids";
/** The age of the entries that are written after the export. */
const HOURS_AGO = [0, 0, 5];
const LAGS = [
  { maxLag: "0", hours: 0 },
  { maxLag: "1h", hours: 1 },
  { maxLag: "2d", hours: 48 },
];
const WORDS = ["read", "“quoted”", 'a "word"', "back\\slash", "slash/", "tab\t", "line\nbreak", "ü", "日本", "🦉"];

/** The lies of the proxy until the export may finish. A client that knows that ids are consecutive finds out those of "gaps". */
const KINDS: Readonly<Record<string, readonly Lie[]>> = { rough: [], gaps: LIES_OF_GAPS, liar: LIES };
const RUNS = Array.from({ length: sized({ full: 25, small: 1 }) }, (_, round) =>
  Object.keys(KINDS).map((kind, index) => [3 * round + index, kind] as const),
).flat();

let server: RunningServer;
let program: string;

beforeAll(async () => {
  [program, server] = [await buildTerminal(), await startServer()];
  await growLog(FIRST_ENTRIES, 24, createRandom(SEED, 2_000_000));
});
afterAll(async () => await server.close());

it.each(RUNS)("run %i, %s: nothing is lost or there twice, and the verdict is true", async (index, kind) => {
  const random = createRandom(SEED, index);
  let isGrowing = true;
  const ofProxy = createRandom(SEED, index + 1_000_000);
  const proxy = await startProxy(server.url.origin, ofProxy, async () => {
    if (isGrowing && ofProxy.chance(0.05)) await growLog(ofProxy.below(GROWTH_MAX_ENTRIES + 1), 0, ofProxy);
  });
  onTestFinished(proxy.close);
  const folder = join(temporaryFolder(), "export");
  const isConsecutive = kind === "gaps" || random.chance(0.5);
  const options = ["--page-entries", String(10 + random.below(70)), ...(isConsecutive ? [CONSECUTIVE] : [])];
  if (random.chance(0.3)) options.push("--overlap", String(random.below(30)));
  const start = (command: string, ...args: readonly string[]) =>
    startTerminal(program, [command, ...args, "--server", proxy.url, "--format", "json"], server.key);
  const startExport = () => start("export", "--out", folder, ...options);
  const hold = async () => {
    const truth = await truthOf(folder);
    expect(truth).toMatchObject({ twice: [], strange: [], ...(kind === "liar" ? {} : { changed: [] }) });
    return truth;
  };

  proxy.weather = { rate: FAULT_RATE, hasOutages: true, lies: KINDS[kind] ?? [] };
  for (let kills = 1 + random.below(KILLS_MAX); kills > 0; kills -= 1) {
    const requests = proxy.requests + random.below(KILL_AFTER_MAX_REQUESTS);
    const running = [startExport(), ...(random.chance(0.2) ? [startExport()] : [])];
    while (proxy.requests < requests && running.some(({ child }) => child.exitCode === null)) await sleep(2);
    await sleep(random.below(KILL_AFTER_MAX_MILLISECONDS));
    for (const { child } of running) child.kill("SIGKILL");
    await Promise.all(running.map(async ({ outcome }) => await outcome));
    await hold();
    await growLog(random.below(GROWTH_MAX_ENTRIES + 1), 0, random);
  }

  proxy.weather = { rate: random.chance(0.5) ? 0 : FAULT_RATE / 2, hasOutages: true, lies: [] };
  isGrowing = false;
  let outcome = await startExport().outcome;
  for (let tries = 1; tries < TRIES_MAX && outcome.code !== 0; tries += 1) outcome = await startExport().outcome;
  const exported = await hold();
  // Of a log whose ids may have gaps, a lie may have left out any entry.
  if (kind === "rough" || isConsecutive) {
    const isComplete = exported.missing.length + exported.behind.length === 0;
    expect({ isComplete: outcome.code === 0, stdout: outcome.stdout }).toMatchObject({ isComplete });
  }

  // A check does not wait for a deployment, and cannot tell an older log from the server's own.
  proxy.weather = { rate: FAULT_RATE / 2, hasOutages: false, lies: [] };
  const { maxLag, hours } = random.pick(LAGS);
  await growLog(random.below(GROWTH_MAX_ENTRIES + 1), random.pick(HOURS_AGO), random);
  const truth = await hold();
  const verify = async () => await start("verify-export", folder, "--max-lag", maxLag).outcome;
  let checked = await verify();
  if (checked.code === 2) {
    proxy.weather = { rate: 0, hasOutages: false, lies: [] };
    checked = await verify();
  }
  if (truth.entries === 0) {
    expect(checked).toMatchObject({
      code: 2,
      stdout: "",
      stderr: expect.stringMatching(/^error: There is no export:/),
    });
    return;
  }
  const { missing, changed } = truth;
  const state = missing.length + changed.length > 0 ? "differs" : stateBehind(truth.hoursBehind, hours);
  const isWhole = ["current", "whole"].includes(state);
  expect([checked.code, JSON.parse(checked.stdout)]).toMatchObject([
    isWhole ? 0 : 1,
    {
      verdict: { state },
      whole: isWhole,
      differences: {
        missing_ids: missing.map(String),
        changed_entries: changed.map((id) => ({ id: String(id) })),
        repeated: 0,
        vanished: 0,
      },
    },
  ]);
});

/** The verdict on an export that may only miss entries at its end. @param hoursBehind the age of the first; 0 for none. */
function stateBehind(hoursBehind: number, maxLagHours: number): string {
  if (hoursBehind === 0) return "current";
  return hoursBehind <= maxLagHours ? "whole" : "behind";
}

/** Writes entries past everything that is tested. */
async function growLog(count: number, hoursAgo: number, random: Random): Promise<void> {
  const { DATABASE } = server.stores;
  const insert = DATABASE.prepare(
    `INSERT INTO audit_log (time, user_id, user_guid, user_description, action, event_description)
    VALUES (?1, '7', 'guid-7', 'Ada Example (ada)', 'update_user', ?2)`,
  );
  const time = `${new Date(Date.now() - hoursAgo * 3_600_000).toISOString().slice(0, 19)}Z`;
  const description = () => Array.from({ length: 1 + random.below(6) }, () => random.pick(WORDS)).join(" ");
  if (count > 0) await DATABASE.batch(Array.from({ length: count }, () => insert.bind(time, description())));
}

/** The ids in which an export and the log differ, by their bytes, with nothing of the product. */
async function truthOf(folder: string) {
  const lines = existsSync(join(folder, "seg")) ? exportedLines(folder) : [];
  const ids = lines.map(idOf);
  const held = new Map(lines.map((line) => [idOf(line), line]));
  const log = new Map((await linesOfLog()).map((line) => [idOf(line), line]));
  const last = Math.max(0, ...ids);
  const absent = [...log.keys()].filter((id) => !held.has(id));
  const behind = absent.filter((id) => id > last);
  return {
    entries: lines.length,
    twice: ids.filter((id, index) => ids.indexOf(id) !== index),
    strange: ids.filter((id) => !log.has(id)),
    changed: ids.filter((id) => log.has(id) && log.get(id) !== held.get(id)),
    missing: absent.filter((id) => id < last),
    behind,
    hoursBehind: Math.max(
      0,
      ...behind.map((id) => (Date.now() - Date.parse(JSON.parse(log.get(id) ?? "").time)) / 3_600_000),
    ),
  };
}

const idOf = (line: string) => Number(JSON.parse(line).id);

/** The log as the API prints it, without line breaks and indentation. */
async function linesOfLog(): Promise<readonly string[]> {
  const { results } = await server.stores.DATABASE.prepare(
    `SELECT CAST(id AS TEXT) AS id, time, user_id, user_guid, user_description, action, event_description, actor_type,
      api_key_id, api_key_name, object_type, object_id FROM audit_log ORDER BY audit_log.id`,
  ).all();
  return results.map((row) => JSON.stringify(row, null, 2).replaceAll(/\n */g, ""));
}
