import { env } from "cloudflare:workers";
import * as fc from "fast-check";
import { type IRequest, Router } from "itty-router";
import { describe, expect, it } from "vitest";
import { PAGE_ROUTES, ROUTES } from "../../../worker/app/index.ts";
import { countPageParts, findIn, pageOf, pagePaths } from "../../../worker/app/route-table.ts";
import { all, crossOrigin, del, get, type Handler, post, put, type Route } from "../../../worker/http/route.ts";
import { requestContext } from "../../../worker/platform/context.ts";

/** Tells which path answers, what it takes for parameters, and what it says. */
type Told = readonly [path: string, params: object, says: string];

/** The lookup by itty-router alone, which tries one route after another. */
function reference(routes: readonly Route[]) {
  const router = Router();
  const tell = (says: string) => (request: IRequest) => [request.route, { ...request.params }, says];
  const crossOriginPaths = new Set(routes.filter((route) => route.crossOrigin).map(({ path }) => path));
  const ofOneMethod = routes.filter(({ method }) => method !== "ALL");
  for (const { method, path } of ofOneMethod) {
    router[method.toLowerCase()]?.(path, tell(`${method} ${path}`));
    if (method === "GET") router.head(path, tell(`GET ${path}`));
  }
  for (const path of new Set(ofOneMethod.map((route) => route.path))) {
    const own = ofOneMethod.filter((route) => route.path === path).map(({ method }) => method);
    const methods = own.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
    const allowed = (crossOriginPaths.has(path) ? [...methods, "OPTIONS"] : methods).join(", ");
    if (crossOriginPaths.has(path)) router.options(path, tell(`preflight ${allowed}`));
    router.all(path, tell(`method-not-allowed ${allowed}`));
  }
  for (const { method, path } of routes) if (method === "ALL") router.all(path, tell(`ALL ${path}`));
  router.all("*", tell("not-found"));
  return async (method: string, url: string): Promise<Told> => await router.fetch({ method, url });
}

/** The same routes, which say their names to anyone. */
function named(routes: readonly Route[]): readonly Route[] {
  return routes.map(({ method, path, summary, crossOrigin: isCrossOrigin, description }) => {
    const handler = () => new Response(`${method} ${path}`);
    const shown = { summary, crossOrigin: isCrossOrigin, description };
    return { method, path, ...shown, limit: undefined, permission: "none", handler };
  });
}

function lookup(routes: readonly Route[]) {
  const find = findIn(routes);
  return async (method: string, url: string): Promise<Told> => {
    const { entry, params, pathname, page } = find({ method, url });
    expect(pathname).toBe(new URL(url).pathname);
    const request = Object.assign(new Request(url), { params, pathname, page, menu: [] });
    const answer = await entry.handler(request, requestContext(request, env));
    return [entry.path, { ...params }, await describeAnswer(answer)];
  };
}

async function describeAnswer(answer: Awaited<ReturnType<Handler<never>>>): Promise<string> {
  if (!(answer instanceof Response))
    return "allowed" in answer ? `${answer.kind} ${answer.allowed.join(", ")}` : answer.kind;
  return answer.status === 204 ? `preflight ${answer.headers.get("Allow")}` : await answer.text();
}

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "ALL", "get"];

const LETTERS = ["a", "b", "A", "a.json", "aXjson", "a:b", "%61", "ä"];
const part = fc.constantFrom(...LETTERS, "%2F", ".", "..", ":id", "*", "", "\\", ";");
const end = fc.constantFrom("", "/", "//", "/?q=/a", "#/a", "?x=/v1/diff", "\\..", "/%2e%2e");
const ORIGINS = [
  "https://steward.example",
  "http://127.0.0.1:8787",
  "http://[::1]:80",
  "https://a:b@c",
  "https://a\\b",
];
const origin = fc.constantFrom(...ORIGINS);
/** As the runtime may hand it over: it need not be what a URL's `href` is. */
const anyUrl = fc
  .tuple(origin, fc.array(part, { maxLength: 4 }), end)
  .map(([start, parts, rest]) => `${start}${parts.map((each) => `/${each}`).join("")}${rest}`);

const NOTHING = { answers: {} };

const anyPath = fc
  .uniqueArray(fc.constantFrom("/a", "/b", "/a.json", "/:id", "/:name", "/:rest+", "/*"), { maxLength: 3 })
  .map((parts) => parts.join(""));
const route = fc
  .tuple(fc.constantFrom(get, post, put, del), fc.oneof(anyPath, fc.constantFrom("/", "*", "")))
  .map(([define, where]) => define(where, "none", () => new Response(), "", NOTHING));
