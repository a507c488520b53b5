import { buildPolicySchema, buildSchema, configurableRules, shippedVocabulary } from "../../shared/index.ts";
import { answerRepresentation, type Representation, represent } from "./representation.ts";

// The values are kept and not their promises: a promise of one request must not be awaited by another.
let ofConfigurations: Representation | undefined;
let ofPolicies: Representation | undefined;

/** `GET /schemas/provider-config/v1.json`: the schema, or 304 when the caller has this very one. */
export async function answerSchema(request: Request): Promise<Response> {
  ofConfigurations ??= await representSchema(buildSchema(shippedVocabulary));
  return answerRepresentation(request, ofConfigurations);
}

/** `GET /schemas/policy/v1.json`: the schema, or 304 when the caller has this very one. */
export async function answerPolicySchema(request: Request): Promise<Response> {
  ofPolicies ??= await representSchema(buildPolicySchema(configurableRules));
  return answerRepresentation(request, ofPolicies);
}

function representSchema(schema: object): Promise<Representation> {
  return represent(`${JSON.stringify(schema, null, 2)}\n`, { "Content-Type": "application/schema+json" });
}
