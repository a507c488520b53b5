/**
 * `npm run fuzz`: a long run of the checks that `fuzz.long.test.ts` runs shortly, on two threads, with a guard against inputs
 * that take too long. `npm run fuzz -- --help` says more.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { type Plan, readArguments } from "./arguments.ts";
import { readCorpus } from "./corpus.ts";
import { generatorNames } from "./generators.ts";
import { createInput } from "./input.ts";
import type { Failure, Share, Shared } from "./worker.ts";

const THREADS = 2;
const INPUT_MAX_SECONDS = 5;
const POLL_MILLISECONDS = 250;

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = ".build/fuzz";

const plan = readArguments(process.argv.slice(2));
if ("text" in plan) {
  (plan.exitCode === 0 ? process.stdout : process.stderr).write(plan.text);
  process.exitCode = plan.exitCode;
} else {
  await fuzz(plan);
}

async function fuzz(todo: Plan): Promise<void> {
  const started = performance.now();
  const all = Array.from({ length: THREADS }, createCounters);
  const failure = await runThreads(todo, all);
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
  report(todo, all, (performance.now() - started) / 1_000);
  if (failure === undefined) return;
  console.log(describeFailure(todo, failure));
  process.exitCode = 1;
}

function createCounters(): Shared {
  const counters = share(1 + generatorNames.length);
  counters[0] = -1;
  return counters;
}

function share(length: number): Shared {
  return new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * length));
}

/** Runs the threads to their end, or to the first failure. */
async function runThreads({ seed, first, end, only }: Plan, all: readonly Shared[]): Promise<Failure | undefined> {
  const next = share(1);
  next[0] = first;
  const threads = all.map((counters) => {
    const workerData: Share = { seed, end, only, next, counters };
    return new Worker(new URL("worker.ts", import.meta.url), { workerData });
  });
  const poll = setInterval(showProgress, POLL_MILLISECONDS, all, end - first);
  const tooSlow = watch(all);
  try {
    return await Promise.race([tooSlow.found, firstFailure(threads, all)]);
  } finally {
    clearInterval(poll);
    tooSlow.stop();
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** The first failure that any thread tells, or dies of; undefined when all have ended without one. */
function firstFailure(threads: readonly Worker[], all: readonly Shared[]): Promise<Failure | undefined> {
  const { promise, resolve } = Promise.withResolvers<Failure | undefined>();
  let left = threads.length;
  for (const [thread, worker] of threads.entries()) {
    worker.on("error", (error) => resolve({ index: all[thread]?.[0] ?? -1, problem: `the thread dies: ${error}` }));
    worker.on("message", (failure: Failure | undefined) => {
      left -= 1;
      if (failure !== undefined || left === 0) resolve(failure);
    });
  }
  return promise;
}

/** Finds an input that is under way for too long: the thread itself cannot tell. */
function watch(all: readonly Shared[]) {
  const since = all.map(() => ({ index: -1, time: performance.now() }));
  const { promise, resolve } = Promise.withResolvers<Failure>();
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [thread, counters] of all.entries()) {
      const index = counters[0] ?? -1;
      if (index !== since[thread]?.index) since[thread] = { index, time: now };
      else if (index >= 0 && now - since[thread].time > INPUT_MAX_SECONDS * 1_000) {
        resolve({ index, problem: `too slow: it takes more than ${INPUT_MAX_SECONDS} seconds` });
      }
    }
  }, POLL_MILLISECONDS);
  return { found: promise, stop: () => clearInterval(timer) };
}

function totals(all: readonly Shared[]): readonly number[] {
  return generatorNames.map((_, index) => all.reduce((sum, counters) => sum + (counters[1 + index] ?? 0), 0));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

function showProgress(all: readonly Shared[], count: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${sumOf(totals(all))} of ${count} inputs`);
}

function report({ seed }: Plan, all: readonly Shared[], seconds: number): void {
  const counts = totals(all);
  for (const [index, name] of generatorNames.entries()) {
    const count = counts[index] ?? 0;
    if (count > 0) console.log(`${String(count).padStart(10)}  ${name}`);
  }
  const sum = sumOf(counts);
  console.log(
    `${String(sum).padStart(10)}  inputs passed in ${seconds.toFixed(0)} s, ${(sum / seconds).toFixed(0)} a second`,
  );
  console.log(`Seed ${seed}.`);
}

/** Writes the input to a file, and says how to see the failure again. */
function describeFailure({ seed, only }: Plan, { index, problem }: Failure): string {
  const { generator, content } = createInput(seed, index, readCorpus(), only);
  // What is no UTF-8 goes as a JSON text, in which a lone surrogate is an escape.
  const isText = typeof content !== "string" || content.isWellFormed();
  const path = `${folder}/${seed}-${index}-${generator}.${isText ? "jsonc" : "string.json"}`;
  mkdirSync(`${root}${folder}`, { recursive: true });
  writeFileSync(`${root}${path}`, isText ? content : JSON.stringify(content));
  return `
FAILED: ${problem}

Input ${index} of seed ${seed}, by the generator "${generator}", is in ${path}. To see it again:
npm run fuzz -- --seed ${seed} --index ${index} --only ${generator}`;
}
