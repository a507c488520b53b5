import * as fc from "fast-check";
import { type Change, type Effect, opensAny } from "../../../shared/changes/change.ts";
import { nameText } from "../../../shared/changes/words.ts";
import type {
  CheckedFile,
  Diagnostic,
  FileDiagnostic,
  LocatedDiagnostic,
  Range,
  RedactedText,
  SuppressedDiagnostic,
} from "../../../shared/diagnostic/diagnostic.ts";
import type { KnownChanges, UnknownChanges } from "../../../shared/report/file-changes.ts";
import type { RunResults } from "../../../shared/report/run.ts";

/** The range of the first `part` of `source`; the place after it where `part` is "". */
export function rangeOf(source: string, part: string, from = 0): Range {
  const offset = source.indexOf(part, from);
  return { start: positionAt(source, offset), end: positionAt(source, offset + part.length) };
}

function positionAt(source: string, offset: number) {
  const lines = source
    .slice(0, offset)
    .replace("\ufeff", "")
    .split(/\r\n|\r|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, offset };
}

const SAMPLE = {
  rule: "unknown-key",
  severity: "error",
  message: 'The key "baseURL" is not known here.',
  why: "A key that is not known has no effect.",
  advice: 'Write "baseUrl".',
  related: [],
  docs: "docs/rules.md#unknown-key",
} as const;

export function located(range: Range, fields: Partial<LocatedDiagnostic> = {}): LocatedDiagnostic {
  return { ...SAMPLE, pointer: "/providers/provider_a/baseURL", range, ...fields };
}

/** One that a comment on the first line suppresses. */
export function suppressedAt(range: Range, fields: Partial<SuppressedDiagnostic> = {}): SuppressedDiagnostic {
  const suppression = { kind: "comment", line: 1, column: 1, reason: "The gateway expects it." } as const;
  return { ...SAMPLE, pointer: "/providers/provider_a/baseURL", range, suppression, ...fields };
}

export function wholeFile(fields: Partial<FileDiagnostic> = {}): FileDiagnostic {
  return { ...SAMPLE, rule: "encoding", message: "The file is not UTF-8.", advice: "Save it as UTF-8.", ...fields };
}

/** A test's own text, which holds no secret. */
export function redacted(text: string): RedactedText {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the validator can make one
  return text as RedactedText;
}

export function checkedFile(
  path: string,
  source: string,
  diagnostics: readonly Diagnostic[],
  suppressed: readonly SuppressedDiagnostic[] = [],
): CheckedFile {
  return { path, source: redacted(source), diagnostics, suppressed };
}

/** A run that found this and nothing else. */
export function runOf(files: readonly CheckedFile[], fields: Partial<RunResults> = {}): RunResults {
  return { files, unread: [], changes: [], ...fields };
}

const KINDS = {
  opens: "provider-available",
  breaks: "provider-unavailable",
  moves: "connection-changed",
  changes: "model-changed",
  none: "setting-without-effect",
} as const satisfies Record<Effect, Change["kind"]>;

/** A change of an effect, by a line of the layer `label`. */
export function changeOf(provider: string, label: string, line: number, effect: Effect = "opens"): Change {
  const place = { kind: "layer", layer: "user", label, pointer: "/p", position: { line, column: 7 } } as const;
  return {
    effect,
    kind: KINDS[effect],
    provider,
    model: null,
    setting: null,
    before: null,
    after: null,
    cause: { side: "after", place },
    text: `Something of ${nameText(provider)} ${effect}.`,
  };
}

export function knownChanges(
  path: string,
  changes: readonly Change[] = [],
  file: KnownChanges["file"] = "changed",
): KnownChanges {
  return { kind: "known", path, file, changes, widens: opensAny(changes), notCompared: [] };
}

export function unknownChanges(path: string, reason: string): UnknownChanges {
  return { kind: "unknown", path, reason };
}

const FRAGMENTS = [
  ..."\n\r\t %:,|`*_~<>[]()\\&#@$!=\"'{}".split(""),
  "::error::",
  "##[error]",
  "##vso[task.complete]",
  "]]>",
  "\u2028",
  "\u202e",
  "\u200b",
  "\ud800",
  "\u001b[31m",
  "%0A::warning::",
  "](https://host.invalid)",
  "<img src=x>",
  "@octocat",
  "www.host.invalid",
  "漢",
  "👍",
  "word",
];

/** Texts made of what has a meaning to somebody, and of any UTF-16 at all. */
export const hostileText = fc
  .array(fc.oneof(fc.constantFrom(...FRAGMENTS), fc.string({ unit: "binary", maxLength: 3 })), {
    minLength: 1,
    maxLength: 8,
  })
  .map((parts) => parts.join(""))
  .filter((text) => text !== "");

const severity = fc.constantFrom("error", "warning", "notice");

/** A diagnostic with hostile texts at a random range, or about the whole file. */
export const hostileDiagnostic: fc.Arbitrary<Diagnostic> = fc
  .record({
    texts: fc.tuple(hostileText, hostileText, hostileText, hostileText, hostileText),
    severity,
    range: fc.option(fc.tuple(fc.nat(9), fc.nat(9), fc.nat(2), fc.nat(9))),
  })
  .map(({ texts: [rule, message, why, advice, pointer], severity: level, range }) => {
    const text = { rule, message, why, advice, severity: level, docs: "" };
    if (range === null) return Object.assign(text, { related: [] });
    const [line, column, lines, columns] = range;
    const start = { line: line + 1, column: column + 1, offset: line * 10 + column };
    const end = { line: line + lines + 1, column: column + columns + 1, offset: start.offset + lines * 10 + columns };
    const place = { pointer, range: { start, end } };
    const fix = { title: advice, safe: lines === 0, edits: [{ range: place.range, text: message }] };
    return Object.assign(text, place, { related: [Object.assign({ message }, place)], fix });
  });

/** A suppressed diagnostic with hostile texts, by a comment or by the policy. */
const hostileSuppressed: fc.Arbitrary<SuppressedDiagnostic> = fc
  .record({
    texts: fc.tuple(hostileText, hostileText, hostileText, hostileText),
    severity,
    line: fc.integer({ min: 1, max: 9 }),
    by: fc.constantFrom("comment", "policy"),
  })
  .map(({ texts: [rule, message, pointer, reason], severity: level, line, by }) => {
    const place = { line, column: 1, offset: line * 10 };
    const suppression = by === "comment" ? { kind: by, line, column: 1, reason } : { kind: by, pointer, reason };
    return suppressedAt({ start: place, end: place }, { rule, message, pointer, severity: level, suppression });
  });

export const hostileFiles: fc.Arbitrary<readonly CheckedFile[]> = fc.array(
  fc
    .tuple(
      hostileText,
      hostileText,
      fc.array(hostileDiagnostic, { maxLength: 5 }),
      fc.array(hostileSuppressed, { maxLength: 3 }),
    )
    .map(([path, source, diagnostics, suppressed]) => checkedFile(path, source, diagnostics, suppressed)),
  { maxLength: 4 },
);
