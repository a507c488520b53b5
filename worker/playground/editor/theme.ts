import { EditorView } from "@codemirror/view";

/** A line below what is marked: its own color, and no picture, which the policy of the page would refuse. */
function underline(color: string) {
  return { backgroundImage: "none", textDecoration: `underline wavy ${color}`, textDecorationSkipInk: "none" };
}

/** The colors are those of the page. */
export const theme = EditorView.theme({
  "&": { height: "100%", color: "var(--text)", backgroundColor: "var(--ground)", fontSize: "0.875rem" },
  "&.cm-focused": { outline: "none" },
  ".cm-scroller": { fontFamily: "ui-monospace, monospace", lineHeight: "1.5" },
  ".cm-content": { caretColor: "var(--text)" },
  ".cm-cursor": { borderLeftColor: "var(--text)" },
  ".cm-gutters": { color: "var(--quiet)", backgroundColor: "var(--raised)", border: "none" },
  ".cm-activeLine, .cm-activeLineGutter": { backgroundColor: "var(--code-line)" },
  "& .cm-selectionBackground, &.cm-focused .cm-selectionBackground": { background: "var(--code-selection) !important" },
  "&.cm-focused .cm-matchingBracket": { backgroundColor: "var(--code-selection)" },
  ".cm-lintRange-error": underline("var(--danger)"),
  ".cm-lintRange-warning": underline("var(--warning)"),
  ".cm-lintRange-info": underline("var(--link)"),
  ".cm-lintPoint-error::after": { borderBottomColor: "var(--danger)" },
  ".cm-lintPoint-warning::after": { borderBottomColor: "var(--warning)" },
  ".cm-lintPoint-info::after": { borderBottomColor: "var(--link)" },
  ".cm-lintRange-active": { backgroundColor: "var(--code-selection)" },
  ".cm-tooltip": {
    color: "var(--text)",
    backgroundColor: "var(--raised)",
    border: "1px solid var(--line)",
    maxWidth: "32rem",
  },
  ".cm-tooltip p": { margin: "0 0 0.25rem" },
  ".cm-tooltip a": { color: "var(--link)" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    color: "#ffffff",
    backgroundColor: "var(--primary)",
  },
  ".cm-tooltip-help": { padding: "0.5rem 0.75rem" },
  ".cm-completionInfo": { whiteSpace: "normal" },
  ".cm-diagnosticAction": {
    color: "var(--text)",
    backgroundColor: "var(--ground)",
    border: "1px solid var(--control)",
    borderRadius: "0.25rem",
    padding: "0.125rem 0.5rem",
    margin: "0.25rem 0.5rem 0 0",
    font: "inherit",
  },
  ".cm-panels": { color: "var(--text)", backgroundColor: "var(--raised)" },
  ".cm-panel a": { color: "var(--link)" },
  "& .cm-panel.cm-panel-lint ul [aria-selected], & .cm-panel.cm-panel-lint ul:focus [aria-selected]": {
    color: "var(--text)",
    backgroundColor: "var(--code-selection)",
  },
  // A finding with its explanation, and the beginning of the next one.
  ".cm-panel.cm-panel-lint ul": { maxHeight: "14rem" },
  ".cm-diagnosticText a": { marginRight: "0.5rem" },
  ".cm-panel.cm-search label, .cm-textfield, .cm-button": { fontSize: "0.8125rem" },
  ".cm-textfield": { backgroundColor: "var(--ground)", border: "1px solid var(--control)" },
  ".cm-button": { backgroundImage: "none", backgroundColor: "var(--ground)", border: "1px solid var(--control)" },
});
