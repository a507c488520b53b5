import type { Fix } from "../../../shared/index.ts";
import type { DocumentName } from "../workspace.ts";
import type { SchemaHelp } from "./schema-help.ts";

/** What the editor needs of the page. */
export interface EditorOptions {
  /** What stands before a rule's id in the address of its page. */
  readonly docsUrl: string;
  /** Called after every change of a text. */
  readonly onChange: () => void;
  /** Called where a fix of the marked text is chosen. */
  readonly onFix: (name: DocumentName, fix: Fix) => void;
  readonly help: SchemaHelp;
}
