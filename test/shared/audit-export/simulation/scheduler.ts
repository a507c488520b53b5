import type { Random } from "../../../fuzz/random.ts";

/** Time that goes on as it is told to, and tasks of which exactly one goes on at a time: which one is chance. */
export interface Scheduler {
  readonly now: () => number;
  readonly advance: (milliseconds: number) => void;
  /** Lets any task go on, perhaps this one. */
  readonly turn: () => Promise<void>;
  readonly sleep: (milliseconds: number) => Promise<void>;
  readonly run: (tasks: readonly (() => Promise<void>)[]) => Promise<void>;
}

interface Waiting {
  readonly from: number;
  readonly go: () => void;
}

/** @param onTurn what happens in the world between two turns. */
export function createScheduler(start: number, random: Random, onTurn: () => void): Scheduler {
  let time = start;
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

  /** Lets one go on whenever all have come to wait. */
  async function takeTurns(live: ReadonlySet<unknown>): Promise<void> {
    while (live.size > 0) {
      if (waiting.length === live.size) {
        onTurn();
        next()?.go();
      }
      if (waiting.length < live.size) await new Promise<void>((resolve) => (arrived = resolve));
    }
  }

  async function run(tasks: readonly (() => Promise<void>)[]): Promise<void> {
    const live = new Set(tasks);
    const running = tasks.map(async (task) => {
      await task();
      live.delete(task);
      arrived();
    });
    await Promise.race([Promise.all(running), takeTurns(live)]);
    await Promise.all(running);
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
