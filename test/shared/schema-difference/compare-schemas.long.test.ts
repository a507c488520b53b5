import { expect, test } from "vitest";
import { buildSchema } from "../../../shared/index.ts";
import { compareSchemas } from "../../../shared/schema-difference/compare-schemas.ts";
import { PRESETS } from "../../../shared/vocabulary/presets.ts";
import { chosen } from "../../support/size.ts";
import { changesOf } from "./schema-changes.ts";
import { inlined, plain } from "./schema-writings.ts";

test.each(Object.entries(PRESETS))("each change of the schema of %s is found at its place", (_, vocabulary) => {
  const own = plain(buildSchema(vocabulary));
  const changes = changesOf(inlined(own));
  expect(changes.length).toBeGreaterThan(500);
  for (const { change, expected } of chosen(changes, 150)) {
    const { place, kind, name, sides } = expected;
    const difference = { place, kind, name, published: sides[1], vocabulary: sides[0] };
    expect(compareSchemas(change(), own)).toEqual({ ok: true, value: [difference] });
  }
});
