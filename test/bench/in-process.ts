/** Functions measured in processes that stay, one for each contestant, so that V8 optimizes each for itself alone. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Contestant, Group, Session, Work } from "./figure.ts";
import { quantile } from "./quantile.ts";

/** The shortest round of a work, in processor time, as all times here. */
const ROUND_MILLISECONDS = 100;
/** V8 compiles a function several times before it is as fast as it will be. */
const WARM_UP_MILLISECONDS = 500;
/** The shortest time that is measured at once. */
const BATCH_MILLISECONDS = 1;
const MICROSECONDS_PER_MILLISECOND = 1_000;

/** The calls of a work, which a contestant makes again and again. */
type RunsOf = (contestant: Contestant) => Promise<(work: string) => () => unknown>;

/**
 * A group of such works. A process of a contestant runs the module of the group, and answers there.
 *
 * @param module its `import.meta.url`.
 */
export function groupInProcess(
  module: string,
  group: { readonly name: string; readonly title: string; readonly works: readonly Work[] },
  runsOf: RunsOf,
): Group {
  const script = fileURLToPath(module);
  if (process.argv[1] === script) void answer(runsOf);
  return { ...group, needsBuild: false, start: async () => startInProcess(script) };
}

/** @throws where there is no such work. */
export function workNamed<One extends Work>(works: readonly One[], name: string): One {
  const work = works.find((one) => one.name === name);
  if (work === undefined) throw new Error(`There is no work "${name}".`);
  return work;
}

function startInProcess(script: string): Session {
  const processes = new Map<string, ChildProcess>();
  const start = (contestant: Contestant) => {
    const child = fork(script, [JSON.stringify(contestant)]);
    processes.set(keyOf(contestant), child);
    return child;
  };
  return {
    measure: async (work, contestant) => {
      const child = processes.get(keyOf(contestant)) ?? start(contestant);
      return await ask(child, work);
    },
    close: async () => {
      await Promise.all(Array.from(processes.values(), stop));
    },
  };
}

/** One that has failed is no longer there. */
async function stop(child: ChildProcess): Promise<void> {
  if (!child.connected) return;
  const exit = once(child, "exit");
  child.disconnect();
  await exit;
}

function keyOf({ kind, name }: Contestant): string {
  return `${kind} ${name}`;
}

function ask(child: ChildProcess, work: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error(`The process that measures "${work}" ended.`));
    child.once("exit", onExit);
    child.once("message", (milliseconds) => {
      child.off("exit", onExit);
      resolve(Number(milliseconds));
    });
    child.send(work);
  });
}

/** In the process of a contestant: answers the name of a work with the milliseconds that one call takes. */
async function answer(runsOf: RunsOf): Promise<void> {
  const runOf = await runsOf(JSON.parse(process.argv[2] ?? ""));
  const runs = new Map<string, () => unknown>();
  process.on("message", async (work: string) => {
    const known = runs.get(work);
    const run = known ?? runOf(work);
    runs.set(work, run);
    if (known === undefined) await medianMilliseconds(run, WARM_UP_MILLISECONDS);
    process.send?.(await medianMilliseconds(run, ROUND_MILLISECONDS));
  });
}

/**
 * Processor time of the process, which other programs on the machine do not add to; that of a thread alone would be counted in
 * steps of milliseconds on Linux. Short calls are measured many at a time.
 */
async function medianMilliseconds(run: () => unknown, atLeast: number): Promise<number> {
  const end = cpuMilliseconds() + atLeast;
  const taken: number[] = [];
  let calls = 1;
  do {
    const start = cpuMilliseconds();
    for (let call = 0; call < calls; call += 1) {
      const result = run();
      // To wait for what is already there would take longer than a short call.
      if (result instanceof Promise) await result;
    }
    const milliseconds = cpuMilliseconds() - start;
    if (milliseconds < BATCH_MILLISECONDS) calls *= 2;
    else taken.push(milliseconds / calls);
  } while (cpuMilliseconds() < end || taken.length === 0);
  return quantile(taken, 0.5);
}

function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / MICROSECONDS_PER_MILLISECOND;
}
