import { exports } from "cloudflare:workers";
import * as fc from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { runs } from "../support/size.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const PATHS = [
  "/",
  "/schemas/provider-config/v1.json",
  "/schemas/policy/v1.json",
  "/schemas/vocabulary/v1.json",
  "/schemas/catalog.json",
  "/v1/validate",
  "/rules",
  "/rules/syntax",
  "/__ping__",
];
const HEADERS = ["Content-Type", "Content-Encoding", "If-None-Match", "X-Correlation-ID", "Origin", "Authorization"];
const FAILURE_FORM = ["code", "error", "payload"];

const headerText = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
const headerValue = fc.oneof(
  headerText,
  fc.constantFrom(
    "application/json",
    "multipart/form-data; boundary=x",
    "text/plain; charset=utf-8",
    ';charset="',
    "gzip",
    "identity",
    "*",
    'W/"',
    '"x",',
  ),
);
const json = fc.json({ maxDepth: 4 });
const body = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  json,
  json.map((text) => `{"providers":{"custom":{"a":${text}},"provider_a":${text}}}`),
  fc.tuple(json, fc.nat(60), fc.string()).map(([text, at, extra]) => text.slice(0, at) + extra + text.slice(at)),
  fc.nat(100_000).map((depth) => '{"providers":'.repeat(Math.min(depth, 5_000)) + "[".repeat(depth)),
);
/** A form, or nearly one. */
const form = fc
  .array(fc.tuple(fc.constantFrom("file", "file", "policy", "enforced", "default", "x"), fc.boolean(), body), {
    maxLength: 4,
  })
  .map((parts) => {
    const encode = (text: string) => new TextEncoder().encode(text);
    const chunks = parts.flatMap(([name, isFile, content]) => [
      encode(`--x\r\nContent-Disposition: form-data; name="${name}"${isFile ? '; filename="a/b.json"' : ""}\r\n\r\n`),
      typeof content === "string" ? encode(content) : content,
      encode("\r\n"),
    ]);
    return new Blob([...chunks, encode("--x--\r\n")]);
  });
const anyRequest = fc.record({
  method: fc.constantFrom(...METHODS),
  path: fc.oneof(
    fc.constantFrom(...PATHS),
    fc.webPath(),
    fc.string().map((text) => `/${text}`),
  ),
  query: fc.oneof(
    fc.constant(""),
    fc.string().map((text) => `?${text}`),
  ),
  headers: fc.dictionary(fc.constantFrom(...HEADERS), headerValue),
  body,
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("the Worker", () => {
  it("answers any request with a status below 500, in its own form, and logs nothing", async () => {
    const log = vi.spyOn(console, "error");
    await fc.assert(
      fc.asyncProperty(anyRequest, async ({ method, path, query, headers, body: sent }) => {
        const withBody = method === "GET" || method === "HEAD" ? {} : { body: sent };
        const url = `https://steward.example${path}${query}`;
        const response = await exports.default.fetch(url, { method, headers, redirect: "manual", ...withBody });
        expect([200, 204, 304, 400, 401, 404, 405, 413, 415]).toContain(response.status);
        expect(response.headers.get("X-Correlation-ID")).toMatch(/^[\w.:+/=-]{1,128}$/);
        expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
        const text = await response.text();
        const failed = response.status >= 400 && method !== "HEAD";
        expect(failed ? Object.keys(JSON.parse(text)) : FAILURE_FORM).toEqual(FAILURE_FORM);
      }),
      { numRuns: runs(500) },
    );
    expect(log).not.toHaveBeenCalled();
  });

  it("reports on any text that it is given to validate", async () => {
    const ofFile = fc.record({ type: fc.constant("application/octet-stream"), sent: body });
    const ofForm = fc.record({ type: fc.constant("multipart/form-data; boundary=x"), sent: form });
    await fc.assert(
      fc.asyncProperty(fc.oneof(ofFile, ofForm), async ({ type, sent }) => {
        const headers = { "Content-Type": type };
        const init = { method: "POST", headers, body: sent };
        const response = await exports.default.fetch("https://steward.example/v1/validate", init);
        expect([200, 400]).toContain(response.status);
        const answer = await response.json<{ code?: number; valid?: boolean }>();
        expect(response.status === 200 ? typeof answer.valid : answer.code).toBe(
          response.status === 200 ? "boolean" : 25,
        );
      }),
      { numRuns: runs(500) },
    );
  });
});
