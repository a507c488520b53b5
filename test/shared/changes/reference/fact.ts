/** A thing that a change does. `none` is not stated: it is all else. */
export interface Fact {
  readonly effect: "opens" | "breaks" | "moves" | "changes";
  /** Null where it concerns all. */
  readonly provider: string | null;
  /** Null where it concerns the provider. */
  readonly model: string | null;
  /** The words of the law by which it holds. */
  readonly because: string;
}
