/** The editor: one view, and a state for each document, with a history of its own. */

import { isolateHistory } from "@codemirror/commands";
import { type Action, type Diagnostic as Mark, setDiagnostics } from "@codemirror/lint";
import { EditorState, type Text, type TransactionSpec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { type Diagnostic, type Fix, fixTitle, printable, rulePageUrl } from "../../../shared/index.ts";
import type { ShownFile } from "../workspace/question.ts";
import { DOCUMENTS, type DocumentName, forEachDocument, type Place, type Workspace } from "../workspace/workspace.ts";
import { type EditorOptions, extensionsOf } from "./extensions.ts";

/** The texts of all documents at one moment. */
export type Snapshot = Readonly<Record<DocumentName, Text>>;

export interface Editor {
  readonly show: (name: DocumentName) => void;
  readonly snapshot: () => Snapshot;
  /** Puts these texts in the place of what is there, each as a change that can be undone. */
  readonly replace: (texts: Partial<Workspace>) => void;
  /** Marks what was found in the texts of a snapshot. A document that has changed since keeps its marks. */
  readonly mark: (files: readonly ShownFile[], checked: Snapshot) => void;
  /** Shows a place, and moves the cursor there. */
  readonly goTo: (place: Place) => void;
  /** Applies a fix of a document, if its text is the one that was checked. */
  readonly fix: (name: DocumentName, fix: Fix, checked: Snapshot) => void;
}

/**
 * Creates the editor in a shadow root, where its styles need no element, which the policy of the page would refuse.
 *
 * @param workspace the texts at first.
 */
export function createEditor(host: HTMLElement, workspace: Workspace, options: EditorOptions): Editor {
  const around = () => ({ policy: textOf(stateOf("policy").doc), vocabulary: textOf(stateOf("vocabulary").doc) });
  const states = forEachDocument((name) =>
    EditorState.create({ doc: workspace[name], extensions: extensionsOf(name, around, options) }),
  );
  const documents = openDocuments(host.attachShadow({ mode: "open" }), states);
  const { view, show, stateOf } = documents;
  return {
    show,
    snapshot: () => forEachDocument((name) => stateOf(name).doc),
    replace: (newTexts) => {
      for (const { name } of DOCUMENTS) replaceText(documents, name, newTexts[name]);
      options.onChange();
    },
    mark: (files, checked) => {
      for (const { name } of DOCUMENTS) {
        const state = stateOf(name);
        if (state.doc !== checked[name]) continue;
        const found = files.flatMap(({ document, diagnostics }) => (document === name ? diagnostics : []));
        const onFix = (fix: Fix) => options.onFix(name, fix);
        documents.change(name, markFindings(state, found, options.docsUrl, onFix));
      }
    },
    goTo: (place) => {
      show(place.document);
      moveTo(view, place);
    },
    fix: (name, fix, checked) => {
      show(name);
      applyFix(view, fix, checked[name]);
      view.focus();
    },
  };
}

function replaceText({ stateOf, change }: Documents, name: DocumentName, text: string | undefined): void {
  const { doc } = stateOf(name);
  if (text === undefined || text === textOf(doc)) return;
  const changes = { from: 0, to: doc.length, insert: text };
  change(name, { changes, annotations: isolateHistory.of("full") });
}

function moveTo(view: EditorView, { line, column }: Place): void {
  const { doc } = view.state;
  const { number, from, text } = doc.line(Math.min(line, doc.lines));
  // The editor shows a byte order mark, which no column counts.
  const before = number === 1 && text.startsWith("\uFEFF") ? 1 : 0;
  const anchor = from + Math.min(before + column - 1, text.length);
  view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
  view.focus();
}

const texts = new WeakMap<Text, string>();

/** A document as a text, with LF at the ends of lines. It is put together once. */
function textOf(doc: Text): string {
  const text = texts.get(doc) ?? doc.toString();
  texts.set(doc, text);
  return text;
}

/** The texts of a snapshot. */
export function workspaceOf(snapshot: Snapshot): Workspace {
  return forEachDocument((name) => textOf(snapshot[name]));
}

/** The documents of an editor, each with a state and a history of its own; one of them is shown. */
interface Documents {
  readonly view: EditorView;
  readonly show: (name: DocumentName) => void;
  readonly stateOf: (name: DocumentName) => EditorState;
  readonly change: (name: DocumentName, spec: TransactionSpec) => void;
}

/** Shows the configuration. @param first the states at first. */
function openDocuments(root: ShadowRoot, first: Readonly<Record<DocumentName, EditorState>>): Documents {
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

const SEVERITIES = { error: "error", warning: "warning", notice: "info" } as const;

/**
 * Marks what was found in the text that the document has.
 *
 * @param docsUrl what stands before a rule's id in the address of its page.
 * @param onFix called where a fix of this text is chosen.
 */
function markFindings(
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
function applyFix(view: EditorView, fix: Fix, checked: Text): void {
  if (view.state.doc !== checked) return;
  const changes = fix.edits.map(({ range, text }) => ({
    from: range.start.offset,
    to: range.end.offset,
    insert: text,
  }));
  view.dispatch({ changes, annotations: isolateHistory.of("full") });
}
