/** The texts that the playground comes with. */

import { PRESETS as VOCABULARIES, type Vocabulary } from "../../../shared/index.ts";

/** `build/bundle.ts` takes these from the documents that show them. */
declare const README_CONFIGURATION: string;
declare const EXAMPLE_VOCABULARY: string;

/** The configuration that the playground opens with: the file of the README. */
export const FIRST_CONFIGURATION = README_CONFIGURATION;

/** Vocabularies to begin with. */
export const PRESETS: readonly { readonly title: string; readonly text: string }[] = [
  { title: "The specification’s names", text: textOf(VOCABULARIES.specification) },
  { title: "Posit Assistant", text: textOf(VOCABULARIES["posit-assistant"]) },
  { title: "North, an example of another assistant", text: EXAMPLE_VOCABULARY },
];

function textOf(vocabulary: Vocabulary): string {
  return `${JSON.stringify(vocabulary, undefined, 2)}\n`;
}
