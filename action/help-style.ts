import type { Argument, HelpConfiguration, Option } from "commander";

/**
 * The help of every command: each option and argument is told in sentences, with the values that it takes and the one that
 * holds where it is not given. Where it is declared, it is told by a phrase.
 */
export const HELP_STYLE: HelpConfiguration = {
  optionDescription: describe,
  argumentDescription: describe,
};

function describe(term: Option | Argument): string {
  const { description, argChoices } = term;
  const standard = defaultOf(term);
  const phrases = [
    argChoices === undefined ? description : `${description}: ${argChoices.join(", ")}`,
    ...("mandatory" in term && term.mandatory ? ["required"] : []),
    ...(standard === undefined ? [] : [`default: ${standard}`]),
  ];
  return phrases.map(sentence).join(" ");
}

/** The value that holds where none is given, as people read it; undefined where there is none. */
function defaultOf({ defaultValue, defaultValueDescription }: Option | Argument): string | undefined {
  const value: unknown = defaultValueDescription ?? defaultValue;
  return typeof value === "string" || typeof value === "number" ? `${value}` : undefined;
}

function sentence(phrase: string): string {
  return `${phrase.slice(0, 1).toUpperCase()}${phrase.slice(1)}.`;
}
