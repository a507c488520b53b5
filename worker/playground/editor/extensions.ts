/** What the editor of a document can do. */

import { closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { bracketMatching, indentOnInput } from "@codemirror/language";
import { lintKeymap } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import type { Extension } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { DOCUMENTS, type DocumentName } from "../workspace.ts";
import { jsonc } from "./jsonc-mode.ts";
import type { EditorOptions } from "./options.ts";
import { schemaHelp } from "./schema-help.ts";
import { theme } from "./theme.ts";
import { typing } from "./typing.ts";

/** Tab has no meaning of its own: it leaves the editor, and Ctrl-] and Ctrl-[ indent. */
const KEYS = [closeBracketsKeymap, completionKeymap, lintKeymap, searchKeymap, historyKeymap, defaultKeymap].flat();

/** @param vocabulary the text of that document, by whose names the schema is. */
export function extensionsOf(
  name: DocumentName,
  vocabulary: () => string,
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
    schemaHelp(name, vocabulary, help),
    keymap.of(KEYS),
    EditorView.contentAttributes.of({ "aria-label": title, tabindex: "0" }),
    EditorView.updateListener.of(({ docChanged }) => {
      if (docChanged) onChange();
    }),
  ];
}
