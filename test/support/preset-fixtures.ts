import { readdirSync, readFileSync } from "node:fs";
import { PRESET, type PresetCase, readPresetCases } from "./preset-cases.ts";

const folder = new URL(`../fixtures/presets/${PRESET}/`, import.meta.url);

/** The cases of each feature of the preset. */
export const presetFeatures: readonly { readonly feature: string; readonly cases: readonly PresetCase[] }[] =
  readdirSync(folder)
    .filter((name) => name !== "README.md")
    .map((name) => ({
      feature: name.replace(".md", ""),
      cases: readPresetCases(readFileSync(new URL(name, folder), "utf8")),
    }));

/** All of them. */
export const presetCases: readonly (PresetCase & { readonly feature: string })[] = presetFeatures.flatMap(
  ({ feature, cases }) => cases.map((one) => ({ feature, ...one })),
);

/** Those whose layers a file of each kind holds, as doors take them that know no other names. */
export const casesByKind: typeof presetFeatures = presetFeatures.map(({ feature, cases }) => ({
  feature,
  cases: cases.filter(({ connection }) => connection === undefined),
}));
