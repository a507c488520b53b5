import { answerRepresentation, represent } from "../http/response.ts";

/** The addresses of the schemas. A new version gets one of its own, and those that there are stay. */
export const SCHEMA_PATHS = {
  configuration: "/schemas/provider-config/v1.json",
  policy: "/schemas/policy/v1.json",
  vocabulary: "/schemas/vocabulary/v1.json",
} as const;

/** The schemas as a public catalogue lists them, with the names of files by which editors choose one. */
const ENTRIES = [
  {
    name: "Provider configuration",
    description: "The model providers of an AI assistant: how they are reached, and which models they offer.",
    fileMatch: ["**/providers.json", "**/providers.jsonc"],
    path: SCHEMA_PATHS.configuration,
  },
  {
    name: "Provider Steward policy",
    description: "The decisions of an organisation about checks of provider configurations.",
    fileMatch: ["**/.provider-steward.json"],
    path: SCHEMA_PATHS.policy,
  },
  {
    name: "Provider Steward vocabulary",
    description: "The names that an AI assistant uses in its provider configuration.",
    fileMatch: [],
    path: SCHEMA_PATHS.vocabulary,
  },
];

/** `GET /schemas/catalog.json`: the schemas in the format of SchemaStore's catalogue, with absolute addresses. */
export async function answerSchemaCatalog(
  request: Request,
  { settings }: { readonly settings: { readonly baseUrl: string | undefined } },
): Promise<Response> {
  const base = settings.baseUrl ?? new URL(request.url).origin;
  const catalog = {
    $schema: "https://json.schemastore.org/schema-catalog.json",
    version: 1,
    schemas: ENTRIES.map(({ name, description, fileMatch, path }) => ({
      name,
      description,
      ...(fileMatch.length === 0 ? {} : { fileMatch }),
      url: `${base}${path}`,
    })),
  };
  const text = `${JSON.stringify(catalog, undefined, 2)}\n`;
  return answerRepresentation(request, await represent(text, { "Content-Type": "application/json" }));
}
