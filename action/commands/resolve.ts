import { type Command, Option } from "commander";
import {
  type Catalog,
  formatCatalog,
  maskCatalog,
  maskSecrets,
  PRECEDENCE,
  printableJson,
  resolve,
} from "../../shared/index.ts";
import type { CommandProcess } from "../command-process.ts";
import { didYouMean, painter } from "./command.ts";
import { addLayerOptions, type LayerOptions, layersHelp, loadLayers, refuseSecondInput } from "./layer-option.ts";
import { layersExitCode, reportIncomplete, reportLayers } from "./layer-report.ts";

interface ResolveOptions extends LayerOptions {
  readonly provider?: string;
  readonly model?: string;
  readonly explain?: true;
  readonly format: "text" | "json";
}

const HELP = `${layersHelp()}

Formats:
  text  for people: each provider, and its models with whether they are offered, protocol, base URL and context length
  json  for programs: { catalog: { providers: [{ id, kind, enabled, ..., models: [{ id, offered, reason, ... }] }] },
        diagnostics }; with --explain each provider and each model has "origins"

User info and query are masked in URLs, and so are ids and names that look like a credential; values of headers are not
shown. What has no effect in a layer is reported on standard error.

Exit codes:
  0  nothing is wrong in the layers; a custom provider may wait for a layer with its type
  1  a part of a layer has no effect, because it is not valid or conflicts with other layers
  2  something could not be read, there is no such provider or model, or the command was not understood

Examples:
  provider-steward resolve providers.json
  provider-steward resolve --enforced org.json --provider provider_a --explain providers.json
  provider-steward resolve --discovered models.json --format json providers.json`;

/** Adds `resolve`, which shows what a configuration means. */
export function addResolveCommand(program: Command, process: CommandProcess): void {
  addLayerOptions(program.command("resolve"))
    .summary("show what provider configuration files mean")
    .description(
      "Shows what provider configuration files mean together: the providers and models that result, with their settings.",
    )
    .argument("<file...>", 'files to resolve, later ones above earlier ones; "-" is standard input')
    .option("--provider <id>", "show only this provider")
    .option("--model <id>", "show only this model")
    .option("--explain", "show where each value comes from")
    .addOption(new Option("-f, --format <format>", "format of the output").choices(["text", "json"]).default("text"))
    .addHelpText("after", HELP)
    .action(async (paths: readonly string[], options: ResolveOptions, command: Command) => {
      refuseSecondInput(paths, options, command);
      const loaded = await loadLayers(paths, options, process);
      if (!loaded.isComplete) {
        reportIncomplete(loaded, "resolved", process);
        return;
      }
      const { users, others, vocabulary, discovered = {} } = loaded;
      const resolution = resolve({ layers: [...others, ...users], discovered, vocabulary });
      reportLayers(loaded, resolution.diagnostics, process);
      const catalog = narrow(resolution.catalog, options, command);
      process.stdout.write(
        options.format === "json"
          ? printableJson({
              catalog: maskCatalog(catalog, { origins: options.explain ?? false }),
              diagnostics: resolution.diagnostics,
            })
          : formatResolved(catalog, options, process),
      );
      process.exitCode = layersExitCode(resolution.diagnostics);
    });
}

function formatResolved(catalog: Catalog, options: ResolveOptions, process: CommandProcess): string {
  const paint = painter(process);
  const text = formatCatalog(catalog, {
    strong: (line) => paint("bold", line),
    ...(options.explain ? { explain: PRECEDENCE } : {}),
    isNarrowed: options.provider !== undefined || options.model !== undefined,
  });
  const hint = "Models that providers offer by themselves are not known here; --discovered names them.\n";
  return options.discovered === undefined ? `${text}\n${hint}` : text;
}

/** The requested provider or model. Where there is no such thing, the command ends. */
function narrow({ providers }: Catalog, { provider, model }: ResolveOptions, command: Command): Catalog {
  const wanted = provider === undefined ? providers : providers.filter(({ id }) => id === provider);
  if (provider !== undefined && wanted.length === 0) {
    command.error(`error: unknown provider '${maskSecrets(provider)}'${didYouMean(provider, idsOf(providers))}`);
  }
  if (model === undefined) return { providers: wanted };
  const having = wanted
    .filter(({ models }) => models.some(({ id }) => id === model))
    .map((one) => ({ ...one, models: one.models.filter(({ id }) => id === model) }));
  if (having.length === 0) {
    const known = wanted.flatMap(({ models }) => models);
    command.error(`error: unknown model '${maskSecrets(model)}'${didYouMean(model, idsOf(known))}`);
  }
  return { providers: having };
}

function idsOf(named: readonly { readonly id: string }[]): ReadonlySet<string> {
  return new Set(named.map(({ id }) => id));
}
