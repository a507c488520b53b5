import {
  type JobPorts,
  type JobState,
  progressOf,
  type RunKind,
  startRun,
  step,
  writeGathered,
} from "../../../../shared/audit-export/job.ts";
import { type Latest, readLatest, readSignedDocument } from "../../../../shared/audit-export/manifest.ts";
import { LATEST_NAME } from "../../../../shared/audit-export/object-names.ts";
import type { DeployedKeys, Keys } from "./keys.ts";
import type { RunnerPlan } from "./plan.ts";
import type { Storage } from "./store.ts";
import { type NewWorld, SimulatedFault } from "./world.ts";

const HOUR = 60 * 60_000;
/** The most steps of a run without faults; it never comes near. */
const CALM_MAX_STEPS = 3_000;

/** The ports of a job without the keys, which change. */
export type UnsignedPorts = Omit<JobPorts, keyof DeployedKeys>;

/** The export stops where it must not. */
export class Stop extends Error {}

/** Runs begin and end, are killed, woken twice and seen to by people, until the faults cease. */
export async function runWithFaults(
  world: NewWorld,
  runner: RunnerPlan,
  keys: Keys,
  ports: UnsignedPorts,
  index: number,
): Promise<void> {
  const { random, scheduler } = world;
  while (world.isFaulty()) {
    const kind = random.pick<RunKind>(["export", "export", "export", "export-and-close", "manifests"]);
    keys.change();
    try {
      await runOnce(world, keys, { ...ports, ...keys.deployed() }, kind, index);
    } catch (error) {
      if (!(error instanceof SimulatedFault)) throw error;
      world.trace(() => `runner ${index}: ${error.message}`);
    }
    await scheduler.sleep(random.size(runner.pauseMaxMilliseconds));
  }
}

async function runOnce(world: NewWorld, keys: Keys, ports: JobPorts, kind: RunKind, index: number): Promise<void> {
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
      // Meanwhile another key was deployed, and a run with that has come to it.
      if (keys.deployed().signer?.publicKey !== ports.signer?.publicKey) return;
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
export async function runInPeace(
  world: NewWorld,
  { objects }: Storage,
  keys: Keys,
  unsigned: UnsignedPorts,
): Promise<void> {
  await runToEnd(world, { ...unsigned, ...keys.deployed() }, "manifests");
  const manifests = [...objects.keys()].filter((name) => name.startsWith("manifests/")).length;
  const latest = readSignedDocument<Latest>(objects.get(LATEST_NAME) ?? new Uint8Array(), readLatest)?.fields;
  if ((latest?.manifest ?? 0) !== manifests) throw new Stop(`after a run in peace, ${LATEST_NAME} names no last one`);
  world.scheduler.advance(2 * HOUR);
  keys.change();
  const ports = { ...unsigned, ...keys.deployed() };
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
