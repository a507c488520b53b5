import { posix } from "node:path";
import { LAYERS_MAX, quoteAll, readDocsUrl, readPlaygroundUrl } from "../shared/index.ts";
import { ActionError } from "./action-error.ts";
import { readChoices } from "./choices.ts";
import { type FileGlobs, readGlobs } from "./globs.ts";
import { LAYER_NAMES, type LayerFile, POLICY_FILE } from "./loaded-settings.ts";
import { type NamedVocabulary, readNamedVocabulary } from "./named-vocabulary.ts";

const FAIL_ON = ["error", "warning", "opens", "widens", "breaks", "moves"] as const;
const ACCEPTED_BY = ["write", "maintain", "admin"] as const;
const ANNOTATE = ["commands", "checks", "review"] as const;

/**
 * The causes for which the step fails: findings as severe as one of them, or changes that open, break or move something, and
 * errors with them; `widens` is another name of `opens`. It never fails for what was found where there is none.
 */
export type FailOn = readonly (typeof FAIL_ON)[number][];

/** Tests if an opening makes the step fail, unless it is accepted. */
export function failsOnOpenings(failOn: FailOn): boolean {
  return failOn.includes("opens") || failOn.includes("widens");
}

/** The least permission on the repository of those who can accept what opens. */
export type AcceptedBy = (typeof ACCEPTED_BY)[number];

/** The place of findings: workflow commands, a check run, or a review of the pull request. */
export type Annotate = (typeof ANNOTATE)[number];

/** When the pull request has a comment, which each run updates: `auto` is where something opens or breaks. */
export type CommentWhen = "auto" | "always" | "never";

/** The inputs of `action.yml`, checked. Paths of files that are read are from the root of the repository. */
export interface Inputs {
  readonly files: FileGlobs;
  readonly policy: string;
  /** Later ones of a kind are higher. */
  readonly layers: readonly LayerFile[];
  /** Undefined where the input is empty. */
  readonly vocabulary: NamedVocabulary | undefined;
  readonly failOn: FailOn;
  readonly acceptedBy: AcceptedBy;
  readonly onlyChangedLines: boolean;
  readonly annotate: Annotate;
  readonly comment: CommentWhen;
  /** The path of the SARIF file, from the workspace; undefined where none is written. */
  readonly sarifFile: string | undefined;
  /** The start of the address of a rule's page, before the rule's id; undefined where the input is empty. */
  readonly docsUrl: string | undefined;
  /** The address of a playground; undefined where the input is empty. */
  readonly playgroundUrl: string | undefined;
  readonly token: string;
}

/**
 * Reads and checks every input. The defaults stand in `action.yml` alone, so an input that is not there is empty here.
 *
 * @param getInput gives an input's text by its name, without white space around it, or "".
 * @throws ActionError that names the input and what it takes.
 */
export function readInputs(getInput: (name: string) => string): Inputs {
  refuseRemoved(getInput);
  return {
    files: readGlobs(nonEmptyLines(getInput("files"))),
    policy: readPath("policy", getInput("policy"), POLICY_FILE),
    layers: readLayers(getInput("layers")),
    vocabulary: readVocabulary(getInput("vocabulary")),
    failOn: readFailOn(getInput("fail-on")),
    acceptedBy: readChoice("accepted-by", getInput("accepted-by"), ACCEPTED_BY),
    onlyChangedLines: readBoolean("only-changed-lines", getInput("only-changed-lines")),
    annotate: readChoice("annotate", getInput("annotate"), ANNOTATE),
    comment: readComment(getInput("comment")),
    sarifFile: readOptionalPath("sarif-file", getInput("sarif-file"), "provider-steward.sarif", "the workspace"),
    docsUrl: readDocsAddress(getInput("docs-url")),
    playgroundUrl: readPlaygroundAddress(getInput("playground-url")),
    token: readToken(getInput("token")),
  };
}

/** GitHub hands over inputs that `action.yml` no longer has. An ignored one would leave an old layer deployed unnoticed. */
function refuseRemoved(getInput: (name: string) => string): void {
  if (getInput("emit") === "") return;
  throw new ActionError(
    'Input "emit" was removed. Keep the layer as plain JSON in the repository, deploy that file, and remove the input.',
  );
}

