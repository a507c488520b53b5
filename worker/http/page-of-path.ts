/** The page that a path belongs to: the path itself, or the page with the forms that are sent to it. */

import type { Route } from "./route.ts";

/** The paths of the routes that answer GET with a page. */
export function pagePaths(routes: readonly Route[]): ReadonlySet<string> {
  return new Set(routes.filter(isPage).map(({ path }) => path));
}

function isPage({ method, description }: Route): boolean {
  const answer = description.answers[200] ?? {};
  return method === "GET" && "mediaType" in answer && answer.mediaType === "text/html";
}

/** The number of parts of a route's path that are the path of its page: the longest beginning that is one. Where none is, the page is `/`. */
export function countPageParts(path: string, pages: ReadonlySet<string>): number {
  const parts = path.split("/");
  while (parts.length > 1 && !pages.has(parts.join("/"))) parts.pop();
  return parts.length - 1;
}

/** The path of the page to which a path belongs. @param parts of its route, as `countPageParts` has it. */
export function pageOf(pathname: string, parts: number): string {
  const page = pathname.split("/", parts + 1).join("/");
  return page === "" ? "/" : page;
}
