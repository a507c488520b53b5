import type { Hint, HintStore, ObjectStore } from "../../../../shared/audit-export/ports.ts";
import { SimulatedFault, type World } from "./world.ts";

export interface Storage {
  readonly objects: ReadonlyMap<string, Uint8Array>;
  readonly store: ObjectStore;
  readonly hints: HintStore;
  /** Lets a write arrive whose answer was lost. */
  readonly settle: () => void;
  readonly settleAll: () => void;
}

/** An object store and a store of hints whose every call may fail before or after its effect, or have it later. */
export function createStorage(world: World): Storage {
  const { random, scheduler } = world;
  const objects = new Map<string, Uint8Array>();
  const pending: (() => void)[] = [];
  const savedHints: Hint[] = [];

  async function call<Result>(what: string, effect: () => Result): Promise<Result> {
    await scheduler.turn();
    if (world.happens("store")) {
      const isLater = random.chance(0.3);
      world.count(isLater ? "effect later" : "fault before the effect");
      if (isLater) pending.push(effect);
      throw new SimulatedFault(`${what} ${isLater ? "has its effect later" : "fails"}`);
    }
    const result = effect();
    world.trace(() => `${what} ${typeof result === "string" ? result : ""}`);
    await scheduler.turn();
    if (world.happens("store")) throw new SimulatedFault(`${what} is done, but its answer is lost`);
    return result;
  }

  const create = (name: string, bytes: Uint8Array) => {
    if (objects.has(name)) {
      world.count(name.startsWith("quarantine/") ? "quarantined before" : "adopted");
      return "exists" as const;
    }
    objects.set(name, bytes);
    return "created" as const;
  };
  const store: ObjectStore = {
    create: async (name, bytes) => await call(`create ${name}`, () => create(name, bytes)),
    replace: async (name, bytes) =>
      await call(`replace ${name}`, () => {
        objects.set(name, bytes);
      }),
    read: async (name, maxBytes) => await call(`read ${name}`, () => objects.get(name)?.slice(0, maxBytes + 1) ?? null),
    list: async function* list(prefix) {
      yield* await call(`list ${prefix}`, () =>
        [...objects.keys()].filter((name) => name.startsWith(prefix)).toSorted(),
      );
    },
  };

  const hints: HintStore = {
    load: async () => {
      const saved = await call("load hint", () => savedHints.at(-1) ?? null);
      return world.happens("hint") ? wrongHint() : saved;
    },
    save: async (hint) =>
      await call("save hint", () => {
        savedHints.push(hint);
      }),
  };

  function wrongHint(): Hint | null {
    const any = { segment: random.below(30), manifest: random.below(30) };
    const absurd = random.pick([1e308, Number.NaN, -1, 0.5, Number.POSITIVE_INFINITY, 10 ** 9, 2 ** 53]);
    return random.pick([
      null,
      savedHints[random.below(savedHints.length)] ?? null,
      any,
      { segment: absurd, manifest: absurd },
    ]);
  }

  const settle = () => pending.splice(random.below(pending.length), 1)[0]?.();

  return {
    objects,
    store,
    hints,
    settle,
    settleAll: () => {
      while (pending.length > 0) settle();
    },
  };
}
