import { type Command, Option } from "commander";
import {
  type CheckedFile,
  EMIT_FORMATS,
  type EmitFormat,
  type EmittedLayer,
  emitLayer,
  layerOf,
  printable,
  printableJson,
  type RefusedLayer,
  readLayer,
  withDiagnostics,
} from "../../shared/index.ts";
import { type CommandProcess, EXIT } from "../command-process.ts";
import { type LayerText, type PlacedLayer, placeLayer } from "../emit-layer.ts";
import { chosenVocabulary, type LoadedSettings } from "../loaded-settings.ts";
import { isUsable } from "../settings.ts";
import { reportFailure } from "./command.ts";
import { type CheckOptions, readDeployed, reportDrift } from "./emit-check.ts";
import { formatEmitted } from "./emit-output.ts";
import type { LoadedLayers } from "./layer-option.ts";
import { reportIncomplete, writeDiagnostics } from "./layer-report.ts";
import { isStandardInput, nameOfInput, readInput } from "./read-input.ts";
import {
  addSettingsOptions,
  loadSettings,
  policyHelp,
  type SettingsOptions,
  VOCABULARY_HELP,
} from "./settings-option.ts";

interface EmitOptions extends SettingsOptions, CheckOptions {
  readonly file?: string;
  readonly format: EmitFormat;
  readonly name?: string;
}

const HELP = `
It prints one line: the smallest plain JSON that means what the file says, without comments, with the keys in their order.
Values of headers are printed as they are, because the assistant needs them: print into a place that others cannot read.
The SHA-256 of the text without its line end goes to standard error.

Refused, with nothing on standard output:
  a layer with an error, by itself or together with the other layers of the policy
  a layer that the assistant would ignore, as the vocabulary says
  a layer with a duplicate key or a credential, also where a comment or the policy suppresses the finding

Layers:
  enforced or default is the policy's layer of that kind. Where the vocabulary has layers, each has a name besides. --file
  names the file of a layer that the policy has not, or that stands in the place of the policy's.
${policyHelp("the current folder")}
${VOCABULARY_HELP}

Formats:
  json         the text itself
  env          NAME='...', for POSIX shells; NAME is that of the vocabulary's layer, or --name
  k8s          a ConfigMap for Kubernetes, as YAML; --name names it, and the key is the layer's variable or file
  json-string  the text as a string in JSON

  --json prints { layer, variable, text, digest, findings } instead, for programs

What is deployed:
  --check and --check-env print nothing but whether what is deployed means the same, and if not, the places that differ
  (missing, extra, differs) without values, and the effects for people of what is deployed in place of the file, as diff
  shows them. --json prints { status, sameBytes, digest: { source, deployed }, drift: [{ kind, pointer }], widens,
  changes }; status is "same", "differs", "ignored" (the assistant takes nothing of it) or "unreadable".

Exit codes:
  0  emitted, or what is deployed means the same
  1  the layer is refused, or what is deployed differs
  2  something could not be read, a name is missing, or the command was not understood

Examples:
  provider-steward emit enforced
  provider-steward emit enforced --format env --name ASSISTANT_ENFORCED > enforced.env
  provider-steward emit default --format k8s --name assistant-default | kubectl apply -f -
  provider-steward emit enforced --check-env ASSISTANT_ENFORCED
  ssh host cat /etc/assistant/enforced.json | provider-steward emit enforced --check -`;

/** Adds `emit`, which prints the text of a layer that is deployed. */
export function addEmitCommand(program: Command, process: CommandProcess): void {
  addSettingsOptions(program.command("emit"))
    .summary("print the text of a layer to deploy, or compare what is deployed")
    .description(
      "Prints the text that goes into the place where the assistant reads a layer, or compares what is deployed there.",
    )
    .argument("<layer>", "the layer: enforced, default, or a name that the vocabulary has")
    .option("--file <file>", 'the file that holds the layer, in place of the policy\'s; "-" is standard input')
    .addOption(new Option("-f, --format <format>", "format of the output").choices(EMIT_FORMATS).default("json"))
    .option("--name <name>", "the variable's name for env, the ConfigMap's for k8s")
    .addOption(new Option("--json", "print an object with the text and its digest").conflicts(["format", "name"]))
    .addOption(
      new Option("--check <file>", 'compare with this file; "-" is standard input').conflicts([
        "format",
        "name",
        "checkEnv",
      ]),
    )
    .addOption(
      new Option("--check-env <variable>", "compare with this environment variable").conflicts(["format", "name"]),
    )
    .addHelpText("after", HELP)
    .action(async (layer: string, options: EmitOptions, command: Command) => {
      const { file = "", check = "" } = options;
      if (isStandardInput(file) && isStandardInput(check)) {
        command.error('error: "-" is given twice, and standard input can be read only once. Name files instead.');
      }
      await emit(layer, options, process);
    });
}

