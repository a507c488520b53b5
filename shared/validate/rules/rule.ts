import type { RuleDescription, Severity } from "../../report/diagnostic.ts";
import type { Vocabulary } from "../../vocabulary/vocabulary.ts";
import type { Json, Path } from "../json.ts";
import type { Span } from "../locate.ts";
import type { DuplicateKey, UnsafeKey } from "../node.ts";

/** Everything about one rule. Adding one takes its own file, the list in `index.ts`, and its fixtures. */
export interface Rule extends RuleDescription {
  /** True where what it finds has to go, so that nothing else about its value matters. */
  readonly refusesValue?: true;
  /** Finds what is wrong in a document whose syntax is right; of its shape nothing can be taken for granted. */
  check(context: RuleContext): Iterable<RuleFinding>;
}

export interface RuleContext {
  readonly document: Json;
  readonly vocabulary: Vocabulary;
  readonly duplicateKeys: readonly DuplicateKey[];
  readonly unsafeKeys: readonly UnsafeKey[];
}

/** A value or key by its path, or a place in the text that no path leads to, such as the earlier of two equal keys. */
export type Place =
  | { readonly path: Path; readonly part: "key" | "value" }
  | { readonly path: Path; readonly span: Span };

/** One mistake, before its place in the text is known. */
export interface RuleFinding {
  readonly place: Place;
  /** Where it differs from the rule's. */
  readonly severity?: Severity;
  /** What is wrong: one sentence. Header values, userinfo and query values are never repeated. */
  readonly message: string;
  /** What to do: one sentence. */
  readonly advice: string;
  readonly related?: readonly { readonly message: string; readonly place: Place }[];
}

export interface Finding extends RuleFinding {
  readonly rule: RuleDescription;
}