const anyRoutes = fc
  .tuple(fc.array(route, { maxLength: 8 }), fc.array(route, { maxLength: 3 }), fc.array(anyPath, { maxLength: 2 }))
  .map(([own, open, everything]) => [
    ...own,
    ...crossOrigin(open),
    ...everything.map((where) => all(where, "none", () => new Response(), "", NOTHING)),
  ]);

/** The pattern of this path begins with less than its first part. */
const partThatGoesOn = get("/a/*b", "none", () => new Response(), "", NOTHING);

it("finds what itty-router finds, in any table", async () => {
  await fc.assert(
    fc.asyncProperty(
      anyRoutes,
      fc.constantFrom(...METHODS),
      fc.array(anyUrl, { minLength: 1 }),
      async (routes, method, urls) => {
        const [find, expected] = [lookup(named(routes)), reference(routes)];
        for (const url of urls) {
          expect(await find(method, url)).toEqual(await expected(method, url));
        }
      },
    ),
    { numRuns: 500, examples: [[[partThatGoesOn], "GET", ["https://steward.example/ab"]]] },
  );
});

const [find, expected] = [lookup(named(ROUTES)), reference(ROUTES)];
const knownPath = fc.constantFrom(...ROUTES.map((each) => each.path));
const knownUrl = fc
  .tuple(origin, knownPath, fc.constantFrom(":id", "x", "%2F", "a/b", ""), end)
  .map(([start, where, value, rest]) => {
    const filled = where.replaceAll(/:\w+\+?|\*/g, value);
    return `${start}/${filled.replace(/^\//, "")}${rest}`;
  });

it("finds what itty-router finds, among the Worker's own routes", async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...METHODS), fc.oneof(knownUrl, anyUrl), async (method, url) => {
      expect(await find(method, url)).toEqual(await expected(method, url));
    }),
    { numRuns: 2_000 },
  );
});

const NUMBERS = ["1", "127", "256", "0x7g"];
const label = fc.constantFrom("a", "A-1", "_a", ...NUMBERS, "xn--a", "xn--", "XN--a", "é", "", "-", "%41", "a b");
const anyHost = fc.oneof(
  fc.array(label, { maxLength: 5 }).map((labels) => labels.join(".")),
  fc.constantFrom("127.0.0.1", "[::1]", "[", "a".repeat(300)),
);
const PORTS = ["80", "x", "8787", "59999", "65535", "65536", "99999", "080", "100000"].map((port) => `:${port}`);
const anyPort = fc.constantFrom("", ":", ...PORTS);

const findOwn = findIn(ROUTES);

it("takes no URL for one that can be parsed and is not", () => {
  fc.assert(
    fc.property(anyHost, anyPort, fc.constantFrom("/", "/rules", "/__ping__?ready=true"), (host, port, where) => {
      const url = `http://${host}${port}${where}`;
      expect(findOwn({ method: "GET", url }).pathname).toBe(URL.parse(url)?.pathname ?? "");
    }),
    { numRuns: 3_000 },
  );
});

describe("the page of a path", () => {
  it.each([
    ["POST", "/exports/7/pause", "/exports/7"],
    ["GET", "/exports/7/pause", "/exports/7"],
    ["POST", "/exports/7", "/exports/7"],
    ["POST", "/items/7/sharing/permissions/8", "/items/7/sharing"],
    ["GET", "/audit/download", "/audit"],
    ["GET", "/sign-in/openid-connect/callback", "/sign-in"],
    ["GET", "/exports/", "/exports"],
    ["GET", "/", "/"],
    ["GET", "/__api__/v1/audit_logs", "/"],
    ["GET", "/content/7/exports", "/"],
    ["POST", "/no/such/path", "/"],
    ["POST", "//elsewhere.example/exports/7/pause", "/"],
    ["POST", "/exports//elsewhere.example/pause", "/"],
  ])("for %s %s is %s", (method, path, page) => {
    expect(findOwn({ method, url: `https://steward.example${path}` }).page).toBe(page);
  });

  it("is one of whatever is sent to the server's pages, but to sign out", () => {
    const pages = pagePaths(ROUTES);
    const alone = PAGE_ROUTES.filter(({ path }) => countPageParts(path, pages) === 0).map(({ path }) => path);
    expect(alone.toSorted()).toEqual(["/assets/:name", "/sign-out"]);
  });

  it("is as long as the route says, whatever the path is", () => {
    expect([0, 1, 2, 3].map((parts) => pageOf("/a/b//", parts))).toEqual(["/", "/a", "/a/b", "/a/b/"]);
  });
});
