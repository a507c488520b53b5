import fc from "fast-check";
import { expect, test } from "vitest";
import { SEVERITIES } from "../../../shared/diagnostic/diagnostic.ts";
import { withoutRefused } from "../../../shared/validate/findings.ts";
import { credential } from "../../../shared/validate/rules/credential.ts";
import { plainHttp } from "../../../shared/validate/rules/plain-http.ts";
import type { Finding, Place } from "../../../shared/validate/rules/rule.ts";
import { unsafeKey } from "../../../shared/validate/rules/unsafe-key.ts";

const place: fc.Arbitrary<Place> = fc.oneof(
  fc.record({ path: fc.constantFrom(["a"], ["a", 0], ["a", "0"], []), part: fc.constantFrom("key", "value") }),
  fc.constant({ path: ["a"], part: "span", span: { start: 0, end: 1 } } as const),
);
const finding: fc.Arbitrary<Finding> = fc.record({
  rule: fc.constantFrom(credential, plainHttp, unsafeKey),
  place,
  severity: fc.constantFrom(...SEVERITIES),
  refuses: fc.boolean(),
  message: fc.constant(""),
  advice: fc.constant(""),
});

/** Tells if a finding is about a value that the first one refuses. */
function isRefusedBy(refusing: Finding, { rule, place: { path, part }, severity = rule.severity }: Finding): boolean {
  const isThere = part !== "span" && refusing.place.part !== "span";
  const isSame = JSON.stringify(refusing.place.path) === JSON.stringify(path);
  const weighsLess = SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(refusing.severity ?? refusing.rule.severity);
  return isThere && isSame && refusing.refuses === true && refusing.rule !== rule && weighsLess;
}

test("a value to remove has no other finding, unless it is more severe", () => {
  fc.assert(
    fc.property(fc.array(finding, { maxLength: 8 }), (findings) => {
      const kept: Finding[] = [];
      for (const one of findings) {
        // The last that was kept is what refuses a value.
        const by = kept.findLast(
          ({ refuses, place: at }) =>
            refuses === true && at.part !== "span" && JSON.stringify(at.path) === JSON.stringify(one.place.path),
        );
        if (by === undefined || !isRefusedBy(by, one)) kept.push(one);
      }
      expect([...withoutRefused(findings)]).toEqual(kept);
    }),
  );
});
