import { hash } from "node:crypto";
import { compareIds } from "../../../../shared/audit-export/entry-ids.ts";
import {
  type JobPorts,
  type JobState,
  progressOf,
  type RunKind,
  startRun,
  step,
  writeGathered,
} from "../../../../shared/audit-export/job.ts";
import { segmentLog } from "../../../../shared/audit-export/logs.ts";
import type { Codec, Signer } from "../../../../shared/audit-export/ports.ts";
import { segmentMetadata } from "../../../../shared/audit-export/segment.ts";
import { KNOWN_BAD, type KnownBadName } from "../support/known-bad.ts";
import { breaksOfLatest, breaksOfLaw } from "./law.ts";
import type { RunnerPlan } from "./plan.ts";
import { createServer, type Server } from "./server.ts";
import { createStorage, type Storage } from "./store.ts";
import { createWorld, type NewWorld, SimulatedFault } from "./world.ts";

export interface Simulation {
  readonly seed: number;
  readonly codec: Codec;
  /** In place of the export's own way of storing segments. */
  readonly knownBad?: KnownBadName;
  readonly print?: (line: string) => void;
}

/** What came of a simulation. @property breaks of the law; empty where there is none. */
export interface Simulated {
  readonly breaks: readonly string[];
  readonly turns: number;
  readonly entries: number;
  /** How often each fault happened, and what it came to. */
  readonly counts: ReadonlyMap<string, number>;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const IN_TIME: RunnerPlan = { skewMilliseconds: 0, pauseMaxMilliseconds: 0 };
/** What a run in peace takes at most; it never comes near. */
const CALM_MAX_STEPS = 3_000;

/** Runs an export in a world with faults, then without them to its end, and holds what is stored to the law. */
export async function simulate({ seed, codec, knownBad, print }: Simulation): Promise<Simulated> {
  const world = createWorld(seed, print);
  world.trace(() =>
    JSON.stringify(world.plan, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)),
  );
  const server = createServer(world);
  const storage = createStorage(world);
  const { oldEntries } = world.plan.server;
  for (let left = oldEntries; left > 0; left -= 1) server.write(left * MINUTE);
  const turns = addFaults(world, server, storage);
  const portsOf = (runner: RunnerPlan) => makePorts(world, server, storage, codec, runner, knownBad);
  const stops = await stopsOf(async () => {
    const { runners } = world.plan;
    await world.scheduler.run(
      runners.map((runner, index) => () => runWithFaults(world, runner, portsOf(runner), index)),
    );
    storage.settleAll();
    server.finish();
    await world.scheduler.run([() => runInPeace(world, storage, portsOf(IN_TIME))]);
  });
  const log = server.rows.map(({ entry }) => entry);
  const breaks = [...stops, ...(await breaksOfLaw(log, storage.objects, codec))];
  return { breaks, turns: turns(), entries: log.length, counts: world.counts };
}

