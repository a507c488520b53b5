import type { Command } from "commander";
import { explainValue, PRECEDENCE, printable, resolve, resolveSupposing } from "../../shared/index.ts";
import type { CommandProcess } from "../command-process.ts";
import { painter } from "./command.ts";
import {
  addLayerOptions,
  type LayerOptions,
  type LoadedLayers,
  layersHelp,
  loadLayers,
  refuseSecondInput,
} from "./layer-option.ts";
import { layersExitCode, reportIncomplete, reportLayers } from "./layer-report.ts";
import { findModel, findPointer, type Subject } from "./subject.ts";

const HELP = `
It shows each effective value with the place it comes from (from), the rule that selected it (why), and the values that
it overrides (lost). User info and query are masked in URLs, and so are ids and names that look like a credential; values
of headers are not shown.
${layersHelp("Without it, the models that allow, deny and overrides name are assumed to be offered by their providers.")}

Exit codes:
  0  explained
  1  explained, and a part of a layer has no effect, because it is not valid or conflicts with other layers
  2  there is no such value or model, something could not be read, or the command was not understood

Examples:
  provider-steward explain providers.json /providers/provider_a/baseUrl
  provider-steward explain providers.json example-large
  provider-steward explain --enforced org.json providers.json provider_a/example-large`;

/** Adds `explain`, which says why a value is what it is. */
export function addExplainCommand(program: Command, process: CommandProcess): void {
  addLayerOptions(program.command("explain"))
    .summary("explain why a value is what it is")
    .description(
      "Explains why one value of a provider configuration is what it is: where it comes from, and what it overrides.",
    )
    .argument("<file>", 'the file; "-" is standard input')
    .argument("<what>", "JSON pointer of a value, id of a model, or provider/model")
    .addHelpText("after", HELP)
    .action(async (path: string, what: string, options: LayerOptions, command: Command) => {
      refuseSecondInput([path], options, command);
      const loaded = await loadLayers([path], options, process);
      if (!loaded.isComplete) {
        reportIncomplete(loaded, "explained", process);
        return;
      }
      const { catalog, diagnostics } = resolveLoaded(loaded);
      reportLayers(loaded, diagnostics, process);
      const found = what.startsWith("/") ? findPointer(catalog, what) : findModel(catalog, what);
      if (found.ok) process.stdout.write(formatExplanations(found.value, process) + hintFor(found.value, loaded));
      else command.error(`error: ${found.error}`);
      process.exitCode = layersExitCode(diagnostics);
    });
}

/** With the models that the configuration speaks of, if no option says which ones the providers returned. */
function resolveLoaded({ users, others, vocabulary, discovered }: LoadedLayers) {
  const layers = [...others, ...users];
  return discovered === undefined
    ? resolveSupposing({ layers, vocabulary })
    : resolve({ layers, discovered, vocabulary });
}

/** The note that a model is only assumed to be offered; empty where none is. */
function hintFor(subjects: readonly Subject[], { discovered }: LoadedLayers): string {
  const places = subjects.flatMap(({ values }) =>
    values.flatMap(({ origin }) => [origin.place, ...origin.lost.map(({ place }) => place)]),
  );
  if (discovered !== undefined || places.every(({ kind }) => kind !== "discovered")) return "";
  return "\nThe model is only assumed to be offered, because the file names it; --discovered says which models are.\n";
}

function formatExplanations(subjects: readonly Subject[], process: CommandProcess): string {
  const paint = painter(process);
  const blocks = subjects.map(({ owner, values }) => {
    const lines = values.flatMap((value) => explainValue(value, PRECEDENCE)).map((line) => `  ${line}`);
    return [paint("bold", printable(owner)), ...lines].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}
