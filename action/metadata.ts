import { parse } from "yaml";

/** The part of `action.yml` that the documents speak of, in the order in which it stands there. */
export interface ActionMetadata {
  readonly inputs: readonly ActionInput[];
  readonly outputs: readonly ActionOutput[];
}

/** Something that the Action takes or gives; the description is one line of Markdown. */
export interface ActionOutput {
  readonly name: string;
  readonly description: string;
}

export interface ActionInput extends ActionOutput {
  /** As it is written, an expression unevaluated; empty where nothing is set. */
  readonly default: string;
}

interface Described {
  readonly description?: string;
  readonly default?: string;
}

/**
 * Reads the text of `action.yml`.
 *
 * @throws Error that names an input or an output without a description.
 */
export function readActionMetadata(text: string): ActionMetadata {
  const { inputs, outputs }: Readonly<Record<string, Readonly<Record<string, Described>>>> = parse(text);
  return {
    inputs: Object.entries(inputs ?? {}).map(([name, input]) => ({
      ...describe(name, input),
      default: input.default ?? "",
    })),
    outputs: Object.entries(outputs ?? {}).map(([name, output]) => describe(name, output)),
  };
}

function describe(name: string, { description = "" }: Described): ActionOutput {
  const line = description.trim();
  if (line === "" || line.includes("\n")) throw new Error(`"${name}" of action.yml needs a description of one line.`);
  return { name, description: line };
}
