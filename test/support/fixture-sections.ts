import { readFileSync } from "node:fs";
import { type Section, sectionsOf } from "./sections.ts";

/** The sections of a file in `test/fixtures/`, and the texts of the blocks of each in their order. */
export function fixtureSections(name: string): readonly (Section & { readonly texts: readonly string[] })[] {
  const sections = sectionsOf(readFileSync(new URL(`../fixtures/${name}`, import.meta.url), "utf8"));
  return sections.map((section) => ({ ...section, texts: [...section.blocks.values()] }));
}
