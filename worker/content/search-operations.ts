import { OFFSET_PARAMETERS, offsetPage, offsetWindow } from "../database/offset-page.ts";
import type { Failure } from "../http/errors.ts";
import { readParameters } from "../http/parameters.ts";
import { json } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { meaning, oneOf, shortText } from "../values/readers.ts";
import { CONTENT_ORDER, CONTENT_VIEW, includesOwner, viewOf } from "./operations.ts";
import { CONTENT_SORTS, type ContentSearch, searchContent } from "./search-store.ts";
import { readSearchText } from "./search-text.ts";

/** The parameters of a search. */
export const CONTENT_SEARCH = {
  ...OFFSET_PARAMETERS,
  ...CONTENT_VIEW,
  q: meaning("Terms with spaces between them, of which the content has all.", shortText(NAME_MAX_CHARACTERS)),
  sort: meaning("By default, the name.", oneOf(CONTENT_SORTS)),
  order: CONTENT_ORDER,
};

/** `GET /v1/search/content`: a page of what the caller may know of and what has all terms of `q`; by name where no sort is asked for. */
export async function answerSearchContent(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const query = readParameters(request.url, CONTENT_SEARCH);
  if (!query.ok) return query.error;
  const parameters = query.value;
  const text = readSearchText(parameters.q ?? "");
  if (!text.ok) return text.error;
  const window = offsetWindow(parameters);
  const search: ContentSearch = {
    ...text.value,
    scope: "known",
    names: [],
    sort: parameters.sort ?? "name",
    isAscending: parameters.order !== "desc",
  };
  const view = viewOf(request, context, includesOwner(parameters));
  return json(offsetPage(await searchContent(context.database, search, window, view), window));
}
