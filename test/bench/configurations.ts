/** The configurations that the bench checks. */

/** The parts of a configuration that follow from its vocabulary: the keys above its providers, and the id of one. */
interface Names {
  readonly top: Readonly<Record<string, unknown>>;
  readonly provider: string;
}

export const SPECIFICATION: Names = { top: { $schema: "./provider-config.schema.json" }, provider: "provider_a" };

/** The names of an assistant, with about as many characters. */
export const POSIT_ASSISTANT: Names = {
  top: { $schema: "https://assistant.posit.co/schemas/providers.schema.json", version: 1 },
  provider: "anthropic",
};

/**
 * A configuration with so many custom models, some of them with a misspelt key; about 320 bytes a model.
 * @param first the number of the first model: others make another configuration.
 * @param names those of the file's vocabulary.
 */
export function configurationOf(models: number, mistakes: number, first = 0, names = SPECIFICATION): string {
  const custom = Array.from({ length: models }, (_, index) => ({
    id: `example-${first + index}`,
    name: `Example ${first + index}`,
    [index < mistakes ? "famliy" : "family"]: "example",
    maxContextLength: 128_000 + first + index,
    supportsImages: true,
    supportsToolResultImages: false,
    supportsTools: true,
    supportsWebSearch: false,
  }));
  const provider = { baseUrl: `https://gateway-${first}.example.com/v1`, models: { discovery: "off", custom } };
  const document = { ...names.top, providers: { [names.provider]: provider } };
  return JSON.stringify(document, undefined, 2);
}

const LINES_A_COMMENT = 8;

/** The comments behind lines: a few words, a sentence, or where to read more. */
export const COMMENTS = {
  short: " // An example.",
  long: " // An example of what the models of a gateway are",
  URL: " // See https://gateway.example.com/models/example",
} as const;

export type CommentKind = keyof typeof COMMENTS;

/**
 * A text of JSON with a comment of one kind on each eighth line, and with a comma after the last element of everything.
 * @param isBlanked puts spaces in the place of both: the same text as JSON.
 */
export function jsoncOf(json: string, comment: CommentKind, isBlanked: boolean): string {
  const lines = json.split("\n");
  return lines
    .map((line, index) => {
      const isLast = /^\s*[\]}]/.test(lines[index + 1] ?? "");
      const added = (isLast ? "," : "") + (index % LINES_A_COMMENT === 0 ? COMMENTS[comment] : "");
      return line + (isBlanked ? " ".repeat(added.length) : added);
    })
    .join("\n");
}
