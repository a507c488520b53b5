import { checkVocabularyFile, shippedVocabulary, type Vocabulary } from "../shared/index.ts";
import { describeErrors } from "./describe-errors.ts";
import { textVariable, type VariableFault } from "./text-variable.ts";

/** The variable of a deployment that holds its vocabulary. */
const VARIABLE = "VOCABULARY";

/** The vocabulary of a deployment, or why it cannot be used, for the log. */
export type OwnVocabulary = { readonly vocabulary: Vocabulary } | VariableFault;

const readVariable = textVariable(VARIABLE, "the vocabulary file's", readOwn);

/** Reads the variable VOCABULARY: the text of a vocabulary file. Where there is none, or an empty one, it is the shipped one. */
export function ownVocabulary(env: object): OwnVocabulary {
  return readVariable(env) ?? { vocabulary: shippedVocabulary };
}

function readOwn(text: string): OwnVocabulary {
  const { vocabulary, file } = checkVocabularyFile(VARIABLE, new TextEncoder().encode(text));
  if (vocabulary !== undefined) return { vocabulary };
  return {
    fault: `The variable ${VARIABLE} is not a vocabulary that can be used. ${describeErrors(file.diagnostics)}`,
  };
}
