import {
  buildPolicySchema,
  buildVocabularySchema,
  configurableRules,
  schemaFor,
  type Vocabulary,
} from "../../shared/index.ts";
import { answerRepresentation, type Representation, represent } from "../http/representation.ts";
import type { Context } from "../platform/context.ts";

// The values are kept and not their promises: a promise of one request must not be awaited by another.
const ofConfigurations = new WeakMap<Vocabulary, Representation>();
let ofPolicies: Representation | undefined;
let ofVocabularies: Representation | undefined;

/** `GET /schemas/provider-config/v1.json`: the schema by the deployment's vocabulary, or 304 when the caller has this very one. */
export async function answerSchema(request: Request, { vocabulary }: Context): Promise<Response> {
  const known = ofConfigurations.get(vocabulary);
  const representation = known ?? (await representSchema(schemaFor(vocabulary)));
  ofConfigurations.set(vocabulary, representation);
  return answerRepresentation(request, representation);
}

/** `GET /schemas/policy/v1.json`: the schema, or 304 when the caller has this very one. */
export async function answerPolicySchema(request: Request): Promise<Response> {
  ofPolicies ??= await representSchema(buildPolicySchema(configurableRules));
  return answerRepresentation(request, ofPolicies);
}

/** `GET /schemas/vocabulary/v1.json`: the schema, or 304 when the caller has this very one. */
export async function answerVocabularySchema(request: Request): Promise<Response> {
  ofVocabularies ??= await representSchema(buildVocabularySchema());
  return answerRepresentation(request, ofVocabularies);
}

function representSchema(schema: object): Promise<Representation> {
  return represent(`${JSON.stringify(schema, null, 2)}\n`, { "Content-Type": "application/schema+json" });
}
