/** The figures of the floor: pages read, their entries packed and put, and both read once more. */
export interface Floor {
  readonly milliseconds: number;
  readonly entries: number;
  /** Bytes of the lines, line ends included. */
  readonly rawBytes: number;
  readonly packedBytes: number;
}

/** The fields of a job's record that the bench looks at. */
export interface Status {
  readonly state: string;
  readonly entries: number;
  readonly lastRunTime: number | null;
  readonly lastError: { readonly message: string } | null;
  /** The comparison after the run: when it came to its end, and how many entries it compared. */
  readonly findings: {
    readonly time: number | null;
    readonly entries: number;
    readonly failure: { readonly message: string } | null;
  };
}
