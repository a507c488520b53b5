import type { FileDiagnostic, LocatedDiagnostic } from "../report/diagnostic.ts";
import type { FileFinding } from "./decode.ts";
import { toPointer } from "./json.ts";
import { createLocator, findSpan } from "./locate.ts";
import type { ParsedText } from "./node.ts";
import type { Finding, Place } from "./rules/rule.ts";
import { nestingDepth, syntax } from "./rules/text-rules.ts";

function textFields({ rule, severity = rule.severity, message, advice }: FileFinding) {
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
