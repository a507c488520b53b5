import { expect, test } from "vitest";
import { HELP, readArguments } from "./arguments.ts";
import { readCorpus } from "./corpus.ts";
import { generatorNames } from "./generators.ts";
import { createInput } from "./input.ts";
import { createRandom } from "./random.ts";

const corpus = readCorpus();

test("a seed and an index always give the same input, and others another", () => {
  expect(createInput(1, 2, corpus)).toEqual(createInput(1, 2, corpus));
  expect(createInput(1, 2, corpus)).toEqual(createInput(1, 2, corpus, generatorNames[2]));
  const contents = generatorNames.flatMap((name) =>
    [1, 2, 3].flatMap((seed) => [0, 1, 2].map((index) => createInput(seed, index, corpus, name).content)),
  );
  expect(new Set(contents.map(String)).size).toBeGreaterThan(contents.length * 0.9);
});

test("chance is even, within its bounds", () => {
  const counts = Array.from({ length: 10 }, () => 0);
  const random = createRandom(7, 7);
  for (let draw = 0; draw < 100_000; draw += 1) counts[random.below(10)] = (counts[random.below(10)] ?? 0) + 1;
  expect(Math.min(...counts)).toBeGreaterThan(9_000);
  expect(Math.max(...counts)).toBeLessThan(11_000);
  const sizes = Array.from({ length: 10_000 }, () => random.size(1_000));
  expect([Math.min(...sizes), Math.max(...sizes) > 900, Math.max(...sizes) <= 1_000]).toEqual([1, true, true]);
  expect(() => random.pick([])).toThrow("nothing to pick");
});

test.each([
  [["--seed", "5"], { seed: 5, first: 0, end: 1_000_000, only: undefined }],
  [["--seed", "0", "--count", "10", "--only", "urls"], { seed: 0, first: 0, end: 10, only: "urls" }],
  [["--seed", "5", "--index", "7"], { seed: 5, first: 7, end: 8, only: undefined }],
  [["--help"], { text: HELP, exitCode: 0 }],
])("the arguments %j are a plan or an answer", (list, plan) => {
  expect(readArguments(list)).toEqual(plan);
});

test.each([
  [["--only", "url"], /^There is no generator "url"; there are bytes, .* See npm run fuzz -- --help\.\n$/],
  [["--count", "1e3"], /^--count takes a whole number from 0 to 2000000000, not "1e3"\./],
  [["--index", "3"], /^--index needs a --seed\./],
  [["--seed", "1", "--index", "3", "--count", "2"], /^--index and --count exclude each other\./],
])("the arguments %j are refused", (list, text) => {
  expect(readArguments(list)).toEqual({ text: expect.stringMatching(text), exitCode: 2 });
});
