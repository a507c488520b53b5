import type { LocatedDiagnostic, Range, Suppression } from "../diagnostic/diagnostic.ts";
import { createLocator, createPathFinder } from "../syntax/locate.ts";
import type { ParsedText } from "../syntax/node.ts";
import { nearestNames } from "../text/did-you-mean.ts";
import { holdsRun, NO_WHITESPACE } from "../text/runs.ts";
import type { Span } from "../text/span.ts";
import { quote, quoteAll } from "../text/wording.ts";
import { unusedIgnore } from "./rules/comment-rules.ts";
import { ruleDescriptions } from "./rules/index.ts";
import type { Finding, Place } from "./rules/rule.ts";
import type { Suppressible } from "./suppression.ts";

const MARK = "steward-ignore-next-line";

/** All marks, even misspelled ones, are at least so long. */
const MARK_MIN_CHARACTERS = "stewardignore".length;

/** A comment that begins like the mark, even misspelled: the mark, what stands for the rule, and the reason. */
const SHAPE = /^\/(?:\/|\*+)\s*(steward-?ignore[\w-]*)(?:$|[\s:]+)([^\s:]*)\s*(?::\s*)?(.*)$/is;

/** A comment that asks to suppress a diagnostic. */
interface IgnoreComment {
  readonly span: Span;
  readonly mark: string;
  /** As written; "" where none is. */
  readonly rule: string;
  /** "" where none is. */
  readonly reason: string;
  /** 1-based; the next line that holds more than comments. Undefined at the end of the text. */
  readonly line: number | undefined;
}

/** False of a text in which certainly no comment suppresses anything, as in most. */
export function mayIgnore(text: string): boolean {
  return text.includes(MARK);
}

/** The comments `// steward-ignore-next-line RULE: reason` of a text. */
export interface IgnoreComments {
  /** True where there are none, not even misspelled ones. */
  readonly isEmpty: boolean;
  /** Marks as suppressed what they suppress: each one finding of its rule on its line. */
  suppress(findings: Iterable<Finding>): Iterable<Finding>;
  /** Those that have suppressed nothing. */
  unused(): readonly Finding[];
  /** A diagnostic without its fix where that changes a line that a comment speaks of: it may then speak of another. */
  guard(diagnostic: LocatedDiagnostic): LocatedDiagnostic;
}

export const NO_COMMENTS: IgnoreComments = {
  isEmpty: true,
  suppress: (findings) => findings,
  unused: () => [],
  guard: (diagnostic) => diagnostic,
};

/** See docs/decisions/0015-ignore-comments.md. */
export function readIgnoreComments(parsed: ParsedText, suppressible: Suppressible): IgnoreComments {
  const { text, comments: all } = parsed;
  const written: Span[] = [];
  all.forEach((span, index) => {
    if (mayBeMarked(text, span)) written.push(withoutTail(text, span, all[index + 1]));
  });
  if (written.length === 0) return NO_COMMENTS;
  const rangeOf = createLocator(text);
  const places = createPathFinder(() => parsed.root);
  const lineOf = (offset: number) => rangeOf({ start: offset, end: offset }).start.line;
  /** The line of a value, and that of its key: a comment stands above both. */
  const linesOf = (place: Place): readonly number[] => {
    const parts =
      place.part === "span"
        ? [place.span]
        : [place.part, "key" as const].map((part) => places.spanOf(place.path, part));
    return parts.map(({ start }) => lineOf(start));
  };
  const comments = ignoreCommentsIn(parsed, written, lineOf);
  const targets = new Set(comments.map(({ line }) => line));
  const isOpen = (comment: IgnoreComment) => isWellFormed(comment) && suppressible.rules.has(comment.rule);
  const open = Map.groupBy(comments.filter(isOpen), ({ rule, line }) => `${line} ${rule}`);
  const suppressing = new Set<IgnoreComment>();
  const distrusted = new Set<IgnoreComment>();
  const waitingFor = ({ place, rule }: Finding) =>
    linesOf(place)
      .map((line) => open.get(`${line} ${rule.id}`))
      .find((list) => list !== undefined && list.length > 0);
  const explainUnused = (comment: IgnoreComment) => {
    if (distrusted.has(comment)) return NOT_TRUSTED;
    return isWellFormed(comment) && !isOpen(comment) ? notInFiles(comment) : explainComment(comment);
  };
  return {
    isEmpty: false,
    *suppress(findings) {
      for (const finding of findings) {
        const waiting = finding.suppression === undefined ? waitingFor(finding) : undefined;
        const comment = waiting?.shift();
        if (comment === undefined) {
          yield finding;
        } else if (suppressible.take(finding)) {
          suppressing.add(comment);
          yield { ...finding, suppression: toSuppression(comment, rangeOf) };
        } else {
          distrusted.add(comment);
          waiting?.unshift(comment);
          yield finding;
        }
      }
    },
    unused: () =>
      comments
        .filter((comment) => !suppressing.has(comment))
        .map((comment) => ({ ...toFinding(comment), ...explainUnused(comment) })),
    guard({ fix, ...diagnostic }) {
      const isSafe = fix?.edits.every(({ range: { start, end } }) => {
        // The end of a whole line is the start of the next one, which stays as it is.
        const last = end.column === 1 && end.line > start.line ? end.line - 1 : end.line;
        for (let line = start.line; line <= last; line += 1) if (targets.has(line)) return false;
        return true;
      });
      return fix !== undefined && isSafe === true ? { ...diagnostic, fix } : diagnostic;
    },
  };
}

