import {
  type CheckedFile,
  type Diagnostic,
  describeUnread,
  formatText,
  type LayerDiagnostic,
  readLayer,
} from "../../shared/index.ts";
import { type CommandProcess, EXIT, takesColor } from "./command.ts";
import type { LoadedLayers } from "./layer-option.ts";

/** The name under which diagnostics of all layers together are reported. */
const TOGETHER = "<layers>";

/** Reports what keeps layers from being used, and that nothing is done. */
export function reportIncomplete({ files, unread }: LoadedLayers, done: string, process: CommandProcess): void {
  writeDiagnostics(files, process.stderr);
  for (const file of unread) process.stderr.write(`error: ${describeUnread(file)}\n`);
  process.stderr.write(
    `error: Nothing was ${done}, because not all of the input can be used. Fix it first; --no-policy leaves the policy out.\n`,
  );
  process.exitCode = EXIT.failure;
}

/** Reports on standard error what has no effect in the layers, as `validate` would, and warnings about the policy. */
export function reportLayers(
  loaded: LoadedLayers,
  diagnostics: readonly LayerDiagnostic[],
  stderr: CommandProcess["stderr"],
): void {
  writeDiagnostics([...loaded.files, ...filesOf(loaded, diagnostics)], stderr);
}

function writeDiagnostics(files: readonly CheckedFile[], stderr: CommandProcess["stderr"]): void {
  if (files.length > 0) stderr.write(formatText(files, { color: takesColor(stderr) }));
}

/** Diagnostics by layer, each with its text for code frames. */
function filesOf(
  { users, others, vocabulary }: LoadedLayers,
  diagnostics: readonly LayerDiagnostic[],
): readonly CheckedFile[] {
  const layers = [...users, ...others];
  const byLayer = Map.groupBy(diagnostics, ({ layer }) =>
    layers.find(({ kind, label }) => kind === layer?.kind && label === layer.label),
  );
  return Array.from(byLayer, ([layer, own]) => {
    const path = layer?.label ?? TOGETHER;
    const { source } = readLayer(path, new TextEncoder().encode(layer?.text ?? ""), vocabulary).file;
    return { path, diagnostics: own.map(toDiagnostic), source };
  });
}

function toDiagnostic({ layer: _layer, pointer, range, ...words }: LayerDiagnostic): Diagnostic {
  const place = pointer === undefined || range === undefined ? {} : { pointer, range };
  return { ...words, ...place, related: [] };
}
