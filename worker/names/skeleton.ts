import { CONFUSABLES } from "./confusables.ts";

/** The look of a name, to be compared with others. */
export interface Look {
  /** As it is written: `Ian` and `lan` are the same. */
  readonly exact: string;
  /** In lower case: `OPS` and `ops` are the same. */
  readonly folded: string;
}

/** The look of a name. Two names of which either is the same are taken for one another. */
export function lookOf(name: string): Look {
  return { exact: skeletonOf(name), folded: skeletonOf(name.normalize("NFKC").toLowerCase()) };
}

export function looksLike(one: Look, other: Look): boolean {
  return one.exact === other.exact || one.folded === other.folded;
}

/**
 * The skeleton of Unicode's security mechanisms (UTS #39, section 4), of a text whose letters' forms and spaces do not count.
 * The prototypes of ten signs, such as the percent sign, have forms of their own: their skeletons are taken again.
 */
function skeletonOf(name: string): string {
  const plain = name.normalize("NFKC").trim().replaceAll(/\s+/gu, " ").normalize("NFD");
  const prototypes = readTable();
  const skeleton = Array.from(plain, (character) => prototypes.get(character) ?? character)
    .join("")
    .normalize("NFD");
  return skeleton === plain ? skeleton : skeletonOf(skeleton);
}

let table: ReadonlyMap<string, string> | undefined;

/** Read when the first name is compared: most requests compare none. */
function readTable(): ReadonlyMap<string, string> {
  table ??= new Map(
    CONFUSABLES.split("\n").flatMap((line) => {
      const [prototype = "", characters = ""] = line.split("\t");
      return Array.from(characters, (character) => [character, prototype] as const);
    }),
  );
  return table;
}
