import { rulePageUrl } from "../../shared/index.ts";

/**
 * Diagnostics whose `docs` is the address of the rule's page in place of a path of the project.
 *
 * @param docsUrl as in the deployment's configuration; undefined leaves them as they are.
 */
export function linkDocs<One extends { readonly rule: string; readonly docs: string }>(
  diagnostics: readonly One[],
  docsUrl: string | undefined,
): readonly One[] {
  if (docsUrl === undefined) return diagnostics;
  return diagnostics.map((one) => ({ ...one, docs: rulePageUrl(docsUrl, one.rule) }));
}
