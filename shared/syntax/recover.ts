import { withoutDoubtfulFixes } from "./doubtful-fixes.ts";
import { unexpected } from "./element-mistakes.ts";
import type { Node, ParsedText } from "./node.ts";
import { parseValue } from "./recover-values.ts";
import {
  findStep,
  type Recovery,
  reportAlone,
  reportAndStop,
  reportMistake,
  reportOutOfStep,
  startRecovery,
  stopReading,
} from "./recovery.ts";
import { readRepairedTokens } from "./repaired-tokens.ts";
import { ANY_SHAPE, type Shape } from "./shape.ts";
import { emptyFile, notJson, secondDocument, textAfterDocument, unclosedComment } from "./syntax-mistakes.ts";

/**
 * Reads JSON with comments and trailing commas, and what is nearly that: values, their places, keys that are duplicate or
 * unsafe, every syntax mistake, each once, and what it damages. After a mistake it goes on where the text makes sense
 * again. It can read every text; `parse` asks it for those that `readStrict` cannot.
 * See docs/decisions/0001-one-parser.md and docs/decisions/0003-cheapest-repair.md.
 *
 * @param shape of what the text is meant to hold, which tells where brackets are missing.
 */
export function recover(text: string, shape: Shape = ANY_SHAPE): ParsedText {
  const repaired = readRepairedTokens(text, shape);
  const state = startRecovery(text, repaired);
  const parsed = parseDocument(state);
  const root = parsed ?? { kind: "scalar", start: 0, end: text.length, value: null };
  const certain = withoutDoubtfulFixes(state.found, root, shape);
  const { unreadFrom } = state;
  const unread = unreadFrom === undefined ? undefined : { start: unreadFrom, end: text.length };
  return {
    text,
    value: parsed?.value,
    root,
    mistakes: certain.mistakes,
    duplicateKeys: state.duplicateKeys,
    unsafeKeys: state.unsafeKeys,
    comments: unread === undefined ? repaired.comments : repaired.comments.filter(({ start }) => start < unread.start),
    damaged: [...state.damaged, ...certain.damaged],
    ...(unread && { unread }),
  };
}

function parseDocument(state: Recovery): Node | undefined {
  checkStart(state);
  const node = parseValue(state);
  checkEnd(state, node);
  findStep(state);
  return node;
}

function checkStart(state: Recovery): void {
  const { token, found, text } = state;
  if (token.kind === "end of file" && token.fault === undefined && found.every(({ fix }) => fix !== undefined))
    reportMistake(state, emptyFile(text.length));
  if (token.kind === "unknown") reportAlone(state, notJson(token));
}

function checkEnd(state: Recovery, node: Node | undefined): void {
  const { token } = state;
  if (token.kind === ":" || (node === undefined && token.kind !== "end of file")) {
    reportOutOfStep(state, unexpected(token));
    stopReading(state, token.start);
  } else if (token.kind === "{" || token.kind === "[") {
    reportAlone(state, secondDocument(token));
  } else if (token.kind !== "end of file") {
    reportAndStop(state, textAfterDocument(token));
  }
  if (state.token.fault === "unclosed comment") reportAndStop(state, unclosedComment(state.token));
}
