import fc from "fast-check";
import { expect, test } from "vitest";
import { SEVERITIES } from "../../../shared/diagnostic/diagnostic.ts";
import { withinBound, withoutRefused } from "../../../shared/validate/findings.ts";
import { DIAGNOSTICS_MAX } from "../../../shared/validate/limits.ts";
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

/** So many findings about one place that a list holds all but one of them. */
const NOTICES: readonly Finding[] = Array.from({ length: DIAGNOSTICS_MAX - 1 }, () => ({
  rule: plainHttp,
  place: { path: [], part: "value" },
  severity: "notice",
  message: "",
  advice: "",
}));

test("past the bound it is said how severe the most severe of all others is, whether or not each is looked at", () => {
  const others = fc.array(finding, { maxLength: 6 });
  fc.assert(
    fc.property(others, fc.boolean(), fc.boolean(), (last, areErrorsCut, isEachAsked) => {
      const all = [...NOTICES, ...last];
      const past = all.slice(DIAGNOSTICS_MAX).map(({ severity }) => severity);
      const highest = SEVERITIES.find((one) => past.includes(one) || (areErrorsCut && one === "error"));
      const { listed, rest } = withinBound(all, areErrorsCut, isEachAsked);
      expect(listed.every((one, index) => one === all[index])).toBe(true);
      expect([listed.length, rest?.severity]).toEqual([Math.min(all.length, DIAGNOSTICS_MAX), highest]);
    }),
  );
});

test("past the bound no finding is made once an error is among them, unless each is asked for", () => {
  let made = 0;
  function* findings(): Iterable<Finding> {
    for (const one of NOTICES.concat(NOTICES)) {
      made += 1;
      yield made > DIAGNOSTICS_MAX + 1 ? { ...one, severity: "error" } : one;
    }
  }
  withinBound(findings(), false, false);
  expect(made).toBe(DIAGNOSTICS_MAX + 2);
  made = 0;
  withinBound(findings(), false, true);
  expect(made).toBe(2 * NOTICES.length);
});
