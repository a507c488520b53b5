import { type Diagnostic, escapeForComment, type Severity } from "../../shared/index.ts";
import type { Suggestion } from "./suggestion.ts";

export interface ReviewComment {
  readonly diagnostic: Diagnostic;
  readonly suggestion?: Suggestion | undefined;
  /** As `markerOf` gives it. */
  readonly marker: string;
}

const TITLES = { error: "Error", warning: "Warning", notice: "Notice" } as const satisfies Record<Severity, string>;

const GUESS = "The suggestion is a guess: look at it before you apply it.";

/** The body of a review comment in GitHub's Markdown: what is wrong, what to do, and the suggestion where there is one. */
export function formatReviewComment({ diagnostic, suggestion, marker }: ReviewComment): string {
  const { severity, rule, message, advice, fix } = diagnostic;
  const found = `**${TITLES[severity]}** (${escapeForComment(rule)}): ${escapeForComment(message)} ${escapeForComment(advice)}`;
  const blocks = suggestion === undefined ? [] : [suggestionBlock(suggestion)];
  const guess = suggestion === undefined || fix?.safe !== false ? [] : [GUESS];
  return [found, ...guess, ...blocks, marker].join("\n\n");
}

/** In a fence that nothing in it can close. Without a line in it, GitHub suggests to remove the lines. */
function suggestionBlock({ replacement }: Suggestion): string {
  const longestRun = Math.max(0, ...(replacement.match(/`+/g) ?? []).map((run) => run.length));
  const fence = "`".repeat(Math.max(3, longestRun + 1));
  return `${fence}suggestion\n${replacement}${fence}`;
}
