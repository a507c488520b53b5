import type { ErrorObject } from "ajv";
import type { Schema } from "../schema/schema.ts";
import type { GuessBudget } from "../text/did-you-mean.ts";
import type { Json, Path } from "../text/json.ts";
import type { Vocabulary } from "../vocabulary/vocabulary.ts";

/** All that a validator says of one value. */
export interface ValueErrors {
  readonly errors: readonly ErrorObject[];
  readonly path: Path;
  readonly value: Json | undefined;
  /** The part of the schema that speaks about the value. */
  readonly schema: Schema;
  readonly root: Schema;
  readonly vocabulary: Vocabulary;
  /** For the guesses at what was meant. */
  readonly budget: GuessBudget;
}
