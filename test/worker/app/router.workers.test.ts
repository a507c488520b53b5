import { env, exports } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { API_ROUTES, ROUTES } from "../../../worker/app/index.ts";
import { createRouter } from "../../../worker/app/router.ts";
import type { Route } from "../../../worker/http/route.ts";
import { requestContext } from "../../../worker/platform/context.ts";

const call = (path: string, init?: RequestInit) => exports.default.fetch(`https://steward.example${path}`, init);

afterEach(() => {
  vi.restoreAllMocks();
});

describe("every answer", () => {
  it.each([
    ["/", "GET", 200],
    ["/__ping__", "HEAD", 200],
    ["/v1/nowhere", "GET", 404],
    ["/nowhere", "GET", 401],
    ["/v1/validate", "GET", 405],
    ["/v1/validate", "OPTIONS", 204],
    ["/v1/validate", "POST", 400],
  ])("to %s by %s carries the request's id and nosniff", async (path, method, status) => {
    const response = await call(path, { method, headers: { "X-Correlation-ID": "req-1" } });
    expect(response.status).toBe(status);
    expect(response.headers.get("X-Correlation-ID")).toBe("req-1");
    expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
    await response.body?.cancel();
  });
});

describe("a path that the server keeps for itself, and has nothing at", () => {
  const statusWith = async (headers: Readonly<Record<string, string>>) => {
    const response = await call("/v1/nowhere", { headers });
    await response.body?.cancel();
    return response.status;
  };

  it("is answered without the database to those who send no credentials", async () => {
    const prepare = vi.spyOn(env.DATABASE, "prepare");
    expect(await statusWith({})).toBe(404);
    expect(prepare).not.toHaveBeenCalled();
  });

  it("still tells of a key that is not valid", async () => {
    expect(await statusWith({ Authorization: "Key no-key" })).toBe(401);
    expect(await statusWith({ "X-SVC-Authorization": "no-key" })).toBe(401);
    expect(await statusWith({ Cookie: "__Host-Http-steward=ended" })).toBe(404);
  });
});

describe("Strict-Transport-Security", () => {
  const headerWith = async (variables: object, path = "/__ping__") => {
    const request = new Request(`https://steward.example${path}`);
    const answer = await createRouter(ROUTES).fetch(request, requestContext(request, { ...env, ...variables }));
    await answer.body?.cancel();
    return answer.headers.get("Strict-Transport-Security");
  };

  it("is in every answer where BASE_URL is HTTPS", async () => {
    const variables = { BASE_URL: "https://steward.example" };
    const paths = ["/__ping__", "/", "/nowhere", "/__api__/v1/user", "/content/x/"];
    const found = await Promise.all(paths.map(async (path) => await headerWith(variables, path)));
    expect(found).toEqual(paths.map(() => "max-age=31536000"));
  });

  it("is in none where BASE_URL is not set, or HTTP", async () => {
    expect(await headerWith({})).toBeNull();
    expect(await headerWith({ BASE_URL: "http://steward.example" })).toBeNull();
  });
});

describe("GET /", () => {
  it("says what this is and lists the routes", async () => {
    const response = await call("/");
    expect(response.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const lines = (await response.text()).split("\n");
    expect(lines[0]).toBe(
      "Provider Steward checks the provider configuration file of an AI assistant, and is a content server.",
    );
    expect(lines.map((line) => line.replaceAll(/ +/g, " "))).toEqual(
      expect.arrayContaining([
        "GET / This list; in a browser, the home page.",
        "DELETE /__api__/v1/users/:guid/keys/:id Deletes an API key.",
      ]),
    );
    expect(lines.filter((line) => line !== "")).toHaveLength(1 + API_ROUTES.length);
  });
});

describe("GET /__ping__", () => {
  it("answers an empty object that no cache keeps", async () => {
    const response = await call("/__ping__");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBeNull();
    expect(await response.json()).toEqual({});
  });
});

it("a path that is not there answers 404", async () => {
  const response = await call("/v1/validate/x");
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    code: 4,
    error: "There is nothing at this path. GET / lists the routes.",
    payload: null,
  });
});

describe("another method", () => {
  it.each([
    ["/", "OPTIONS", "GET, HEAD"],
    ["/v1/validate", "HEAD", "POST, OPTIONS"],
  ])("on %s by %s answers 405 with Allow", async (path, method, allow) => {
    const response = await call(path, { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("Allow")).toBe(allow);
    await response.body?.cancel();
  });

  it("says which methods there are in the body too", async () => {
    expect(await (await call("/__ping__", { method: "DELETE" })).json()).toEqual({
      code: 405,
      error: "This path accepts only GET, HEAD.",
      payload: { allowed: ["GET", "HEAD"] },
    });
  });
});

describe("a request from another website", () => {
  it.each([
    ["/schemas/provider-config/v1.json", "GET, HEAD, OPTIONS"],
    ["/v1/diff", "POST, OPTIONS"],
  ])("is announced by a preflight to %s", async (path, methods) => {
    const response = await call(path, {
      method: "OPTIONS",
      headers: { Origin: "https://other.example", "Access-Control-Request-Method": "POST" },
    });
    expect(response.status).toBe(204);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": methods,
      "access-control-allow-headers": "Content-Type, If-None-Match, X-Correlation-ID",
      "access-control-max-age": "86400",
      allow: methods,
    });
    expect(response.headers.get("Access-Control-Allow-Credentials")).toBeNull();
  });

  it("may read the answer, its id and its entity tag, without credentials", async () => {
    const response = await call("/v1/validate", { method: "PUT", headers: { Origin: "https://other.example" } });
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Access-Control-Expose-Headers")).toBe("ETag, Retry-After, X-Correlation-ID");
    expect(response.headers.get("Access-Control-Allow-Credentials")).toBeNull();
    await response.body?.cancel();
  });
});

