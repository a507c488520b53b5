import { pageHeaders } from "../html/html.ts";
import { answerRepresentation, type Representation, represent } from "../http/representation.ts";
import { describeApi, type RouteGroups } from "./document.ts";
import { REFERENCE_STYLE, referenceHtml } from "./reference-html.ts";

// The values are kept and not their promises: a promise of one request must not be awaited by another.
let ofDocument: Representation | undefined;
let ofReference: Representation | undefined;

/** `GET /openapi.json`: the document that describes the API, or 304 when the caller has this very one. */
export async function answerDocument(request: Request, groups: RouteGroups): Promise<Response> {
  ofDocument ??= await represent(`${JSON.stringify(describeApi(groups), null, 2)}\n`, {
    "Content-Type": "application/json",
  });
  return answerRepresentation(request, ofDocument);
}

/** `GET /reference`: the same as a page. */
export async function answerReferencePage(request: Request, groups: RouteGroups): Promise<Response> {
  ofReference ??= await represent(referenceHtml(describeApi(groups)), await pageHeaders(REFERENCE_STYLE));
  return answerRepresentation(request, ofReference);
}
