import { hasExampleFiles, type RuleDescription, ruleDescriptions } from "../../../shared/index.ts";
import { type DocumentName, NOTHING, type Workspace } from "../workspace.ts";

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
