import { escapeLinkTarget, escapeMarkdown } from "./escape-markdown.ts";

/** Where all of a report can be read that had to be cut. */
export interface WholeReport {
  /** What it is called, after "All is in": `the file of the output "report"`. */
  readonly text: string;
  readonly url?: string;
}

/** A sentence of Markdown that says where all is, with a blank before it; "" where nobody knows. */
export function pointToWhole(more: WholeReport | undefined): string {
  if (more === undefined) return "";
  const name = escapeMarkdown(more.text);
  return ` All is in ${more.url === undefined ? name : `[${name}](${escapeLinkTarget(more.url)})`}.`;
}
