/** The check by a preset, beside the check by the specification's names of a file of the same size. */
import type { Group, Work } from "./figure.ts";
import { startInProcess } from "./in-process.ts";

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

/** @throws where there is no such work. */
export function presetWorkNamed(name: string): PresetWork {
  const work = works.find((one) => one.name === name);
  if (work === undefined) throw new Error(`There is no work "${name}".`);
  return work;
}

export const preset: Group = {
  name: "preset",
  title: "The check by the preset `posit-assistant`, in process",
  needsBuild: false,
  works,
  start: async () => startInProcess(new URL("preset-process.ts", import.meta.url)),
};
