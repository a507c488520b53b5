import { DIAGNOSTICS_MAX } from "../limits.ts";
import {
  countBySeverity,
  type Diagnostic,
  type FileDiagnostic,
  type LocatedDiagnostic,
  SEVERITIES,
} from "../report/diagnostic.ts";
import type { FileFinding } from "./decode.ts";
import { toPointer } from "./json.ts";
import { createLocator, findSpan } from "./locate.ts";
import type { ParsedText } from "./node.ts";
import type { Finding, Place } from "./rules/rule.ts";
import { nestingDepth, syntax, tooManyDiagnostics } from "./rules/text-rules.ts";

type DiagnosticText = Pick<Finding, "rule" | "severity" | "message" | "advice">;

function textFields({ rule, severity = rule.severity, message, advice }: DiagnosticText) {
  return { rule: rule.id, severity, message, why: rule.why, advice, docs: `docs/rules.md#${rule.id}` };
}

export function diagnosticOfFile(finding: FileFinding): FileDiagnostic {
  return { ...textFields(finding), related: [] };
}

/** The syntax mistakes of a text, with their places. */
export function diagnoseMistakes({ text, mistakes }: ParsedText): readonly LocatedDiagnostic[] {
  const rangeOf = createLocator(text);
  return mistakes.map(({ rule, path, start, end, message, advice, related }) => {
    const pointer = toPointer(path);
    return {
      ...textFields({ rule: rule === "syntax" ? syntax : nestingDepth, message, advice }),
      pointer,
      range: rangeOf({ start, end }),
      related: related.map((place) => ({ message: place.message, pointer, range: rangeOf(place) })),
    };
  });
}

/** The findings in a parsed text, with their places. */
export function diagnoseFindings(
  findings: readonly Finding[],
  { text, root }: ParsedText,
): readonly LocatedDiagnostic[] {
  if (root === undefined || findings.length === 0) return [];
  const rangeOf = createLocator(text);
  const locate = (place: Place) => ({
    pointer: toPointer(place.path),
    range: rangeOf("span" in place ? place.span : findSpan(root, place.path, place.part)),
  });
  return findings.map((finding) => ({
    ...textFields(finding),
    ...locate(finding.place),
    related: (finding.related ?? []).map(({ message, place }) => ({ message, ...locate(place) })),
  }));
}

/** At most as many as a list holds, the first ones; the rest are counted by one that is as grave as the gravest of them. */
export function withinBound(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const omitted = countBySeverity(diagnostics.slice(DIAGNOSTICS_MAX));
  const severity = SEVERITIES.find((one) => omitted[one] > 0);
  if (severity === undefined) return diagnostics;
  const message = `${diagnostics.length - DIAGNOSTICS_MAX} more diagnostics are not listed.`;
  const rest = diagnosticOfFile({ rule: tooManyDiagnostics, message, advice: "Mend the first ones and check again." });
  return [{ ...rest, severity }, ...diagnostics.slice(0, DIAGNOSTICS_MAX)];
}
