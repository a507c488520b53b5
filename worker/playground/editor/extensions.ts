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
import { DOCUMENTS, type DocumentName, type Workspace } from "../workspace.ts";
import { jsonc } from "./jsonc-mode.ts";
import { type SchemaHelp, schemaHelp } from "./schema-help.ts";
import { theme } from "./theme.ts";

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
