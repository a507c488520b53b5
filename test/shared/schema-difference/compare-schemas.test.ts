import fc from "fast-check";
import { expect, test } from "vitest";
import { buildSchema } from "../../../shared/index.ts";
import { compareSchemas } from "../../../shared/schema-difference/compare-schemas.ts";
import type { Json } from "../../../shared/text/json.ts";
import { shippedVocabulary } from "../../../shared/vocabulary/shipped.ts";
import { validVocabulary } from "../../support/arbitrary-vocabulary.ts";
import { mutated } from "../../support/mutated.ts";
import { changesOf } from "./schema-changes.ts";
import { inlined, plain, WRITINGS } from "./schema-writings.ts";

const schema = validVocabulary.map((vocabulary) => plain(buildSchema(vocabulary)));

test("a schema has no difference to itself", () => {
  fc.assert(
    fc.property(schema, (one) => {
      expect(compareSchemas(one, one)).toEqual({ ok: true, value: [] });
    }),
  );
});

test.each(Object.entries(WRITINGS))("a schema has no difference to itself %s", (_, write) => {
  let changed = 0;
  fc.assert(
    fc.property(schema, (one) => {
      const written = write(one);
      if (JSON.stringify(written) !== JSON.stringify(one)) changed += 1;
      expect(compareSchemas(written, one)).toEqual({ ok: true, value: [] });
      expect(compareSchemas(one, written)).toEqual({ ok: true, value: [] });
    }),
    { numRuns: 8 },
  );
  expect(changed).toBeGreaterThan(0);
});

test("each single change is found at its place, and nothing else", () => {
  const kinds = new Set<string>();
  fc.assert(
    fc.property(schema, fc.nat(), fc.boolean(), (one, at, isPublished) => {
      const changes = changesOf(inlined(one));
      const { change, expected } = changes[at % changes.length] ?? expect.unreachable();
      kinds.add(expected.kind);
      const [published, vocabulary] = isPublished ? [change(), one] : [one, change()];
      const [before, after] = expected.sides;
      const sides = isPublished ? { published: after, vocabulary: before } : { published: before, vocabulary: after };
      const { place, kind, name } = expected;
      expect(compareSchemas(published, vocabulary)).toEqual({ ok: true, value: [{ place, kind, name, ...sides }] });
    }),
    { numRuns: 100 },
  );
  expect([...kinds].toSorted()).toEqual(["bound", "key", "other-keys", "required", "type", "value"]);
});

const KEYWORDS = ["$ref", "allOf", "anyOf", "oneOf", "not", "type", "enum", "const", "items", "required", "properties"];

test("no schema makes it throw", () => {
  const values = fc.oneof(
    fc.constantFrom<unknown>(null, true, false, 0, -1, "", "x", [], {}, [{}], [true], { not: {} }, ["string", "null"]),
    fc.constantFrom("#", "#/definitions", "#/%", "#/definitions/models", "other.json").map(($ref) => ({ $ref })),
    fc.constantFrom<unknown>({ allOf: [{ $ref: "#" }] }, [{ $ref: "#/definitions/providers" }, { $ref: "#" }]),
  );
  let read = 0;
  fc.assert(
    fc.property(mutated(schema, fc.constantFrom(...KEYWORDS), values), schema, (published, own) => {
      if (compareSchemas(plain(published), own).ok) read += 1;
    }),
    { numRuns: 100 },
  );
  expect(read).toBeGreaterThan(25);
});

const own: Json = plain(buildSchema(shippedVocabulary));

test.each<[string, Json, string]>([
  ["a list", [], "It is not an object."],
  ["a reference to another document", { $ref: "other.json" }, 'The reference "other.json" leads to no schema in it.'],
  ["a reference to nothing", { $ref: "#/$defs/x" }, 'The reference "#/$defs/x" leads to no schema in it.'],
  [
    "more choices than are combined",
    { allOf: [1, 2, 3, 4].map(() => ({ anyOf: Array.from({ length: 10 }, (_, at) => ({ minLength: at })) })) },
    "It has more than 1000 combinations of choices for one value.",
  ],
])("%s cannot be read", (_, published, error) => {
  expect(compareSchemas(published, own)).toEqual({ ok: false, error });
});

test("a chain of many references nests too deep", () => {
  const links = Array.from({ length: 300 }, (_, at) => [`d${at}`, { $ref: `#/$defs/d${at + 1}` }]);
  const chain = { $ref: "#/$defs/d0", $defs: { ...Object.fromEntries(links), d300: {} } };
  expect(compareSchemas(chain, own)).toEqual({ ok: false, error: "Its references and parts nest too deep." });
});

test("circles of references end", () => {
  const tree = {
    $ref: "#/$defs/tree",
    $defs: {
      tree: { type: "object", properties: { left: { $ref: "#/$defs/tree" }, right: { $ref: "#" } } },
      self: { anyOf: [{ $ref: "#/$defs/self" }, { $ref: "#/$defs/tree" }] },
    },
  };
  expect(compareSchemas(tree, tree)).toEqual({ ok: true, value: [] });
  expect(compareSchemas({ ...tree, $ref: "#/$defs/self" }, own).ok).toBe(true);
});

test("a key `type` that need not be there chooses no variant", () => {
  const of = (values: Json) => ({ type: "object", properties: { type: { enum: values } } });
  expect(compareSchemas(of(["a", "b"]), of(["a"]))).toEqual({
    ok: true,
    value: [{ place: "/type", kind: "value", name: "b", published: true, vocabulary: false }],
  });
});

test("keys of several types are found one by one where an enumeration stands for variants", () => {
  const entry = (type: Json) => ({
    type: "object",
    properties: { type, region: { type: "string" } },
    required: ["type"],
    additionalProperties: false,
  });
  const together = entry({ enum: ["a", "b"] });
  expect(compareSchemas(together, { oneOf: [entry({ const: "a" }), entry({ const: "b" })] })).toEqual({
    ok: true,
    value: [],
  });
  expect(compareSchemas(together, entry({ const: "a" }))).toEqual({
    ok: true,
    value: [{ place: "/[b]", kind: "variant", name: "b", published: true, vocabulary: false }],
  });
});

test("a list of values differs from every value once, and another constant twice", () => {
  const of = (version: Json) => ({ properties: { version } });
  const place = "/version";
  expect(compareSchemas(of({ type: "number" }), of({ const: 1 }))).toEqual({
    ok: true,
    value: [{ place, kind: "values", name: null, published: null, vocabulary: [1] }],
  });
  expect(compareSchemas(of({ const: 2 }), of({ type: "number", const: 1 }))).toEqual({
    ok: true,
    value: [
      { place, kind: "value", name: 1, published: false, vocabulary: true },
      { place, kind: "value", name: 2, published: true, vocabulary: false },
    ],
  });
});

test("a text of a schema that looks like a secret is masked", () => {
  const secret = `ghp_${"a1B2c3D4".repeat(5).slice(0, 36)}`;
  const published = { properties: { [secret]: {}, listed: { enum: [secret] }, free: { enum: [secret] } } };
  const compared = compareSchemas(published, { properties: { listed: { enum: [1] }, free: { type: "string" } } });
  expect(compared.ok && compared.value.length).toBe(4);
  expect(JSON.stringify(compared)).not.toContain(secret);
});
