/** "Layers and vocabularies are judged through what they govern", and what is new or deleted, word by word. */
import type { Fact } from "./fact.ts";
import { judge, type LawSide } from "./law.ts";

/** The settings of both sides, whose layers are none of the user's, and the configurations that there are on either. */
export interface LawRepository {
  readonly before: LawSide;
  readonly after: LawSide;
  readonly configurations: readonly LawConfiguration[];
  /** "Where a complete listing of the repository" is there. */
  readonly isComplete: boolean;
}

export interface LawConfiguration {
  readonly path: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** The verdict on a configuration, or with null on the settings themselves; `widens` as for two sides. */
export interface PartVerdict {
  readonly path: string | null;
  readonly facts: readonly Fact[];
  readonly widens: boolean | undefined;
}

export interface RepositoryVerdict {
  readonly parts: readonly PartVerdict[];
  readonly widens: boolean | undefined;
}

/** "Loosening is a fact of its own"; "closing values of the enforced layers stay facts of their own". */
const OWN_FACTS: readonly string[] = [
  "the policy is loosened",
  "the enforced layers no longer fix `default.enabled: false`",
  "the enforced layers together no longer fix a closing value",
];

const isOwn = ({ because }: Fact) => OWN_FACTS.includes(because);

export function judgeRepository({ before, after, configurations, isComplete }: LawRepository): RepositoryVerdict {
  const alone = judge(before, after);
  // "Only where a complete listing shows no configuration that it governs, a layer is compared by itself."
  const isAlone = isComplete && configurations.length === 0;
  const settings = part(null, isAlone ? alone.facts : alone.facts.filter(isOwn), alone.widens !== undefined);
  const parts = [settings, ...configurations.map((one) => judgeConfiguration(before, after, one))];
  const each = parts.map(({ widens }) => widens);
  const isKnown = isComplete && !each.includes(undefined);
  return { parts, widens: each.includes(true) ? true : isKnown ? false : undefined };
}

function judgeConfiguration(before: LawSide, after: LawSide, { path, ...texts }: LawConfiguration): PartVerdict {
  const verdict = judge(withOwn(before, texts.before), withOwn(after, texts.after));
  // "A new configuration … breaks nothing."
  const isNew = texts.before === undefined && texts.after !== undefined;
  const facts = verdict.facts.filter((fact) => !isOwn(fact) && !(isNew && fact.effect === "breaks"));
  return part(path, facts, verdict.widens !== undefined);
}

/** "Compared with an empty file" where there is none. */
function withOwn(side: LawSide, text = "{}"): LawSide {
  return { ...side, layers: [...side.layers, { kind: "user", text }] };
}

function part(path: string | null, facts: readonly Fact[], isRead: boolean): PartVerdict {
  return { path, facts, widens: isRead ? facts.some(({ effect }) => effect === "opens") : undefined };
}
