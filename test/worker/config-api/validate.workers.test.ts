import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { REQUEST_MAX_BYTES } from "../../../shared/index.ts";
import { RESPONSE_MAX_DIAGNOSTICS } from "../../../worker/values/limits.ts";

const validate = (body: BodyInit, headers: Record<string, string> = { "Content-Type": "application/json" }) =>
  exports.default.fetch("https://steward.example/v1/validate", { method: "POST", body, headers });

/** Stands last in a file, so that it moves no other place. */
const SCHEMA = '"$schema": "./provider-config.schema.json"';

describe("POST /v1/validate", () => {
  it("reports a valid file", async () => {
    const response = await validate(`{ "providers": { "provider_a": { "enabled": true } }, ${SCHEMA} }`);
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(await response.json()).toEqual({
      valid: true,
      counts: { error: 0, warning: 0, notice: 0 },
      diagnostics: [],
      omitted: 0,
      suppressed: { counts: { error: 0, warning: 0, notice: 0 }, diagnostics: [], omitted: 0 },
    });
  });

  it("lists what a comment suppresses, also where nothing else is found", async () => {
    const response = await validate(`{\n// steward-ignore-next-line unknown-key: Known.\n"a": 1, ${SCHEMA}\n}`);
    expect(await response.json()).toMatchObject({
      valid: true,
      counts: { error: 0 },
      diagnostics: [],
      suppressed: {
        counts: { error: 1, warning: 0, notice: 0 },
        diagnostics: [
          {
            rule: "unknown-key",
            range: { start: { line: 3, column: 1 } },
            suppression: { kind: "comment", line: 2, reason: "Known." },
          },
        ],
        omitted: 0,
      },
    });
  });

  it("reports a file with a mistake, with its place, and answers 200 all the same", async () => {
    const response = await validate(`{\n  "providers": { "provider_a": { "enabled": "yes" } },\n  ${SCHEMA}\n}`);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      valid: false,
      counts: { error: 1 },
      diagnostics: [
        {
          severity: "error",
          pointer: "/providers/provider_a/enabled",
          range: { start: { line: 2, column: 45, offset: 46 }, end: { line: 2, column: 50, offset: 51 } },
        },
      ],
    });
  });

  it("passes over a leading byte order mark", async () => {
    const response = await validate(`\u{feff}{ "provider": {}, ${SCHEMA} }`);
    expect(await response.json()).toMatchObject({
      diagnostics: [{ range: { start: { line: 1, column: 3, offset: 3 } } }],
    });
  });

  it("counts the diagnostics that one answer does not carry", async () => {
    const keys = Array.from({ length: RESPONSE_MAX_DIAGNOSTICS + 5 }, (_, index) => `"key${index}": 1`);
    const report = await (await validate(`{${keys.join(",")}, ${SCHEMA}}`)).json<{ diagnostics: unknown[] }>();
    expect(report.diagnostics).toHaveLength(RESPONSE_MAX_DIAGNOSTICS);
    expect(report).toMatchObject({ valid: false, counts: { error: RESPONSE_MAX_DIAGNOSTICS + 5 }, omitted: 5 });
  });

  it("escapes what a terminal would obey", async () => {
    const text = await (await validate('{ "\u{202e}\u{9b}31mred": 1 }')).text();
    expect(text).not.toMatch(/[\u{202e}\u{9b}]/u);
  });

  it("takes a file of the largest size", async () => {
    const response = await validate("{}".padEnd(REQUEST_MAX_BYTES));
    expect(await response.json()).toMatchObject({ valid: true });
  });

  it.each([
    ["wrong items", '{"providers":{"provider_a":{"models":{"allow":[', "1,", "]}}}}"],
    ["one key over and over", "{", '"providers":{},', "}"],
    ["brackets", "", "[{", ""],
  ])("reports on a hostile file of the largest size: %s", async (_, start, middle, end) => {
    const times = Math.floor((REQUEST_MAX_BYTES - start.length - end.length) / middle.length);
    const response = await validate(start + middle.repeat(times) + end);
    expect(response.status).toBe(200);
    const report = await response.json<{ diagnostics: unknown[] }>();
    expect(report).toMatchObject({ valid: false });
    expect(report.diagnostics.length).toBeLessThanOrEqual(RESPONSE_MAX_DIAGNOSTICS);
  });

  it("refuses a larger one", async () => {
    const response = await validate("{}".padEnd(REQUEST_MAX_BYTES + 1));
    expect(response.status).toBe(413);
    expect(await response.json()).toEqual({
      code: 413,
      error: "The body is larger than 1048576 bytes. Check a larger file with the Action or in a terminal.",
      payload: { max_bytes: REQUEST_MAX_BYTES },
    });
  });

  it("refuses an empty body", async () => {
    const response = await validate("");
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 25,
      error: "The body is empty. Send the text of the file as the body.",
      payload: null,
    });
  });

  it("refuses bytes that are not UTF-8", async () => {
    const response = await validate(new Uint8Array([0x7b, 0x0a, 0xe9, 0x7d]));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 25,
      error: "The file is not UTF-8; the first invalid byte is on line 2. Save it as UTF-8.",
      payload: null,
    });
  });

  it("refuses a form, as curl sends one unless told otherwise", async () => {
    const response = await validate("{}", { "Content-Type": "application/x-www-form-urlencoded" });
    expect(response.status).toBe(415);
    expect(response.headers.get("Accept-Encoding")).toBeNull();
    expect(await response.json()).toMatchObject({
      code: 415,
      error: expect.stringContaining("with curl, add -H 'Content-Type: application/json'"),
    });
  });

  it("refuses a compressed body, and says by Accept-Encoding that this is why", async () => {
    const response = await validate("{}", { "Content-Encoding": "gzip" });
    expect(response.status).toBe(415);
    expect(response.headers.get("Accept-Encoding")).toBe("identity");
    expect(await response.json()).toMatchObject({ code: 415 });
  });

  it.each([400, 413, 415])("lets scripts of other websites read its answer %i", async (status) => {
    const bodies = new Map([
      [400, ""],
      [413, " ".repeat(REQUEST_MAX_BYTES + 1)],
      [415, "{}"],
    ]);
    const type = status === 415 ? "text/html" : "text/plain";
    const response = await validate(bodies.get(status) ?? "", { "Content-Type": type });
    expect(response.status).toBe(status);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    await response.body?.cancel();
  });
});
