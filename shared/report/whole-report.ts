import { escapeLinkTarget, escapeMarkdown } from "../text/markdown.ts";

/** Where all of a report can be read that had to be cut. */
export interface WholeReport {
  /** Its name, after "The full report is in": `the file of the output "report"`. */
  readonly text: string;
  readonly url?: string;
}

/** A sentence of Markdown that says where all is, with a space before it; "" where it is unknown. */
export function pointToWhole(more: WholeReport | undefined): string {
  if (more === undefined) return "";
  const name = escapeMarkdown(more.text);
  return ` The full report is in ${more.url === undefined ? name : `[${name}](${escapeLinkTarget(more.url)})`}.`;
}
