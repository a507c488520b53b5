/**
 * The part of GitHub's runner that the Action works with. `main.ts` binds it to `@actions/core`, so that nothing else depends
 * on the process that the Action runs in. See docs/decisions/0137-processes-as-values.md.
 */
export interface Runner {
  /** The variables that say what happened, and where to write. */
  readonly environment: NodeJS.ProcessEnv;
  /** The folder in which the step started. */
  readonly folder: string;
  /** Gives an input's text by its name, without white space around it, or "". */
  readonly getInput: (name: string) => string;
  /** Writes text to the log as it is. */
  readonly write: (text: string) => void;
  /** Writes one line to the log. */
  readonly info: (line: string) => void;
  /** Writes an error to the log, which the runner shows as an annotation of the step. */
  readonly reportError: (message: string, title?: string) => void;
  /** Writes to the log where debug logging is on. */
  readonly debug: (text: string) => void;
  readonly setOutput: (name: string, value: string | number | boolean) => void;
  readonly wait: (seconds: number) => Promise<void>;
  /** Sends requests to GitHub's API. Undefined for the client's own way. */
  readonly fetch?: typeof fetch;
}

/** The exit code of a step's process. */
export type StepExit = 0 | 1;
