import type { Runner } from "../runner.ts";

/** The part of GitHub's runner that the Action of exports works with. */
export interface ExportRunner extends Runner {
  /** Has the runner show a text as stars wherever it would be in the log. */
  readonly setSecret: (secret: string) => void;
  readonly once: (signal: "SIGINT", listener: () => void) => unknown;
}
