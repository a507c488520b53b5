import { answerRepresentation, type Representation, represent } from "../representation.ts";
import { describeApi, type RouteGroups } from "./document.ts";

let ofDocument: Representation | undefined;

/** `GET /openapi.json`: the document that describes the API, or 304 when the caller has this very one. */
export async function answerDocument(request: Request, groups: RouteGroups): Promise<Response> {
  ofDocument ??= await represent(`${JSON.stringify(describeApi(groups), null, 2)}\n`, {
    "Content-Type": "application/json",
  });
  return answerRepresentation(request, ofDocument);
}
