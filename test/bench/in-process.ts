/** Functions measured in processes that stay, one for each contestant, so that V8 optimizes each for itself alone. */
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Contestant, Session } from "./figure.ts";
import { quantile } from "./quantile.ts";

/** How long a round of a work takes at least. */
const ROUND_MILLISECONDS = 100;

/** @param script what a process runs: it calls `answer`. */
export function startInProcess(script: URL): Session {
  const processes = new Map<string, ChildProcess>();
  const start = (contestant: Contestant) => {
    const child = fork(fileURLToPath(script), [JSON.stringify(contestant)]);
    processes.set(keyOf(contestant), child);
    return child;
  };
  return {
    measure: async (work, contestant) => {
      const child = processes.get(keyOf(contestant)) ?? start(contestant);
      return await ask(child, work);
    },
    close: async () => {
      await Promise.all(
        Array.from(processes.values(), async (child) => {
          child.disconnect();
          await once(child, "exit");
        }),
      );
    },
  };
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
export async function answer(
  runsOf: (contestant: Contestant) => Promise<(work: string) => () => unknown>,
): Promise<void> {
  const runOf = await runsOf(JSON.parse(process.argv[2] ?? ""));
  const runs = new Map<string, () => unknown>();
  process.on("message", (work: string) => {
    const run = runs.get(work) ?? runOf(work);
    runs.set(work, run);
    process.send?.(medianMilliseconds(run));
  });
}

function medianMilliseconds(run: () => unknown): number {
  const end = performance.now() + ROUND_MILLISECONDS;
  const taken: number[] = [];
  let last: number;
  do {
    const start = performance.now();
    run();
    last = performance.now();
    taken.push(last - start);
  } while (last < end);
  return quantile(taken, 0.5);
}
