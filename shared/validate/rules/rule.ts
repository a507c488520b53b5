import type { RuleDescription, Severity, Suppression } from "../../diagnostic/diagnostic.ts";
import type { FileConfiguration } from "../../effective/entries.ts";
import type { Policy } from "../../policy/policy.ts";
import type { ParsedText, Property } from "../../syntax/node.ts";
import type { Path } from "../../text/json.ts";
import type { Span } from "../../text/span.ts";

/** Everything about one rule. Adding one takes its own file, the list in `index.ts`, and its fixtures. */
export interface Rule extends RuleDescription {
  /** True where what it finds has to go, so that nothing else about its value matters. */
  readonly refusesValue?: true;
  /**
   * The part that it must have read whole, where that is more than the entry of a provider or model that a finding is
   * in.
   */
  readonly dependsOn?: "provider" | "file";
  /**
   * Finds the mistakes in a document with right syntax; the document may have any shape.
   * See docs/decisions/0094-rules-pass-over-what-is-right.md.
   */
  check(context: RuleContext): Iterable<RuleFinding>;
}

/**
 * The things that a rule looks at.
 * See docs/decisions/0016-rules-see-merged-layers.md.
 */
export interface RuleContext {
  /** The file's text. With syntax mistakes, it is read as far as it can be. */
  readonly parsed: ParsedText;
  readonly configuration: FileConfiguration;
  readonly policy: Policy;
  /** True where the file that `schemaReferenceOf` names is there. */
  readonly isSchemaThere?: boolean;
  /** True where the file is only checked because of its name. */
  readonly isFoundByName?: boolean;
}

/** A value or key by its path, or a place in the text that no path leads to, such as the earlier of two equal keys. */
export type Place =
  | { readonly path: Path; readonly part: "key" | "value" }
  | { readonly path: Path; readonly part: "span"; readonly span: Span };

/** One mistake, before its place in the text is known. */
export interface RuleFinding {
  readonly place: Place;
  /** Where it differs from the rule's. */
  readonly severity?: Severity;
  /** The mistake: one sentence. Header values, userinfo and query values are never repeated. */
  readonly message: string;
  /** Why it matters, where the vocabulary knows it better than the rule: one sentence. */
  readonly why?: string;
  /** The remedy: one sentence. */
  readonly advice: string;
  readonly related?: readonly { readonly message: string; readonly place: Place }[];
  readonly fix?: RuleFix;
}

/**
 * The fix of a mistake, in terms of the document; `fix.ts` finds the edits of the text.
 * See docs/decisions/0013-safe-fixes.md.
 */
export interface RuleFix {
  /** An order: "Remove the header." */
  readonly title: string;
  /**
   * As `Fix` has it. A removal is safe only of what must not be in the file or provably has no effect, whatever the
   * fixes of other findings do.
   */
  readonly safe: boolean;
  readonly steps: readonly FixStep[];
}

export type FixStep =
  /** Removes a property, with all others of the same key, or an item of a list. */
  | { readonly kind: "remove"; readonly path: Path }
  /** Removes all properties with the same key but the last one. */
  | { readonly kind: "remove-earlier"; readonly properties: readonly Property[] }
  /** Replaces a part of a string; 0-based offsets in UTF-16 code units of its value, an empty part inserts. */
  | {
      readonly kind: "edit-string";
      readonly path: Path;
      readonly start: number;
      readonly end: number;
      readonly text: string;
    }
  /** Puts another value in the place of one that is neither an object nor a list. */
  | { readonly kind: "replace-value"; readonly path: Path; readonly value: boolean | number | string }
  /** Makes a list of the one value at a path. */
  | { readonly kind: "wrap-in-list"; readonly path: Path }
  /** Gives the property at a path another key. */
  | { readonly kind: "rename-key"; readonly path: Path; readonly key: string }
  /** Adds a property at the start of an object. */
  | {
      readonly kind: "add-property";
      readonly path: Path;
      readonly key: string;
      readonly value: boolean | number | string;
    };

export interface Finding extends RuleFinding {
  readonly rule: RuleDescription;
  /** True where the value has to go, so that nothing else about it matters. */
  readonly refuses?: boolean;
  readonly dependsOn?: Rule["dependsOn"];
  /** The severity before the policy changed it; undefined where it did not. */
  readonly ownSeverity?: Severity;
  /** Where somebody accepted it. */
  readonly suppression?: Suppression;
}

/** A finding that somebody accepted. */
export type SuppressedFinding = Finding & { readonly suppression: Suppression };

/** The severity of a finding: its own, else its rule's. */
export function severityOf({ severity, rule }: Finding): Severity {
  return severity ?? rule.severity;
}
