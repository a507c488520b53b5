import { styleText } from "node:util";
import { type Command, Option } from "commander";
import {
  type BothResolutions,
  type Change,
  diff,
  formatChanges,
  type LayerDiagnostic,
  type LayerInput,
  printableJson,
  resolve,
  resolveBothSupposing,
  wideningFirst,
} from "../../shared/index.ts";
import { type CommandProcess, EXIT } from "./command.ts";
import {
  addLayerOptions,
  LAYERS_HELP,
  type LayerOptions,
  type LoadedLayers,
  loadLayers,
  refuseSecondInput,
} from "./layer-option.ts";
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
      const { before, after } = resolveBoth(loaded, first, second);
      const changes = wideningFirst(diff(before.catalog, after.catalog));
      const diagnostics = { before: before.diagnostics, after: after.diagnostics };
      reportLayers(loaded, distinct([...diagnostics.before, ...diagnostics.after]), process.stderr);
      const widens = changes.some((change) => change.widens);
      process.stdout.write(
        options.format === "json" ? printableJson({ widens, changes, diagnostics }) : textOf(changes, process.stdout),
      );
      process.exitCode = widens && options.failOn === "widens" ? EXIT.errors : EXIT.fine;
    });
}

function resolveBoth(
  { others, vocabulary, discovered }: LoadedLayers,
  old: LayerInput,
  now: LayerInput,
): BothResolutions {
  const [before, after] = [
    [...others, old],
    [...others, now],
  ];
  if (discovered === undefined) return resolveBothSupposing(before, after, vocabulary);
  const around = { discovered, vocabulary };
  return { before: resolve({ layers: before, ...around }), after: resolve({ layers: after, ...around }) };
}

function textOf(changes: readonly Change[], stdout: CommandProcess["stdout"]): string {
  const alarm = (line: string) => styleText(["bold", "red"], line, { stream: stdout });
  return formatChanges(changes, alarm);
}

/** What both sides have, such as a mistake of a layer around them, is reported once. */
function distinct(diagnostics: readonly LayerDiagnostic[]): readonly LayerDiagnostic[] {
  return [...new Map(diagnostics.map((one) => [JSON.stringify(one), one])).values()];
}
