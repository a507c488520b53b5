import { type CheckedFile, describeUnread, formatText, type LayerDiagnostic, layerFiles } from "../../shared/index.ts";
import { takesColor } from "./command.ts";
import { type CommandProcess, EXIT } from "./command-process.ts";
import type { LoadedLayers } from "./layer-option.ts";

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
  const { files, users, others, vocabulary } = loaded;
  writeDiagnostics([...files, ...layerFiles(diagnostics, [...users, ...others], vocabulary)], stderr);
}

/** Ends with an error where a part of a layer is left out; what only waits for another layer is none. */
export function exitCodeOf(diagnostics: readonly LayerDiagnostic[]): number {
  return diagnostics.some(({ severity }) => severity === "error") ? EXIT.errors : EXIT.fine;
}

function writeDiagnostics(files: readonly CheckedFile[], stderr: CommandProcess["stderr"]): void {
  if (files.length > 0) stderr.write(formatText(files, { color: takesColor(stderr) }));
}
