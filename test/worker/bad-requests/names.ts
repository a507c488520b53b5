/** The names of all fields and parameters that the server reads, from its sources: a new one is asked for by itself. */

const sources = import.meta.glob("../../../worker/**/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A name with its reader: see worker/input/readers.ts. */
const READ =
  /[{,\s]"?([a-z][\w-]*)"?: (?:boolean,|(?:optional|nullable|wholeNumber|oneOf|someOf|pattern|(?:short|name)?[tT]ext)\(|[A-Z_]{2,}\b)/g;

/** Of the bodies of the configuration API, which are checked by hand. */
const OF_STACKS = ["layers", "before", "after", "discovered", "kind", "label", "text", "value", "providers", "id"];

const read = Object.values(sources).flatMap((text) => Array.from(text.matchAll(READ), ([, name = ""]) => name));

export const FIELD_NAMES: readonly string[] = [...new Set([...read, ...OF_STACKS])];
