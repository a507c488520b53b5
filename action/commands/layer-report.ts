import { type CheckedFile, describeUnread, formatText, type LayerDiagnostic, layerFiles } from "../../shared/index.ts";
import { type CommandProcess, EXIT } from "../command-process.ts";
import type { LoadedLayers } from "./layer-option.ts";

/** Reports what keeps layers from being used, and that nothing is done. */
export function reportIncomplete(
  { files, unread, isPolicyUsable }: Pick<LoadedLayers, "files" | "unread" | "isPolicyUsable">,
  done: string,
  process: CommandProcess,
): void {
  writeDiagnostics(files, process);
  for (const file of unread) process.stderr.write(`error: ${describeUnread(file)}\n`);
  const advice = isPolicyUsable ? "Fix it first." : "Fix it first; --no-policy leaves the policy out.";
  process.stderr.write(`error: Nothing was ${done}, because not all of the input can be used. ${advice}\n`);
  process.exitCode = EXIT.failure;
}

/** Reports on standard error what has no effect in the layers, as `validate` would, and warnings about the policy. */
export function reportLayers(
  loaded: LoadedLayers,
  diagnostics: readonly LayerDiagnostic[],
  process: CommandProcess,
): void {
  const { files, users, others, vocabulary } = loaded;
  writeDiagnostics([...files, ...layerFiles(diagnostics, [...users, ...others], vocabulary)], process);
}

/** Ends with an error where a part of a layer is left out; what only waits for another layer is none. */
export function layersExitCode(diagnostics: readonly LayerDiagnostic[]): number {
  return diagnostics.some(({ severity }) => severity === "error") ? EXIT.errors : EXIT.fine;
}

/** Reports findings on standard error as `validate` would; nothing where there are none. */
function writeDiagnostics(files: readonly CheckedFile[], process: CommandProcess): void {
  if (files.length > 0) process.stderr.write(formatText(files, { color: process.takesColor("stderr") }));
}
