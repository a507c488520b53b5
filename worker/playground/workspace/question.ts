/** The questions of the page to the checker, which runs in a web worker, and the answers. All of it is plain data. */

import type { Diagnostic, Effect, Fix, SeverityCounts, SuppressedDiagnostic } from "../../../shared/index.ts";
import type { DocumentName, Place, Workspace } from "./workspace.ts";

export interface Questions {
  readonly check: {
    readonly ask: {
      readonly workspace: Workspace;
      /** The providers and models that somebody opened or closed, by their keys. */
      readonly open: Readonly<Record<string, boolean>>;
    };
    readonly answer: Checked;
  };
  /** The text with every safe fix; undefined where the vocabulary cannot be used. */
  readonly fix: { readonly ask: { readonly workspace: Workspace }; readonly answer: FixedDocument | undefined };
  /** The openings that a fix of the configuration makes, in sentences of `diff`; undefined where they are not known. */
  readonly opened: {
    readonly ask: { readonly workspace: Workspace; readonly fix: Fix };
    readonly answer: readonly string[] | undefined;
  };
  /** The report that a command of the terminal prints in JSON; undefined where the terminal would refuse to. */
  readonly report: {
    readonly ask: { readonly workspace: Workspace; readonly command: ReportCommand };
    readonly answer: string | undefined;
  };
  /** The file before beside the configuration; undefined where there is no file before. */
  readonly sides: { readonly ask: { readonly workspace: Workspace }; readonly answer: SideBySide | undefined };
  /** The job summary of the Action, in GitHub's Markdown; undefined where the vocabulary cannot be used. */
  readonly summary: { readonly ask: { readonly workspace: Workspace }; readonly answer: string | undefined };
  /** The examples of rules and vocabularies, in groups of the menu. */
  readonly examples: { readonly ask: object; readonly answer: readonly ExampleGroup[] };
  /** The documents that show what a rule finds; undefined where there are none. */
  readonly example: { readonly ask: { readonly rule: string }; readonly answer: Workspace | undefined };
  /** The completion at an offset. */
  readonly complete: { readonly ask: PlaceInText; readonly answer: Completion | undefined };
  /** The documentation of what stands at an offset. */
  readonly describe: { readonly ask: PlaceInText; readonly answer: SchemaText | undefined };
}

export type QuestionKind = keyof Questions;

export const REPORT_COMMANDS = ["validate", "resolve", "diff"] as const;

export type ReportCommand = (typeof REPORT_COMMANDS)[number];

/** A place in a document, with the texts of the documents that say whose names its schema has. */
export interface PlaceInText extends Pick<Workspace, "policy" | "vocabulary"> {
  readonly document: DocumentName;
  readonly text: string;
  /** In UTF-16 code units. */
  readonly offset: number;
}

/** A message to the checker, and the one that answers it. */
export interface Asked<Kind extends QuestionKind = QuestionKind> {
  readonly id: number;
  readonly kind: Kind;
  readonly ask: Questions[Kind]["ask"];
}

export type Answered =
  /** The answer is of the kind that was asked. */
  | { readonly id: number; readonly answer: unknown }
  /** This one question failed, for this reason. Others are answered all the same. */
  | { readonly id: number; readonly failure: string };

/** All that is shown of a workspace. */
export interface Checked {
  readonly files: readonly ShownFile[];
  readonly meaning: Meaning;
  readonly changes: Changes;
}

export interface ShownFile {
  /** Undefined for what is about no one document. */
  readonly document: DocumentName | undefined;
  readonly counts: SeverityCounts;
  /** The first ones. */
  readonly diagnostics: readonly Diagnostic[];
  readonly omitted: number;
  /** The first ones that count for nothing. */
  readonly suppressed: readonly SuppressedDiagnostic[];
  readonly omittedSuppressed: number;
}

