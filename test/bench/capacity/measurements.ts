/** The answers of the bench's Worker. */

export interface Writes {
  readonly milliseconds: number;
}

export interface PruningRun {
  /** The number of entries that it removed. */
  readonly entries: number;
  readonly milliseconds: number;
}
