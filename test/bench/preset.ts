/** The check by a preset, beside the check by the specification's names of a file of the same size. */
import { join } from "node:path";
import { validate } from "../../shared/index.ts";
import { configurationOf, POSIT_ASSISTANT, SPECIFICATION } from "./configurations.ts";
import type { Work } from "./figure.ts";
import { groupInProcess, workNamed } from "./in-process.ts";

/** A work, and the file that it is about. */
interface PresetWork extends Work {
  readonly models: number;
  readonly mistakes: number;
}

const works: readonly PresetWork[] = [
  workOf("1 KB, right", 3, 0),
  workOf("1 KB, 1 mistake", 3, 1),
  workOf("19 KB, right", 60, 0),
  workOf("19 KB, 60 mistakes", 60, 60),
  workOf("950 KB, right", 3_000, 0),
  workOf("950 KB, 3,000 mistakes", 3_000, 3_000),
];

function workOf(name: string, models: number, mistakes: number): PresetWork {
  const floor = "the specification's names";
  return { name, unit: "ms", floor, peers: [], rounds: 9, bound: { floors: 1.2 }, models, mistakes };
}

function textsOf(names: typeof SPECIFICATION, check: (text: string) => unknown): (work: string) => () => unknown {
  return (name) => {
    const { models, mistakes } = workNamed(works, name);
    const text = configurationOf(models, mistakes, 0, names);
    return () => check(text);
  };
}

export const preset = groupInProcess(
  import.meta.url,
  { name: "preset", title: "The check by the preset `posit-assistant`, in process", works },
  async (contestant) => {
    if (contestant.kind !== "subject") return textsOf(SPECIFICATION, (text) => validate(text));
    const { positAssistant: vocabulary } = await import(join(contestant.root, "shared/vocabulary/posit-assistant.ts"));
    const own = await import(join(contestant.root, "shared/index.ts"));
    return textsOf(POSIT_ASSISTANT, (text) => own.validate(text, { vocabulary }));
  },
);