/** The meaning of the documents together, or those that keep it from being known. */
export type Meaning =
  | { readonly kind: "unknown"; readonly unusable: readonly DocumentName[] }
  | {
      readonly kind: "known";
      readonly providers: readonly ShownProvider[];
      readonly omitted: number;
      /** Ids of those that are disabled and have no settings. */
      readonly idle: readonly string[];
    };

export interface ShownProvider {
  /** By which it is opened and closed. */
  readonly key: string;
  readonly id: string;
  /** Facts about it: its kind, its protocol, its URL. */
  readonly facts: readonly string[];
  /** Undefined where it is closed. */
  readonly inside:
    | { readonly values: readonly ShownValue[]; readonly models: readonly ShownModel[]; readonly omitted: number }
    | undefined;
}

export interface ShownModel {
  readonly key: string;
  readonly id: string;
  readonly facts: readonly string[];
  /** Undefined where it is closed. */
  readonly values: readonly ShownValue[] | undefined;
}

export interface ShownValue {
  readonly field: string;
  /** As JSON; undefined where it is not shown. */
  readonly value: string | undefined;
  readonly from: ShownPlace;
  readonly why: string;
  readonly lost: readonly {
    readonly value: string | undefined;
    readonly from: ShownPlace;
    /** Undefined where it lost by the same rule. */
    readonly why: string | undefined;
  }[];
}

export interface ShownPlace {
  readonly text: string;
  /** Undefined where there is no line of a document. */
  readonly place: Place | undefined;
}

/** The lines of two texts, as far as they differ or something changes at them. */
export interface SideBySide {
  readonly rows: readonly SideRow[];
  /** The number of rows that are not shown. */
  readonly omitted: number;
}

export type SideRow =
  | {
      readonly kind: "line";
      /** Undefined where the line is on the other side alone. */
      readonly before: SideLine | undefined;
      readonly after: SideLine | undefined;
      /** The changes for users that one of these lines decides. */
      readonly changes: readonly LineChange[];
    }
  /** So many lines that are the same on both sides. */
  | { readonly kind: "gap"; readonly count: number };

export interface SideLine {
  /** From 1 on. */
  readonly number: number;
  readonly text: string;
}

interface LineChange {
  /** The title of its effect. */
  readonly effect: string;
  /** Inline Markdown, in which only code spans are markup. */
  readonly text: string;
}

/** Something to begin with, by its title in the menu. */
export type Example = { readonly title: string } & (
  | { readonly kind: "configuration" | "vocabulary"; readonly text: string }
  | { readonly kind: "rule"; readonly rule: string }
);

export interface ExampleGroup {
  readonly label: string;
  readonly examples: readonly Example[];
}

export type Changes =
  | { readonly kind: "none-before" }
  | { readonly kind: "unknown"; readonly unusable: readonly DocumentName[] }
  | {
      readonly kind: "known";
      /** The number of each effect, in a few words. */
      readonly summary: string;
      readonly groups: readonly {
        readonly effect: Effect;
        readonly title: string;
        readonly changes: readonly ShownChange[];
      }[];
      readonly omitted: number;
    };

interface ShownChange {
  /** Inline Markdown, in which only code spans are markup. */
  readonly text: string;
  readonly cause: ShownPlace | undefined;
}

export interface FixedDocument {
  readonly text: string;
  readonly count: number;
  /** The openings compared with what it was, in sentences of `diff`. */
  readonly opens: readonly string[];
}

/** The texts that can be put in the place of the characters between two offsets. */
export interface Completion {
  readonly from: number;
  readonly to: number;
  readonly offers: readonly Offer[];
}

export interface Offer {
  readonly label: string;
  /** The text that is typed: `${…}` and `${}` are stops, as CodeMirror writes them. */
  readonly snippet: string;
  readonly kind: "property" | "value" | "snippet";
  readonly info: string | undefined;
}

export interface SchemaText {
  readonly from: number;
  readonly to: number;
  readonly title: string | undefined;
  /** Inline Markdown, in which only code spans are markup. */
  readonly paragraphs: readonly string[];
}
