import { staticPageHeaders } from "../html/static-page.tsx";
import { answerRepresentation, type Representation, represent } from "../http/response.ts";
import { cached, crossOrigin, get, type Route } from "../http/route.ts";
import { describeApi, type RouteGroups } from "./document.ts";
import { REFERENCE_STYLE, writeReference } from "./reference.tsx";

/** The routes that describe the API. @param groupsOf returns all of its routes, with these among them. */
export function descriptionRoutes(groupsOf: () => RouteGroups): readonly Route[] {
  const answerOpenApi = async (request: Request) => await answerDocument(request, groupsOf());
  const answerReference = async (request: Request) => await answerReferencePage(request, groupsOf());
  return [
    ...crossOrigin([
      get("/openapi.json", "none", answerOpenApi, "What describes this API for programs: OpenAPI 3.1.", {
        answers: cached("application/json"),
      }),
    ]),
    get("/reference", "none", answerReference, "The same as a page.", { answers: cached("text/html") }),
  ];
}

// The values are kept and not their promises: a promise of one request must not be awaited by another.
let ofDocument: Representation | undefined;
let ofReference: Representation | undefined;

/** `GET /openapi.json`: the document that describes the API, or 304 when the caller has this very one. */
async function answerDocument(request: Request, groups: RouteGroups): Promise<Response> {
  ofDocument ??= await represent(`${JSON.stringify(describeApi(groups), null, 2)}\n`, {
    "Content-Type": "application/json",
  });
  return answerRepresentation(request, ofDocument);
}

/** `GET /reference`: the same as a page. */
async function answerReferencePage(request: Request, groups: RouteGroups): Promise<Response> {
  ofReference ??= await represent(writeReference(describeApi(groups)), await staticPageHeaders(REFERENCE_STYLE));
  return answerRepresentation(request, ofReference);
}
