import { type CheckedFile, noPolicy, type Policy, type UnreadFile, type Vocabulary } from "../shared/index.ts";
import type { OwnVocabulary } from "./named-vocabulary.ts";

/** The default name of a policy file. */
export const POLICY_FILE = ".provider-steward.json";

export type LayerName = keyof Policy["layers"];

export const LAYER_NAMES: readonly LayerName[] = ["enforced", "default"];

/** A file that holds around the configurations. */
export interface LayerFile {
  readonly kind: LayerName;
  readonly path: string;
}

/** A layer with what it says. */
interface LoadedLayer extends LayerFile {
  /** Undefined where it could not be read. */
  readonly text: string | undefined;
}

/** The settings by which files are checked. All paths are separated by "/". */
export interface LoadedSettings {
  /** The absolute path of the folder from which the other paths start. Those of a repository start at its root, as "/". */
  readonly folder: string;
  /** Undefined where there is no policy file. */
  readonly path: string | undefined;
  readonly policy: Policy;
  /** Later ones are higher among those of one kind. */
  readonly layers: readonly LoadedLayer[];
  /** Undefined where none was chosen, so that the `$schema` of a file may name one. */
  readonly ownVocabulary?: OwnVocabulary;
  /** True where the vocabulary that was named cannot be used: then nothing can be said of any configuration. */
  readonly isVocabularyUnusable: boolean;
  /** The policy file, the layers and the vocabulary file, those of them that have something to report. */
  readonly files: readonly CheckedFile[];
  /** The files among them that could not be read. */
  readonly unread: readonly UnreadFile[];
}

/** The settings where there is no policy file. */
export const withoutPolicy: LoadedSettings = {
  folder: "/",
  path: undefined,
  policy: noPolicy,
  layers: [],
  isVocabularyUnusable: false,
  files: [],
  unread: [],
};

/** The vocabulary that was chosen for all files; undefined where the `$schema` of each may name one. */
export function chosenVocabulary({ ownVocabulary }: LoadedSettings): Vocabulary | undefined {
  return ownVocabulary?.vocabulary;
}
