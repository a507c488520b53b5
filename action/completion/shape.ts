import type { Argument, Command, Option } from "commander";
import { PRESET_NAMES, ruleDescriptions } from "../../shared/index.ts";
import { HELP_STYLE } from "../help-style.ts";
import { FORMATS } from "../report-formats.ts";

/** The values that a shell suggests: words, files where the value may be one, or nothing. */
export interface Values {
  readonly words: readonly string[];
  readonly files: boolean;
}

export interface OptionShape {
  /** As they are written: `--format` and `-f`. */
  readonly flags: readonly string[];
  readonly description: string;
  /** Undefined where the option takes no value. */
  readonly values: Values | undefined;
}

export interface CommandShape {
  readonly name: string;
  readonly summary: string;
  readonly options: readonly OptionShape[];
  /** The values of all arguments; undefined where there are none. */
  readonly values: Values | undefined;
}

const TEXTS: Values = { words: [], files: false };

/**
 * The values of what a command line takes, by its name between the angle brackets. A name that is not here is taken for that
 * of a file, as shells do.
 */
const VALUES: Readonly<Record<string, Values>> = {
  "name|file": { words: PRESET_NAMES, files: true },
  "[name=]file": { words: [], files: true },
  "format[=file]": { words: FORMATS, files: false },
  rule: { words: ruleDescriptions.map(({ id }) => id), files: false },
  layer: { words: ["enforced", "default"], files: false },
  effects: { words: ["opens", "breaks", "moves"], files: false },
  ...Object.fromEntries(
    [
      "url",
      "name",
      "id",
      "number",
      "seconds",
      "entries",
      "time",
      "action",
      "user",
      "variable",
      "old=new",
      "repository",
    ].map((name) => [name, TEXTS]),
  ),
};

/** The commands of a program as commander knows them, in the order of the help: what all scripts of completion are made of. */
export function shapesOf(program: Command): readonly CommandShape[] {
  const help = program.createHelp();
  const commands = help.visibleCommands(program);
  const names = { words: commands.map((command) => command.name()), files: false };
  return commands.map((command) => {
    const values = command.registeredArguments.map((argument) =>
      command.name() === "help" ? names : valuesOf(argument),
    );
    return {
      name: command.name(),
      summary: help.subcommandDescription(command),
      options: help.visibleOptions(command).map(optionShape),
      values: values.length === 0 ? undefined : joined(values),
    };
  });
}

function optionShape(option: Option): OptionShape {
  const { long, short } = option;
  return {
    flags: [long, short].filter((flag) => flag !== undefined && flag !== null),
    description: HELP_STYLE.optionDescription?.(option) ?? option.description,
    values: option.required || option.optional ? valuesOf(option) : undefined,
  };
}

function valuesOf(term: Option | Argument): Values {
  if (term.argChoices !== undefined) return { words: term.argChoices, files: false };
  const name = "flags" in term ? (/[<[](.+)[\]>]$/.exec(term.flags)?.[1] ?? "") : term.name();
  return Object.hasOwn(VALUES, name) ? (VALUES[name] ?? TEXTS) : { words: [], files: true };
}

function joined(all: readonly Values[]): Values {
  return { words: all.flatMap(({ words }) => words), files: all.some(({ files }) => files) };
}