function readFailOn(text: string): FailOn {
  if (text === "never") return [];
  const named = readChoices(text, FAIL_ON);
  if (named !== undefined) return named;
  throw new ActionError(
    `Input "fail-on" must be "never", or one or several of ${quoteAll(FAIL_ON, "and")}, and it is "${text}".`,
  );
}

function readChoice<Choice extends string>(input: string, text: string, choices: readonly Choice[]): Choice {
  const known = choices.find((choice) => choice === text);
  if (known === undefined) {
    throw new ActionError(`Input "${input}" must be ${quoteAll(choices, "or")}, and it is "${text}".`);
  }
  return known;
}

function readBoolean(input: string, text: string): boolean {
  const lower = text.toLowerCase();
  if (lower === "true" || lower === "false") return lower === "true";
  throw new ActionError(`Input "${input}" must be "true" or "false", and it is "${text}".`);
}

function readComment(text: string): CommentWhen {
  const lower = text.toLowerCase();
  if (lower === "auto") return "auto";
  if (lower === "true" || lower === "false") return lower === "true" ? "always" : "never";
  throw new ActionError(`Input "comment" must be "auto", "true" or "false", and it is "${text}".`);
}

function readLayers(text: string): readonly LayerFile[] {
  const layers = nonEmptyLines(text).map(readLayer);
  if (layers.length > LAYERS_MAX) {
    throw new ActionError(
      `Input "layers" accepts at most ${LAYERS_MAX} layers, and it has ${layers.length}. Merge some of them.`,
    );
  }
  return layers;
}

function readLayer(line: string): LayerFile {
  const [, kind, path = ""] = /^(\w+):\s*(.*)$/s.exec(line) ?? [];
  const known = LAYER_NAMES.find((name) => name === kind);
  if (known === undefined) {
    throw new ActionError(
      `Input "layers" must be a kind and a path on each line, such as "enforced: config/enforced.json" or "default: config/default.json", and one is "${line}".`,
    );
  }
  return { kind: known, path: readPath("layers", path, "config/enforced.json") };
}

function readVocabulary(text: string): NamedVocabulary | undefined {
  if (text === "") return undefined;
  return readNamedVocabulary(text, (path) => readPath("vocabulary", path, "vocabulary.json"));
}

function readOptionalPath(input: string, text: string, example: string, root?: string): string | undefined {
  return text === "" ? undefined : readPath(input, text, example, root);
}

function readPath(input: string, text: string, example: string, root = "the root of the repository"): string {
  const path = posix.normalize(text);
  if (text === "" || /^\.{0,2}\/|^\.\.?$|\/$/.test(path)) {
    throw new ActionError(
      `Input "${input}" must be the path of a file from ${root}, such as "${example}", and it is "${text}".`,
    );
  }
  return path;
}

function readDocsAddress(text: string): string | undefined {
  if (text === "") return undefined;
  const docsUrl = readDocsUrl(text);
  if (docsUrl === undefined) {
    throw new ActionError(
      `Input "docs-url" must be the start of a web address, such as "https://steward.example.com/rules/", and it is "${text}".`,
    );
  }
  return docsUrl;
}

function readPlaygroundAddress(text: string): string | undefined {
  if (text === "") return undefined;
  const playgroundUrl = readPlaygroundUrl(text);
  if (playgroundUrl === undefined) {
    throw new ActionError(
      `Input "playground-url" must be a web address without "#", such as "https://steward.example.com/playground", and it is "${text}".`,
    );
  }
  return playgroundUrl;
}

/** Refuses what cannot stand in a request's header, because the error about it would repeat the token. */
function readToken(text: string): string {
  if (!/^[\x21-\x7e]+$/.test(text)) {
    throw new ActionError(
      `Input "token" is ${text === "" ? "empty" : "not a token: it contains characters that a token cannot have"}. ` +
        `Leave it out to use the job's own token, or give one from the repository's secrets.`,
    );
  }
  return text;
}

/** The lines of an input that takes one thing a line, without white space around them; empty ones are left out. */
function nonEmptyLines(text: string): readonly string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
}
