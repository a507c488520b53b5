import fc from "fast-check";
import { type Draft, draft } from "./arbitrary-drafts.ts";
import { edit, truncate } from "./arbitrary-edits.ts";
import { BUILT_IN, CUSTOM, modelId, protocol, url } from "./arbitrary-entries.ts";
import type { LawSide } from "./reference/law.ts";

/**
 * Pairs of sides with few names, so that they meet: mostly a side and the same after some small edits, as people make them.
 * Made without a look at the schema.
 */

const discoveredModel = fc.record(
  {
    id: modelId,
    name: fc.constantFrom("Found", "Seen"),
    protocol,
    baseUrl: url,
    maxOutputTokens: fc.integer({ min: 1, max: 2 }),
  },
  { requiredKeys: ["id"] },
);
const discovered = fc.dictionary(
  fc.constantFrom(...BUILT_IN, ...CUSTOM),
  fc.uniqueArray(discoveredModel, { maxLength: 3, selector: ({ id }) => id }),
);

const written = ({ layers, policy, vocabulary }: Draft, found: LawSide["discovered"]): Side => ({
  layers: layers.map(({ kind, document, isTruncated }, index) => {
    const text = JSON.stringify(document);
    return { kind, label: `layer ${index}`, text: isTruncated ? text.slice(0, -1) : text };
  }),
  policy,
  vocabulary,
  ...(found === undefined ? {} : { discovered: found }),
});

/** One side as both the code and the law take it. */
export interface Side extends LawSide {
  readonly layers: readonly (LawSide["layers"][number] & { readonly label: string })[];
}

export interface Pair {
  readonly before: Side;
  readonly after: Side;
}

const near = fc.tuple(draft, fc.array(edit, { minLength: 1, maxLength: 3 })).map(([before, edits]) => {
  return { before, after: edits.reduce((side, change) => change(side), before) };
});
const far = fc.record({ before: draft, after: draft });
const unread = fc.tuple(near, truncate, fc.boolean()).map(([{ before, after }, cut, isFirst]) => {
  return isFirst ? { before: cut(before), after } : { before, after: cut(after) };
});

/** A pair as a failed property shows it: without the names of the whole vocabulary. */
function shown({ before, after }: Pair): Pair & fc.WithToStringMethod {
  const described = ({ layers, policy, vocabulary, discovered: found }: Side) => ({
    layers: layers.map(({ kind, text }) => `${kind} ${text}`),
    policy,
    customVariants: Object.keys(vocabulary.customVariants),
    discovered: found,
  });
  const toText = () => JSON.stringify({ before: described(before), after: described(after) }, undefined, 1);
  return { before, after, [fc.toStringMethod]: toText };
}

/** Models are discovered on both sides alike, or supposed on both. */
export const pairOfSides: fc.Arbitrary<Pair> = fc
  .tuple(
    fc.oneof({ weight: 85, arbitrary: near }, { weight: 13, arbitrary: far }, { weight: 2, arbitrary: unread }),
    fc.option(discovered, { freq: 3, nil: undefined }),
    fc.boolean(),
  )
  .map(([{ before, after }, found, isForward]) => {
    const [one, other] = isForward ? [before, after] : [after, before];
    return shown({ before: written(one, found), after: written(other, found) });
  });
