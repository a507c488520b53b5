import { type Schema as PeerSchema, Validator } from "@cfworker/json-schema";
import type { ErrorObject } from "ajv";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { validate } from "../../../shared/index.ts";
import { buildSchema } from "../../../shared/schema/build-schema.ts";
import { compiledValidator } from "../../../shared/schema/compiled-validators.ts";
import { schemaErrors } from "../../../shared/schema/match-schema.ts";
import type { Json } from "../../../shared/text/json.ts";
import { schemaRules } from "../../../shared/validate/rules/schema-rules.ts";
import { schemaFindings } from "../../../shared/validate/schema-errors.ts";
import { PRESETS } from "../../../shared/vocabulary/presets.ts";
import type { Vocabulary } from "../../../shared/vocabulary/vocabulary.ts";
import { anyConfigurationFor, configurationFor } from "../../support/arbitrary-vocabulary.ts";
import { sized } from "../../support/size.ts";

const presets: readonly (readonly [string, Vocabulary])[] = Object.entries(PRESETS);

/** The rules that find only what a schema refuses. Another rule may say it of a key or a value that it finds, too. */
const RULES_OF_SCHEMA = [...schemaRules.map(({ id }) => id), "unsafe-key", "not-a-configuration"];

function errorsIn(document: Json, vocabulary: Vocabulary): readonly string[] {
  const found = validate(JSON.stringify(document), { vocabulary });
  return found.filter(({ severity }) => severity === "error").map(({ rule }) => rule);
}

/** More than any generated file has. */
const ERRORS_MAX = 10_000;

describe.each(presets)("the compiled validator of the preset %s", (_name, preset) => {
  const schema = buildSchema(preset);
  const served: PeerSchema = JSON.parse(JSON.stringify(schema));
  const peer = new Validator(served, "7");

  /** The findings that errors make, in an order of their own. */
  const findingsOf = (errors: readonly ErrorObject[], document: Json) =>
    Array.from(schemaFindings(errors, document, schema, preset), ({ rule, place, message, advice }) =>
      JSON.stringify([rule.id, place.path, message, advice]),
    ).toSorted();

  test("agrees with the served schema and with what reads it, on right files and on wrong ones", () => {
    const validator = compiledValidator(preset);
    const seen = { right: 0, wrong: 0 };
    fc.assert(
      fc.property(fc.oneof(configurationFor(preset), anyConfigurationFor(preset), fc.jsonValue()), (made) => {
        const document: Json = JSON.parse(JSON.stringify(made));
        const isRight = validator?.(document) ?? false;
        const errors = isRight ? [] : (validator?.errors ?? []);
        seen[isRight ? "right" : "wrong"] += 1;
        expect(peer.validate(document).valid).toBe(isRight);
        const said = errorsIn(document, preset);
        if (isRight) expect(said.filter((rule) => RULES_OF_SCHEMA.includes(rule))).toEqual([]);
        else expect(said).not.toEqual([]);
        const read = schemaErrors(schema, schema, document, [], ERRORS_MAX);
        expect(findingsOf(read, document)).toEqual(findingsOf(errors, document));
      }),
      { numRuns: sized({ full: 20_000, small: 120 }) },
    );
    // Otherwise they would agree on too little.
    expect(Math.min(seen.right, seen.wrong)).toBeGreaterThan(sized({ full: 4_000, small: 10 }));
  });
});

test("no other vocabulary has one", () => {
  expect(compiledValidator(structuredClone(PRESETS.specification))).toBeUndefined();
});
