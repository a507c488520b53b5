import { readFileSync } from "node:fs";
import { type Schema as PeerSchema, Validator } from "@cfworker/json-schema";
import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPolicyFile, noPolicy, type Policy } from "../../../shared/index.ts";
import compiledValidator from "../../../shared/settings/generated/policy-validator.ts";
import { anyPolicy, validPolicy } from "../../support/arbitrary-policy.ts";
import { runs, sized } from "../../support/size.ts";

const served: PeerSchema = JSON.parse(
  readFileSync(new URL("../../../shared/settings/generated/policy.schema.json", import.meta.url), "utf8"),
);
const peer = new Validator(served, "7");
const isValid: (document: unknown) => boolean = compiledValidator;

function check(document: unknown): ReturnType<typeof checkPolicyFile> {
  return checkPolicyFile("policy.json", new TextEncoder().encode(JSON.stringify(document)));
}

test("every policy that the documentation describes is accepted by both validators, and says what it said", () => {
  fc.assert(
    fc.property(validPolicy, (made) => {
      const document: Partial<Policy> = JSON.parse(JSON.stringify(made));
      expect(peer.validate(document).valid).toBe(true);
      expect(isValid(document)).toBe(true);
      const { policy, file } = check({ $schema: "./policy.schema.json", ...document });
      expect(file.diagnostics).toEqual([]);
      expect(policy).toEqual({ ...noPolicy, ...document });
    }),
    { numRuns: runs(2_000) },
  );
});

test("the compiled validator, an independent one and the diagnostics agree on valid and broken ones", () => {
  const seen = { valid: 0, broken: 0, refused: 0 };
  fc.assert(
    fc.property(anyPolicy, (document) => {
      const valid = peer.validate(document).valid;
      seen[valid ? "valid" : "broken"] += 1;
      expect(isValid(document)).toBe(valid);
      const { policy, file } = check(document);
      if (!valid) expect(file.diagnostics).not.toEqual([]);
      if (file.diagnostics.length === 0) return;
      if (valid) seen.refused += 1;
      expect(policy).toBe(noPolicy);
      expect(new Set(file.diagnostics.map(({ rule, severity }) => `${rule} ${severity}`))).toEqual(
        new Set(["policy-file error"]),
      );
    }),
    { numRuns: runs(6_000) },
  );
  // Otherwise they would agree on too little.
  expect(seen.valid).toBeGreaterThan(sized({ full: 1_000, small: 50 }));
  expect(seen.broken).toBeGreaterThan(sized({ full: 1_000, small: 50 }));
  // What a schema cannot see.
  expect(seen.refused).toBeGreaterThan(sized({ full: 50, small: 0 }));
});
