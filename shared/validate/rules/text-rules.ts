import type { RuleDescription } from "../../diagnostic/diagnostic.ts";
import { KEY_MAX_CHARACTERS, NESTING_MAX_LEVELS } from "../../syntax/limits.ts";
import { DIAGNOSTICS_MAX, FILE_MAX_BYTES, REQUEST_MAX_BYTES } from "../limits.ts";

const BYTES_PER_MEBIBYTE = 1024 * 1024;

/** What keeps a text from being read at all. */
export const syntax: RuleDescription = {
  id: "syntax",
  severity: "error",
  summary: "Not JSON with comments",
  why: "The assistant cannot read a file that is not JSON with comments, and nothing else in it can be checked until it is.",
  description:
    "Finds every place where the text is not JSON with `//` and `/* */` comments and trailing commas: missing or stray commas, colons, quotes and brackets, unknown words, bad escapes, text after the end. While there are such places, nothing else of the file is checked.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "enabled": true "baseUrl": "https://gateway.example.com/v1" } } }',
    right: '{ "providers": { "provider_a": { "enabled": true, "baseUrl": "https://gateway.example.com/v1" } } }',
  },
};

export const nestingDepth: RuleDescription = {
  id: "nesting-depth",
  severity: "error",
  summary: "Objects or arrays nested too deep",
  why: "No part of the format nests deep, and readers of such a text can run out of stack.",
  description: `Finds text that nests objects and arrays deeper than ${NESTING_MAX_LEVELS} levels. The rest of the text is not read.`,
  examples: { wrong: `${"[".repeat(NESTING_MAX_LEVELS + 1)}${"]".repeat(NESTING_MAX_LEVELS + 1)}`, right: "{}" },
};

export const keyLength: RuleDescription = {
  id: "key-length",
  severity: "error",
  summary: "Too long a key",
  why: "No name in the format comes near such a length, and a file full of them can exhaust what reads it.",
  description: `Finds keys longer than ${KEY_MAX_CHARACTERS} characters. The rest of the text is not read.`,
  examples: { wrong: `{ "${"a".repeat(KEY_MAX_CHARACTERS + 1)}": 1 }`, right: "{}" },
};

export const encoding: RuleDescription = {
  id: "encoding",
  severity: "error",
  summary: "Not UTF-8",
  why: "The format is UTF-8; read as anything else, names and URLs come out wrong.",
  description: "Finds files whose bytes are not UTF-8. A leading byte order mark is allowed and passed over.",
  examples: { wrong: "a file that is saved as UTF-16 or Latin-1", right: "the same file, saved as UTF-8" },
};

export const fileSize: RuleDescription = {
  id: "file-size",
  severity: "error",
  summary: "Too large a file",
  why: "A provider configuration is a few kilobytes; a file of this size is most likely something else.",
  description: `Finds files over ${FILE_MAX_BYTES / BYTES_PER_MEBIBYTE} MiB. They are not read. The HTTP service takes ${REQUEST_MAX_BYTES / BYTES_PER_MEBIBYTE} MiB and answers 413 past it.`,
  examples: { wrong: "a file of 17 MiB", right: "a file of 20 KiB" },
};

export const tooManyDiagnostics: RuleDescription = {
  id: "too-many-diagnostics",
  severity: "notice",
  summary: "More diagnostics than are listed",
  why: "Past a bound another diagnostic helps nobody, and a hostile file could make any number of them.",
  description: `Says that there are more diagnostics of one file than the ${DIAGNOSTICS_MAX} that a list holds at most. It is as grave as the gravest of those that are left out.`,
  examples: { wrong: "a file with 20,000 mistakes", right: "the same file with most of them mended" },
};

export const textRules: readonly RuleDescription[] = [
  syntax,
  nestingDepth,
  keyLength,
  encoding,
  fileSize,
  tooManyDiagnostics,
];
