/** The findings in the documents of a workspace, and what changes between them. */

import {
  type CheckedFile,
  type Comparison,
  checkFile,
  compareSides,
  layerFiles,
  ok,
  orderDiagnostics,
  type Result,
  readLayer,
  toFileDiagnostic,
  withDiagnostics,
} from "../../../shared/index.ts";
import { type DocumentName, isThere, pathOf, type Workspace } from "../workspace/workspace.ts";
import { bytesOf, type CheckContext, stackOf } from "./context.ts";

/** The changes since the file before, or the documents that keep them from being known; undefined where there is no file before. */
export type Compared = Result<Comparison, readonly DocumentName[]> | undefined;

/** Compares the file before with the configuration. */
export function compareIn(workspace: Workspace, context: CheckContext): Compared {
  if (!isThere(workspace.before)) return undefined;
  const [before, after] = [stackOf("before", workspace, context), stackOf("configuration", workspace, context)];
  if (!before.ok) return before;
  if (!after.ok) return after;
  const { policy } = context;
  const label = pathOf("policy");
  const file = {
    path: pathOf("configuration"),
    ...(isThere(workspace.policy) && { policyFile: { label, text: workspace.policy } }),
  };
  return ok(compareSides({ ...before.value, ...file, policy }, { ...after.value, ...file, policy }));
}

/**
 * The findings in the configuration and in the documents around it, as of the terminal's `validate`: the files with their
 * diagnostics, the configuration last. Those around it are there where something is found in them.
 */
export function findIn(
  { configuration }: Pick<Workspace, "configuration">,
  { policy, vocabulary, layers, checkedLayers, files }: CheckContext,
): readonly CheckedFile[] {
  // It is not known which names are meant: by others, everything would seem wrong.
  if (vocabulary === undefined) return files;
  const path = pathOf("configuration");
  const settings = { policy, vocabulary, layers: checkedLayers.documents, path };
  const checked = checkFile(path, bytesOf(configuration), settings);
  const found = layers.length === 0 ? [] : checkedLayers.diagnosticsWith({ label: path, text: configuration });
  const { own = [], others = [] } = Object.groupBy(found, ({ layer }) => (layer?.kind === "user" ? "own" : "others"));
  const ofLayers = layerFiles([...checkedLayers.diagnostics, ...others], layers, vocabulary);
  const diagnostics = orderDiagnostics([...checked.diagnostics, ...own.map(toFileDiagnostic)]);
  return [...files, ...ofLayers, withDiagnostics(checked, diagnostics)];
}

/** The findings that keep the file before, or a part of it, from being compared, as the terminal's `diff` says it. */
export function findInBefore(
  { before }: Pick<Workspace, "before">,
  { vocabulary, chosen }: CheckContext,
  compared: Compared,
): readonly CheckedFile[] {
  if (compared === undefined || vocabulary === undefined) return [];
  const label = pathOf("before");
  const { text, file } = readLayer(label, bytesOf(before), chosen);
  if (text === undefined) return [file];
  const found = compared.ok ? compared.value.diagnostics.before : [];
  const own = found.filter(({ layer }) => layer?.kind === "user");
  return layerFiles(own, [{ kind: "user", label, text }], chosen);
}