async function emit(name: string, options: EmitOptions, process: CommandProcess): Promise<void> {
  const loaded = await loadSettings(options, process);
  const file = await readFileOption(options.file, loaded, process);
  const { files, unread } = { files: [...loaded.files, ...file.files], unread: [...loaded.unread, ...file.unread] };
  if (!isUsable({ files, unread })) {
    reportIncomplete({ files, unread, isPolicyUsable: true }, "emitted", process);
    return;
  }
  const deployed = await readDeployed(options, process);
  const placed = placeLayer(name, loaded, file.layer);
  if (!deployed.ok) reportFailure(deployed.error.reason, process);
  else if (!placed.ok) reportFailure(placed.error.reason, process);
  else emitPlaced(name, placed.value, deployed.value, options, process);
}

/** The option `--file` as it was read, with what keeps it from being used. */
interface FileOption extends Pick<LoadedLayers, "files" | "unread"> {
  /** Undefined where it is not given, or cannot be used. */
  readonly layer: LayerText | undefined;
}

async function readFileOption(
  path: string | undefined,
  loaded: LoadedSettings,
  process: CommandProcess,
): Promise<FileOption> {
  if (path === undefined) return { layer: undefined, files: [], unread: [] };
  const label = nameOfInput(path);
  const read = await readInput(path, process);
  if (!read.ok) return { layer: undefined, files: [], unread: [{ path: label, reason: read.error.reason }] };
  const { text, file } = readLayer(label, read.value, chosenVocabulary(loaded));
  return text === undefined
    ? { layer: undefined, files: [file], unread: [] }
    : { layer: { label, text }, files: [], unread: [] };
}

function emitPlaced(
  name: string,
  placed: PlacedLayer,
  deployed: LayerText | undefined,
  options: EmitOptions,
  process: CommandProcess,
): void {
  const emitted = emitLayer(placed);
  if (!emitted.ok) reportRefused(emitted.error, process);
  else if (deployed === undefined) print(name, emitted.value, placed, options, process);
  else reportDrift(deployed, emitted.value, placed, options, process);
}

function reportRefused({ reasons, files }: RefusedLayer, process: CommandProcess): void {
  writeDiagnostics(files, process);
  process.stderr.write(`error: The layer is refused. ${reasons.map(printable).join(" ")}\n`);
  process.exitCode = EXIT.errors;
}

function print(
  layer: string,
  { text, digest, files }: EmittedLayer,
  { layer: source, vocabulary }: PlacedLayer,
  { json, format, name }: EmitOptions,
  process: CommandProcess,
): void {
  const described = layerOf(vocabulary, source);
  const findings = files.flatMap(({ diagnostics }) => diagnostics).length;
  const output = formatEmitted(text, format, { layer, described, name });
  if (!output.ok) {
    reportFailure(output.error.reason, process);
    return;
  }
  writeDiagnostics(warningsIn(files), process);
  process.stdout.write(
    json
      ? printableJson({ layer, variable: described?.variable ?? null, text, digest, findings })
      : `${output.value}\n`,
  );
  process.stderr.write(`sha256 ${digest}\n`);
}

/** The files with warnings, without what is only worth knowing, which is left to `validate`. */
function warningsIn(files: readonly CheckedFile[]): readonly CheckedFile[] {
  return files
    .map((file) =>
      withDiagnostics(
        file,
        file.diagnostics.filter(({ severity }) => severity !== "notice"),
      ),
    )
    .filter(({ diagnostics }) => diagnostics.length > 0);
}
