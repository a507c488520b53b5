import type { SideName } from "../changes/change.ts";

/** Where a line of a file can be read, as it is after the change unless `side` says before it; `line` is 1-based. */
export type LinkTo = (path: string, line: number, side?: SideName) => string;
