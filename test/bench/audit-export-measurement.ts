/** What the floor came to: pages read, and their entries packed and put. */
export interface Floor {
  readonly milliseconds: number;
  readonly entries: number;
  /** Bytes of the lines, line ends included. */
  readonly rawBytes: number;
  readonly packedBytes: number;
}

/** What is looked at of how a job stands. */
export interface Status {
  readonly state: string;
  readonly entries: number;
  readonly caughtUpTime: number | null;
  readonly lastRunTime: number | null;
  readonly lastError: { readonly message: string } | null;
}
