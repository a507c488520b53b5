import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../../shared/diagnostic/diagnostic.ts";
import { orderDiagnostics } from "../../../shared/diagnostic/order.ts";
import { hostileDiagnostic, located, rangeOf, wholeFile } from "../report/samples.ts";

const SOURCE = "0123456789";

/** In this order by definition; each differs from the one before in one thing that comes later in the list. */
const ORDERED: readonly Diagnostic[] = [
  wholeFile({ severity: "error" }),
  wholeFile({ severity: "notice" }),
  located(rangeOf(SOURCE, "012"), { severity: "notice" }),
  located(rangeOf(SOURCE, "12"), { severity: "notice" }),
  located(rangeOf(SOURCE, "123"), { severity: "error", rule: "b" }),
  located(rangeOf(SOURCE, "123"), { severity: "warning", rule: "a", pointer: "/z" }),
  located(rangeOf(SOURCE, "123"), { severity: "warning", rule: "b", pointer: "/a", message: "B" }),
  located(rangeOf(SOURCE, "123"), { severity: "warning", rule: "b", pointer: "/b", message: "A" }),
  located(rangeOf(SOURCE, "123"), { severity: "warning", rule: "b", pointer: "/b", message: "B" }),
  // Capital letters first, whatever the locale says.
  located(rangeOf(SOURCE, "123"), { severity: "warning", rule: "b", pointer: "/b", message: "a" }),
  located(rangeOf(SOURCE, "123"), { severity: "notice", rule: "a" }),
  located(rangeOf(SOURCE, "9"), { severity: "error" }),
];

describe("orderDiagnostics", () => {
  it("orders by place, severity, rule, pointer and message, in this order", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ORDERED], { minLength: ORDERED.length }), (shuffled) => {
        expect(orderDiagnostics(shuffled)).toEqual(ORDERED);
      }),
    );
  });

  it("gives the same for every order of what it is given, and leaves that as it was", () => {
    fc.assert(
      fc.property(fc.array(hostileDiagnostic), (diagnostics) => {
        const given = [...diagnostics];
        const ordered = orderDiagnostics(given);
        expect(given).toEqual(diagnostics);
        expect(orderDiagnostics(ordered)).toEqual(ordered);
        expect(orderDiagnostics(diagnostics.toReversed()).map(visible)).toEqual(ordered.map(visible));
      }),
    );
  });
});

function visible({ severity, rule, pointer, message, range }: Diagnostic) {
  return [range, severity, rule, pointer, message];
}
