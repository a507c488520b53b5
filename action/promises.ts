/** Does something when it is first asked for, and not again. */
export function once<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | undefined;
  return () => {
    done ??= task();
    return done;
  };
}

/** Does something for each key when it is first asked for, and not again. */
export function oncePerKey<Key, Result>(task: (key: Key) => Promise<Result>): (key: Key) => Promise<Result> {
  const done = new Map<Key, Promise<Result>>();
  return (key) => {
    const started = done.get(key) ?? task(key);
    done.set(key, started);
    return started;
  };
}

/**
 * Does something with each item, a few at a time, and gives the results in the order of the items.
 *
 * @param atOnce how many at a time.
 */
export async function mapInOrder<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const work = async () => {
    // All take from one queue.
    for (const [index, item] of queue) results[index] = await task(item);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
