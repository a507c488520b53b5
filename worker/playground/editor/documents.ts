import type { EditorState, TransactionSpec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import type { DocumentName } from "../workspace.ts";

/** The documents of an editor, each with a state and a history of its own; one of them is shown. */
export interface Documents {
  readonly view: EditorView;
  readonly show: (name: DocumentName) => void;
  readonly stateOf: (name: DocumentName) => EditorState;
  readonly change: (name: DocumentName, spec: TransactionSpec) => void;
}

/** Shows the configuration. @param first the states at first. */
export function openDocuments(root: ShadowRoot, first: Readonly<Record<DocumentName, EditorState>>): Documents {
  const hidden = { ...first };
  let shown: DocumentName = "configuration";
  const view = new EditorView({ state: hidden[shown], root, parent: root });
  return {
    view,
    show: (name) => {
      if (name === shown) return;
      hidden[shown] = view.state;
      shown = name;
      view.setState(hidden[name]);
    },
    stateOf: (name) => (name === shown ? view.state : hidden[name]),
    change: (name, spec) => {
      if (name === shown) view.dispatch(spec);
      else hidden[name] = hidden[name].update(spec).state;
    },
  };
}
