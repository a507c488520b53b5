import { printable } from "../text/printable.ts";

/** The urgency of a finding: an error is wrong, a warning is most likely wrong, a notice is worth knowing. */
export type Severity = "error" | "warning" | "notice";

/** From the most severe to the least. */
export const SEVERITIES = ["error", "warning", "notice"] as const satisfies readonly Severity[];

/** A place in a file's text. */
export interface Position {
  /** 1-based. LF, CRLF and CR end a line. */
  readonly line: number;
  /** 1-based, in UTF-16 code units. A byte order mark is not counted. */
  readonly column: number;
  /** 0-based, in UTF-16 code units from the start of the text, a byte order mark included. */
  readonly offset: number;
}

/** `start` is the place of the first character, `end` the place just after the last one. */
export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** A second place that explains the first. */
export interface RelatedPlace {
  readonly message: string;
  readonly pointer: string;
  readonly range: Range;
}

/** The characters of `range` give way to `text`; an empty range inserts it. */
export interface TextEdit {
  readonly range: Range;
  readonly text: string;
}

/** The correction of a mistake. */
export interface Fix {
  /** An order: "Remove the header." */
  readonly title: string;
  /**
   * True where it restores what the file means to say or removes what must not be in it, and loses no setting. It may bring
   * into force what a mistake kept out; compared with the file that was meant, it opens nothing.
   * See docs/decisions/0013-safe-fixes.md.
   */
  readonly safe: boolean;
  /** In the order of the text, never overlapping. Together they keep comments, indentation and line ends. */
  readonly edits: readonly TextEdit[];
}

interface DiagnosticText {
  /** Id of the rule that found it. */
  readonly rule: string;
  readonly severity: Severity;
  /** The mistake in one sentence. Names from the file are quoted; secrets are never repeated. */
  readonly message: string;
  /** Why it matters: one sentence. */
  readonly why: string;
  /** The next step in one sentence. */
  readonly advice: string;
  readonly related: readonly RelatedPlace[];
  /** Where the rule is documented, as a path from the project's root with a fragment. */
  readonly docs: string;
}

/** Something about a file as a whole, such as its encoding. */
export interface FileDiagnostic extends DiagnosticText {
  readonly pointer?: never;
  readonly range?: never;
  readonly fix?: never;
  readonly inDamagedFile?: never;
}

/** Something at one place of a file. */
export interface LocatedDiagnostic extends DiagnosticText {
  /** JSON pointer (RFC 6901) of the value, or of the value whose key it is about; "" is the whole document. */
  readonly pointer: string;
  readonly range: Range;
  readonly fix?: Fix;
  /** Set where the file has syntax errors, and this was found in what can be read in spite of them. */
  readonly inDamagedFile?: boolean;
}

export type Diagnostic = FileDiagnostic | LocatedDiagnostic;

/** A decision that a finding is accepted, with the reason that people gave, in which secrets are masked. */
export type Suppression =
  /** A comment in the file itself, by its first character: 1-based, columns in UTF-16 code units. */
  | { readonly kind: "comment"; readonly line: number; readonly column: number; readonly reason: string }
  /** An ignore of the policy, by its JSON pointer (RFC 6901) in it. */
  | { readonly kind: "policy"; readonly pointer: string; readonly reason: string };

/** A finding that counts for nothing because somebody accepted it. */
export interface SuppressedDiagnostic extends Omit<LocatedDiagnostic, "fix"> {
  readonly suppression: Suppression;
}

/** The character that stands in a redacted text for each code unit of a secret. */
export const MASK = "•";

/** A text in which every secret is masked, each character in its old place: the only text that a report may show. */
export type RedactedText = string & { readonly redacted: unique symbol };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- an empty text holds no secret
const NO_TEXT = "" as RedactedText;

/** One file and what was found in it. */
export interface CheckedFile {
  /** As the person who asked knows it. */
  readonly path: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Findings that are accepted, in the order of `orderDiagnostics`. */
  readonly suppressed: readonly SuppressedDiagnostic[];
  /** For code frames; empty where the file could not be read as text. */
  readonly source: RedactedText;
}

/** The same file with these diagnostics. Its source stays what is only made when it is asked for. */
export function withDiagnostics(file: CheckedFile, diagnostics: readonly Diagnostic[]): CheckedFile {
  return {
    path: file.path,
    diagnostics,
    suppressed: file.suppressed,
    get source() {
      return file.source;
    },
  };
}

/** The same file for a report that shows no line of it, so that its text need not be kept. */
export function withoutSource({ path, diagnostics, suppressed }: CheckedFile): CheckedFile {
  return { path, diagnostics, suppressed, source: NO_TEXT };
}

/** The description of a rule for its documentation. */
export interface RuleDescription {
  readonly id: string;
  /** The severity unless the rule says otherwise of a finding. */
  readonly severity: Severity;
  /** The subject of the rule: a few words without a full stop. */
  readonly summary: string;
  /** Why that hurts: one sentence, shown with each diagnostic. */
  readonly why: string;
  /** One paragraph of Markdown: its exact findings, and its exceptions. */
  readonly description: string;
  /** Two files, the first with the mistake and the second without; a rule about a whole file has words instead. */
  readonly examples: {
    readonly wrong: string;
    readonly right: string;
    /** The policy file by which they are checked, where the rule needs one. */
    readonly policy?: string;
  };
  /** The effect of its fix and when that is safe: one sentence. Undefined where it has none. */
  readonly fix?: string;
  /** True where it finds credentials: a comment suppresses none of them unless the policy lists the rule. */
  readonly findsCredentials?: true;
}

/** Tells if the examples of a rule are files, and not words about a file as a whole. */
export function hasExampleFiles({ examples }: RuleDescription): boolean {
  return !/^an? /.test(examples.wrong);
}

export type SeverityCounts = Readonly<Record<Severity, number>>;

export function countBySeverity(diagnostics: Iterable<Diagnostic>): SeverityCounts {
  const counts = { error: 0, warning: 0, notice: 0 };
  for (const { severity } of diagnostics) counts[severity] += 1;
  return counts;
}

export function* allDiagnostics(files: readonly CheckedFile[]): Generator<Diagnostic> {
  for (const { diagnostics } of files) yield* diagnostics;
}

export function* allSuppressed(files: readonly CheckedFile[]): Generator<SuppressedDiagnostic> {
  for (const { suppressed } of files) yield* suppressed;
}

/** The title of a fix in printable text, with a remark if it is only applied on request. */
export function fixTitle({ title, safe }: Fix): string {
  return safe ? printable(title) : `${printable(title)} (unsafe)`;
}