function mayBeMarked(text: string, span: Span): boolean {
  // Most comments have no word that is so long, and need not be cut out.
  if (!holdsRun(text, span, MARK_MIN_CHARACTERS, NO_WHITESPACE)) return false;
  return /steward-?ignore/i.test(text.slice(span.start, span.end));
}

/** Without the whitespace at its end, where no other comment follows. */
function withoutTail(text: string, { start, end }: Span, next: Span | undefined): Span {
  const isFollowed = next !== undefined && text.slice(end, next.start).trimStart() === "";
  return isFollowed ? { start, end } : { start, end: start + text.slice(start, end).trimEnd().length };
}

function isWellFormed({ mark, rule, reason }: IgnoreComment): boolean {
  return mark === MARK && reason !== "" && isRule(rule);
}

function toSuppression({ span, reason }: IgnoreComment, rangeOf: (span: Span) => Range): Suppression {
  const { line, column } = rangeOf(span).start;
  return { kind: "comment", line, column, reason };
}

function isRule(id: string): boolean {
  return ruleDescriptions.some((rule) => rule.id === id);
}

function ignoreCommentsIn(
  { text, comments }: ParsedText,
  written: readonly Span[],
  lineOf: (offset: number) => number,
): readonly IgnoreComment[] {
  const findContent = createContentFinder(text, comments);
  return written.flatMap((span) => {
    const [, mark, rule = "", reason = ""] = SHAPE.exec(text.slice(span.start, span.end).replace(/\*\/$/, "")) ?? [];
    if (mark === undefined) return [];
    const content = findContent(span.end);
    return [{ span, mark, rule, reason: reason.trim(), line: content === undefined ? undefined : lineOf(content) }];
  });
}

/**
 * Finds the first character that is neither whitespace nor in a comment on the lines after that of an offset. The
 * offsets must not fall, so that each part of a text is looked at once.
 */
function createContentFinder(text: string, comments: readonly Span[]): (offset: number) => number | undefined {
  const lineEnd = /[\r\n]/g;
  let line = 0;
  let at = 0;
  let passed = 0;
  return (offset) => {
    if (line <= offset) {
      lineEnd.lastIndex = offset;
      line = lineEnd.test(text) ? lineEnd.lastIndex : text.length;
    }
    at = Math.max(at, line);
    for (;;) {
      while ((comments[passed]?.end ?? Number.POSITIVE_INFINITY) <= at) passed += 1;
      const comment = comments[passed];
      if (comment !== undefined && comment.start <= at) at = comment.end;
      else if (/\s/.test(text[at] ?? "")) at += 1;
      else return at < text.length ? at : undefined;
    }
  };
}

function toFinding({ span }: IgnoreComment): Pick<Finding, "rule" | "place"> {
  return { rule: unusedIgnore, place: { path: [], part: "span", span } };
}

type Explanation = Pick<Finding, "message" | "advice">;

const NOT_TRUSTED: Explanation = {
  message: "The ignore comment suppresses nothing: it is new in a change from outside the repository.",
  advice: "Fix the finding, or ask someone who may write to the repository to add the comment.",
};

function notInFiles({ rule }: IgnoreComment): Explanation {
  return {
    message: `The ignore comment suppresses nothing: no comment in a file may suppress ${quote(rule)}.`,
    advice:
      'Fix the finding and remove the comment; "inlineIgnores" of the policy lists the rules that comments may suppress.',
  };
}

function explainComment({ mark, rule, reason, line }: IgnoreComment): Explanation {
  if (mark !== MARK) {
    return {
      message: `Unknown comment ${quote(mark)}; it suppresses nothing.`,
      advice: `Write "// ${MARK} RULE: reason".`,
    };
  }
  if (rule === "")
    return { message: "The ignore comment does not name a rule.", advice: `Write "// ${MARK} RULE: reason".` };
  if (!isRule(rule)) {
    const nearest = nearestNames(
      rule,
      ruleDescriptions.map(({ id }) => id),
    );
    return {
      message: `The ignore comment names an unknown rule ${quote(rule)}.`,
      advice:
        nearest.length === 0
          ? "Use the name of the rule in the diagnostic."
          : `Did you mean ${quoteAll(nearest, "or")}?`,
    };
  }
  if (reason === "") {
    return {
      message: `The ignore comment gives no reason, so it does not suppress ${quote(rule)}.`,
      advice: `Write "// ${MARK} ${rule}: reason".`,
    };
  }
  const where = line === undefined ? "there is no line after it" : `line ${line} has no such diagnostic`;
  return {
    message: `The ignore comment for ${quote(rule)} suppresses nothing: ${where}.`,
    advice: "Remove the comment.",
  };
}
