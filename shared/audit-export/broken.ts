/** What is said of a stored object by which nothing can go on. */

/** @property message what is wrong and what to do, in whole sentences. */
export interface Broken {
  readonly kind: "broken";
  readonly message: string;
}

/** Another name alone is of no use in a folder, for what is there keeps its name. */
const BEGIN_ANEW = "begin a new export elsewhere: under another name, or in another folder.";

/** @param what what is wrong with the object, as the end of a sentence. */
export function brokenObject(name: string, what: string): Broken {
  const todo = `Nothing is written after it. Bring it back from a copy, or ${BEGIN_ANEW}`;
  return { kind: "broken", message: `The stored object ${name} ${what}. ${todo}` };
}

export function anotherSource(name: string, source: string): Broken {
  const todo = `Set the base URL to that again, or ${BEGIN_ANEW}`;
  return { kind: "broken", message: `The stored object ${name} is of the log at ${source}. ${todo}` };
}

/** A manifest of another name or another key: one export has one of each, and is broken where they change. */
export function anotherExport(name: string, what: string): Broken {
  const todo = `Nothing is written after it. Give it that name and that signing key again, or ${BEGIN_ANEW}`;
  return { kind: "broken", message: `The stored object ${name} ${what}. ${todo}` };
}
