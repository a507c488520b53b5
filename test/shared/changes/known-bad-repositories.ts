/** Ways to be wrong about a repository that the comparison with the law must catch. */
import type { Change } from "../../../shared/changes/change.ts";
import { compareConfiguration } from "../../../shared/changes/compare.ts";
import { compareRepository, type RepositoryComparison } from "../../../shared/changes/compare-repository.ts";
import type { Repository } from "./repositories.ts";
import type { Side } from "./sides.ts";

/** The compared part of an answer. */
export interface RepositoryAnswer {
  readonly settings: Part;
  readonly configurations: readonly (Part & { readonly path: string })[];
  readonly widens: boolean | undefined;
}

interface Part {
  readonly changes: readonly Pick<Change, "effect" | "provider" | "model">[];
  readonly widens: boolean | undefined;
}

export type CompareRepository = (repository: Repository) => RepositoryAnswer;

export const ofCode = ({ before, after, configurations, isComplete }: Repository): RepositoryComparison =>
  compareRepository(before, after, configurations, isComplete);

/** A wrong comparison: it states the effects of a layer and a vocabulary by themselves, as for an empty file. */
const governorsByThemselves: CompareRepository = (repository) => {
  const answer = ofCode(repository);
  const { settings } = ofCode({ ...repository, configurations: [], isComplete: true });
  return { ...answer, settings, widens: settings.widens === true ? true : answer.widens };
};

/** People lose what an empty file had where somebody adds one. */
const newFilesBreak: CompareRepository = (repository) => {
  const answer = ofCode(repository);
  const configurations = answer.configurations.map((part, index) => {
    const texts = repository.configurations[index];
    if (texts === undefined || texts.before !== undefined || texts.after === undefined) return part;
    const after: Side = {
      ...repository.after,
      layers: [...repository.after.layers, { kind: "user", label: part.path, text: texts.after }],
    };
    return { ...part, ...compareConfiguration(repository.before, after) };
  });
  return { ...answer, configurations };
};

export const KNOWN_BAD_REPOSITORIES: readonly { readonly name: string; readonly compare: CompareRepository }[] = [
  { name: "governors are judged by themselves", compare: governorsByThemselves },
  { name: "a new file breaks", compare: newFilesBreak },
];
