/** What the Worker of the bench answers with. */

export interface Writes {
  readonly milliseconds: number;
}

export interface PruningRun {
  /** How many entries it removed. */
  readonly entries: number;
  readonly milliseconds: number;
}
