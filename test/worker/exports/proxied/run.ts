/** One export of the log of a real server through the proxy, with kills and growth, and what is said of it. */

import { setTimeout as sleep } from "node:timers/promises";
import { createRandom, type Random } from "../../../fuzz/random.ts";
import { LIES, LIES_OF_GAPS, type Lie, type Weather } from "./faults.ts";
import { type Database, growLog, linesOfLog } from "./log.ts";
import type { Proxy, Road } from "./proxy.ts";
import { type Outcome, startTerminal, type Terminal } from "./terminal.ts";
import { linesOfExport, type Truth, truthOf } from "./truth.ts";
import { falsehoods } from "./verdict.ts";

/** The things that all runs share. */
export interface World {
  readonly proxy: Proxy;
  readonly database: Database;
  readonly key: string;
  /** The file with the command. */
  readonly program: string;
  readonly seed: number;
}

/**
 * The faults of the proxy until the export is let finish: it fails and is slow; besides, it tells lies that are found out by ids
 * without gaps; or any lies.
 */
export const KINDS = ["rough", "gaps", "liar"] as const;

export type Kind = (typeof KINDS)[number];

const LIES_OF: Readonly<Record<Kind, readonly Lie[]>> = {
  rough: [],
  gaps: LIES_OF_GAPS,
  liar: LIES,
};

export interface RunOutcome {
  readonly index: number;
  readonly kind: Kind;
  readonly kills: number;
  readonly verdicts: number;
  /** The faults of the objects, or of what was said of them. */
  readonly wrong: readonly string[];
}

/** A run that is under way. */
interface Episode {
  readonly world: World;
  readonly kind: Kind;
  readonly folder: string;
  readonly random: Random;
  readonly road: Road;
  readonly options: readonly string[];
  readonly wrong: string[];
  kills: number;
  verdicts: number;
}

const CONSECUTIVE = "--consecutive-ids";
const FAULT_RATE = 0.3;
const KILLS_MAX = 3;
const KILL_AFTER_MAX_REQUESTS = 6;
const KILL_AFTER_MAX_MILLISECONDS = 40;
const GROWTH_MAX_ENTRIES = 2;
/** The number of starts of an export that cannot finish. */
const TRIES_MAX = 4;
/** The age of new entries. */
const HOURS_AGO = [0, 0, 5];
const LAGS = [
  ["0", 0],
  ["1h", 3_600],
  ["2d", 172_800],
] as const;

/** Plays a run. @param index by which it goes, with the seed of the world. */
export async function playRun(world: World, kind: Kind, index: number, folder: string): Promise<RunOutcome> {
  const random = createRandom(world.seed, index);
  const road = world.proxy.open(createRandom(world.seed, index + 1_000_000));
  road.beforeRequest = async () => {
    if (random.chance(0.05)) await grow(world, random, 0);
  };
  const options = [
    "--page-entries",
    String(10 + random.below(70)),
    ...(kind === "gaps" || random.chance(0.5) ? [CONSECUTIVE] : []),
    ...(random.chance(0.3) ? ["--overlap", String(random.below(30))] : []),
  ];
  const counts = { kills: 0, verdicts: 0 };
  const episode: Episode = { world, kind, folder, random, road, options, wrong: [], ...counts };
  await beKilled(episode);
  await finish(episode);
  const { kills, verdicts, wrong } = episode;
  return { index, kind, kills, verdicts, wrong };
}

/** Starts the export and kills it, time and again. */
async function beKilled(episode: Episode): Promise<void> {
  const { random, road, kind, world } = episode;
  const rough: Weather = { rate: FAULT_RATE, hasOutages: true, lies: LIES_OF[kind] };
  road.begin(rough);
  for (let kills = 1 + random.below(KILLS_MAX); kills > 0; kills -= 1) {
    const requests = road.requests + random.below(KILL_AFTER_MAX_REQUESTS);
    const running = [startExport(episode), ...(random.chance(0.2) ? [startExport(episode)] : [])];
    const isGoing = () => running.some(({ child }) => child.exitCode === null);
    while (road.requests < requests && isGoing()) await sleep(2);
    await sleep(random.below(KILL_AFTER_MAX_MILLISECONDS));
    await Promise.all(running.map(async (one) => await kill(episode, one)));
    holdLines(episode, await linesOfLog(world.database));
    await grow(world, random, 0);
    if (linesOfExport(episode.folder).length > 0 && random.chance(0.2)) {
      await verify(episode);
      road.begin(rough);
    }
  }
}

