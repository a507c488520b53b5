import fc from "fast-check";
import { expect, test } from "vitest";
import { compareRepository, type RepositoryComparison } from "../../../shared/changes/compare-repository.ts";
import { sized } from "../../support/size.ts";
import { statementsOf } from "./agreement.ts";
import { judgeRepository, type RepositoryVerdict } from "./reference/repository.ts";
import { repository } from "./repositories.ts";

/** Each part's facts as a set; of a part that could not be read, nothing is known. */
function ofLaw({ parts, widens }: RepositoryVerdict) {
  return { widens, parts: parts.map((part) => saidOf(part.path, part.facts, part.widens)) };
}

function ofAnswer({ settings, configurations, widens }: RepositoryComparison) {
  const parts = [{ path: null, ...settings }, ...configurations];
  return { widens, parts: parts.map((part) => saidOf(part.path, part.changes, part.widens)) };
}

function saidOf(path: string | null, facts: Parameters<typeof statementsOf>[0], widens: boolean | undefined) {
  return { path, widens, facts: widens === undefined ? [] : statementsOf(facts) };
}

/** Everything by which a part may be told apart. */
const CLASSES = [
  "settings that open by themselves",
  "a layer or a vocabulary that is judged alone",
  "a configuration that is the same, and what changes for it",
  "a new configuration that opens",
  "a deleted configuration that breaks",
  "a deleted configuration that opens",
  "a configuration that could not be read",
  "a listing that is not complete",
] as const;

function classesOf(given: Parameters<typeof judgeRepository>[0], verdict: RepositoryVerdict): readonly string[] {
  const [settings, ...parts] = verdict.parts;
  const has = (effect: string, index: number) => parts[index]?.facts.some((fact) => fact.effect === effect) === true;
  const kinds = given.configurations.map(({ before, after }, index) => ({
    index,
    kind: before === undefined ? "new" : after === undefined ? "deleted" : before === after ? "same" : "changed",
  }));
  const some = (kind: string, isIt: (index: number) => boolean) =>
    kinds.some((one) => one.kind === kind && isIt(one.index));
  const holds = [
    settings?.widens === true,
    parts.length === 0 && settings?.facts.some(({ effect }) => effect !== "opens") === true,
    some("same", (index) => (parts[index]?.facts.length ?? 0) > 0),
    some("new", (index) => has("opens", index)),
    some("deleted", (index) => has("breaks", index)),
    some("deleted", (index) => has("opens", index)),
    parts.some(({ widens }) => widens === undefined),
    !given.isComplete,
  ];
  return CLASSES.filter((_, index) => holds[index]);
}

test("the code and the law say the same of a repository", () => {
  const seen = new Map<string, number>(CLASSES.map((name) => [name, 0]));
  const count = sized({ full: 20_000, small: 125 });
  fc.assert(
    fc.property(repository, (given) => {
      const verdict = judgeRepository(given);
      for (const name of classesOf(given, verdict)) seen.set(name, (seen.get(name) ?? 0) + 1);
      const { before, after, configurations, isComplete } = given;
      expect(ofAnswer(compareRepository(before, after, configurations, isComplete))).toEqual(ofLaw(verdict));
    }),
    { numRuns: count },
  );
  console.log(`Of ${count} repositories:\n${[...seen].map(([name, number]) => `${number}\t${name}`).join("\n")}`);
  // Otherwise they would agree on too little; of few repositories, chance may leave a class out.
  const least = sized({ full: 40, small: 0 });
  expect([...seen].filter(([, number]) => number < least)).toEqual([]);
});
