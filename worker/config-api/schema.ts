import { buildSchema, shippedVocabulary } from "../../shared/index.ts";
import { answerRepresentation, type Representation, represent } from "./representation.ts";

let built: Representation | undefined;

/** `GET /schemas/provider-config/v1.json`: the schema, or 304 when the caller has this very one. */
export async function answerSchema(request: Request): Promise<Response> {
  // The value is kept and not its promise: a promise of one request must not be awaited by another.
  built ??= await represent(`${JSON.stringify(buildSchema(shippedVocabulary), null, 2)}\n`, {
    "Content-Type": "application/schema+json",
  });
  return answerRepresentation(request, built);
}
