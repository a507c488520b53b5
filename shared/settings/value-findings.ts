import { type JsonObject, type Path, textAt, textsAt } from "../text/json.ts";
import { nameOf, startSentence } from "../text/wording.ts";
import type { RuleFinding } from "../validate/rules/rule.ts";

/** A mistake in a value of a file of settings. It repeats no value but the one to write instead. */
export interface ValueFault {
  /** The end of a sentence that begins with the value's name. */
  readonly fault: string;
  /** The next step in one sentence. */
  readonly advice: string;
}

export type FaultOf = (text: string) => ValueFault | undefined;

/** An empty text is left to the schema. */
export function findingsOfText(object: JsonObject, path: Path, key: string, faultOf: FaultOf): readonly RuleFinding[] {
  const text = textAt(object, key);
  return text === undefined ? [] : valueFindings([...path, key], faultOf(text));
}

/** The same of each text in a list. */
export function findingsOfTexts(object: JsonObject, path: Path, key: string, faultOf: FaultOf): readonly RuleFinding[] {
  return textsAt(object, key).flatMap(({ index, text }) =>
    text === "" ? [] : valueFindings([...path, key, index], faultOf(text)),
  );
}

export const DUPLICATE: ValueFault = { fault: "is a duplicate", advice: "Remove it." };

/** The same of each text in a list that names nothing twice. */
export function findingsOfDistinctTexts(
  object: JsonObject,
  path: Path,
  key: string,
  faultOf: FaultOf,
): readonly RuleFinding[] {
  const seen = new Set<string>();
  return findingsOfTexts(object, path, key, (text) => {
    const isSeen = seen.has(text);
    seen.add(text);
    return isSeen ? DUPLICATE : faultOf(text);
  });
}

/** The finding about a fault of the value at a path, where it has one. */
export function valueFindings(path: Path, found: ValueFault | undefined): readonly RuleFinding[] {
  if (found === undefined) return [];
  const { fault, advice } = found;
  return [{ place: { path, part: "value" }, message: `${startSentence(nameOf(path))} ${fault}.`, advice }];
}
