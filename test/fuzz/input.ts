import type { SurroundingLayers } from "../../shared/effective/entries.ts";
import { type CheckSettings, checkPolicyFile } from "../../shared/index.ts";
import { HOSTILE_TEXTS } from "../forging/hostile-texts.ts";
import type { Corpus } from "./corpus.ts";
import { configuration, policy } from "./documents.ts";
import { GENERATORS, type GeneratorName, generatorNames } from "./generators.ts";
import { createRandom, type Random } from "./random.ts";
import { disturb, plainStyle, type Tree, writeTree } from "./tree.ts";

/** Everything that one check is given. */
export interface Input {
  readonly generator: GeneratorName;
  /** A file's bytes, or a text that may hold what no UTF-8 can: lone surrogates. */
  readonly content: string | Uint8Array;
  /** What the content is taken for. */
  readonly kind: "configuration" | "policy";
  readonly path: string;
  readonly settings: CheckSettings & { readonly layers?: SurroundingLayers };
  /** Whether it is also fixed and reported on. */
  readonly isThorough: boolean;
}

const THOROUGH_SHARE = 0.05;
const SETTINGS_SHARE = 0.3;
/** How many of those that are made as configurations are taken for policies. */
const POLICY_SHARE = 0.03;

const PATHS = ["providers.jsonc", "teams/a/providers.json", "", "::a", ...Object.values(HOSTILE_TEXTS)];

/** The input of an index: always the same for one seed and corpus. Without `only` the generators take turns. */
export function createInput(seed: number, index: number, corpus: Corpus, only?: GeneratorName): Input {
  const random = createRandom(seed, index);
  const generator = only ?? generatorNames[index % generatorNames.length] ?? "bytes";
  return {
    generator,
    content: GENERATORS[generator](random, corpus),
    kind: (generator === "policies") !== random.chance(POLICY_SHARE) ? "policy" : "configuration",
    path: random.pick(PATHS),
    settings: random.chance(SETTINGS_SHARE) ? settings(random) : {},
    isThorough: random.chance(THOROUGH_SHARE),
  };
}

/** A policy that turns on what is off without one, and layers. */
function settings(random: Random): CheckSettings {
  const text = writeTree(policy(random), plainStyle(random));
  return {
    policy: checkPolicyFile("policy.json", new TextEncoder().encode(text)).policy,
    layers: {
      ...(random.chance(0.5) ? { enforced: layer(random) } : {}),
      ...(random.chance(0.5) ? { default: layer(random) } : {}),
    },
  };
}

/** A layer's document, at times of a shape that no schema would take: layers need not be right. */
function layer(random: Random) {
  const value = () => random.pick<Tree>(["null", "1", '"a"', [], { properties: [["__proto__", "1"]] }]);
  const tree = disturb(configuration(random), random, { share: random.pick([0, 0.05]), value });
  return JSON.parse(writeTree(tree, { ...plainStyle(random), trailingComma: () => false }));
}
