/**
 * A clock whose unit is a trip to a store. A trip starts when it is asked for and takes one unit: those that wait at the same time end
 * at the same time, and what one of them brings is asked with in the next unit.
 * See docs/decisions/0169-how-trips-are-counted.md.
 */
export interface TripClock {
  readonly trip: <Answer>(send: () => Promise<Answer>) => Promise<Answer>;
  /** The length of the longest chain of trips that have ended since this was asked last. */
  readonly elapsed: () => number;
  /** Waits for the trips that have started, such as those after an answer. */
  readonly ended: () => Promise<void>;
}

/**
 * @param delayMilliseconds the time before each trip is sent. It lets other trips start that have only to compute something before:
 * on the platform each trip takes longer than that.
 */
export function tripClock(delayMilliseconds: number): TripClock {
  let now = 0;
  const started = new Set<Promise<unknown>>();
  const take = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
    const end = now + 1;
    await scheduler.wait(delayMilliseconds);
    try {
      return await send();
    } finally {
      now = Math.max(now, end);
    }
  };
  return {
    trip: async (send) => {
      const taken = take(send);
      started.add(taken);
      return await taken.finally(() => started.delete(taken));
    },
    ended: async () => void (await Promise.allSettled(started)),
    elapsed: () => {
      const elapsed = now;
      now = 0;
      return elapsed;
    },
  };
}