/** Why the export came to no end; empty where it did. */
async function stopsOf(run: () => Promise<void>): Promise<readonly string[]> {
  try {
    await run();
    return [];
  } catch (error) {
    if (error instanceof Stop) return [error.message];
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
}

/** The export stops where it must not. */
class Stop extends Error {}

/** Has entries written, cursors expire and faults happen while the tasks run, until the faults cease; counts the turns. */
function addFaults(world: NewWorld, server: Server, storage: Storage): () => number {
  const { plan, random, scheduler } = world;
  let turns = 0;
  let left = plan.server.newEntries;
  world.onTurn(() => {
    turns += 1;
    scheduler.advance(random.size(3_000));
    if (left > 0 && (turns > plan.turns || random.chance(0.15))) {
      server.write();
      left -= 1;
    }
    if (random.chance(0.1)) storage.settle();
    if (world.happens("expiry")) server.expireCursors();
    if (plan.settings.overlapEntries === 0 && world.happens("removal")) server.remove(lastIdOf(storage));
    if (world.happens("refusal")) server.refuseFor(random.below(2 * HOUR));
    if (turns >= plan.turns && left === 0) world.ceaseFaults();
  });
  return () => turns;
}

/** The last id that is exported, by the objects; null where there is none. */
function lastIdOf({ objects }: Storage): string | null {
  let last: string | null = null;
  for (const [name, bytes] of objects) {
    const id = name.startsWith("seg/") ? segmentMetadata(bytes)?.last_id : undefined;
    if (id !== undefined && (last === null || compareIds(id, last) > 0)) last = id;
  }
  return last;
}

function makePorts(
  { plan, random, scheduler }: NewWorld,
  { source }: Server,
  { store, hints, checkpoints }: Storage,
  codec: Codec,
  { skewMilliseconds }: RunnerPlan,
  knownBad: KnownBadName | undefined,
): JobPorts {
  const fraction = () => random.below(2 ** 32) / 2 ** 32;
  const own = { store, segments: segmentLog(store, hints, codec) };
  const parts =
    knownBad === undefined ? own : KNOWN_BAD[knownBad]({ store, hints, codec, checkpoints, random: fraction });
  return {
    ...parts,
    source,
    hints,
    codec,
    signer: plan.isSigned ? signer : null,
    readEntry: (bytes) => {
      const id = /"id":"(?<id>\d+)"/.exec(new TextDecoder().decode(bytes))?.groups?.["id"];
      return id === undefined
        ? { kind: "unreadable", id: null, time: null, reason: "It has no id.", bytes }
        : { kind: "entry", id, time: null, bytes };
    },
    now: () => scheduler.now() + skewMilliseconds,
    random: fraction,
  };
}

/** Stands for Ed25519, which takes longer than all the rest. */
const signer: Signer = {
  publicKey: "ab".repeat(32),
  sign: async (bytes) => await Promise.resolve(hash("sha512", bytes)),
};

/** Runs begin and end, are killed, woken twice and seen to by people, until the faults cease. */
async function runWithFaults(world: NewWorld, runner: RunnerPlan, ports: JobPorts, index: number): Promise<void> {
  const { random, scheduler } = world;
  while (world.isFaulty()) {
    const kind = random.pick<RunKind>(["export", "export", "export", "export-and-close", "manifests"]);
    try {
      await runOnce(world, ports, kind, index);
    } catch (error) {
      if (!(error instanceof SimulatedFault)) throw error;
      world.trace(() => `runner ${index}: ${error.message}`);
    }
    await scheduler.sleep(random.size(runner.pauseMaxMilliseconds));
  }
}

async function runOnce(world: NewWorld, ports: JobPorts, kind: RunKind, index: number): Promise<void> {
  const { random, scheduler, plan } = world;
  let state: JobState = startRun(kind);
  while (world.isFaulty()) {
    if (world.happens("kill")) throw new SimulatedFault("killed");
    const next = await step(state, plan.settings, ports);
    // Now and then the caller has kept the state before, and does the same once more.
    if (!random.chance(0.02)) state = next.state;
    const { outcome } = next;
    world.trace(() => `runner ${index}: ${outcome.kind} ${JSON.stringify(progressOf(next.state))}`);
    if (outcome.kind === "done") return;
    if (outcome.kind === "wait") await scheduler.sleep(outcome.milliseconds);
    if (outcome.kind === "needs-attention") {
      world.trace(() => outcome.message);
      if (outcome.message.includes("stored object")) throw new Stop(outcome.message);
      await scheduler.sleep(random.below(HOUR));
      if (random.chance(0.5)) return;
    }
    if (random.chance(0.03)) {
      state = await writeGathered(state, plan.settings, ports);
      if (random.chance(0.5)) return;
    }
  }
}

/** Runs to the end, and holds what is then said of the export to what is stored. */
async function runInPeace(world: NewWorld, { objects }: Storage, ports: JobPorts): Promise<void> {
  await runToEnd(world, ports, "manifests");
  const latest = await breaksOfLatest(objects, ports.codec);
  if (latest.length > 0) throw new Stop(`after a run in peace: ${latest.join()}`);
  world.scheduler.advance(2 * HOUR);
  const known = progressOf(await runToEnd(world, ports, "export-and-close"));
  const recovered = progressOf((await step(startRun("manifests"), world.plan.settings, ports)).state);
  const counts = ["seg/", "manifests/"].map(
    (prefix) => [...objects.keys()].filter((name) => name.startsWith(prefix)).length,
  );
  const isSame = JSON.stringify({ ...recovered, pages: 0 }) === JSON.stringify({ ...known, pages: 0 });
  if (!isSame || known === null || known.segments !== counts[0] || known.manifests !== counts[1]) {
    throw new Stop(`the progress is ${JSON.stringify(known)}, and ${JSON.stringify(recovered)} when found again`);
  }
}

async function runToEnd({ scheduler, plan, trace }: NewWorld, ports: JobPorts, kind: RunKind): Promise<JobState> {
  let state = startRun(kind);
  for (let steps = 0; steps < CALM_MAX_STEPS; steps += 1) {
    const { state: next, outcome } = await step(state, plan.settings, ports);
    state = next;
    trace(() => `in peace: ${outcome.kind} ${JSON.stringify(progressOf(next))}`);
    if (outcome.kind === "done") return state;
    if (outcome.kind === "needs-attention") throw new Stop(`needs attention in peace: ${outcome.message}`);
    if (outcome.kind === "wait") await scheduler.sleep(outcome.milliseconds);
  }
  throw new Stop("the export does not end");
}
