/** The texts that the playground comes with. */

import { PRESETS as VOCABULARIES, type Vocabulary } from "../../../shared/index.ts";

/** `build/bundle.ts` takes these from the documents that show them. */
declare const README_CONFIGURATION: string;
declare const RIGHT_CONFIGURATION: string;
declare const EXAMPLE_VOCABULARY: string;

/** The configuration that the playground opens with: the file of the README. */
export const FIRST_CONFIGURATION = README_CONFIGURATION;

/** Something to begin with, by its title in the menu. */
export type Example = { readonly title: string } & (
  | { readonly kind: "configuration" | "vocabulary"; readonly text: string }
  | { readonly kind: "rule"; readonly rule: string }
);

/** Configurations: one in which nothing is wrong, and the first one. */
export const FILES: readonly Example[] = [
  { kind: "configuration", title: "A file in which nothing is wrong", text: RIGHT_CONFIGURATION },
  { kind: "configuration", title: "The file of the README", text: FIRST_CONFIGURATION },
];

/** Vocabularies. */
export const PRESETS: readonly Example[] = [
  { kind: "vocabulary", title: "The specification’s names", text: textOf(VOCABULARIES.specification) },
  { kind: "vocabulary", title: "Posit Assistant", text: textOf(VOCABULARIES["posit-assistant"]) },
  { kind: "vocabulary", title: "North, an example of another assistant", text: EXAMPLE_VOCABULARY },
];

function textOf(vocabulary: Vocabulary): string {
  return `${JSON.stringify(vocabulary, undefined, 2)}\n`;
}
