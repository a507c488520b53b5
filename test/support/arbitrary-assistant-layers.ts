import fc from "fast-check";
import type { AssistantLayer } from "../../shared/vocabulary/vocabulary.ts";
import { sentence } from "./arbitrary-field.ts";

/** The layers of an assistant as `docs/vocabulary.md` describes them, the highest first. */
export function assistantLayers(name: fc.Arbitrary<string>): fc.Arbitrary<readonly AssistantLayer[]> {
  const kinds = fc
    .record({ enforced: fc.nat({ max: 2 }), user: fc.integer({ min: 1, max: 2 }), default: fc.nat({ max: 2 }) })
    .map((counts) => [
      ...Array.from({ length: counts.enforced }, () => "enforced" as const),
      ...Array.from({ length: counts.user }, () => "user" as const),
      ...Array.from({ length: counts.default }, () => "default" as const),
    ]);
  return kinds.chain((ordered) =>
    fc
      .tuple(
        fc.uniqueArray(name, { minLength: ordered.length, maxLength: ordered.length }),
        fc.tuple(...ordered.map(() => behaviour)),
      )
      .map(([names, behaviours]) =>
        ordered.map((kind, index) => ({ name: names[index] ?? "", kind, description: "One.", ...behaviours[index] })),
      ),
  );
}

const place = fc.oneof(
  fc.constant({}),
  fc.record({ variable: fc.constantFrom("NORTH_ENFORCED", "_x1") }),
  fc.record({ file: fc.constantFrom("~/.north/providers.jsonc", "C:\\north.json", "größe.json") }),
);

const behaviour = fc
  .tuple(
    place,
    fc.record(
      {
        description: sentence,
        syntax: fc.constantFrom("json", "jsonc"),
        ignores: fc.constantFrom("entry", "layer"),
        setsEnabled: fc.boolean(),
        savesInvalid: fc.boolean(),
      },
      { requiredKeys: ["description"] },
    ),
  )
  .map(([where, said]) => ({ ...where, ...said }));
