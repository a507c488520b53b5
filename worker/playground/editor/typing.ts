import { type Extension, Prec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * Types over a selection without the browser, which would give the new text the colors of the old one by inline styles. The
 * policy of the page refuses these, and the browser would say so for each.
 */
export const typing: Extension = Prec.lowest(
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
