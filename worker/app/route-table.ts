import { Router } from "itty-router";
import { preflight } from "../http/cross-origin.ts";
import type { Failure } from "../http/errors.ts";
import type { Handler, Route, RoutedRequest } from "../http/route.ts";
import type { Context } from "../platform/context.ts";
import { admit } from "./admit.ts";

/** The handler of one method of one path. */
interface Entry {
  /** `ALL` is every method. */
  readonly method: string;
  /** As it stands in the table, without a slash at its end. */
  readonly path: string;
  /** Matches the paths of requests. */
  readonly pattern: RegExp;
  /** The path is written out, so that it matches itself alone, but for slashes at the end. */
  readonly isWrittenOut: boolean;
  /** Scripts of other websites may read the answer. */
  readonly crossOrigin: boolean;
  /** The number of parts of the path that are its page's. */
  readonly pageParts: number;
  /** The path of its page, where that is another. */
  readonly formPage?: string | undefined;
  readonly handler: Handler<Context>;
}

type ReadPath = Pick<Entry, "path" | "pattern" | "isWrittenOut">;

/** The first entry that matches a request. */
export interface Match {
  readonly entry: Entry;
  readonly params: RoutedRequest["params"];
  readonly pathname: RoutedRequest["pathname"];
  readonly page: RoutedRequest["page"];
}

/** Finds what answers a request. */
export type FindEntry = (request: Pick<Request, "method" | "url">) => Match;

/**
 * A URL that every parser takes, and whose path, which is the group, none changes: it has plain characters, and no part begins
 * with a dot. Its host is no number, nor encoded; the port is one.
 */
