/** Rules and vocabularies to begin with. The page itself has none, so that it is smaller. */

import {
  hasExampleFiles,
  type RuleDescription,
  ruleDescriptions,
  PRESETS as VOCABULARIES,
  type Vocabulary,
} from "../../../shared/index.ts";
import type { Example, ExampleGroup } from "../workspace/question.ts";
import { type DocumentName, NOTHING, type Workspace } from "../workspace/workspace.ts";

/** `build/bundle.ts` takes it from the document that shows it. */
declare const EXAMPLE_VOCABULARY: string;

/** An example of each rule, and vocabularies. */
export function exampleGroups(): readonly ExampleGroup[] {
  return [
    {
      label: "What a rule finds",
      examples: ruleDescriptions.filter(hasExampleFiles).map(({ id }) => ({ kind: "rule", title: id, rule: id })),
    },
    { label: "Vocabularies to begin with", examples: vocabularies() },
  ];
}

function vocabularies(): readonly Example[] {
  return [
    { kind: "vocabulary", title: "The specification’s names", text: textOf(VOCABULARIES.specification) },
    { kind: "vocabulary", title: "Posit Assistant", text: textOf(VOCABULARIES["posit-assistant"]) },
    { kind: "vocabulary", title: "North, an example of another assistant", text: EXAMPLE_VOCABULARY },
  ];
}

function textOf(vocabulary: Vocabulary): string {
  return `${JSON.stringify(vocabulary, undefined, 2)}\n`;
}

/** The rules about files that are not configurations. */
const OTHER_FILES: ReadonlyMap<string, DocumentName> = new Map([
  ["policy-file", "policy"],
  ["vocabulary-file", "vocabulary"],
]);

/** The documents that show what a rule finds; undefined where there is no such rule, and where its examples are in words. */
export function exampleOf(id: string): Workspace | undefined {
  const rule = ruleDescriptions.find((one) => one.id === id);
  return rule !== undefined && hasExampleFiles(rule) ? documentsOf(rule) : undefined;
}

function documentsOf({ id, examples }: RuleDescription): Workspace {
  const other = OTHER_FILES.get(id);
  if (other !== undefined) return { ...NOTHING, configuration: "{}\n", [other]: examples.wrong };
  return { ...NOTHING, configuration: examples.wrong, policy: examples.policy ?? "" };
}
