/** Marks in a document at what was found there, each with an explanation and a fix. */

import { isolateHistory } from "@codemirror/commands";
import { type Action, type Diagnostic as Mark, setDiagnostics } from "@codemirror/lint";
import type { EditorState, Text, TransactionSpec } from "@codemirror/state";
import type { EditorView } from "@codemirror/view";
import { type Diagnostic, type Fix, fixTitle, printable, rulePageUrl } from "../../../shared/index.ts";

const SEVERITIES = { error: "error", warning: "warning", notice: "info" } as const;

/**
 * Marks what was found in the text that the document has.
 *
 * @param docsUrl what stands before a rule's id in the address of its page.
 * @param onFix called where a fix of this text is chosen.
 */
export function markFindings(
  state: EditorState,
  found: readonly Diagnostic[],
  docsUrl: string,
  onFix: (fix: Fix) => void,
): TransactionSpec {
  const end = state.doc.length;
  const marks = found.flatMap((one): readonly Mark[] => {
    if (one.range === undefined) return [];
    const { start, end: last } = one.range;
    return [
      {
        from: Math.min(start.offset, end),
        to: Math.min(last.offset, end),
        severity: SEVERITIES[one.severity],
        message: printable(one.message),
        renderMessage: () => explain(one, docsUrl),
        actions: one.fix === undefined ? [] : [fixAction(one.fix, state.doc, onFix)],
      },
    ];
  });
  return setDiagnostics(state, marks);
}

/** The explanation of a finding: what is wrong, why it matters, what to do, and the way to the rule. */
function explain({ message, why, advice, rule }: Diagnostic, docsUrl: string): Node {
  const [head, ...rest] = [message, why, advice].map((text) => {
    const paragraph = document.createElement("p");
    paragraph.textContent = printable(text);
    return paragraph;
  });
  const strong = document.createElement("strong");
  strong.append(head?.textContent ?? "");
  const link = document.createElement("a");
  Object.assign(link, { href: rulePageUrl(docsUrl, rule), target: "_blank", rel: "noopener", textContent: rule });
  const all = document.createDocumentFragment();
  all.append(strong, ...rest, link);
  return all;
}

function fixAction(fix: Fix, checked: Text, onFix: (fix: Fix) => void): Action {
  return {
    name: fixTitle(fix),
    apply: (view) => {
      if (view.state.doc === checked) onFix(fix);
    },
  };
}

/** Applies a fix, if the text is the one that it was found for. It is undone like what somebody types. */
export function applyFix(view: EditorView, fix: Fix, checked: Text): void {
  if (view.state.doc !== checked) return;
  const changes = fix.edits.map(({ range, text }) => ({
    from: range.start.offset,
    to: range.end.offset,
    insert: text,
  }));
  view.dispatch({ changes, annotations: isolateHistory.of("full") });
}
