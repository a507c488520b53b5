import { schemaFor } from "../schema/build-schema.ts";
import type { Schema } from "../schema/schema.ts";
import { countOf } from "../text/wording.ts";
import type { PresetName } from "../vocabulary/presets.ts";
import type { AssistantLayer, BuiltInProvider, CustomVariant, Field, Vocabulary } from "../vocabulary/vocabulary.ts";

/** The facts of a preset's page that its vocabulary cannot say. */
export interface PresetNotes {
  readonly title: string;
  /** The month of its names, in words. */
  readonly namesOf: string;
  /** The page in `docs/` that leads from a file of the assistant to a checked pull request. */
  readonly guide: string;
  /** Sentences on what a vocabulary cannot say. */
  readonly unsaid: readonly string[];
  /** Sentences on what was not verified. */
  readonly unverified: readonly string[];
}

/** The page of a preset in `docs/presets/`: all that its vocabulary says, and what it does not know. */
export function presetPage(name: PresetName, vocabulary: Vocabulary, notes: PresetNotes, banner: string): string {
  const { protocols, providers, customVariants, sections, fields = {}, layers = [] } = vocabulary;
  return [
    `<!-- ${banner} -->`,
    `# ${notes.title}`,
    `The vocabulary \`${name}\` has the names of ${notes.title} as of ${notes.namesOf}. [vocabulary.md](../vocabulary.md#where-it-comes-from) says how it is chosen${addressSentence(vocabulary)}`,
    `[${notes.guide}](../${notes.guide}) leads from a file of the assistant to a checked pull request.`,
    "## Top level",
    table(["Key", "Values", "Meaning"], fieldRows(vocabulary.topLevel ?? {})),
    "## Protocols",
    table(
      ["Protocol", "Meaning", "Former names"],
      Object.entries(protocols).map(([key, { description, formerNames = [] }]) => [
        code(key),
        description,
        codes(formerNames),
      ]),
    ),
    "## Providers",
    table(
      ["Provider", "Meaning", ...KIND_COLUMNS, "Own URL"],
      Object.entries(providers).map(([id, provider]: readonly [string, BuiltInProvider]) => [
        `${code(id)} (${provider.title})`,
        provider.description,
        ...kindCells(provider),
        code(provider.ownUrl),
      ]),
    ),
    "## Types of custom providers",
    table(
      ["Type", "Meaning", ...KIND_COLUMNS],
      Object.entries(customVariants).map(([type, variant]) => [code(type), variant.description, ...kindCells(variant)]),
    ),
    "“Added by” says who adds the needed end where it is missing: the assistant to the bare host of the own URL, the client to any URL, or no one.",
    "## Sections",
    ...Object.entries(sections).flatMap(([key, section]) => [
      `### ${code(key)}`,
      section.description,
      table(["Field", "Values", "Meaning"], fieldRows(section.fields)),
    ]),
    "## Single values",
    table(["Key", "Values", "Meaning"], fieldRows(fields)),
    "## Headers",
    "Headers that no configuration sets, because the client sets its own.",
    table(["Header", "Where", "A custom one is"], headerRows(vocabulary)),
    "## Limits",
    table(["Field of a model", "Bound"], boundRows(schemaFor(vocabulary))),
    "A custom model needs its `id`, `name` and `maxContextLength`, and says what it supports. The key `__proto__` is refused everywhere.",
    "## Layers",
    "The highest first.",
    table(["Layer", "Meaning", "Rank", "Read from", "Syntax", "What is not valid"], layers.map(layerCells)),
    "## What the preset does not say",
    list(notes.unsaid),
    "Not verified:",
    list(notes.unverified),
    "",
  ].join("\n\n");
}

function addressSentence({ schemaAddresses: addresses = [] }: Vocabulary): string {
  return addresses.length === 0
    ? "."
    : `; a file also chooses it by one of these values of \`$schema\`:\n\n${list(addresses.map(code))}`;
}

const KIND_COLUMNS = ["Default protocol", "Reached by", "Needed end", "Added by", "Sections and values"];

function kindCells(kind: BuiltInProvider | CustomVariant): readonly string[] {
  const { defaultProtocol, address, versionSegment, versionSegmentAddedBy, sections, fields = [] } = kind;
  const adder = versionSegment === undefined ? "" : (versionSegmentAddedBy ?? "no one");
  return [
    code(defaultProtocol),
    address === "none" ? address : code(address),
    code(versionSegment),
    adder,
    codes([...sections, ...fields]),
  ];
}

function fieldRows(fields: Readonly<Record<string, Field>>): readonly (readonly string[])[] {
  return Object.entries(fields).map(([key, field]) => [code(key), valuesOf(field), field.description]);
}

/** The bounds of the schema, by what each bounds. */
function boundRows({ definitions = {} }: Schema): readonly (readonly string[])[] {
  return Object.entries(definitions).flatMap(([name, definition]) =>
    Object.entries({ [name]: definition, ...definition.properties }).flatMap(
      ([key, { minLength, minimum, maximum }]) => [
        ...(minLength === undefined ? [] : [[code(key), `at least ${countOf(minLength, "character")}`]]),
        ...(minimum === undefined
          ? []
          : [[code(key.replace(/^model\./, "")), `a whole number from ${minimum} to ${maximum}`]]),
      ],
    ),
  );
}

/** The values that a field takes, with its default. */
function valuesOf({ type = "text", values, default: value }: Field): string {
  const all = values === undefined ? type : codes(values.map(String));
  return value === undefined ? all : `${all}; by default ${code(String(value))}`;
}

function headerRows({ reservedHeaders = {}, providers, customVariants }: Vocabulary): readonly (readonly string[])[] {
  const ofKinds = [
    ...Object.entries(providers).map(([id, kind]: readonly [string, BuiltInProvider]) => [code(id), kind] as const),
    ...Object.entries(customVariants).map(([type, kind]) => [`type ${code(type)}`, kind] as const),
  ];
  return [
    ...Object.entries(reservedHeaders).map(([name, fate]) => [code(name), "everywhere", fate]),
    ...ofKinds.flatMap(([where, { reservedHeaders: own = {} }]) =>
      Object.entries(own).map(([name, fate]) => [code(name), where, fate]),
    ),
  ];
}

function layerCells(layer: AssistantLayer): readonly string[] {
  const { name, description, kind, variable, file, syntax = "jsonc", ignores = "entry" } = layer;
  const whole = ignores === "layer" ? "the whole layer is ignored" : "the entry is ignored";
  const notes = [
    whole,
    ...(layer.setsEnabled === false ? ["`enabled` is not read"] : []),
    ...(layer.savesInvalid === false ? ["the assistant saves nothing until it is right"] : []),
  ];
  const text = syntax === "json" ? "JSON" : "JSON with comments";
  return [code(name), description, kind, code(variable ?? file), text, notes.join(", ")];
}

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "None.";
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join("\n");
}

/** Names and values of a vocabulary in code; a bar would part cells. */
function code(text: string | undefined): string {
  return text === undefined ? "" : `\`${text.replaceAll("|", "\\|")}\``;
}

function codes(texts: readonly string[]): string {
  return texts.map(code).join(", ");
}
