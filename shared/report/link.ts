import type { SideName } from "../changes/change.ts";
import { escapeLinkTarget } from "../text/markdown.ts";

/** Where a line of a file can be read, as it is after the change unless `side` says before it; `line` is 1-based. */
export type LinkTo = (path: string, line: number, side?: SideName) => string;

/** The number of a line in Markdown, as a link to it where it is known where that leads. */
export function linkToLine(path: string, line: number, linkTo: LinkTo | undefined): string {
  return linkTo === undefined ? String(line) : `[${line}](${escapeLinkTarget(linkTo(path, line))})`;
}
