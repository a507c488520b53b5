import type { Random } from "../../../fuzz/random.ts";

/** Time that goes on as it is told to, and tasks of which exactly one goes on at a time: which one is chance. */
export interface Scheduler {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly advance: (milliseconds: number) => void;
  /** Lets any task go on, perhaps this one. */
  readonly turn: () => Promise<void>;
  readonly sleep: (milliseconds: number) => Promise<void>;
  /** Runs tasks to their end. */
  readonly run: (tasks: readonly (() => Promise<void>)[]) => Promise<void>;
}

interface Waiting {
  readonly from: number;
  readonly go: () => void;
}

/** @param onTurn what happens in the world between two turns. */
export function createScheduler(start: number, random: Random, onTurn: () => void): Scheduler {
  let time = start;
  let live = 0;
  let arrived = () => {};
  const waiting: Waiting[] = [];
  const waitUntil = (from: number) =>
    new Promise<void>((resolve) => {
      waiting.push({ from, go: resolve });
      arrived();
    });

  /** Picks one of those whose time has come; where there is none, time goes on to the first. */
  function next(): Waiting | undefined {
    const first = Math.min(...waiting.map(({ from }) => from));
    if (first > time) time = first;
    const ready = waiting.filter(({ from }) => from <= time);
    const one = ready.length === 1 ? ready[0] : random.pick(ready);
    if (one !== undefined) waiting.splice(waiting.indexOf(one), 1);
    return one;
  }

  async function run(tasks: readonly (() => Promise<void>)[]): Promise<void> {
    let error: { readonly thrown: unknown } | undefined;
    live = tasks.length;
    for (const task of tasks) {
      void task()
        .catch((thrown: unknown) => {
          error ??= { thrown };
        })
        .finally(() => {
          live -= 1;
          arrived();
        });
    }
    while (live > 0 && error === undefined) {
      if (waiting.length === live) {
        onTurn();
        next()?.go();
      }
      // oxlint-disable-next-line no-await-in-loop -- this is the loop in which everything happens
      if (waiting.length < live) await new Promise<void>((resolve) => (arrived = resolve));
    }
    if (error !== undefined) throw error.thrown;
  }

  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
    turn: async () => await waitUntil(time),
    sleep: async (milliseconds) => await waitUntil(time + milliseconds),
    run,
  };
}
