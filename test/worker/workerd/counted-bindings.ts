import type { Trips } from "../trips/counts.ts";
import { countingRoundTrips } from "./round-trips.ts";
import { tripClock } from "./trip-clock.ts";

/** The bindings that a request waits for. */
type Stores = Readonly<{
  DATABASE: D1Database;
  CONTENT: R2Bucket;
  EXPORTS: R2Bucket;
  AUDIT_EXPORT_JOB: DurableObjectNamespace;
  AUDIT_EXPORT_PUSH: DurableObjectNamespace;
}>;

/** Bindings that count, and the counts since they were asked for last. */
export interface CountedBindings {
  readonly bindings: Stores;
  readonly counted: () => Trips;
  /** Waits for what is asked after an answer. */
  readonly ended: () => Promise<void>;
}

/** Wraps the bindings of a Worker, whose calls are sent after a delay. */
export function countedBindings(stores: Stores, delayMilliseconds: number): CountedBindings {
  const { trip, elapsed, ended } = tripClock(delayMilliseconds);
  const { database, counted: countedInDatabase } = countingRoundTrips(stores.DATABASE, trip);
  let others = 0;
  const call: Caller = async (send) => {
    others += 1;
    return await trip(send);
  };
  return {
    ended: async () => {
      await ended();
      // The rows that the trips brought are counted then.
      await scheduler.wait(0);
    },
    bindings: {
      DATABASE: database,
      CONTENT: calledBy(call, stores.CONTENT),
      EXPORTS: calledBy(call, stores.EXPORTS),
      AUDIT_EXPORT_JOB: objectsCalledBy(call, stores.AUDIT_EXPORT_JOB),
      AUDIT_EXPORT_PUSH: objectsCalledBy(call, stores.AUDIT_EXPORT_PUSH),
    },
    counted: () => {
      const { roundTrips, rowsRead } = countedInDatabase();
      const since = { inTurn: elapsed(), database: roundTrips, others, rows: rowsRead };
      others = 0;
      return since;
    },
  };
}

type Caller = (send: () => Promise<unknown>) => Promise<unknown>;

/** A bucket, or an object, all of whose methods are called so. */
function calledBy<Called extends object>(call: Caller, called: Called): Called {
  return new Proxy(called, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return async (...given: unknown[]) => await call(async () => await Reflect.apply(method, target, given));
    },
  });
}

/** The same of each object of a namespace. */
function objectsCalledBy(call: Caller, objects: DurableObjectNamespace): DurableObjectNamespace {
  return new Proxy(objects, {
    get: (target, name) =>
      name === "getByName" ? (id: string) => calledBy(call, target.getByName(id)) : Reflect.get(target, name),
  });
}
