/** The JSON Schema of a list of changes for programs, checked against the types that it describes. */

import { type Cause, CHANGE_KINDS, type Change, EFFECTS } from "../changes/change.ts";
import {
  ANY_JSON,
  anyOf,
  described,
  named,
  orNull,
  recordOf,
  TEXT,
  type WireSchema,
  withOptional,
  wordOf,
} from "../schema/wire-schema.ts";
import { LINE_POSITION, ORIGIN_PLACE } from "./catalog-schema.ts";

const CAUSE: WireSchema<Cause> = named(
  "Cause",
  recordOf({
    side: wordOf(["before", "after"]),
    place: anyOf(
      ORIGIN_PLACE,
      withOptional(recordOf({ kind: wordOf(["policy"]), pointer: TEXT }), { label: TEXT, position: LINE_POSITION }),
    ),
  }),
);

export const CHANGE: WireSchema<Change> = named(
  "Change",
  recordOf({
    effect: wordOf(EFFECTS),
    kind: wordOf(CHANGE_KINDS),
    provider: described(orNull(TEXT), "The provider's id; null where it concerns all of them."),
    model: described(orNull(TEXT), "The model's id; null where it concerns the provider."),
    setting: described(
      orNull(TEXT),
      "The setting that is another, by its path below the provider, the model or the policy; null where it is not one.",
    ),
    before: described(ANY_JSON, "Null where there was nothing."),
    after: described(ANY_JSON, "Null where there is nothing."),
    cause: described(orNull(CAUSE), "The value that decides; null where none is stated."),
    text: described(TEXT, "One sentence of inline Markdown that reads as plain text, too."),
  }),
);
