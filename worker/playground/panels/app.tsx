import type { Fix } from "../../../shared/index.ts";
import { PRESETS } from "../workspace/presets.ts";
import type {
  Changes as ChangesOf,
  Checked,
  Meaning as MeaningOf,
  ReportCommand,
  ShownFile,
} from "../workspace/question.ts";
import { DOCUMENTS, type DocumentName, type Place } from "../workspace/workspace.ts";
import { Changes } from "./changes.tsx";
import { Findings } from "./findings.tsx";
import { Meaning } from "./meaning.tsx";

/** The state of the page, beside the texts, which the editor has. */
export interface Shown {
  readonly document: DocumentName;
  readonly result: ResultName;
  /** Undefined until the first check has ended. */
  readonly checked: Checked | undefined;
  /** A check runs. */
  readonly isChecking: boolean;
  /** A message on what was just done, or could not be done. */
  readonly message: string;
}

type ResultName = "findings" | "meaning" | "changes";

/** The actions of a person. */
export interface Actions {
  readonly onDocument: (name: DocumentName) => void;
  readonly onResult: (name: ResultName) => void;
  readonly onGoTo: (place: Place) => void;
  readonly onFix: (document: DocumentName, fix: Fix) => void;
  readonly onFixAll: () => void;
  readonly onToggle: (key: string, isOpen: boolean) => void;
  readonly onKeep: () => void;
  readonly onShare: () => void;
  readonly onReport: (command: ReportCommand) => void;
  readonly onVocabulary: (text: string) => void;
}

interface Tab<Name extends string> {
  readonly name: Name;
  readonly text: string;
  /** The number of errors, warnings and the like in it; "" for none. */
  readonly note: string;
}

interface TabsProps<Name extends string> {
  /** The subject of the tabs, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly selected: Name;
  /** The element whose content the tabs choose. */
  readonly controls: string;
  readonly onSelect: (name: Name) => void;
}

/** The tab to which each key goes, from one of so many. */
const KEYS: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Tabs as the ARIA practices describe them: one stop of the tabulator, within which the arrows choose. */
function Tabs<Name extends string>({ label, tabs, selected, controls, onSelect }: TabsProps<Name>) {
  const idOf = (name: Name) => `${controls}-${name}`;
  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ name }) => name === selected);
    const next = tabs[KEYS[event.key]?.(index, tabs.length) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.name);
    document.getElementById(idOf(next.name))?.focus();
  };
  return (
    <div class="tab-list" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ name, text, note }) => (
        <button
          key={name}
          id={idOf(name)}
          type="button"
          role="tab"
          aria-selected={name === selected}
          aria-controls={controls}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
        >
          {text} {note !== "" && <span class="note">{note}</span>}
        </button>
      ))}
    </div>
  );
}

interface AppProps {
  readonly shown: Shown;
  readonly actions: Actions;
  readonly docsUrl: string;
  /** Puts the editor into its place. It is the same function each time, so that the editor stays where it is. */
  readonly placeEditor: (place: Element | null) => void;
}

/** The command of the terminal that says the same. */
const COMMANDS = { findings: "validate", meaning: "resolve", changes: "diff" } as const;

/** The documents beside what is said of them. */
export function App({ shown, actions, docsUrl, placeEditor }: AppProps) {
  return (
    <>
      <Toolbar actions={actions} message={shown.message} />
      <div class="sides">
        <Documents shown={shown} actions={actions} placeEditor={placeEditor} />
        <Results shown={shown} actions={actions} docsUrl={docsUrl} />
      </div>
    </>
  );
}

function Documents({ shown: { document, checked }, actions, placeEditor }: Omit<AppProps, "docsUrl">) {
  return (
    <section aria-label="Documents">
      <Tabs
        label="Documents"
        tabs={DOCUMENTS.map(({ name, title }) => ({ name, text: title, note: noteOf(name, checked) }))}
        selected={document}
        controls="document"
        onSelect={actions.onDocument}
      />
      <div id="document" class="editor" role="tabpanel" aria-labelledby={`document-${document}`} ref={placeEditor} />
    </section>
  );
}

