import type { Candidate, Origin } from "../resolve/origin.ts";
import type { PrecedenceRule } from "../resolve/precedence.ts";
import { printable } from "../text/printable.ts";
import type { ExplainedValue } from "./catalog-values.ts";
import { describePlace } from "./describe-change.ts";

/** What each rule of precedence says to people. */
export type RuleSentences = Readonly<Record<PrecedenceRule, string>>;

/** A value in force, and below it where it comes from, why it holds, and what lost: printable lines. */
export function explainValue({ field, value, origin }: ExplainedValue, sentences: RuleSentences): readonly string[] {
  return [`${printable(field)}: ${showWhole(value)}`, ...explainOrigin(origin, sentences).map((line) => `  ${line}`)];
}

function explainOrigin({ place, rule, lost }: Origin, sentences: RuleSentences): readonly string[] {
  return [
    `from  ${printable(describePlace(place))}`,
    `why   ${printable(sentences[rule])}`,
    ...lost.map((candidate) => `lost  ${describeLoser(candidate, rule, sentences)}`),
  ];
}

/** Where it lost by the same rule, the rule was said. */
function describeLoser({ place, rule, value }: Candidate, winner: PrecedenceRule, sentences: RuleSentences): string {
  const said = value === undefined ? "" : `${showWhole(value)} from `;
  const where = `${said}${printable(describePlace(place))}`;
  return rule === winner ? where : `${where}: ${printable(sentences[rule])}`;
}

/** All of a value: whoever asks why it holds wants to see it. */
function showWhole(value: ExplainedValue["value"]): string {
  return value === undefined ? "(not shown)" : printable(JSON.stringify(value));
}
