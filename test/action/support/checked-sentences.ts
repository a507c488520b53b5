import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PULL_REQUEST_FOLDER } from "./pull-request-fixtures.ts";

/** The evidence that the sentences on a pull request are true: `checked.json`, written by hand. */
export interface CheckedSentences {
  /** Ids of models by provider, which each of them reports in the world in which the facts hold. */
  readonly reported: Readonly<Record<string, readonly string[]>>;
  /** The former paths of files that are renamed. */
  readonly renamed: Readonly<Record<string, string>>;
  readonly sentences: readonly CheckedSentence[];
  /** Values that are resolved in another way although no sentence is about them, and why that is right. */
  readonly unsaid: readonly Unsaid[];
}

export interface CheckedSentence {
  readonly says: string;
  /** The files of which it is said. */
  readonly in: readonly string[];
  /** The facts that hold in each of them, where a fact names no other files. */
  readonly facts: readonly Fact[];
}

export interface Unsaid {
  readonly in: readonly string[];
  /** Each as of a `ResolvedFact`. */
  readonly at: readonly string[];
  readonly why: string;
}

export type Fact = (ResolvedFact | FindingFact) & {
  /** Some of the sentence's files. */
  readonly in?: readonly string[];
};

/** A value that is resolved on both sides; null where there is none. */
export interface ResolvedFact {
  /** `PROVIDER/FIELD`, or `PROVIDER/models/MODEL/FIELD` of a model that is offered. */
  readonly at: string;
  readonly before: unknown;
  /** At the commit that someone approved, where that is to be shown. */
  readonly accepted?: unknown;
  readonly after: unknown;
}

/** The report of a rule on both sides: a severity, "suppressed", or null where it reports nothing. */
export interface FindingFact {
  readonly rule: string;
  /** A configuration to check in place of the file: the same on both sides. */
  readonly of?: object;
  readonly before: string | null;
  readonly after: string | null;
}

/** The file itself, in which many files have a name together. */
interface CheckedFile {
  readonly reported: CheckedSentences["reported"];
  readonly renamed?: CheckedSentences["renamed"];
  readonly lists?: Readonly<Record<string, readonly string[]>>;
  readonly sentences: readonly Listed<CheckedSentence>[];
  readonly unsaid?: readonly Listed<Unsaid>[];
}

/** The same where `in` may be the name of a list. */
type Listed<One> = Omit<One, "in"> & { readonly in: readonly string[] | string };

export function readCheckedSentences(name: string): CheckedSentences {
  const text = readFileSync(join(PULL_REQUEST_FOLDER, name, "checked.json"), "utf8");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the test reads all of it, and fails where it is another
  const { reported, renamed = {}, lists = {}, sentences, unsaid = [] } = JSON.parse(text) as CheckedFile;
  const filesOf = (files: readonly string[] | string) => (typeof files === "string" ? (lists[files] ?? []) : files);
  return {
    reported,
    renamed,
    sentences: sentences.map((sentence) => ({ ...sentence, in: filesOf(sentence.in) })),
    unsaid: unsaid.map((one) => ({ ...one, in: filesOf(one.in) })),
  };
}

/** A sentence of a summary, and the files that stand above it: the names of the first and how many there are. */
export interface SaidSentence {
  readonly says: string;
  readonly names: readonly string[];
  readonly count: number;
}

/**
 * The sentences of a summary on what changes for users, without the links to the values that decide, who accepted what opens,
 * and how to accept it.
 */
export function sentencesOf(summary: string): readonly SaidSentence[] {
  const [, section = ""] = summary.split("\n## What changes for users\n");
  const sentences: SaidSentence[] = [];
  let files: Omit<SaidSentence, "says"> = { names: [], count: 0 };
  for (const paragraph of section
    .split(/\n## |<details><summary>To accept/)[0]
    ?.trim()
    .split("\n\n") ?? []) {
    const many = /^<details><summary>In (\d+) of/.exec(paragraph);
    if (many !== null) files = { names: [], count: Number(many[1]) };
    else if (/^(?:In|New:|Removed:) `/.test(paragraph)) files = namedFiles(paragraph);
    else if (/^`[^`]*`(?:, | and |$)/.test(paragraph)) files = { ...files, names: quotedNames(paragraph) };
    for (const [, says = ""] of paragraph.matchAll(/^- (.*?)(?: \(\[.*)?$/gm)) sentences.push({ says, ...files });
  }
  return sentences;
}

function namedFiles(paragraph: string): Omit<SaidSentence, "says"> {
  const names = quotedNames(paragraph);
  const others = / and (\d+) others?[:.]$/.exec(paragraph)?.[1] ?? 0;
  return { names, count: names.length + Number(others) };
}

function quotedNames(paragraph: string): readonly string[] {
  return Array.from(paragraph.matchAll(/`([^`]+)`/g), ([, name = ""]) => name);
}
