import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderDiagnostics } from "../../../shared/diagnostic/order.ts";
import { checkFile, validate } from "../../../shared/index.ts";
import { DIAGNOSTICS_MAX } from "../../../shared/validate/limits.ts";
import { words } from "../../support/words.ts";

function fileOf(providers: unknown): string {
  return JSON.stringify({ $schema: "provider-config.schema.json", providers }, undefined, 2);
}

describe("a file with many mistakes", () => {
  test("has as many diagnostics, in the order of the file", () => {
    const entries = Array.from({ length: 1_000 }, (_, index) => [`unknown${index}`, index]);
    const diagnostics = validate(fileOf({ provider_a: Object.fromEntries(entries) }));
    expect(diagnostics.map(({ pointer }) => pointer)).toEqual(entries.map(([key]) => `/providers/provider_a/${key}`));
  });

  test("has them in the order of the file also where many rules find them", () => {
    const entry = (index: number) => ({
      type: "provider-b-compatible",
      baseUrl: index % 2 === 0 ? "https://gateway.example.com/v1/messages" : " http://gateway.example.com/v1",
      customHeaders: { Host: "x", "X-Auth-Token": "x" },
      models: { discovery: "off", allow: [] },
    });
    const custom = Object.fromEntries(Array.from({ length: 250 }, (_, index) => [`gateway-${index}`, entry(index)]));
    const diagnostics = validate(fileOf({ custom }));
    expect(diagnostics).toHaveLength(250 * 5);
    expect(orderDiagnostics(diagnostics)).toEqual(diagnostics);
    expect(new Set(diagnostics.map(({ rule }) => rule)).size).toBe(6);
  });

  test("past the bound lists the first ones and counts the others", () => {
    const headers = Object.fromEntries(
      Array.from({ length: DIAGNOSTICS_MAX + 5 }, (_, index) => [`X-${index}`, index]),
    );
    const diagnostics = validate(fileOf({ provider_a: { customHeaders: headers } }));
    expect(diagnostics).toHaveLength(DIAGNOSTICS_MAX + 1);
    expect(diagnostics[0]).toMatchObject({
      rule: "too-many-diagnostics",
      severity: "error",
      message: "There are more diagnostics than those listed.",
    });
    expect(diagnostics.at(-1)?.pointer).toBe(`/providers/provider_a/customHeaders/X-${DIAGNOSTICS_MAX - 1}`);
  });
});

test("says of a damaged file what is certain, and marks it", () => {
  const text =
    '{ "provider": 1, "providers": { "provider_a": { "enabled": "x" "a" }, "provider_b": { "enabled": "x" } } }';
  const found = validate(text).map(({ rule, pointer, inDamagedFile }) => ({ rule, pointer, inDamagedFile }));
  expect(found.filter(({ rule }) => rule !== "syntax")).toEqual([
    { rule: "unknown-key", pointer: "/provider", inDamagedFile: true },
    { rule: "wrong-type", pointer: "/providers/provider_b/enabled", inDamagedFile: true },
  ]);
});

test("a file that is too large is not read", () => {
  const { diagnostics, source } = checkFile("providers.json", new TextEncoder().encode("[1, 2"), { maxBytes: 4 });
  expect(diagnostics).toMatchObject([{ rule: "file-size", severity: "error" }]);
  expect(source).toBe("");
});

test("a header that has to go hides nothing of another whose name looks the same once masked", () => {
  const diagnostics = validate(fileOf({ provider_a: { customHeaders: { "?a=1": "Bearer hunter2", "?a=2": 5 } } }));
  const ofValues = diagnostics.filter(({ rule }) => rule !== "header-syntax");
  expect(ofValues.map(({ rule }) => rule)).toEqual(["secret-in-header", "wrong-type"]);
});

test("the bytes and the text of a file have the same diagnostics", () => {
  const text = '\uFEFF{ "providers": { "provider_d": {} } }';
  expect(checkFile("a", new TextEncoder().encode(text)).diagnostics).toEqual(validate(text));
});

describe("for any text", () => {
  const names = fc.constantFrom(
    ...words("providers provider_a custom models allow deny customHeaders baseUrl type __proto__ constructor x"),
  );
  const values = fc.constantFrom<unknown>(null, true, 0, 1.5, "", "x", "https://h", "provider-b-chat", [], {});
  const documents = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 6, withCrossShrink: true },
      values,
      fc.array(tie("value"), { maxLength: 4 }),
      fc.array(fc.tuple(names, tie("value")), { maxLength: 5 }).map((entries) => Object.fromEntries(entries)),
    ),
  })).value;
  const texts = fc.oneof(
    documents.map((providers) => JSON.stringify({ providers })),
    documents.map((document) => JSON.stringify(document)),
    fc.string({ unit: "binary", maxLength: 60 }),
  );

  test("diagnostics are in order, lie in the text, and come out the same again", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const diagnostics = validate(text);
        expect(orderDiagnostics(diagnostics)).toEqual(diagnostics);
        expect(validate(text)).toEqual(diagnostics);
        for (const { range, rule, docs } of diagnostics) {
          expect(docs).toBe(`docs/rules.md#${rule}`);
          expect(range?.end.offset).toBeLessThanOrEqual(text.length);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test("no place has two diagnostics of one rule", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const places = validate(text).map(({ rule, pointer, range }) => `${rule} ${pointer} ${range?.start.offset}`);
        expect(new Set(places).size).toBe(places.length);
      }),
      { numRuns: 1_000 },
    );
  });

  test("bytes never make it throw", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(checkFile("providers.json", bytes).path).toBe("providers.json");
      }),
      { numRuns: 1_000 },
    );
  });
});
