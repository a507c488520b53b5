import { Router } from "itty-router";
import { admit } from "./content-server/admit.ts";
import type { Context } from "./context.ts";
import { preflight } from "./cross-origin.ts";
import type { Failure } from "./errors.ts";
import type { Handler, Route, RoutedRequest } from "./route.ts";

/** What answers one method of one path. */
export interface Entry {
  /** `ALL` is every method. */
  readonly method: string;
  /** As it stands in the table, without a slash at its end. */
  readonly path: string;
  /** What the path matches. */
  readonly pattern: RegExp;
  /** Whether scripts of other websites may read the answer. */
  readonly crossOrigin: boolean;
  readonly handler: Handler<Context>;
}

/** The first entry that matches a request. */
export interface Match {
  readonly entry: Entry;
  readonly params: RoutedRequest["params"];
  readonly pathname: RoutedRequest["pathname"];
}

/** Finds what answers a request. */
export type FindEntry = (request: Pick<Request, "method" | "url">) => Match;

/** A URL that has only scheme, host and port before its path, which is the group. */
const PLAIN_URL = /^https?:\/\/[\w.-]+(?::\d+)?(\/[^?#]*)/;

const NOT_FOUND = entryOf("ALL", "*", false, () => ({ kind: "not-found" }));

/**
 * Finds in a table of routes.
 * See docs/decisions/0093-own-lookup-of-routes.md.
 */
export function findIn(routes: readonly Route[]): FindEntry {
  const entries = entriesOf(routes);
  // Most requests are for a path that stands in the table as it is. Of all entries, only those that match it are tried.
  const byPath = new Map(routes.map(({ path }) => [path, entries.filter(({ pattern }) => pattern.test(path))]));
  return ({ method, url }) => {
    const pathname = pathOf(url, byPath);
    for (const entry of byPath.get(pathname) ?? entries) {
      const match = entry.method === method || entry.method === "ALL" ? entry.pattern.exec(pathname) : null;
      if (match !== null) return { entry, params: match.groups ?? {}, pathname };
    }
    return { entry: NOT_FOUND, params: {}, pathname };
  };
}

/** The path of a URL. To parse one takes longer than all the rest, and changes no path that stands in the table. */
function pathOf(url: string, inTable: ReadonlyMap<string, unknown>): string {
  const written = PLAIN_URL.exec(url)?.[1];
  return written !== undefined && inTable.has(written) ? written : new URL(url).pathname;
}

/** In the order in which they are tried: routes of one method, what their paths answer to other methods, routes of all. */
function entriesOf(routes: readonly Route[]): readonly Entry[] {
  const ofOneMethod = routes.filter(({ method }) => method !== "ALL");
  const ofAll = routes.filter(({ method }) => method === "ALL");
  const byPath = Map.groupBy(ofOneMethod, ({ path }) => path);
  const crossOriginPaths = new Set(routes.filter(({ crossOrigin }) => crossOrigin).map(({ path }) => path));
  const entry = (method: string, path: string, handler: Handler<Context>): Entry =>
    entryOf(method, path, crossOriginPaths.has(path), handler);
  return [
    ...ofOneMethod.flatMap((route) => {
      const handler = admit(route);
      return methodsOf(route).map((method) => entry(method, route.path, handler));
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

/** A path is read by itty-router: `:name` is one part of it, `:name+` one or more, `*` anything. */
function entryOf(method: string, path: string, crossOrigin: boolean, handler: Handler<Context>): Entry {
  const [read] = Router().all(path, handler).routes;
  if (read === undefined) throw new Error(`The path ${path} was not read.`);
  const [, pattern, , normalPath = path] = read;
  return { method, path: normalPath, pattern, crossOrigin, handler };
}

/** A GET route answers HEAD too. */
function methodsOf({ method }: Route): readonly string[] {
  return method === "GET" ? ["GET", "HEAD"] : [method];
}
