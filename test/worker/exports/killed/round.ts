/** A round: exports of some logs whose Worker is killed again and again, and which then may go on to their ends. */

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createRandom, type Random } from "../../../fuzz/random.ts";
import { migrationStatements } from "../../../support/migrated-database.ts";
import { areStuck, execute, finish, objectsIn, PATIENCE_MILLISECONDS } from "./ask.ts";
import { type Judgement, judge, SIGNING_KEY } from "./law.ts";
import { type Life, startLife } from "./life.ts";
import { type Cursors, type LogServer, STALL_PATH, startLogServer } from "./log-server.ts";
import { folderOf, KILLED_VARIABLE, type KilledSettings, type KilledStatus } from "./settings.ts";

export interface RoundPlan {
  /** The tested Worker as one module. */
  readonly code: string;
  readonly seed: number;
  readonly index: number;
  readonly asks: KilledSettings["asks"];
  readonly logs: Readonly<Record<string, Cursors>>;
  /** The names of the exports, as `folderOf` has them; the folder is the name of the log. */
  readonly exports: readonly string[];
  readonly kills: number;
  /** The probability that the schedule wakes the jobs of a life. It always does in the first one. */
  readonly cronChance: number;
  /** Waits for the instant at which a life ends whose jobs have begun to work. */
  readonly instant: (server: LogServer, random: Random, kill: number) => Promise<void>;
}

export interface RoundOutcome {
  /** By folder. */
  readonly judgements: ReadonlyMap<string, Judgement>;
  /** The status of the jobs at the end. */
  readonly statuses: readonly KilledStatus[];
  /** Where the kills met the jobs; one kill meets several. */
  readonly places: readonly string[];
  readonly kills: number;
  readonly entries: number;
  readonly segments: number;
}

const KILL_LATEST_MILLISECONDS = 350;
const EXPIRY_CHANCE = 0.5;
const POLL_MILLISECONDS = 5;
const POLLS_BETWEEN_QUESTIONS = 100;

/** Any instant after a life has begun to work. */
export async function anyInstant(_: LogServer, random: Random): Promise<void> {
  await sleep(random.below(KILL_LATEST_MILLISECONDS));
}

/** Plays a round. */
export async function playRound(plan: RoundPlan): Promise<RoundOutcome> {
  const server = await startLogServer(plan.logs, createRandom(plan.seed, 2 * plan.index));
  const state = mkdtempSync(join(tmpdir(), "steward-killed-"));
  const start = async (asks: KilledSettings["asks"]) =>
    await startLife({ code: plan.code, state, bindings: bindings(plan, server, asks) });
  try {
    const places = await killAgainAndAgain(plan, server, async () => await start(plan.asks));
    server.rest();
    const last = await start(null);
    const statuses = await finish(last);
    const judged = await judgeAll(last, plan, server);
    await last.kill();
    return { ...judged, statuses, places: places.flat(), kills: places.length };
  } finally {
    await server.close();
    rmSync(state, { recursive: true, force: true });
  }
}

/** @returns for each kill, where it met the jobs. */
async function killAgainAndAgain(
  plan: RoundPlan,
  server: LogServer,
  start: () => Promise<Life>,
): Promise<readonly (readonly string[])[]> {
  const random = createRandom(plan.seed, 2 * plan.index + 1);
  const places: (readonly string[])[] = [];
  while (places.length < plan.kills) {
    const pages = server.pages();
    const life = await start();
    if (places.length === 0) await execute(life, await statements(plan, server));
    // Elsewhere there is nothing but the alarm that the job has set before it was killed.
    if (places.length === 0 || random.chance(plan.cronChance)) await life.callCron();
    const isWorking = await begins(life, server, pages);
    if (isWorking) await plan.instant(server, random, places.length);
    places.push(placesOf(server));
    await life.kill();
    if (!isWorking) break;
    if (random.chance(EXPIRY_CHANCE)) server.expire();
  }
  return places;
}

/** Waits until a page is asked for; false where no job goes on by itself any longer. */
async function begins(life: Life, server: LogServer, pages: number): Promise<boolean> {
  const end = Date.now() + PATIENCE_MILLISECONDS;
  for (let poll = 1; server.pages() === pages; poll += 1) {
    if (Date.now() > end) throw new Error("The alarm of no job went off: none asked for a page.");
    if (poll % POLLS_BETWEEN_QUESTIONS === 0 && (await areStuck(life))) return false;
    await sleep(POLL_MILLISECONDS);
  }
  return true;
}

/** Where the jobs are at this instant, such as `before seg/`. */
export function placesOf(server: LogServer): readonly string[] {
  const places = server.stalls().map(({ side, object }) => `${side} ${object.replace(/[\d.].*/, "")}`);
  return places.length === 0 ? ["elsewhere"] : places;
}

function bindings(
  { logs }: RoundPlan,
  { origin }: LogServer,
  asks: KilledSettings["asks"],
): Readonly<Record<string, string>> {
  const sources = Object.entries(logs).map(([log, cursors]) => {
    const isId = cursors === "id";
    const fields = { key: "k", page_entries: 40, cursor_is_id: isId, consecutive_ids: isId };
    return [log, { base_url: `${origin}/${log}`, ...fields }] as const;
  });
  const killed: KilledSettings = { stallUrl: origin + STALL_PATH, asks };
  return {
    AUDIT_EXPORT_SIGNING_KEY: SIGNING_KEY,
    AUDIT_EXPORT_SOURCES: JSON.stringify(Object.fromEntries(sources)),
    ALLOW_PRIVATE_UPSTREAMS: "true",
    [KILLED_VARIABLE]: JSON.stringify(killed),
  };
}

/** The tables, and the rows of the exports, which by themselves would run once a day. */
async function statements({ exports }: RoundPlan, { origin }: LogServer): Promise<readonly string[]> {
  const rows = exports.map((name) => {
    const log = folderOf(name);
    return `INSERT INTO audit_exports (guid, name, source, source_url, interval_minutes, created_time)
      VALUES ('${name}', '${name}', '${log}', '${origin}/${log}', 1440, '2026-01-01T00:00:00Z')`;
  });
  return [...(await migrationStatements(".")), ...rows];
}

async function judgeAll(
  life: Life,
  { exports }: RoundPlan,
  server: LogServer,
): Promise<Pick<RoundOutcome, "judgements" | "entries" | "segments">> {
  const judgements = new Map<string, Judgement>();
  let [entries, segments] = [0, 0];
  for (const folder of new Set(exports.map(folderOf))) {
    const [log, objects] = [server.entriesOf(folder), await objectsIn(life, folder)];
    judgements.set(folder, await judge(log, objects));
    entries += log.length;
    segments += Array.from(objects.keys()).filter((name) => name.startsWith("seg/")).length;
  }
  return { judgements, entries, segments };
}
