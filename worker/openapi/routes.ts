import { searchedFor } from "../html/filter.tsx";
import { answerSharedPage, type SharedFrame } from "../html/shared-page.tsx";
import type { Failure } from "../http/errors.ts";
import { answerRepresentation, type Representation, represent } from "../http/response.ts";
import { cached, crossOrigin, get, inMenu, type Route, type RoutedRequest } from "../http/route.ts";
import { type ApiDocument, describeApi, type RouteGroups } from "./document.ts";
import { writeReference } from "./reference.tsx";
import { REFERENCE } from "./reference-paths.ts";

/** The routes that describe the API. @param groupsOf returns all of its routes, with these among them. */
export function descriptionRoutes(groupsOf: () => RouteGroups): readonly Route[] {
  const answerOpenApi = async (request: Request) => await answerDocument(request, groupsOf());
  const answerReference = async (request: RoutedRequest) => await answerReferencePage(request, REFERENCE, groupsOf());
  const answerReferencePart = async (request: RoutedRequest) =>
    await answerReferencePage(request, `${REFERENCE}/${request.params["tag"] ?? ""}`, groupsOf());
  return [
    ...crossOrigin([
      get("/openapi.json", "none", answerOpenApi, "What describes this API for programs: OpenAPI 3.1.", {
        answers: cached("application/json"),
      }),
    ]),
    inMenu(
      "API reference",
      get("/reference", "none", answerReference, "The same as a page.", { answers: cached("text/html") }),
    ),
    get("/reference/:tag", "none", answerReferencePart, "The operations of a part of the API, as a page.", {
      answers: cached("text/html"),
      failures: ["not-found"],
    }),
  ];
}

// The values are kept and not their promises: a promise of one request must not be awaited by another.
let described: ApiDocument | undefined;
let ofDocument: Representation | undefined;

function describeOnce(groups: RouteGroups): ApiDocument {
  described ??= describeApi(groups);
  return described;
}

/** `GET /openapi.json`: the document that describes the API, or 304 when the caller has this very one. */
async function answerDocument(request: Request, groups: RouteGroups): Promise<Response> {
  ofDocument ??= await represent(`${JSON.stringify(describeOnce(groups), null, 2)}\n`, {
    "Content-Type": "application/json",
  });
  return answerRepresentation(request, ofDocument);
}

/** `GET /reference` and below: the same as pages. */
async function answerReferencePage(
  request: RoutedRequest,
  path: string,
  groups: RouteGroups,
): Promise<Response | Failure> {
  const search = path === REFERENCE ? searchedFor(request) : "";
  const write = (frame: SharedFrame) => writeReference(path, describeOnce(groups), frame, search);
  return await answerSharedPage(request, path, write, { isKept: search === "" });
}
