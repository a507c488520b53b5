import { styleText } from "node:util";
import { type Command, Option } from "commander";
import {
  compareSides,
  type Effect,
  formatChanges,
  type LayerDiagnostic,
  type LayerInput,
  printableJson,
  type Side,
} from "../../shared/index.ts";
import { type CommandProcess, EXIT } from "./command.ts";
import { addLayerOptions, LAYERS_HELP, type LayerOptions, loadLayers, refuseSecondInput } from "./layer-option.ts";
import { reportIncomplete, reportLayers } from "./layer-report.ts";

interface DiffOptions extends LayerOptions {
  readonly failOn?: "widens";
  readonly format: "text" | "json";
}

const HELP = `
Changes that open something come first, marked with a "!": an enabled provider, an offered model, an opened list of
models, a host that no URL led to before, plain HTTP instead of HTTPS. Order, comments and layout are not changes.
"-" is standard input; "-" and /dev/null may be empty, for a side on which there is no file.
${LAYERS_HELP}
  Without it, the models that either file names are assumed to be offered by their providers.

Formats:
  text  for people: each change with the value that decides it
  json  for programs: { widens, changes: [{ kind, provider, model, field, before, after, cause, widens }],
        diagnostics: { before, after } }

Exit codes:
  0  compared, whatever changes
  1  with --fail-on widens, and a change opens something
  2  something could not be read, or the command was not understood

Examples:
  provider-steward diff old.json providers.json
  git show HEAD:providers.json | provider-steward diff - providers.json --fail-on widens
  provider-steward diff /dev/null providers.json --format json`;

/** Adds `diff`, which shows what a change of configuration does. */
export function addDiffCommand(program: Command, process: CommandProcess): void {
  addLayerOptions(program.command("diff"))
    .summary("show what a change of configuration does")
    .description(
      "Shows what changes for users between two provider configuration files, and which changes open something.",
    )
    .argument("<old>", "the file before")
    .argument("<new>", "the file after")
    .addOption(new Option("--fail-on <what>", "exit with 1 if a change opens something").choices(["widens"]))
    .addOption(new Option("-f, --format <format>", "how to print").choices(["text", "json"]).default("text"))
    .addHelpText("after", HELP)
    .action(async (old: string, now: string, options: DiffOptions, command: Command) => {
      refuseSecondInput([old, now], options, command);
      const loaded = await loadLayers([old, now], options, process.stdin);
      const [first, second] = loaded.users;
      if (!loaded.isComplete || first === undefined || second === undefined) {
        reportIncomplete(loaded, "compared", process);
        return;
      }
      const { others, vocabulary, discovered } = loaded;
      const sideOf = (own: LayerInput): Side => ({ layers: [...others, own], vocabulary, discovered });
      const { changes, widens, diagnostics } = compareSides(sideOf(first), sideOf(second));
      reportLayers(loaded, distinct([...diagnostics.before, ...diagnostics.after]), process.stderr);
      process.stdout.write(
        options.format === "json"
          ? printableJson({ widens: widens ?? null, changes, diagnostics })
          : formatChanges(changes, painter(process.stdout)),
      );
      process.exitCode = widens !== false && options.failOn === "widens" ? EXIT.errors : EXIT.fine;
    });
}

const STYLES = { opens: ["bold", "red"], breaks: "yellow", moves: "cyan", changes: "reset", none: "dim" } as const;

/** Colors for a terminal; nothing elsewhere. */
function painter(stdout: CommandProcess["stdout"]): (effect: Effect, line: string) => string {
  return (effect, line) => styleText([STYLES[effect]].flat(), line, { stream: stdout });
}

/** What both sides have, such as a mistake of a layer around them, is reported once. */
function distinct(diagnostics: readonly LayerDiagnostic[]): readonly LayerDiagnostic[] {
  return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
}
