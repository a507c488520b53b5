import { parse } from "yaml";

/** The part of `action.yml` that the documents speak of, in the order in which it stands there. */
interface ActionMetadata {
  readonly inputs: readonly ActionInput[];
  readonly outputs: readonly ActionOutput[];
}

/** Something that the Action takes or gives; the description is one line of Markdown. */
interface ActionOutput {
  readonly name: string;
  readonly description: string;
}

interface ActionInput extends ActionOutput {
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

/**
 * Writes the tables of inputs and of outputs into a document, in place of what stands between their markers:
 * `<!-- inputs: … -->` to `<!-- /inputs -->`, and the same with `outputs`.
 *
 * @param document in Markdown.
 * @param name of the document, for the error.
 * @throws Error that names the document where a marker is missing, stands there twice, or they are out of order.
 */
export function withMetadataTables(
  document: string,
  { inputs, outputs }: ActionMetadata,
  { name }: { readonly name: string },
): string {
  const ofInputs = table(
    ["Input", "Default", ""],
    inputs.map((input) => [code(input.name), defaultOf(input), descriptionOf(input)]),
  );
  const ofOutputs = table(
    ["Output", ""],
    outputs.map((output) => [code(output.name), descriptionOf(output)]),
  );
  return replaceSection(replaceSection(document, name, "inputs", ofInputs), name, "outputs", ofOutputs);
}

function replaceSection(document: string, name: string, section: string, content: string): string {
  const [before = "", opening, between, ...others] = document.split(new RegExp(`^(<!-- ${section}:.*-->)$`, "m"));
  const [, closing, after, ...more] = between?.split(new RegExp(`^(<!-- /${section} -->)$`, "m")) ?? [];
  if (opening === undefined || closing === undefined || others.length + more.length > 0) {
    throw new Error(
      `${name} needs the line "<!-- ${section}: … -->" once and, below it, the line "<!-- /${section} -->" once: the table of ${section} is written between them.`,
    );
  }
  return `${before}${opening}\n\n${content}\n${closing}${after}`;
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |\n`.replaceAll("|  |", "| |"))
    .join("");
}

function descriptionOf({ name, description }: ActionOutput): string {
  if (description.includes("|"))
    throw new Error(`The description of "${name}" holds a "|", which would end a cell of its table.`);
  return description;
}

/** Each line of a default is one value. */
function defaultOf(input: ActionInput): string {
  return input.default
    .trim()
    .split("\n")
    .filter((value) => value !== "")
    .map(code)
    .join("<br>");
}

function code(text: string): string {
  return `\`${text}\``;
}
