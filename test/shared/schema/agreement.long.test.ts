import { readFileSync } from "node:fs";
import { type Schema as PeerSchema, Validator } from "@cfworker/json-schema";
import fc from "fast-check";
import { expect, test } from "vitest";
import { validate } from "../../../shared/index.ts";
import compiledValidator from "../../../shared/schema/generated/validators/specification.ts";
import { schemaRules } from "../../../shared/validate/rules/schema-rules.ts";
import { anyConfiguration, validConfiguration } from "../../support/arbitrary-configuration.ts";
import { runs, sized } from "../../support/size.ts";

const served: PeerSchema = JSON.parse(
  readFileSync(new URL("../../../shared/schema/generated/provider-config.schema.json", import.meta.url), "utf8"),
);
const peer = new Validator(served, "7");
const isValid: (document: unknown) => boolean = compiledValidator;

/** Whatever the schema refuses is said by one of these. */
const RULES_OF_SCHEMA = [...schemaRules.map(({ id }) => id), "custom-id", "unsafe-key", "not-a-configuration"];

function schemaErrorsOf(document: unknown): readonly string[] {
  return validate(JSON.stringify(document))
    .filter(({ rule, severity }) => severity === "error" && RULES_OF_SCHEMA.includes(rule))
    .map(({ rule }) => rule);
}

test("every configuration that the specification describes is accepted by both", () => {
  fc.assert(
    fc.property(validConfiguration, (made) => {
      const document: unknown = JSON.parse(JSON.stringify(made));
      expect(peer.validate(document).valid).toBe(true);
      expect(isValid(document)).toBe(true);
    }),
    { numRuns: runs(2_000) },
  );
});

test("the compiled validator, an independent one and the diagnostics agree on valid and broken ones", () => {
  const seen = { valid: 0, broken: 0 };
  fc.assert(
    fc.property(anyConfiguration, (document) => {
      const valid = peer.validate(document).valid;
      seen[valid ? "valid" : "broken"] += 1;
      expect(isValid(document)).toBe(valid);
      const errors = schemaErrorsOf(document);
      if (!valid) expect(errors).not.toEqual([]);
      // An id of whitespace only is more than a schema can see.
      else expect(errors.filter((rule) => rule !== "custom-id")).toEqual([]);
    }),
    { numRuns: runs(6_000) },
  );
  // Otherwise they would agree on too little.
  expect(seen.valid).toBeGreaterThan(sized({ full: 1_000, small: 50 }));
  expect(seen.broken).toBeGreaterThan(sized({ full: 1_000, small: 50 }));
});
