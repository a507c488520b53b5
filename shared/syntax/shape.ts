/** The form of the values at a place in a format, as far as it helps to tell where a bracket is missing. */
export interface Shape {
  /** Undefined where the format leaves it open. */
  readonly kind: ValueKind | undefined;
  /** The fit of a key in an object: by name, among names that are free, or none. */
  fitOf(key: string): KeyFit;
  /** The shape of the value under a key, or without one of an array's items. */
  childOf(key?: string): Shape;
}

export type ValueKind = "object" | "array" | "scalar";

export type KeyFit = "named" | "free" | "unknown";

/** The shape of a value that can be anything. */
export const ANY_SHAPE: Shape = { kind: undefined, fitOf: () => "named", childOf: () => ANY_SHAPE };