function Results({ shown: { result, checked, isChecking }, actions, docsUrl }: Omit<AppProps, "placeEditor">) {
  return (
    <section aria-label="Results">
      <Tabs
        label="Results"
        tabs={resultTabs(checked)}
        selected={result}
        controls="result"
        onSelect={actions.onResult}
      />
      <div
        key={result}
        id="result"
        class="result"
        role="tabpanel"
        aria-labelledby={`result-${result}`}
        aria-busy={isChecking}
        tabIndex={0}
      >
        {checked !== undefined && <Result result={result} checked={checked} actions={actions} docsUrl={docsUrl} />}
        <p class="actions">
          <button type="button" onClick={() => actions.onReport(COMMANDS[result])}>
            Copy as JSON
          </button>
        </p>
      </div>
    </section>
  );
}

interface ResultProps {
  readonly result: ResultName;
  readonly checked: Checked;
  readonly actions: Actions;
  readonly docsUrl: string;
}

function Result({ result, checked: { files, meaning, changes }, actions, docsUrl }: ResultProps) {
  switch (result) {
    case "findings":
      return <Findings files={files} docsUrl={docsUrl} onGoTo={actions.onGoTo} onFix={actions.onFix} />;
    case "meaning":
      return <Meaning meaning={meaning} onGoTo={actions.onGoTo} onToggle={actions.onToggle} />;
    default:
      return <Changes changes={changes} onGoTo={actions.onGoTo} onKeep={actions.onKeep} />;
  }
}

function resultTabs(checked: Checked | undefined) {
  const findings = checked?.files.reduce((sum, file) => sum + findingsIn(file), 0);
  return [
    { name: "findings", text: "Findings", note: countNote(findings) },
    { name: "meaning", text: "Meaning", note: meaningNote(checked?.meaning) },
    { name: "changes", text: "Changes", note: changesNote(checked?.changes) },
  ] as const;
}

function findingsIn({ diagnostics, omitted }: ShownFile): number {
  return diagnostics.length + omitted;
}

function noteOf(name: DocumentName, checked: Checked | undefined): string {
  const file = checked?.files.find(({ document }) => document === name);
  return countNote(file && findingsIn(file));
}

function countNote(count = 0): string {
  return count === 0 ? "" : String(count);
}

function meaningNote(meaning: MeaningOf | undefined): string {
  return meaning?.kind === "known" ? countNote(meaning.providers.length + meaning.omitted) : "";
}

function changesNote(changes: ChangesOf | undefined): string {
  if (changes?.kind !== "known") return "";
  return countNote(changes.groups.reduce((sum, group) => sum + group.changes.length, changes.omitted));
}

interface ToolbarProps {
  readonly actions: Actions;
  readonly message: string;
}

/** The actions on all documents, and a message on what was just done. */
function Toolbar({ actions: { onFixAll, onShare, onVocabulary }, message }: ToolbarProps) {
  return (
    <div class="toolbar">
      <button type="button" class="primary" onClick={onFixAll}>
        Fix what is safe
      </button>
      <button type="button" onClick={onShare}>
        Copy a link
      </button>
      <Presets onVocabulary={onVocabulary} />
      <p class="status" role="status">
        {message}
      </p>
    </div>
  );
}

/** A menu that changes nothing by itself: whoever uses the arrow keys passes through its choices. */
function Presets({ onVocabulary }: Pick<Actions, "onVocabulary">) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const title = new FormData(event.currentTarget).get("preset");
        const preset = PRESETS.find((one) => one.title === title);
        if (preset !== undefined) onVocabulary(preset.text);
      }}
    >
      <label>
        Vocabulary to begin with{" "}
        <select name="preset">
          {PRESETS.map(({ title }) => (
            <option key={title}>{title}</option>
          ))}
        </select>
      </label>
      <button>Use it</button>
    </form>
  );
}
