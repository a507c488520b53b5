/** The abilities of the editor of a document. */

import { closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { lintKeymap } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { type Extension, Prec } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import type { Fix } from "../../../shared/index.ts";
import { DOCUMENTS, type DocumentName, type Workspace } from "../workspace/workspace.ts";
import { jsonc } from "./jsonc-mode.ts";
import { type SchemaHelp, schemaHelp } from "./schema-help.ts";

/** The parts of the page that the editor needs. */
export interface EditorOptions {
  /** The beginning of the address of a rule's page, before the rule's id. */
  readonly docsUrl: string;
  /** Called after every change of a text. */
  readonly onChange: () => void;
  /** Called where a fix of the marked text is chosen. */
  readonly onFix: (name: DocumentName, fix: Fix) => void;
  readonly help: SchemaHelp;
}

/** Tab has no meaning of its own: it leaves the editor, and Ctrl-] and Ctrl-[ indent. */
const KEYS = [closeBracketsKeymap, completionKeymap, lintKeymap, searchKeymap, historyKeymap, defaultKeymap].flat();

/** @param around gives the texts of the documents that say whose names the schema has. */
export function extensionsOf(
  name: DocumentName,
  around: () => Pick<Workspace, "policy" | "vocabulary">,
  { onChange, help }: Pick<EditorOptions, "onChange" | "help">,
): Extension {
  const title = DOCUMENTS.find((one) => one.name === name)?.title ?? name;
  return [
    lineNumbers(),
    highlightActiveLineGutter(),
    highlightActiveLine(),
    highlightSpecialChars(),
    highlightSelectionMatches(),
    drawSelection(),
    history(),
    indentOnInput(),
    bracketMatching(),
    closeBrackets(),
    jsonc,
    theme,
    typing,
    schemaHelp(name, around, help),
    keymap.of(KEYS),
    EditorView.contentAttributes.of({ "aria-label": title, tabindex: "0" }),
    EditorView.updateListener.of(({ docChanged }) => {
      if (docChanged) onChange();
    }),
  ];
}

/**
 * Types over a selection without the browser, which would give the new text the colors of the old one by inline styles. The
 * policy of the page refuses these, and the browser would say so for each.
 */
const typing: Extension = Prec.lowest(
  EditorView.domEventHandlers({
    beforeinput: (event, view) => {
      const { data: text, inputType } = event;
      const { empty, from, to } = view.state.selection.main;
      if (inputType !== "insertText" || text === null || empty || view.composing) return false;
      event.preventDefault();
      const insert = () => view.state.update(view.state.replaceSelection(text), { userEvent: "input.type" });
      const handlers = view.state.facet(EditorView.inputHandler);
      if (!handlers.some((handle) => handle(view, from, to, text, insert))) view.dispatch(insert());
      return true;
    },
  }),
);

/** A line below what is marked: its own color, and no picture, which the policy of the page would refuse. */
function underline(color: string) {
  return { backgroundImage: "none", textDecoration: `underline wavy ${color}`, textDecorationSkipInk: "none" };
}

/** The colors are those of the page. */
const theme = EditorView.theme({
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
