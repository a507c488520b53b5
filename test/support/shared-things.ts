/** Things that the files of tests in one worker of the runner share: each starts when a file first needs it, and ends with the worker. */

declare global {
  var closingsOfSharedThings: (() => Promise<unknown>)[] | undefined;
}

// The environment of tests is loaded apart from them, so a variable of this module would be another one there.
globalThis.closingsOfSharedThings ??= [];
const closings = globalThis.closingsOfSharedThings;

/** A thing that is started once in a worker of the runner. */
export function shared<Thing>(
  start: () => Promise<Thing>,
  close: (thing: Thing) => Promise<unknown>,
): () => Promise<Thing> {
  let started: Promise<Thing> | undefined;
  return async () => {
    if (started === undefined) {
      started = start();
      const thing = started;
      // A thing that did not start has nothing to close.
      closings.push(async () => await thing.then(close, () => undefined));
    }
    return await started;
  };
}

/** Closes all that was started. */
export async function closeShared(): Promise<void> {
  await Promise.all(closings.splice(0).map(async (close) => await close()));
}
