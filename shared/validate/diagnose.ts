import type {
  FileDiagnostic,
  Fix,
  LocatedDiagnostic,
  RelatedPlace,
  RuleDescription,
  SuppressedDiagnostic,
} from "../diagnostic/diagnostic.ts";
import { orderDiagnostics } from "../diagnostic/order.ts";
import { createLocator, createPathFinder } from "../syntax/locate.ts";
import type { ParsedText } from "../syntax/node.ts";
import type { SyntaxFix } from "../syntax/syntax-mistakes.ts";
import { toPointer } from "../text/pointer.ts";
import type { Span } from "../text/span.ts";
import type { FileFinding } from "./decode.ts";
import { createFixer } from "./fix.ts";
import type { Finding, Place, SuppressedFinding } from "./rules/rule.ts";
import { keyLength, nestingDepth, syntax } from "./rules/text-rules.ts";

const MISTAKE_RULES = { syntax, "nesting-depth": nestingDepth, "key-length": keyLength };

/** Said once in a file of which some is damaged, and not all. */
const CHECKED_FURTHER = "The rest of the file was checked as far as it can be read.";

function textFields({ rule, severity = rule.severity, message, why = rule.why, advice }: FileFinding) {
  return { rule: rule.id, severity, message, why, advice, docs: `docs/rules.md#${rule.id}` };
}

export function diagnosticOfFile(finding: FileFinding): FileDiagnostic {
  return { ...textFields(finding), related: [] };
}

/**
 * The syntax mistakes of a text, with their places.
 *
 * @param asRule the one rule that they are reported under; without it, each is reported under its own.
 * See docs/decisions/0145-damaged-files.md.
 */
export function diagnoseMistakes(
  { text, mistakes, damaged, unread }: ParsedText,
  asRule?: RuleDescription,
): readonly LocatedDiagnostic[] {
  if (mistakes.length === 0) return [];
  const rangeOf = createLocator(text);
  const locate = ({ title, edits }: SyntaxFix): Fix => ({
    title,
    safe: true,
    edits: edits.map((edit) => ({ range: rangeOf(edit), text: edit.text })),
  });
  const hasMore = asRule === undefined && damaged.length > 0 && unread?.start !== 0;
  return mistakes.map(({ rule, start, end, message, advice, related, fix }, index) => ({
    ...textFields({
      rule: asRule ?? MISTAKE_RULES[rule],
      message,
      advice: hasMore && index === 0 ? `${advice} ${CHECKED_FURTHER}` : advice,
    }),
    // In broken syntax a value can pass for a key, and a pointer would repeat it.
    pointer: "",
    range: rangeOf({ start, end }),
    related: related.map((place) => ({ message: place.message, pointer: "", range: rangeOf(place) })),
    // Only configurations have fixes.
    ...(fix !== undefined && asRule === undefined && { fix: locate(fix) }),
  }));
}

/** The suppressed findings of a parsed text, with their places, in the order of `orderDiagnostics`. */
export function diagnoseSuppressed(
  findings: readonly SuppressedFinding[],
  parsed: ParsedText,
): readonly SuppressedDiagnostic[] {
  const located = diagnoseFindings(findings, parsed);
  const withReasons = located.flatMap(({ fix: _fix, ...diagnostic }, index) => {
    const suppression = findings[index]?.suppression;
    return suppression === undefined ? [] : [{ ...diagnostic, suppression }];
  });
  return orderDiagnostics(withReasons);
}

/** The findings in a parsed text, with their places. */
export function diagnoseFindings(findings: readonly Finding[], parsed: ParsedText): readonly LocatedDiagnostic[] {
  if (findings.length === 0) return [];
  const { text } = parsed;
  const rangeOf = createLocator(text);
  const places = createPathFinder(() => parsed.root);
  const toFix = createFixer(text, places, rangeOf);
  const placeOf = (place: Place): Span => (place.part === "span" ? place.span : places.spanOf(place.path, place.part));
  const relatedTo = ({ related = [] }: Finding): readonly RelatedPlace[] =>
    related.map(({ message, place }) => ({
      message,
      pointer: toPointer(place.path),
      range: rangeOf(placeOf(place)),
    }));
  const isDamaged = parsed.mistakes.length > 0;
  return findings.map((finding) => {
    const told = {
      ...textFields(finding),
      pointer: toPointer(finding.place.path),
      range: rangeOf(placeOf(finding.place)),
      related: relatedTo(finding),
    };
    const located = isDamaged ? { ...told, inDamagedFile: true } : told;
    const fix = finding.fix && toFix(finding.fix);
    return fix === undefined ? located : { ...located, fix };
  });
}
