/** The choices that a list of words names, with commas or white space between them; undefined where it names others or none. */
export function readChoices<Choice extends string>(
  text: string,
  choices: readonly Choice[],
): readonly Choice[] | undefined {
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  const named = choices.filter((choice) => words.includes(choice));
  const isKnown = words.every((word) => choices.some((choice) => choice === word));
  return isKnown && named.length > 0 ? named : undefined;
}
