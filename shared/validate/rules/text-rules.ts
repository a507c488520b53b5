import type { RuleDescription } from "../../diagnostic/diagnostic.ts";
import { KEY_MAX_CHARACTERS, NESTING_MAX_LEVELS } from "../../syntax/limits.ts";
import { DIAGNOSTICS_MAX, FILE_MAX_BYTES, REQUEST_MAX_BYTES } from "../limits.ts";

const BYTES_PER_MEBIBYTE = 1024 * 1024;

/** Finds what keeps a text from being read at all. */
export const syntax: RuleDescription = {
  id: "syntax",
  severity: "error",
  summary: "Not JSON with comments",
  why: "The assistant cannot read a file with syntax errors, and what they damage cannot be checked until they are fixed.",
  description:
    "Finds every place where the text is not JSON with `//` and `/* */` comments and trailing commas: missing or extra commas, colons, quotes and brackets, unknown words, invalid escapes, text after the end. A missing bracket is placed by the keys and the indentation around it. The rest of the file is checked as far as it is certain what it says: nothing is reported of the provider or model around such a place but what must not be in the file wherever it stands, and nothing that depends on what may be missing there. A file of another kind, such as YAML or a merge conflict, is named and not read; its lines are only searched for credentials.",
  fix: "Puts keys and texts into double quotes that have typographic quotes, single quotes, backticks or, of keys, none; adds the second quote of a key, a colon before a value, also in the place of `=`, a comma that is missing at the end of a line, and a bracket if the indentation of all lines shows its place; removes a superfluous bracket if it shows that, and the second of two commas; writes `True` and `#` as JSON with comments has them.",
  examples: {
    wrong: `{ "providers": { "provider_a": { "baseUrl": 'https://gateway.example.com/v1' } } }`,
    right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
  },
};

export const nestingDepth: RuleDescription = {
  id: "nesting-depth",
  severity: "error",
  summary: "Objects or arrays nested too deeply",
  why: "No part of the format is nested deeply, and a program that reads such a text can run out of stack.",
  description: `Finds text that nests objects and arrays deeper than ${NESTING_MAX_LEVELS} levels. The rest of the text is not read.`,
  examples: { wrong: `${"[".repeat(NESTING_MAX_LEVELS + 1)}${"]".repeat(NESTING_MAX_LEVELS + 1)}`, right: "{}" },
};

export const keyLength: RuleDescription = {
  id: "key-length",
  severity: "error",
  summary: "A key that is too long",
  why: "No name in the format is nearly as long, and a file full of such keys can exhaust the memory of a program that reads it.",
  description: `Finds keys longer than ${KEY_MAX_CHARACTERS} characters. The rest of the text is not read.`,
  examples: { wrong: `{ "${"a".repeat(KEY_MAX_CHARACTERS + 1)}": 1 }`, right: "{}" },
};

export const encoding: RuleDescription = {
  id: "encoding",
  severity: "error",
  summary: "Not UTF-8",
  why: "The format is UTF-8; in any other encoding, names and URLs are read incorrectly.",
  description: "Finds files whose bytes are not UTF-8. A byte order mark at the start is allowed and ignored.",
  examples: { wrong: "a file that is saved as UTF-16 or Latin-1", right: "the same file, saved as UTF-8" },
};

export const fileSize: RuleDescription = {
  id: "file-size",
  severity: "error",
  summary: "A file that is too large",
  why: "A provider configuration is a few kilobytes; a file of this size is most likely something else.",
  description: `Finds files over ${FILE_MAX_BYTES / BYTES_PER_MEBIBYTE} MiB. They are not read. The HTTP service accepts ${REQUEST_MAX_BYTES / BYTES_PER_MEBIBYTE} MiB and answers 413 beyond that.`,
  examples: { wrong: "a file of 17 MiB", right: "a file of 20 KiB" },
};

export const symbolicLink: RuleDescription = {
  id: "symbolic-link",
  severity: "warning",
  summary: "A symbolic link instead of a file",
  why: "Where it leads is not part of the change, so nothing is known of what it brings.",
  description:
    "Finds symbolic links and submodules that a change puts where a configuration is expected. They are not followed: nothing is checked there, and the change report says that the effect is unknown. Only the Action reports it.",
  examples: { wrong: "a symbolic link named `providers.json`", right: "a file of that name" },
};

export const tooManyDiagnostics: RuleDescription = {
  id: "too-many-diagnostics",
  severity: "notice",
  summary: "More diagnostics than are listed",
  why: "A longer list would not help anyone, and a hostile file could cause any number of diagnostics.",
  description: `Says that one file has more than the ${DIAGNOSTICS_MAX} diagnostics that are listed at most. Its severity is the highest of those that are left out.`,
  examples: { wrong: "a file with 20,000 mistakes", right: "the same file with most of them fixed" },
};

export const textRules: readonly RuleDescription[] = [
  syntax,
  nestingDepth,
  keyLength,
  encoding,
  fileSize,
  symbolicLink,
  tooManyDiagnostics,
];
