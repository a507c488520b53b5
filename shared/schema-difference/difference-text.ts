import { printable } from "../text/printable.ts";
import { countOf, joinParts, listNames, quote } from "../text/wording.ts";
import type { SchemaDifference } from "./difference.ts";
import type { Scalar } from "./type-names.ts";

/** The most places that are listed of one difference. */
const PLACES_MAX = 5;

/**
 * Differences for people: each in a sentence, with the places under it, and their number. One that is at many places, as
 * all of a model are for each provider, is told once.
 */
export function formatDifferences(differences: readonly SchemaDifference[]): string {
  const lines = [...Map.groupBy(differences, differenceText)].flatMap(([sentence, alike]) => [
    sentence,
    ...placesText(alike.map(({ place }) => place)),
    "",
  ]);
  const count = differences.length === 0 ? "No difference" : countOf(differences.length, "difference");
  return [...lines, count, ""].map(printable).join("\n");
}

function placesText(places: readonly string[]): readonly string[] {
  const listed = listNames(places, (place) => (place === "" ? "the whole file" : place), PLACES_MAX);
  return listed.map((place) => `  ${place}`);
}

function differenceText({ kind, name, published, vocabulary }: SchemaDifference): string {
  switch (kind) {
    case "key":
      return oneSided(published, "has", `the key ${quote(name)}`);
    case "variant":
      return oneSided(published, "has", `custom entries of the type ${quote(name)}`);
    case "value":
      return oneSided(published, "takes", `the value ${shown(name)}`);
    case "required":
      return oneSided(published, "requires", `the key ${quote(name)}`);
    case "other-keys":
      return oneSided(published, "takes", "keys of any other name");
    case "values":
      return twoSided(`takes ${valuesText(published)}`, `takes ${valuesText(vocabulary)}`);
    case "type":
      return twoSided(`takes ${typesText(published)}`, `takes ${typesText(vocabulary)}`);
    default:
      return twoSided(`has ${boundText(name, published)}`, `has ${boundText(name, vocabulary)}`);
  }
}

function oneSided(isPublished: boolean, verb: string, object: string): string {
  return isPublished
    ? `The published schema ${verb} ${object}, and the vocabulary does not.`
    : `The vocabulary ${verb} ${object}, and the published schema does not.`;
}

function twoSided(published: string, vocabulary: string): string {
  return `The published schema ${published}, and the vocabulary ${vocabulary}.`;
}

function valuesText(values: readonly Scalar[] | null): string {
  return values === null ? "every value" : `only ${joinParts(values.map(shown), "or")}`;
}

function shown(value: Scalar): string {
  return typeof value === "string" ? quote(value) : String(value);
}

function typesText(types: readonly string[]): string {
  return types.length === 0 ? "single values alone" : `the type ${joinParts(types, "or")}`;
}

function boundText(keyword: string, bound: number | null): string {
  return bound === null ? `no ${keyword}` : `the ${keyword} ${bound}`;
}