const PLAIN_URL =
  /^https?:\/\/(?:(?:(?!xn--)[\w-]+\.)*(?!xn--)[a-z][\w-]*|127\.0\.0\.1)(?::[1-5]?\d{1,4})?((?:\/(?:[\w-][\w.-]*)?)+)(?:[?#]|$)/;

/** The first part of a path in the table, where it is written out and all that follows are parts, too. */
const FIRST_PART = /^\/[\w-]+(?=(?:\/(?:[\w.~-]*:\w+\+?|[\w.-]+|\*))*$)/;

const WRITTEN_OUT = /^(?:\/[\w.-]+)+$/;

const NOT_FOUND: Entry = {
  method: "ALL",
  path: "*",
  pattern: /^/,
  isWrittenOut: false,
  crossOrigin: false,
  pageParts: 0,
  handler: () => ({ kind: "not-found" }),
};

/** The entry for a header Host that is no host. */
const NOT_READABLE: Entry = {
  ...NOT_FOUND,
  handler: () => ({
    kind: "invalid-request",
    error: "The URL cannot be read: the header Host is not the name or the address of a host. Correct it.",
  }),
};

/**
 * Finds in a table of routes.
 * See docs/decisions/0093-own-lookup-of-routes.md.
 */
export function findIn(routes: readonly Route[]): FindEntry {
  const entries = entriesOf(routes);
  const triedAt = triedByFirstPart(entries);
  const search = (method: string, pathname: string): Match => {
    for (const entry of triedAt(pathname)) {
      const params = entry.method === method || entry.method === "ALL" ? matchPath(entry, pathname) : undefined;
      const page = entry.formPage ?? pageOf(pathname, entry.pageParts);
      if (params !== undefined) return { entry, params, pathname, page };
    }
    return { entry: NOT_FOUND, params: {}, pathname, page: "/" };
  };
  const writtenOut = entries.filter(({ isWrittenOut }) => isWrittenOut);
  const known = new Map(writtenOut.map(({ method, path }) => [`${method} ${path}`, search(method, path)]));
  /** The part before the path in the latest plain URL: most requests of an isolate have the same host. */
  let plainOrigin = "";
  return ({ method, url }) => {
    const match = url.startsWith(plainOrigin) ? known.get(`${method} ${url.slice(plainOrigin.length)}`) : undefined;
    if (match !== undefined) return match;
    const plainPath = PLAIN_URL.exec(url)?.[1];
    if (plainPath !== undefined) plainOrigin = url.slice(0, url.indexOf("/", "https://".length));
    const pathname = plainPath ?? URL.parse(url)?.pathname;
    return pathname === undefined
      ? { entry: NOT_READABLE, params: {}, pathname: "", page: "/" }
      : search(method, pathname);
  };
}

/** The parts of the path that the entry names; undefined where it does not match. To compare is faster than a pattern. */
function matchPath({ path, pattern, isWrittenOut }: Entry, pathname: string): Match["params"] | undefined {
  if (isWrittenOut && !pathname.endsWith("/")) return path === pathname ? {} : undefined;
  const match = pattern.exec(pathname);
  return match === null ? undefined : (match.groups ?? {});
}

/** Which entries are tried for a path: those that begin with the same part as it does, or with any. */
function triedByFirstPart(entries: readonly Entry[]): (pathname: string) => readonly Entry[] {
  const firstParts = entries.map(({ path }) => FIRST_PART.exec(path)?.[0]);
  const beginningWith = (first: string | undefined) =>
    entries.filter((_, index) => firstParts[index] === undefined || firstParts[index] === first);
  const tried = new Map(Array.from(new Set(firstParts), (first) => [first, beginningWith(first)]));
  const others = beginningWith(undefined);
  return (pathname) => {
    const end = pathname.indexOf("/", 1);
    return tried.get(end === -1 ? pathname : pathname.slice(0, end)) ?? others;
  };
}

/** In the order in which they are tried: routes of one method, what their paths answer to other methods, routes of all. */
function entriesOf(routes: readonly Route[]): readonly Entry[] {
  const ofOneMethod = routes.filter(({ method }) => method !== "ALL");
  const ofAll = routes.filter(({ method }) => method === "ALL");
  const byPath = Map.groupBy(ofOneMethod, ({ path }) => path);
  const crossOriginPaths = new Set(routes.filter(({ crossOrigin }) => crossOrigin).map(({ path }) => path));
  const pages = pagePaths(routes);
  const readPath = createPathReader();
  const entry = (method: string, path: string, handler: Handler<Context>, formPage?: string): Entry => ({
    method,
    ...readPath(path),
    formPage,
    crossOrigin: crossOriginPaths.has(path),
    pageParts: countPageParts(path, pages),
    handler,
  });
  return [
    ...ofOneMethod.flatMap((route) => {
      const handler = admit(route);
      return methodsOf(route).map((method) => entry(method, route.path, handler, route.formPage));
    }),
    ...Array.from(byPath).flatMap(([path, here]) => {
      const own = here.flatMap(methodsOf);
      const allowed = crossOriginPaths.has(path) ? [...own, "OPTIONS"] : own;
      const others = entry("ALL", path, (): Failure => ({ kind: "method-not-allowed", allowed }));
      return crossOriginPaths.has(path) ? [entry("OPTIONS", path, () => preflight(allowed)), others] : [others];
    }),
    ...ofAll.map((route) => entry("ALL", route.path, admit(route))),
  ];
}

/**
 * A path is read by itty-router: `:name` is one part of it, `:name+` one or more, `*` anything. Each is read once, for all of
 * its methods: a hundred take milliseconds while the Worker starts.
 */
function createPathReader(): (path: string) => ReadPath {
  const router = Router();
  const known = new Map<string, ReadPath>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const read = router.all(path, () => undefined).routes.at(-1);
    if (read === undefined) throw new Error(`The path ${path} was not read.`);
    const [, pattern, , normalPath = path] = read;
    const now = { path: normalPath, pattern, isWrittenOut: WRITTEN_OUT.test(normalPath) };
    known.set(path, now);
    return now;
  };
}

/** A GET route answers HEAD too. */
function methodsOf({ method }: Route): readonly string[] {
  return method === "GET" ? ["GET", "HEAD"] : [method];
}

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
