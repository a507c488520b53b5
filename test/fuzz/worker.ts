/** One thread of `fuzz.ts`: checks its share of the inputs, and says which one fails. */
import { parentPort, workerData } from "node:worker_threads";
import { checkInput } from "./check-input.ts";
import { readCorpus } from "./corpus.ts";
import { type GeneratorName, generatorNames } from "./generators.ts";
import { createInput } from "./input.ts";

/** What a thread is to do. */
export interface Share {
  readonly seed: number;
  readonly end: number;
  readonly only: GeneratorName | undefined;
  /** The next index that no thread has taken; from `end` on there is none. */
  readonly next: Shared;
  readonly counters: Shared;
}

/** Numbers that threads share. A thread's counters are the index under way or -1, then the inputs done by generator. */
export type Shared = Int32Array<SharedArrayBuffer>;

/** An input that fails, and how. */
export interface Failure {
  readonly index: number;
  readonly problem: string;
}

function run({ seed, end, only, next, counters }: Share): Failure | undefined {
  const corpus = readCorpus();
  for (;;) {
    const index = Atomics.add(next, 0, 1);
    if (index >= end) break;
    counters[0] = index;
    const input = createInput(seed, index, corpus, only);
    const problem = checkInput(input);
    if (problem !== undefined) return { index, problem };
    const counter = 1 + generatorNames.indexOf(input.generator);
    counters[counter] = (counters[counter] ?? 0) + 1;
  }
  counters[0] = -1;
  return undefined;
}

if (parentPort !== null) {
  const share: Share = workerData;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
  parentPort.postMessage(run(share));
}
