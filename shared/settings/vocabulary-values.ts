import { readHeaderLine } from "../text/header-name.ts";
import type { PathSegment } from "../text/http-url.ts";
import { holdsInvisible } from "../text/printable.ts";
import { namesCredential } from "../text/secrets.ts";
import { quoteAll } from "../text/wording.ts";
import { stripPath } from "../validate/rules/operation-path.ts";
import { ENTRY_KEYS, RESERVED_PROVIDER_KEYS } from "../vocabulary/vocabulary.ts";
import { VOCABULARY_NAME_MAX_CHARACTERS } from "./limits.ts";
import type { ValueFault } from "./policy-values.ts";

/** The tables of a vocabulary, and the fields of a section: what each name names. */
export type NameKind = "protocol" | "provider" | "section" | "kind of custom provider" | "field";

const TAKEN: Readonly<Partial<Record<NameKind, { readonly names: readonly string[]; readonly by: string }>>> = {
  provider: { names: RESERVED_PROVIDER_KEYS, by: 'a key of "providers" already' },
  section: { names: ENTRY_KEYS, by: "a key of every entry already" },
};

/** What is wrong with a name; undefined where nothing is. The key `__proto__` is left to `unsafe-key`. */
export function nameFault(name: string, kind: NameKind): ValueFault | undefined {
  const advice = "Choose another name.";
  if (name === "") return { fault: "is empty", advice };
  if (name.length > VOCABULARY_NAME_MAX_CHARACTERS)
    return { fault: `is longer than ${VOCABULARY_NAME_MAX_CHARACTERS} characters`, advice: "Choose a shorter one." };
  if (name.trim() === "") return { fault: "is blank", advice };
  if (name.trim() !== name) return { fault: "has blanks before or after it", advice: "Remove the blanks." };
  if (holdsInvisible(name)) return { fault: "holds characters that cannot be seen", advice };
  if (kind === "field" && namesCredential(name))
    return { fault: "is that of a credential, which no configuration may hold", advice: "Remove the field." };
  const taken = TAKEN[kind];
  return taken?.names.includes(name)
    ? { fault: `is ${taken.by}`, advice: `${advice.slice(0, -1)} than ${quoteAll(taken.names, "or")}.` }
    : undefined;
}

/** What is wrong with a version segment: it is one segment of a path that needs no escape, and is not taken for an operation. */
export function versionSegmentFault(text: string): ValueFault | undefined {
  const advice = 'Write one segment such as "v1".';
  if (/[/\\]/.test(text)) return { fault: "holds a slash, but is one segment of a path", advice };
  if (!/^[\w.~-]+$/.test(text)) return { fault: "holds characters that cannot stand in a path as they are", advice };
  if (/^\.{1,2}$/.test(text)) return { fault: "names a folder, not a version", advice };
  const [version, last] = [segmentOf("v1"), segmentOf(text)];
  const isOperation = stripPath([version, last], (segment) => segment === version).kept.length < 2;
  if (isOperation) return { fault: "is called like an operation of an API, not like a version", advice };
  return undefined;
}

function segmentOf(text: string): PathSegment {
  return { text, start: 0, end: text.length };
}

/** What is wrong with the name of a header. */
export function headerFault(text: string): ValueFault | undefined {
  return readHeaderLine(text).name === text
    ? undefined
    : { fault: "is not the name of a header", advice: 'Write a name such as "north-version".' };
}
