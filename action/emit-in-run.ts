import {
  type CheckedFile,
  describeUnread,
  emitLayer,
  err,
  ok,
  placeOf,
  printable,
  quote,
  type Result,
} from "../shared/index.ts";
import type { Failure } from "./action-error.ts";
import { placeLayer } from "./emit-layer.ts";
import type { Repository } from "./files/repository.ts";
import type { Inputs } from "./inputs.ts";
import { EMIT_LISTED_ERRORS_MAX } from "./limits.ts";
import { loadAllSettings } from "./load-settings.ts";
import { writeTemporary } from "./publish/report-files.ts";
import type { Runner } from "./runner.ts";
import { isUsable } from "./settings.ts";

/**
 * Writes the text of the layer that the input `emit` names into a file of the job, and sets the outputs, whatever the run
 * found and whether or not the change touches it. See docs/decisions/0162-emitted-layers.md.
 *
 * @returns false where it is not written, which the log then says.
 */
export async function emitInRun(
  name: string,
  settings: Repository,
  inputs: Inputs,
  { environment, reportError, setOutput }: Pick<Runner, "environment" | "reportError" | "setOutput">,
): Promise<boolean> {
  const written = await writeNamed(name, settings, inputs, environment);
  if (!written.ok) {
    reportError(printable(`The layer ${quote(name)} is not emitted. ${written.error.reason}`));
    return false;
  }
  setOutput("emitted", written.value.path);
  setOutput("emitted-digest", written.value.digest);
  return true;
}

async function writeNamed(
  name: string,
  settings: Repository,
  inputs: Inputs,
  environment: NodeJS.ProcessEnv,
): Promise<Result<{ readonly path: string; readonly digest: string }, Failure>> {
  const loaded = await loadAllSettings(settings, inputs);
  if (!loaded.ok) return loaded;
  const { files, unread } = loaded.value;
  if (!isUsable(loaded.value)) return err({ reason: [...unread.map(describeUnread), ...errorsIn(files)].join(" ") });
  const placed = placeLayer(name, loaded.value);
  if (!placed.ok) return placed;
  const emitted = emitLayer(placed.value);
  if (!emitted.ok) return err({ reason: [...emitted.error.reasons, ...errorsIn(emitted.error.files)].join(" ") });
  const { text, digest } = emitted.value;
  const written = await writeTemporary("layer", text, environment);
  return written.ok ? ok({ path: written.value, digest }) : written;
}

/** The first errors, each with its place. */
function errorsIn(files: readonly CheckedFile[]): readonly string[] {
  const errors = files.flatMap(({ path, diagnostics }) =>
    diagnostics
      .filter(({ severity }) => severity === "error")
      .map(({ range, message }) => `${placeOf(path, range)}: ${message}`),
  );
  return errors.slice(0, EMIT_LISTED_ERRORS_MAX);
}
