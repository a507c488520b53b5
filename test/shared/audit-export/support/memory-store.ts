import type { ObjectStore } from "../../../../shared/audit-export/ports.ts";

/** The objects of an export in memory, which a test may change. */
export interface MemoryStore extends ObjectStore {
  readonly objects: Map<string, Uint8Array>;
}

export function memoryStore(objects: Iterable<readonly [string, Uint8Array]> = []): MemoryStore {
  const stored = new Map(objects);
  return {
    objects: stored,
    read: async (name, maxBytes) => await Promise.resolve(stored.get(name)?.subarray(0, maxBytes + 1) ?? null),
    async *list(prefix) {
      yield* await Promise.resolve(
        Array.from(stored.keys(), String)
          .filter((name) => name.startsWith(prefix))
          .toSorted(),
      );
    },
    create: async (name, bytes) => {
      const isThere = stored.has(name);
      if (!isThere) stored.set(name, bytes.slice());
      return await Promise.resolve(isThere ? "exists" : "created");
    },
    replace: async (name, bytes) => {
      stored.set(name, bytes.slice());
      await Promise.resolve();
    },
  };
}
