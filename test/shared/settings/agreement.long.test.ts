import { readFileSync } from "node:fs";
import { type Schema as PeerSchema, Validator } from "@cfworker/json-schema";
import { Ajv, type ErrorObject } from "ajv";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  buildSchema,
  checkPolicyFile,
  checkVocabularyFile,
  noPolicy,
  type Vocabulary,
  validate,
} from "../../../shared/index.ts";
import { withDiscriminator } from "../../../shared/schema/build-schema.ts";
import { schemaErrors } from "../../../shared/schema/match-schema.ts";
import { ANNOTATION_KEYWORDS, type Schema } from "../../../shared/schema/schema.ts";
import policyValidator from "../../../shared/settings/generated/policy-validator.ts";
import vocabularyValidator from "../../../shared/settings/generated/vocabulary-validator.ts";
import type { Json } from "../../../shared/text/json.ts";
import { DIAGNOSTICS_MAX } from "../../../shared/validate/limits.ts";
import { schemaFindings } from "../../../shared/validate/schema-errors.ts";
import { PRESETS } from "../../../shared/vocabulary/presets.ts";
import { anyPolicy, validPolicy } from "../../support/arbitrary-policy.ts";
import {
  anyConfigurationFor,
  anyVocabularyFile,
  configurationFor,
  validVocabulary,
} from "../../support/arbitrary-vocabulary.ts";
import { sized } from "../../support/size.ts";

const toJson = (value: unknown): Json => JSON.parse(JSON.stringify(value));
const bytesOf = (document: unknown) => new TextEncoder().encode(JSON.stringify(document));

/** Each kind of settings file, and what is read of one. */
const FILES = {
  policy: {
    isValid: policyValidator,
    valid: validPolicy,
    any: anyPolicy,
    read: (document: unknown) => {
      const { policy, file } = checkPolicyFile("policy.json", bytesOf(document));
      return { said: policy === noPolicy ? undefined : policy, file };
    },
    meantBy: (made: unknown) => ({ ...noPolicy, ...Object(made) }),
  },
  vocabulary: {
    isValid: vocabularyValidator,
    valid: validVocabulary,
    any: anyVocabularyFile,
    read: (document: unknown) => {
      const { vocabulary, file } = checkVocabularyFile("vocabulary.json", bytesOf(document));
      return { said: vocabulary, file };
    },
    meantBy: (made: unknown) => made,
  },
} as const;

describe.each(Object.entries(FILES))("a %s file", (name, { isValid, valid, any, read, meantBy }) => {
  const served: PeerSchema = JSON.parse(
    readFileSync(new URL(`../../../shared/settings/generated/${name}.schema.json`, import.meta.url), "utf8"),
  );
  const peer = new Validator(served, "7");

  test("a file that the documentation describes is accepted by all, and says what it said", () => {
    fc.assert(
      fc.property(fc.oneof<fc.Arbitrary<unknown>[]>(valid), (made) => {
        const document = toJson(made);
        expect(peer.validate(document).valid).toBe(true);
        expect(isValid(document)).toBe(true);
        const { said, file } = read({ $schema: "./settings.schema.json", ...Object(document) });
        expect(file.diagnostics).toEqual([]);
        expect(said).toEqual(meantBy(document));
      }),
      { numRuns: sized({ full: 1_000, small: 40 }) },
    );
  });

  test("is judged alike by the compiled validator, an independent one and the diagnostics", () => {
    const seen = { valid: 0, broken: 0, refused: 0 };
    fc.assert(
      fc.property(any, (document) => {
        const isRight = peer.validate(document).valid;
        seen[isRight ? "valid" : "broken"] += 1;
        expect(isValid(document)).toBe(isRight);
        const { said, file } = read(document);
        if (!isRight) expect(file.diagnostics).not.toEqual([]);
        if (file.diagnostics.length === 0) return;
        if (isRight) seen.refused += 1;
        expect(said).toBeUndefined();
        expect(new Set(file.diagnostics.map(({ rule, severity }) => `${rule} ${severity}`))).toEqual(
          new Set([`${name}-file error`]),
        );
      }),
      { numRuns: sized({ full: 4_000, small: 60 }) },
    );
    // Otherwise they would agree on too little.
    expect(Math.min(seen.valid, seen.broken)).toBeGreaterThan(sized({ full: 500, small: 5 }));
    // What a schema cannot see.
    expect(seen.refused).toBeGreaterThanOrEqual(sized({ full: 50, small: 0 }));
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
      { numRuns: sized({ full: 2_000, small: 5 }) },
    );
    expect(Math.min(seen.valid, seen.broken)).toBeGreaterThan(sized({ full: 200, small: 2 }));
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
      { numRuns: sized({ full: 200, small: 10 }) },
    );
  });
});

test.each(Object.entries(PRESETS))("the preset %j is read from its own text as it is", (_, preset) => {
  const { said, file } = FILES.vocabulary.read(preset);
  expect(file.diagnostics).toEqual([]);
  expect(said).toEqual(preset);
});
