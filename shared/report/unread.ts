import { printable } from "../text/printable.ts";

/** A file that could not be read, and so was not checked. */
export interface UnreadFile {
  /** Untrusted, as given by the caller or by GitHub. */
  readonly path: string;
  /** In whole sentences, with what to do about it. */
  readonly reason: string;
}

/** Says, in printable text, which file could not be read and why. */
export function describeUnread({ path, reason }: UnreadFile): string {
  return `Could not read "${printable(path)}". ${printable(reason)}`;
}
