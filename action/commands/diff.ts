import { type Command, InvalidArgumentError, Option } from "commander";
import {
  type Change,
  type Comparison,
  compareSides,
  err,
  formatChanges,
  ok,
  printableJson,
  type Result,
  type Side,
} from "../../shared/index.ts";
import { layersAround } from "../check-file.ts";
import { readChoices } from "../choices.ts";
import { type CommandProcess, EXIT } from "../command-process.ts";
import { chosenVocabulary } from "../loaded-settings.ts";
import { isUsable } from "../settings.ts";
import { effectPainter, reportFailure } from "./command.ts";
import { type Accepting, acceptingOf, changedPath, formatAccepting } from "./diff-accept.ts";
import {
  addLayerOptions,
  type LayerOptions,
  type LoadedLayers,
  layersHelp,
  loadLayers,
  refuseSecondInput,
} from "./layer-option.ts";
import { reportIncomplete, reportLayers } from "./layer-report.ts";
import { nameOfPath } from "./read-input.ts";
import { loadSettings } from "./settings-option.ts";

interface DiffOptions extends LayerOptions {
  readonly oldPolicy?: string;
  readonly failOn?: readonly FailOn[];
  readonly accept?: true;
  readonly format: "text" | "json";
}

const HELP = `
The effects, in the order of the report:
  opens    people reach what they could not: a provider, a model, another host, or a check is loosened
  breaks   people lose a provider or a model
  moves    a provider or a model is reached in another way
  changes  a model has other metadata
  none     the change has no effect
Order, comments and layout are not changes. "-" is standard input; "-" and /dev/null may be empty, for a side on which
there is no file.
${layersHelp("Without it, the models that either file names are assumed to be offered by their providers.")}

Formats:
  text  for people: a list for each effect, each change with the value that decides it
  json  for programs: { widens, changes: [{ effect, kind, provider, model, setting, before, after, cause, text }],
        diagnostics: { before, after } }; widens is true where a change opens something

Accepting:
  --accept prints what opens, each with the fingerprint by which the Action lets it be accepted, and the one for all of it;
  as JSON: { fingerprint, openings: [{ fingerprint, text }] }. A fingerprint holds the path of the file in its git
  repository: of the new side, or of the old one where the new one is "-" or /dev/null. What is not shown in full, because
  it looks like a credential, has none: "-".

Exit codes:
  0  compared, whatever changes
  1  with --fail-on, and a change has one of the effects, or it is not known whether one has
  2  something could not be read, or the command was not understood

Examples:
  provider-steward diff old.json providers.json
  git show HEAD:providers.json | provider-steward diff - providers.json --fail-on opens,breaks
  git show main:providers.json | provider-steward diff - providers.json --accept
  provider-steward diff providers.json providers.json --old-policy old/.provider-steward.json
  provider-steward diff /dev/null providers.json --format json`;

/** Adds `diff`, which shows what a change of configuration does. */
export function addDiffCommand(program: Command, process: CommandProcess): void {
  addLayerOptions(program.command("diff"))
    .summary("show what a change of configuration does")
    .description(
      "Shows what changes for users between two provider configuration files: what opens, breaks, moves and changes.",
    )
    .argument("<old>", "the file before")
    .argument("<new>", "the file after")
    .option("--old-policy <file>", "the policy file of the old side, if it is another one")
    .addOption(
      new Option(
        "--fail-on <effects>",
        'exit with 1 if a change has one of these effects: "opens", "breaks", "moves"',
      ).argParser(readFailOn),
    )
    .option("--accept", "print what the Action accepts each opening by")
    .addOption(new Option("-f, --format <format>", "format of the output").choices(["text", "json"]).default("text"))
    .addHelpText("after", HELP)
    .action(async (old: string, now: string, options: DiffOptions, command: Command) => {
      refuseSecondInput([old, now], options, command);
      const changed = options.accept ? changedPath([old, now], options.oldPolicy, process) : undefined;
      if (changed?.ok === false) {
        reportFailure(changed.error.reason, process);
        return;
      }
      const loaded = await loadLayers([old, now], options, process);
      const [first, second] = loaded.users;
      if (!loaded.isComplete || first === undefined || second === undefined) {
        reportIncomplete(loaded, "compared", process);
        return;
      }
      const former = await loadFormer(old, options, loaded, process);
      if (!former.ok) {
        reportIncomplete({ ...former.error, isPolicyUsable: true }, "compared", process);
        return;
      }
      const { others, policy, vocabulary, discovered, pathFromPolicy: path } = loaded;
      const { changes, widens, diagnostics } = compareSides(
        { ...former.value, layers: [...former.value.layers, first], discovered, path },
        { policy, layers: [...others, second], vocabulary, discovered, path },
      );
      const around = { ...loaded, others: [...others, ...former.value.layers] };
      reportLayers(around, [...diagnostics.before, ...diagnostics.after], process);
      process.stdout.write(
        changed === undefined
          ? formatComparison({ changes, widens, diagnostics }, options.format, process)
          : formatOpenings(acceptingOf(changed.value, changes), options.format),
      );
      process.exitCode = isUnwanted(changes, widens, options.failOn ?? []) ? EXIT.errors : EXIT.fine;
    });
}

function formatComparison(
  { changes, widens, diagnostics }: Comparison,
  format: DiffOptions["format"],
  process: CommandProcess,
): string {
  if (format === "text") return formatChanges(changes, effectPainter(process));
  return printableJson({ widens: widens ?? null, changes, diagnostics });
}

function formatOpenings(accepting: Accepting, format: DiffOptions["format"]): string {
  return format === "text" ? formatAccepting(accepting) : printableJson(accepting);
}

/** The settings around the old file: those of the new one, except for a policy and layers that an option names. */
async function loadFormer(
  path: string,
  { oldPolicy, ...options }: DiffOptions,
  { others, named, policy, vocabulary }: LoadedLayers,
  process: CommandProcess,
): Promise<Result<Pick<Side, "policy" | "layers" | "vocabulary">, Pick<LoadedLayers, "files" | "unread">>> {
  if (oldPolicy === undefined) return ok({ policy, layers: others, vocabulary });
  const former = await loadSettings({ ...options, policy: oldPolicy }, process);
  if (!isUsable(former)) return err(former);
  return ok({
    policy: former.policy,
    layers: [...layersAround(former, nameOfPath(path)), ...named],
    vocabulary: chosenVocabulary(former),
  });
}

/** `widens` is another name of `opens`. */
const FAIL_ON = ["opens", "widens", "breaks", "moves"] as const;

type FailOn = (typeof FAIL_ON)[number];

/** Adds the effects to those of options before it. */
function readFailOn(text: string, others: readonly FailOn[] = []): readonly FailOn[] {
  const named = readChoices(text, FAIL_ON);
  if (named !== undefined) return [...others, ...named];
  throw new InvalidArgumentError(`Allowed choices are ${FAIL_ON.join(", ")}, or several of them with commas.`);
}

/** An effect that is not known counts as unwanted. */
function isUnwanted(changes: readonly Change[], widens: boolean | undefined, failOn: readonly FailOn[]): boolean {
  if (failOn.length === 0) return false;
  const unwanted = new Set<string>(failOn.map((effect) => (effect === "widens" ? "opens" : effect)));
  return widens === undefined || changes.some(({ effect }) => unwanted.has(effect));
}
