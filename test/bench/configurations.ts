/** The configurations that the bench checks. */

/** A configuration with so many custom models, some of them with a misspelt key; about 320 bytes a model. */
export function configurationOf(models: number, mistakes: number): string {
  const custom = Array.from({ length: models }, (_, index) => ({
    id: `example-${index}`,
    name: `Example ${index}`,
    [index < mistakes ? "famliy" : "family"]: "example",
    maxContextLength: 128_000 + index,
    supportsImages: true,
    supportsToolResultImages: false,
    supportsTools: true,
    supportsWebSearch: false,
  }));
  const provider = { baseUrl: "https://gateway.example.com/v1", models: { discovery: "off", custom } };
  const document = { $schema: "./provider-config.schema.json", providers: { provider_a: provider } };
  return JSON.stringify(document, undefined, 2);
}

const LINES_A_COMMENT = 8;
const COMMENT = " // An example.";

/**
 * A text of JSON with a comment on each eighth line, and with a comma after the last element of everything.
 * @param isBlanked puts spaces in the place of both: the same text as JSON.
 */
export function jsoncOf(json: string, isBlanked: boolean): string {
  const lines = json.split("\n");
  return lines
    .map((line, index) => {
      const isLast = /^\s*[\]}]/.test(lines[index + 1] ?? "");
      const added = (isLast ? "," : "") + (index % LINES_A_COMMENT === 0 ? COMMENT : "");
      return line + (isBlanked ? " ".repeat(added.length) : added);
    })
    .join("\n");
}
