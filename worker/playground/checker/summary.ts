import { type FileChanges, formatSummary } from "../../../shared/index.ts";
import { DOCUMENTS, pathOf, type Workspace } from "../workspace/workspace.ts";
import { contextOf } from "./context.ts";
import { type Compared, compareIn, findIn } from "./found.ts";

/**
 * The job summary of the Action on a pull request that makes the configuration of the file before, in GitHub's Markdown. No one has
 * accepted anything there. Undefined where the vocabulary cannot be used.
 */
export function summaryOf(workspace: Workspace): string | undefined {
  const context = contextOf(workspace);
  if (context.vocabulary === undefined) return undefined;
  const files = findIn(workspace, context);
  return formatSummary({ files, unread: [], changes: fileChanges(compareIn(workspace, context)) }, {});
}

/** Nothing is said of changes where there is no file before. */
function fileChanges(compared: Compared): readonly FileChanges[] {
  if (compared === undefined) return [];
  const path = pathOf("configuration");
  if (compared.ok) {
    const { changes, widens } = compared.value;
    return [{ kind: "known", path, file: "changed", changes, widens, notCompared: [] }];
  }
  const unusable = DOCUMENTS.filter(({ name }) => compared.error.includes(name)).map((one) => one.path);
  return [{ kind: "unknown", path, reason: `${unusable.join(", ")} cannot be used.` }];
}
