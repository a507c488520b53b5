import type { SchemaHelp } from "./schema-help.ts";

/** What the editor needs of the page. */
export interface EditorOptions {
  /** What stands before a rule's id in the address of its page. */
  readonly docsUrl: string;
  /** Called after every change of a text. */
  readonly onChange: () => void;
  readonly help: SchemaHelp;
}
