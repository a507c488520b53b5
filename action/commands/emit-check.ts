import {
  compareDeployed,
  type DeployedComparison,
  DRIFT_PLACES_MAX,
  decodeFile,
  type EmittedLayer,
  err,
  FILE_MAX_BYTES,
  formatChanges,
  ok,
  printable,
  printableJson,
  type Result,
} from "../../shared/index.ts";
import type { Failure } from "../action-error.ts";
import { type CommandProcess, EXIT } from "../command-process.ts";
import type { LayerText, PlacedLayer } from "../emit-layer.ts";
import { effectPainter } from "./command.ts";
import { writeDiagnostics } from "./layer-report.ts";
import { nameOfInput, readInput } from "./read-input.ts";

/** The options that name what is deployed. */
export interface CheckOptions {
  readonly check?: string;
  readonly checkEnv?: string;
  readonly json?: true;
}

/** Reads what is deployed; undefined where no option names it. */
export async function readDeployed(
  { check, checkEnv }: CheckOptions,
  process: CommandProcess,
): Promise<Result<LayerText | undefined, Failure>> {
  if (checkEnv !== undefined) return readVariable(checkEnv, process);
  if (check === undefined) return ok(undefined);
  const label = nameOfInput(check);
  const read = await readInput(check, process);
  if (!read.ok) return err({ reason: `${JSON.stringify(label)} could not be read. ${read.error.reason}` });
  const decoded = decodeFile(read.value, FILE_MAX_BYTES);
  return decoded.ok
    ? ok({ label, text: decoded.value })
    : err({ reason: `${JSON.stringify(label)}: ${decoded.error.message} ${decoded.error.advice}` });
}

function readVariable(name: string, { env }: CommandProcess): Result<LayerText, Failure> {
  const text = env[name];
  return text === undefined
    ? err({ reason: `The variable ${JSON.stringify(name)} is not set. Check its name, and where this runs.` })
    : ok({ label: `$${name}`, text });
}

/** Compares what is deployed with what would be emitted, and reports it. */
export function reportDrift(
  deployed: LayerText,
  { text: emitted, digest }: EmittedLayer,
  placed: PlacedLayer,
  { json }: CheckOptions,
  process: CommandProcess,
): void {
  const compared = compareDeployed({ ...placed, deployed, emitted });
  writeDiagnostics(compared.files, process);
  process.exitCode = compared.status === "same" ? EXIT.fine : EXIT.errors;
  process.stdout.write(
    json ? formatJson(compared, digest) : formatText(compared, deployed.label, placed.layer.label, process),
  );
}

function formatJson(compared: DeployedComparison, source: string): string {
  const { status, isSameText, digest = null, drift, changes, widens = null } = compared;
  return printableJson({ status, sameBytes: isSameText, digest: { source, deployed: digest }, drift, widens, changes });
}

function formatText(compared: DeployedComparison, label: string, source: string, process: CommandProcess): string {
  const { status, isSameText, changes } = compared;
  const [deployed, file] = [printable(label), printable(source)];
  const headlines: Readonly<Record<DeployedComparison["status"], string>> = {
    same: `same: ${deployed} means what ${file} says; the bytes ${isSameText ? "are the same, too" : "differ"}`,
    differs: `differs: ${deployed} is not what ${file} says`,
    ignored: `ignored: the assistant takes nothing of ${deployed}`,
    unreadable: `unreadable: ${deployed} is no object in JSON`,
  };
  const headline = `${headlines[status]}\n`;
  if (status === "same" || status === "unreadable") return headline;
  const effects = formatChanges(changes, effectPainter(process));
  return `${headline}${listDrift(compared)}\nEffects of what is deployed, in place of the file:\n${effects}`;
}

function listDrift({ drift }: DeployedComparison): string {
  const shown = drift.slice(0, DRIFT_PLACES_MAX);
  const lines = shown.map(({ kind, pointer }) => `  ${kind.padEnd(8)} ${printable(pointer) || "the whole document"}\n`);
  const more = drift.length - shown.length;
  return lines.join("") + (more > 0 ? `  and ${more} more\n` : "");
}
