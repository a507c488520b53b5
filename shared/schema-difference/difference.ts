import type { Scalar } from "./type-names.ts";

/** Something that an assistant's published schema and the schema of a vocabulary say in two ways. */
export type SchemaDifference = {
  /**
   * The place in a configuration, as a JSON pointer in which `*` stands for every key or item without a name of its own, and
   * `*[aws]` for such an entry of the type `aws`.
   */
  readonly place: string;
} & (
  | Sides<boolean, "key" | "variant" | "required", string>
  | Sides<boolean, "value", Scalar>
  /** Keys that have no name are taken or not. */
  | Sides<boolean, "other-keys", null>
  /** One side takes these values alone, the other, null, every one of their type. */
  | Sides<readonly Scalar[] | null, "values", null>
  /** The types of which every value is taken. */
  | Sides<readonly string[], "type", null>
  /** The limit by the keyword that is the name; null where a side has none. */
  | Sides<number | null, "bound", string>
);

interface Sides<Side, Kind, Name> {
  readonly kind: Kind;
  readonly name: Name;
  readonly published: Side;
  readonly vocabulary: Side;
}
