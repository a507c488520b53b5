import type { Fix } from "../../../shared/index.ts";
import type { Checked, ReportCommand } from "../question.ts";
import type { DocumentName, Place } from "../workspace.ts";

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

export type ResultName = "findings" | "meaning" | "changes";

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
