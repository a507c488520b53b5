import type { LocatedDiagnostic } from "../report/diagnostic.ts";
import { allTokens, commentsIn } from "./comments.ts";
import { nearestNames } from "./did-you-mean.ts";
import { createLocator, type Span } from "./locate.ts";
import type { ParsedText } from "./node.ts";
import { unusedIgnore } from "./rules/comment-rules.ts";
import { ruleDescriptions } from "./rules/index.ts";
import type { Finding } from "./rules/rule.ts";
import { quote, quoteAll } from "./wording.ts";

const MARK = "steward-ignore-next-line";

/** The mark, what stands for the rule, and the reason. */
const SHAPE = /^\/[/*]\s*steward-ignore-next-line(?:$|[\s:]+)([^\s:]*)\s*(?::\s*)?([^]*?)\s*(?:\*\/)?$/;

/** A comment that asks to silence a diagnostic. */
interface IgnoreComment {
  readonly span: Span;
  /** As written; "" where none is. */
  readonly rule: string;
  readonly hasReason: boolean;
  /** 1-based; the next line that holds more than comments. Undefined at the end of the text. */
  readonly line: number | undefined;
}

export interface HeededDiagnostics {
  readonly diagnostics: readonly LocatedDiagnostic[];
  readonly unused: readonly Finding[];
}

/**
 * Leaves out what the comments `// steward-ignore-next-line RULE: reason` silence: each one diagnostic of its rule, the
 * first on its line that no other comment silences.
 *
 * @param isComplete false where some diagnostics are not listed, so that it cannot be told what a comment silences.
 */
export function heedIgnoreComments(
  diagnostics: readonly LocatedDiagnostic[],
  parsed: ParsedText,
  isComplete: boolean,
): HeededDiagnostics {
  if (!parsed.text.includes(MARK)) return { diagnostics, unused: [] };
  const comments = ignoreCommentsIn(parsed.text);
  const open = Map.groupBy(comments.filter(isWellFormed), ({ rule, line }) => `${line} ${rule}`);
  const silenced = new Set<IgnoreComment>();
  const kept = diagnostics.filter(({ rule, range }) => {
    const comment = open.get(`${range.start.line} ${rule}`)?.shift();
    if (comment !== undefined) silenced.add(comment);
    return comment === undefined;
  });
  const unused = comments.filter((comment) => !silenced.has(comment) && (isComplete || !isWellFormed(comment)));
  return { diagnostics: kept, unused: unused.map(toFinding) };
}

function isWellFormed({ rule, hasReason }: IgnoreComment): boolean {
  return hasReason && isRule(rule);
}

function isRule(id: string): boolean {
  return ruleDescriptions.some((rule) => rule.id === id);
}

function ignoreCommentsIn(text: string): readonly IgnoreComment[] {
  const tokens = allTokens(text);
  const rangeOf = createLocator(text);
  const lineOf = (offset: number) => rangeOf({ start: offset, end: offset }).start.line;
  const linesOfTokens = tokens.filter(({ kind }) => kind !== "end of file").map(({ start }) => lineOf(start));
  let next = 0;
  return commentsIn(text, tokens).flatMap((span) => {
    const [comment, rule = "", reason = ""] = SHAPE.exec(text.slice(span.start, span.end)) ?? [];
    if (comment === undefined) return [];
    const last = lineOf(span.end);
    while ((linesOfTokens[next] ?? Number.POSITIVE_INFINITY) <= last) next += 1;
    return [{ span, rule, hasReason: reason !== "", line: linesOfTokens[next] }];
  });
}

function toFinding({ span, rule, hasReason, line }: IgnoreComment): Finding {
  return { rule: unusedIgnore, place: { path: [], span }, ...explain(rule, hasReason, line) };
}

function explain(rule: string, hasReason: boolean, line: number | undefined): Pick<Finding, "message" | "advice"> {
  if (rule === "") return { message: "The ignore comment names no rule.", advice: `Write "// ${MARK} RULE: reason".` };
  if (!isRule(rule)) {
    const nearest = nearestNames(
      rule,
      ruleDescriptions.map(({ id }) => id),
    );
    return {
      message: `The ignore comment names ${quote(rule)}, which is no rule.`,
      advice:
        nearest.length === 0 ? "Name the rule as the diagnostic does." : `Did you mean ${quoteAll(nearest, "or")}?`,
    };
  }
  if (!hasReason) {
    return {
      message: `The ignore comment gives no reason, and so does not silence ${quote(rule)}.`,
      advice: `Write "// ${MARK} ${rule}: reason".`,
    };
  }
  const where = line === undefined ? "no line follows it" : `line ${line} has no such diagnostic`;
  return {
    message: `The ignore comment for ${quote(rule)} silences nothing: ${where}.`,
    advice: "Remove the comment.",
  };
}