function startExport(episode: Episode): Terminal {
  const { world, road, folder, options } = episode;
  const args = ["export", "--server", road.url, "--out", folder, "--format", "json", ...options];
  return startTerminal(world.program, args, world.key);
}

async function kill(episode: Episode, { child, outcome }: Terminal): Promise<void> {
  if (child.exitCode === null) episode.kills += 1;
  child.kill("SIGKILL");
  await outcome;
}

/** Lets the export finish, and has it verified. */
async function finish(episode: Episode): Promise<void> {
  const { random, road, world, wrong, kind, options } = episode;
  road.begin({ rate: random.chance(0.5) ? 0 : FAULT_RATE / 2, hasOutages: true, lies: [] });
  const before = await linesOfLog(world.database);
  let outcome: Outcome | undefined;
  for (let tries = 0; tries < TRIES_MAX && outcome?.code !== 0; tries += 1) {
    outcome = await startExport(episode).outcome;
  }
  const isComplete = outcome?.code === 0;
  const logged = await linesOfLog(world.database);
  const truth = holdLines(episode, logged);
  const lost = lostOf(truth, before.length);
  // A log whose ids may have gaps can be told with any entry left out.
  const isKnown = kind === "rough" || options.includes(CONSECUTIVE);
  if (isKnown && isComplete !== (lost.length === 0)) {
    wrong.push(`The export ended with ${outcome?.code}, and lost ${lost.join(", ")}: ${outcome?.stdout}`);
  }
  await verify(episode);
}

/** Nothing is ever there twice, nor is there what the log does not have. */
function holdLines({ folder, wrong, kind }: Episode, logged: readonly string[]): Truth {
  const truth = truthOf(linesOfExport(folder), logged);
  if (truth.twice.length > 0) wrong.push(`It has twice: ${truth.twice.join(", ")}.`);
  if (truth.strange.length > 0) wrong.push(`It has what the log has not: ${truth.strange.join(", ")}.`);
  if (truth.changed.length > 0 && kind !== "liar") wrong.push(`It has others: ${truth.changed.join(", ")}.`);
  return truth;
}

/** The entries that the log had before the export was finished, and that the export does not have. @param ids their number: they have no gaps. */
function lostOf({ missing, behind }: Truth, ids: number): readonly number[] {
  return [...missing, ...behind.filter((id) => id <= ids)];
}

/** Has the export checked and compared, and holds what is said to what is so. */
async function verify(episode: Episode): Promise<void> {
  const { world, road, folder, wrong, random } = episode;
  const rate = random.chance(0.5) ? 0 : FAULT_RATE / 2;
  // Nothing tells a proxy that shows an older log from a server that has it, and a check does not wait for a deployment.
  road.begin({ rate, hasOutages: false, lies: [] });
  await grow(world, random, random.pick(HOURS_AGO));
  const [maxLag, maxLagSeconds] = random.pick(LAGS);
  const args = ["verify-export", folder, "--server", road.url, "--format", "json", "--max-lag", maxLag];
  const exported = linesOfExport(folder);
  const before = truthOf(exported, await linesOfLog(world.database));
  const outcome = await startTerminal(world.program, args, world.key).outcome;
  const after = truthOf(exported, await linesOfLog(world.database));
  const isHindered = outcome.code === 2 && rate > 0;
  if (!isHindered) {
    episode.verdicts += 1;
    const asked = { entries: exported.length, maxLagSeconds, before, after, time: Date.now() };
    wrong.push(...falsehoods(outcome, asked));
  }
}

async function grow({ database }: World, random: Random, hoursAgo: number): Promise<void> {
  const time = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  await growLog(database, random.below(GROWTH_MAX_ENTRIES + 1), `${time.slice(0, 19)}Z`, random);
}
