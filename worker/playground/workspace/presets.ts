/** The configurations that the playground comes with. */

import type { ExampleGroup } from "./question.ts";

/** `build/bundle.ts` takes these from the documents that show them. */
declare const README_CONFIGURATION: string;
declare const RIGHT_CONFIGURATION: string;

/** The configuration that the playground opens with: the file of the README. */
export const FIRST_CONFIGURATION = README_CONFIGURATION;

/** Configurations to begin with. */
export const FILES: ExampleGroup = {
  label: "Files",
  examples: [
    { kind: "configuration", title: "A file in which nothing is wrong", text: RIGHT_CONFIGURATION },
    { kind: "configuration", title: "The file of the README", text: FIRST_CONFIGURATION },
  ],
};
