import type { Fix } from "../../../shared/index.ts";
import type {
  Changes as ChangesOf,
  Checked,
  Example,
  ExampleGroup,
  Meaning as MeaningOf,
  ReportCommand,
  ShownFile,
  SideBySide,
} from "../workspace/question.ts";
import { DOCUMENTS, type DocumentName, type Place } from "../workspace/workspace.ts";
import { Changes } from "./changes.tsx";
import { Findings } from "./findings.tsx";
import { Meaning } from "./meaning.tsx";
import { Sides } from "./sides.tsx";
import { Summary } from "./summary.tsx";
import { Tabs } from "./tabs.tsx";
import { Toolbar } from "./toolbar.tsx";

/** The state of the page, beside the texts, which the editor has. */
export interface Shown {
  readonly document: DocumentName;
  readonly result: ResultName;
  /** Undefined until the first check has ended. */
  readonly checked: Checked | undefined;
  /** The two files side by side, while the changes are shown; undefined where there is no file before. */
  readonly sides: SideBySide | undefined;
  /** The summary of the Action, while it is shown. */
  readonly summary: string | undefined;
  /** The menu of examples, which grows once the checker has answered. */
  readonly examples: readonly ExampleGroup[];
  /** A check runs. */
  readonly isChecking: boolean;
  /** A message on what was just done, or could not be done. */
  readonly message: string;
}

export type ResultName = "findings" | "meaning" | "changes" | "summary";

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
  readonly onCopySummary: () => void;
  readonly onExample: (example: Example) => void;
  /** Puts files into their tabs: one whose name is none of theirs, into the tab that is given. */
  readonly onFiles: (files: readonly File[], to: DocumentName) => void;
}

interface AppProps {
  readonly shown: Shown;
  readonly actions: Actions;
  readonly docsUrl: string;
  /** Puts the editor into its place. It is the same function each time, so that the editor stays where it is. */
  readonly placeEditor: (place: Element | null) => void;
}

/** The command of the terminal that says the same; of what the Action alone says, there is none. */
const COMMANDS: Readonly<Record<ResultName, ReportCommand | undefined>> = {
  findings: "validate",
  meaning: "resolve",
  changes: "diff",
  summary: undefined,
};

/** The documents beside what is said of them. */
export function App({ shown, actions, docsUrl, placeEditor }: AppProps) {
  return (
    <>
      <Toolbar
        examples={shown.examples}
        message={shown.message}
        onFixAll={actions.onFixAll}
        onShare={actions.onShare}
        onFiles={(files) => actions.onFiles(files, shown.document)}
        onExample={actions.onExample}
      />
      <div class="sides">
        <Documents shown={shown} actions={actions} placeEditor={placeEditor} />
        <Results shown={shown} actions={actions} docsUrl={docsUrl} />
      </div>
      {shown.result === "changes" && shown.sides !== undefined && <Sides sides={shown.sides} />}
    </>
  );
}

function Documents({ shown: { document, checked }, actions, placeEditor }: Omit<AppProps, "docsUrl">) {
  return (
    <section
      aria-label="Documents"
      onDragOverCapture={allowFiles}
      onDropCapture={(event) => takeFiles(event, document, actions.onFiles)}
    >
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

/** Text that is dragged is left to the editor. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes("Files") === true;
}

function allowFiles(event: DragEvent): void {
  if (hasFiles(event)) event.preventDefault();
}

/** Takes what is dropped on a tab into that, and else into the shown one. */
function takeFiles(event: DragEvent, shown: DocumentName, onFiles: Actions["onFiles"]): void {
  if (!hasFiles(event)) return;
  event.preventDefault();
  // The editor would insert them.
  event.stopPropagation();
  const tab = event.target instanceof Element ? event.target.closest("[role=tab]") : null;
  const to = DOCUMENTS.find(({ name }) => tab?.id === `document-${name}`)?.name;
  onFiles(Array.from(event.dataTransfer?.files ?? []), to ?? shown);
}

function Results({ shown, actions, docsUrl }: Omit<AppProps, "placeEditor">) {
  const { result, checked, isChecking } = shown;
  const command = COMMANDS[result];
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
        {checked === undefined ? (
          <Loading />
        ) : (
          <Result shown={shown} checked={checked} actions={actions} docsUrl={docsUrl} />
        )}
        <p class="actions">
          {command === undefined ? (
            <button type="button" onClick={actions.onCopySummary}>
              Copy as Markdown
            </button>
          ) : (
            <button type="button" onClick={() => actions.onReport(command)}>
              Copy as JSON
            </button>
          )}
        </p>
      </div>
    </section>
  );
}

/** Where the results will stand, while the program of the check is loaded. */
function Loading() {
  return (
    <div class="loading">
      <p>The check is being loaded …</p>
    </div>
  );
}

interface ResultProps {
  readonly shown: Pick<Shown, "result" | "summary">;
  readonly checked: Checked;
  readonly actions: Actions;
  readonly docsUrl: string;
}

function Result({ shown: { result, summary }, checked: { files, meaning, changes }, actions, docsUrl }: ResultProps) {
  switch (result) {
    case "findings":
      return <Findings files={files} docsUrl={docsUrl} onGoTo={actions.onGoTo} onFix={actions.onFix} />;
    case "meaning":
      return <Meaning meaning={meaning} onGoTo={actions.onGoTo} onToggle={actions.onToggle} />;
    case "summary":
      return <Summary summary={summary} />;
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
    { name: "summary", text: "Pull request", note: "" },
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
