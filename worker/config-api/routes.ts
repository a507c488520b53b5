import {
  buildPolicySchema,
  buildVocabularySchema,
  configurableRules,
  schemaFor,
  shippedVocabulary,
  type Vocabulary,
} from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import { readParameters } from "../http/parameters.ts";
import { answerRepresentation, type Representation, represent } from "../http/response.ts";
import { cached, crossOrigin, type Description, get, inMenu, limitedBy, post, type Route } from "../http/route.ts";
import type { Context } from "../platform/context.ts";
import { answerDiff, DIFF } from "./diff.ts";
import { chosenVocabulary, VOCABULARY } from "./resolution.ts";
import { answerResolve, RESOLVE } from "./resolve.ts";
import { answerRule, answerRuleList } from "./rule-pages.tsx";
import { answerSchemaCatalog, SCHEMA_PATHS } from "./schema-catalog.ts";
import { answerValidate, VALIDATE } from "./validate.ts";

// The values are kept and not their promises: a promise of one request must not be awaited by another.
const ofConfigurations = new WeakMap<Vocabulary, Representation>();
let ofPolicies: Representation | undefined;
let ofVocabularies: Representation | undefined;

/** `GET /schemas/provider-config/v1.json`: the schema by the vocabulary that was chosen, or 304 when the caller has this very one. */
async function answerSchema(request: Request, context: Context): Promise<Response | Failure> {
  const query = readParameters(request.url, VOCABULARY);
  if (!query.ok) return query.error;
  const vocabulary = chosenVocabulary(query.value.vocabulary, context, context.policy) ?? shippedVocabulary;
  const known = ofConfigurations.get(vocabulary);
  const representation = known ?? (await representSchema(schemaFor(vocabulary)));
  ofConfigurations.set(vocabulary, representation);
  return answerRepresentation(request, representation);
}

/** `GET /schemas/policy/v1.json`: the schema, or 304 when the caller has this very one. */
async function answerPolicySchema(request: Request): Promise<Response> {
  ofPolicies ??= await representSchema(buildPolicySchema(configurableRules));
  return answerRepresentation(request, ofPolicies);
}

/** `GET /schemas/vocabulary/v1.json`: the schema, or 304 when the caller has this very one. */
async function answerVocabularySchema(request: Request): Promise<Response> {
  ofVocabularies ??= await representSchema(buildVocabularySchema());
  return answerRepresentation(request, ofVocabularies);
}

function representSchema(schema: object): Promise<Representation> {
  return represent(`${JSON.stringify(schema, null, 2)}\n`, { "Content-Type": "application/schema+json" });
}

const SCHEMA: Description = { answers: cached("application/schema+json") };

/** The routes that check and explain provider configurations. */
export const CONFIGURATION_ROUTES: readonly Route[] = [
  ...crossOrigin([
    get(SCHEMA_PATHS.configuration, "none", answerSchema, "The JSON Schema of a provider configuration file.", {
      ...SCHEMA,
      query: VOCABULARY,
    }),
    get(SCHEMA_PATHS.policy, "none", answerPolicySchema, "The JSON Schema of a policy file.", SCHEMA),
    get(SCHEMA_PATHS.vocabulary, "none", answerVocabularySchema, "The JSON Schema of a vocabulary file.", SCHEMA),
    get("/schemas/catalog.json", "none", answerSchemaCatalog, "The schemas, as catalogues for editors list them.", {
      answers: cached("application/json"),
    }),
  ]),
  inMenu("Rules", get("/rules", "none", answerRuleList, "The rules, as a page.", { answers: cached("text/html") })),
  get("/rules/:id", "none", answerRule, "One rule: what it finds, why that matters, and examples.", {
    answers: cached("text/html"),
    failures: ["unknown-rule"],
  }),
  ...crossOrigin(
    limitedBy("checks", [
      post(
        "/v1/validate",
        "none",
        answerValidate,
        "Checks a provider configuration file, and reports in JSON.",
        VALIDATE,
      ),
      post(
        "/v1/resolve",
        "none",
        answerResolve,
        "Resolves layers into providers and models, with their origins.",
        RESOLVE,
      ),
      post("/v1/diff", "none", answerDiff, "Compares two sets of layers, and says what changes for users.", DIFF),
    ]),
  ),
];
