import { answerSharedPage, type SharedFrame } from "../html/shared-page.tsx";
import type { Failure } from "../http/errors.ts";
import { cached, get, inMenu, type Route, type RoutedRequest } from "../http/route.ts";
import type { Context } from "../platform/context.ts";
import { SITE_LISTS } from "./generated/contents.ts";
import { DOCUMENTS, writeDocument, writeFound, writeList } from "./pages.tsx";
import { type SearchedSection, searchSections } from "./search.ts";
import { askStatic, readStaticText } from "./static-files.ts";

/**
 * The documents of the project, by what they are for, with a search. They are the same for everybody.
 * See docs/decisions/0189-documents-on-the-site.md.
 */
export const DOCUMENT_ROUTES: readonly Route[] = [
  inMenu(
    "Documentation",
    get(DOCUMENTS, "none", answerList, "The documents of the project, by what they are for, and the search of them.", {
      answers: cached("text/html"),
    }),
  ),
  get(`${DOCUMENTS}/images/:name`, "none", answerPicture, "A picture of a document.", {
    answers: cached("image/png"),
    failures: ["not-found"],
  }),
  get(`${DOCUMENTS}/:name+`, "none", answerDocument, "A document, as a page.", {
    answers: cached("text/html"),
    failures: ["not-found"],
  }),
];

// The value is kept and not its promise: a promise of one request must not be awaited by another.
let sections: readonly SearchedSection[] | undefined;

/** `GET /docs`: the list of documents, or the places in them that have the words of `q`. */
async function answerList(request: RoutedRequest, context: Context): Promise<Response | Failure> {
  const query = new URL(request.url).searchParams.get("q")?.trim() ?? "";
  if (query === "") return await answerSharedPage(request, DOCUMENTS, writeList);
  const found = searchSections(await readSections(context), query);
  const write = (frame: SharedFrame) => writeFound(query, found, frame);
  return await answerSharedPage(request, DOCUMENTS, write, { isKept: false });
}

/** `GET /docs/{name}`: a document. */
async function answerDocument(request: RoutedRequest, context: Context): Promise<Response | Failure> {
  const address = `${DOCUMENTS}/${request.params["name"] ?? ""}`;
  const listed = SITE_LISTS.flatMap(({ documents }) => documents).find((one) => one.address === address);
  if (listed === undefined) return { kind: "not-found" };
  return await answerSharedPage(request, address, async (frame) => {
    const html = await readStaticText(context, `/generated/${address.slice(DOCUMENTS.length + 1)}.html`);
    return html === undefined ? undefined : writeDocument(listed, html, frame);
  });
}

/** `GET /docs/images/{name}`: a picture, which a cache asks for each time, and gets if it has changed. */
async function answerPicture(request: RoutedRequest, context: Context): Promise<Response | Failure> {
  const tag = request.headers.get("If-None-Match");
  const picture = await askStatic(
    context,
    `/images/${request.params["name"] ?? ""}`,
    tag === null ? {} : { "If-None-Match": tag },
  );
  if (picture.status !== 304 && !picture.ok) {
    await picture.body?.cancel();
    return { kind: "not-found" };
  }
  const headers = { ETag: picture.headers.get("ETag") ?? "", "Cache-Control": "public, no-cache" };
  if (picture.status === 304) return new Response(null, { status: 304, headers });
  return new Response(picture.body, {
    headers: { ...headers, "Content-Type": "image/png", "Content-Security-Policy": "default-src 'none'" },
  });
}

async function readSections(context: Context): Promise<readonly SearchedSection[]> {
  if (sections !== undefined) return sections;
  const text = await readStaticText(context, "/generated/search.json");
  sections = text === undefined ? [] : JSON.parse(text);
  return sections ?? [];
}
