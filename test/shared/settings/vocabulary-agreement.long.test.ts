import { readFileSync } from "node:fs";
import { type Schema as PeerSchema, Validator } from "@cfworker/json-schema";
import { Ajv, type ErrorObject } from "ajv";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildSchema, checkVocabularyFile, type Vocabulary, validate } from "../../../shared/index.ts";
import { withDiscriminator } from "../../../shared/schema/build-schema.ts";
import { schemaErrors } from "../../../shared/schema/match-schema.ts";
import { ANNOTATION_KEYWORDS, type Schema } from "../../../shared/schema/schema.ts";
import compiledValidator from "../../../shared/settings/generated/vocabulary-validator.ts";
import type { Json } from "../../../shared/text/json.ts";
import { DIAGNOSTICS_MAX } from "../../../shared/validate/limits.ts";
import { schemaFindings } from "../../../shared/validate/schema-errors.ts";
import { PRESETS } from "../../../shared/vocabulary/presets.ts";
import {
  anyConfigurationFor,
  anyVocabularyFile,
  configurationFor,
  validVocabulary,
} from "../../support/arbitrary-vocabulary.ts";
import { runs, sized } from "../../support/size.ts";

const served: PeerSchema = JSON.parse(
  readFileSync(new URL("../../../shared/settings/generated/vocabulary.schema.json", import.meta.url), "utf8"),
);
const peer = new Validator(served, "7");
const isValid: (document: unknown) => boolean = compiledValidator;

const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));
const check = (document: unknown) =>
  checkVocabularyFile("vocabulary.json", new TextEncoder().encode(JSON.stringify(document)));

describe("a vocabulary file", () => {
  test("a vocabulary file that the documentation describes is accepted by all, and keeps its meaning", () => {
    fc.assert(
      fc.property(validVocabulary, (made) => {
        const document = toJson(made);
        expect(peer.validate(document).valid).toBe(true);
        expect(isValid(document)).toBe(true);
        const { vocabulary, file } = check(document);
        expect(file.diagnostics).toEqual([]);
        expect(vocabulary).toEqual(made);
      }),
      { numRuns: runs(1_000) },
    );
  });

  test("is judged alike by the compiled validator, an independent one and the diagnostics", () => {
    const seen = { valid: 0, broken: 0, refused: 0 };
    fc.assert(
      fc.property(anyVocabularyFile, (document) => {
        const valid = peer.validate(document).valid;
        seen[valid ? "valid" : "broken"] += 1;
        expect(isValid(document)).toBe(valid);
        const { vocabulary, file } = check(document);
        if (!valid) expect(file.diagnostics).not.toEqual([]);
        expect(vocabulary === undefined).toBe(file.diagnostics.length > 0);
        if (file.diagnostics.length === 0) return;
        if (valid) seen.refused += 1;
        expect(new Set(file.diagnostics.map(({ rule, severity }) => `${rule} ${severity}`))).toEqual(
          new Set(["vocabulary-file error"]),
        );
      }),
      { numRuns: sized({ full: 4_000, small: 120 }) },
    );
    // Otherwise they would agree on too little.
    expect(seen.valid).toBeGreaterThan(sized({ full: 500, small: 10 }));
    expect(seen.broken).toBeGreaterThan(sized({ full: 500, small: 10 }));
    // What a schema cannot see.
    expect(seen.refused).toBeGreaterThan(sized({ full: 50, small: 0 }));
  });
});

/** A validator of a schema, as the shipped one is compiled. */
function compile(schema: Schema) {
  const ajv = new Ajv({ allErrors: true, discriminator: true, messages: false, ownProperties: true, strict: true });
  ajv.addVocabulary([...ANNOTATION_KEYWORDS]);
  return ajv.compile(schema);
}

/** Tests for errors of map keys, which are left to rules. */
const isOfName = ({ keyword, propertyName }: ErrorObject) => keyword === "propertyNames" || propertyName !== undefined;

describe("for any vocabulary, its schema", () => {
  const inWords = (errors: readonly ErrorObject[], document: Json, schema: Schema, vocabulary: Vocabulary) =>
    schemaFindings(errors, document, schema, vocabulary)
      .map(({ rule, place, message, advice }) => JSON.stringify([rule.id, place.path, message, advice]))
      .toSorted();

  test("compiles in strict mode, and a validator of it agrees with the one that reads it", () => {
    const seen = { valid: 0, broken: 0 };
    fc.assert(
      fc.property(fc.gen(), (gen) => {
        const vocabulary = gen(() => validVocabulary);
        // Its discriminator takes a name that objects inherit for one that was there before.
        fc.pre(Object.keys(vocabulary.customVariants).every((name) => !(name in {})));
        const schema = buildSchema(vocabulary);
        const compiled = compile(withDiscriminator(schema));
        const plain = compile(schema);
        for (let count = 0; count < 10; count += 1) {
          const document = toJson(gen(anyConfigurationFor, vocabulary));
          const valid = compiled(document);
          const errors = (compiled.errors ?? []).filter((error) => !isOfName(error));
          seen[valid ? "valid" : "broken"] += 1;
          expect(plain(document)).toBe(valid);
          const read = schemaErrors(schema, schema, document, [], DIAGNOSTICS_MAX);
          expect(read.length === 0).toBe(errors.length === 0);
          expect(inWords(read, document, schema, vocabulary)).toEqual(inWords(errors, document, schema, vocabulary));
        }
      }),
      { numRuns: sized({ full: 2_000, small: 10 }) },
    );
    expect(seen.valid).toBeGreaterThan(sized({ full: 200, small: 4 }));
    expect(seen.broken).toBeGreaterThan(sized({ full: 200, small: 4 }));
  });

  test("accepts every configuration by it, as an independent validator does, and so do the diagnostics", () => {
    const ofSchema = ["unknown-key", "unknown-provider", "missing-key", "wrong-type", "unknown-value", "out-of-range"];
    fc.assert(
      fc.property(fc.gen(), (gen) => {
        const vocabulary = gen(() => validVocabulary);
        // It takes an escaped "#" in a reference for another character.
        fc.pre(!JSON.stringify(vocabulary).includes("#"));
        const independent = new Validator(JSON.parse(JSON.stringify(buildSchema(vocabulary))), "7");
        for (let count = 0; count < 5; count += 1) {
          const document = toJson(gen(configurationFor, vocabulary));
          expect(independent.validate(document).valid).toBe(true);
          const found = validate(JSON.stringify(document), { vocabulary });
          expect(found.filter(({ rule }) => ofSchema.includes(rule))).toEqual([]);
        }
      }),
      { numRuns: runs(200) },
    );
  });
});

test.each(Object.entries(PRESETS))("the preset %j is read from its own text as it is", (_, preset) => {
  expect(check(preset).file.diagnostics).toEqual([]);
  expect(check(preset).vocabulary).toEqual(preset);
});
