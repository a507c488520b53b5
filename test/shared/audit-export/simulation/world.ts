import { createRandom, type Random } from "../../../fuzz/random.ts";
import { type Faults, makePlan, type Plan } from "./plan.ts";
import { createScheduler, type Scheduler } from "./scheduler.ts";

export interface World {
  readonly plan: Plan;
  readonly random: Random;
  readonly scheduler: Scheduler;
  readonly isFaulty: () => boolean;
  readonly happens: (fault: keyof Faults) => boolean;
  /** Counts something that happens, so that it shows whether it ever does. */
  readonly count: (what: string) => void;
  /** @param line made only where somebody reads it. */
  readonly trace: (line: () => string) => void;
}

export interface NewWorld extends World {
  readonly counts: ReadonlyMap<string, number>;
  readonly ceaseFaults: () => void;
  readonly onTurn: (happen: () => void) => void;
}

/** The error that a port throws when it fails, or when its process is killed. */
export class SimulatedFault extends Error {}

export function createWorld(seed: number, print: ((line: string) => void) | undefined): NewWorld {
  const random = createRandom(seed, 0);
  const plan = makePlan(random);
  const counts = new Map<string, number>();
  const count = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1);
  let isFaulty = true;
  let onTurn = () => {};
  const scheduler = createScheduler(plan.startTime, random, () => onTurn());
  return {
    plan,
    random,
    scheduler,
    isFaulty: () => isFaulty,
    happens: (fault) => {
      const isHappening = isFaulty && random.chance(plan.faults[fault]);
      if (isHappening) count(fault);
      return isHappening;
    },
    count,
    counts,
    trace: (line) => print?.(`${new Date(scheduler.now()).toISOString()} ${line()}`),
    ceaseFaults: () => {
      isFaulty = false;
    },
    onTurn: (happen) => {
      onTurn = happen;
    },
  };
}
