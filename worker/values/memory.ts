/** Names that an isolate remembers at a time, of keys and of addresses: some hundred bytes each. */
export const MEMORY_MAX_NAMES = 10_000;

/** Names that this isolate remembers for some time. Others know nothing of them, and of too many the oldest are forgotten. */
export interface Memory {
  readonly has: (name: string, now: Date) => boolean;
  readonly add: (name: string, now: Date) => void;
  readonly delete: (name: string) => void;
}

/** A memory that is empty. @param seconds how long a name is remembered after it was last added. */
export function createMemory(seconds: number): Memory {
  /** The time at which each was last added, in milliseconds since 1970; the oldest first. */
  const times = new Map<string, number>();
  return {
    has: (name, now) => now.getTime() - (times.get(name) ?? -Infinity) < seconds * 1_000,
    add: (name, now) => {
      times.delete(name);
      times.set(name, now.getTime());
      const [oldest] = times.keys();
      if (times.size > MEMORY_MAX_NAMES && oldest !== undefined) times.delete(oldest);
    },
    delete: (name) => void times.delete(name),
  };
}