describe("a request whose URL cannot be parsed, because its header Host is no host", () => {
  const hosts = ["[", "[::1", "a:x", "a:99999", "a:60000000", "1.2.3.4.5", "999.1.1.1", "0x7g.1", "a b", "%"];
  const paths = ["/", "/__ping__", "/__ping__?ready=true", "/rules", "/__api__/v1/users", "/content/x/y", "/x//y"];

  it.each(hosts)("is refused on every path: %s", async (host) => {
    for (const path of paths) {
      const request = new Request("https://steward.example", { headers: { "X-Correlation-ID": "req-3" } });
      const url = `http://${host}${path}`;
      Object.defineProperty(request, "url", { value: url });
      for (const variables of [{}, { BASE_URL: "https://steward.example", CONTENT_HOST: "content.example" }]) {
        const context = requestContext(request, { ...env, ...variables });
        const response = await createRouter(ROUTES).fetch(request, context);
        expect([url, URL.canParse(url), response.status]).toEqual([url, false, 400]);
        expect(response.headers.get("X-Correlation-ID")).toBe("req-3");
        expect(await response.json()).toMatchObject({ code: 25, error: expect.stringContaining("header Host") });
      }
    }
  });
});

describe("a deployment where a binding is missing", () => {
  it.each(ROUTES.map(({ method, path }) => [method === "ALL" ? "PROPFIND" : method, path]))(
    "answers 503 to %s %s",
    async (method, path) => {
      const log = vi.spyOn(console, "error").mockImplementation(() => {});
      const request = new Request(`https://steward.example${path}?q=secret`, { method });
      const response = await createRouter(ROUTES).fetch(
        request,
        requestContext(request, { ...env, CONTENT: undefined }),
      );
      expect(response.status).toBe(503);
      expect(await response.json()).toEqual({
        code: 503,
        error: "The server is not set up completely. Its log says what is missing or wrong.",
        payload: null,
      });
      expect(log.mock.calls.map(([line]) => JSON.parse(line))).toEqual([
        {
          level: "error",
          event: "not-set-up",
          requestId: response.headers.get("X-Correlation-ID"),
          message: 'Bindings are missing in wrangler.toml. Add binding = "CONTENT" under [[r2_buckets]].',
        },
      ]);
    },
  );
});

describe("a deployment whose policy or layer cannot be used", () => {
  const POLICY = '{\n  "rules": { "unsafe-key": "of" }\n}';

  it.each([
    [{ POLICY }, /^The variable POLICY is not a valid policy\. Line 2, column 28: /],
    [
      { DEFAULT_LAYER: '{ "providers": { "provider_x": {} } }' },
      /DEFAULT_LAYER is not a valid layer\. Line 1, column 18: /,
    ],
  ])("answers 503, and tells the log why: %j", async (variables, message) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const request = new Request("https://steward.example/");
    const response = await createRouter(ROUTES).fetch(request, requestContext(request, { ...env, ...variables }));
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 503, payload: null });
    expect(log.mock.calls.map(([line]) => JSON.parse(line))).toMatchObject([
      { event: "not-set-up", message: expect.stringMatching(message) },
    ]);
  });

  it("is told together with what is missing", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const request = new Request("https://steward.example/");
    await createRouter(ROUTES).fetch(request, requestContext(request, { POLICY }));
    expect(String(log.mock.calls[0]?.[0])).toMatch(
      /Add binding = .*DATABASE.* and binding = .*CONTENT.* and name = .*REFUSALS_LIMIT.*POLICY is not a valid policy/,
    );
  });
});

const failing = (thrown: unknown): Route => ({
  method: "POST",
  path: "/fail",
  permission: "none",
  summary: "Fails.",
  description: { answers: {} },
  crossOrigin: true,
  limit: undefined,
  handler: () => {
    throw thrown;
  },
});

const send = (route: Route) => {
  const request = new Request("https://steward.example/fail?key=in-query", {
    method: "POST",
    headers: { Authorization: "Key in-header", "X-Correlation-ID": "req-2" },
    body: "in-body",
  });
  return createRouter([route]).fetch(request, requestContext(request, env));
};

describe("an unexpected error", () => {
  it("is a 500 that tells nothing of it, and one line in the log", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const response = await send(failing(new TypeError("secret detail")));
    expect(response.status).toBe(500);
    expect(response.headers.get("X-Correlation-ID")).toBe("req-2");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(await response.json()).toEqual({
      code: 500,
      error: "The server failed unexpectedly. Its log has the details under the X-Correlation-ID of this answer.",
      payload: null,
    });
    expect(log).toHaveBeenCalledTimes(1);
    const line = String(log.mock.calls[0]?.[0]);
    expect(line).not.toMatch(/\n|in-query|in-header|in-body/);
    expect(JSON.parse(line)).toMatchObject({
      level: "error",
      event: "unexpected",
      requestId: "req-2",
      method: "POST",
      route: "/fail",
      name: "TypeError",
      message: "secret detail",
      stack: expect.stringContaining("router.workers.test.ts"),
    });
  });

  it("may be thrown as anything", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    expect((await send(failing("just text"))).status).toBe(500);
    expect(JSON.parse(String(log.mock.calls[0]?.[0]))).toMatchObject({ name: "Error", message: "just text" });
  });
});
