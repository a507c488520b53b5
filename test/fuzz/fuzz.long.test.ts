import { expect, test } from "vitest";
import { SEED, sized } from "../support/size.ts";
import { checkInput } from "./check-input.ts";
import { readCorpus } from "./corpus.ts";
import { generatorNames } from "./generators.ts";
import { createInput } from "./input.ts";

const INPUTS_PER_GENERATOR = sized({ full: 500, small: 20 });

/** The inputs of the first seed are the same in every run, so that a change of the check is held to what is known to pass. */
const SEEDS = sized({ full: [1, SEED], small: [1] });

const corpus = readCorpus();

test.each(generatorNames)("nothing that %s makes breaks the check", (generator) => {
  for (const seed of SEEDS) {
    for (let index = 0; index < INPUTS_PER_GENERATOR; index += 1) {
      const problem = checkInput(createInput(seed, index, corpus, generator));
      expect(problem, `npm run fuzz -- --seed ${seed} --index ${index} --only ${generator}`).toBeUndefined();
    }
  }
});
