import fc from "fast-check";
import { documentOf } from "./arbitrary-drafts.ts";
import { entry, placed } from "./arbitrary-entries.ts";
import type { LawConfiguration } from "./reference/repository.ts";
import { type Pair, pairOfSides, type Side } from "./sides.ts";

/** The input of both the code and the law: the settings of both sides, and the configurations that they govern. */
export interface Repository extends Pair {
  readonly configurations: readonly LawConfiguration[];
  readonly isComplete: boolean;
}

const text = (document: object) => JSON.stringify(document);
const document = documentOf(3, 1);

/** A configuration that is the same on both sides, an edited one, a new one and a deleted one. */
const texts = fc.oneof(
  { weight: 4, arbitrary: document.map((one) => ({ before: text(one), after: text(one) })) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(document, entry)
      .map(([one, setting]) => ({ before: text(one), after: text(placed(one, setting)) })),
  },
  { weight: 2, arbitrary: document.map((one) => ({ before: undefined, after: text(one) })) },
  { weight: 2, arbitrary: document.map((one) => ({ before: text(one), after: undefined })) },
  { weight: 1, arbitrary: document.map((one) => ({ before: text(one), after: text(one).slice(0, -1) })) },
);

const configurations = fc
  .array(texts, { maxLength: 3 })
  .map((all) => all.map((one, index): LawConfiguration => ({ path: `${index}/providers.json`, ...one })));

const withoutUsers = (side: Side): Side => ({ ...side, layers: side.layers.filter(({ kind }) => kind !== "user") });

export const repository: fc.Arbitrary<Repository> = fc
  .tuple(pairOfSides, configurations, fc.oneof({ weight: 9, arbitrary: fc.constant(true) }, fc.constant(false)))
  .map(([{ before, after }, all, isComplete]) => ({
    before: withoutUsers(before),
    after: withoutUsers(after),
    configurations: all,
    isComplete,
  }));
