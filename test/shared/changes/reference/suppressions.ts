/**
 * "Ignore comments in a file", word by word, of files that hold one setting on each line: the setting with its comments is
 * written by the test, so that all that there is to find is known without a look at the code.
 */
import type { Policy } from "../../../../shared/policy/policy.ts";
import type { Fact } from "./fact.ts";

/** A setting in which one rule finds something. */
export interface Site {
  /** The provider whose entry has it. */
  readonly provider: string;
  /** Below the entry. */
  readonly pointer: string;
  readonly value: string;
  readonly rule: string;
  /** True for a rule that reports an error "before the policy changes severities". */
  readonly isError: boolean;
  readonly isCredential: boolean;
}

/** A setting with the rules that the comments above it name. */
export interface CommentedSite extends Site {
  readonly comments: readonly string[];
}

/** One version of a file, and the policy by which it is checked. */
export interface SuppressionSide {
  readonly sites: readonly CommentedSite[];
  readonly policy: Policy;
}

const keyOf = ({ rule, provider, pointer, value }: Site) => JSON.stringify([rule, provider, pointer, value]);

/** "Findings of credentials can be suppressed in a file only for rules that the policy lists (by default every rule but those)." */
function mayBeSuppressedInFile({ rule, isCredential }: Site, { inlineIgnores }: Policy): boolean {
  return inlineIgnores === undefined ? !isCredential : inlineIgnores.includes(rule);
}

/** A rule that is off finds nothing. */
const isFound = ({ rule }: Site, { rules }: Policy) => rules[rule] !== "off";

const isIgnoredByPolicy = ({ rule, provider }: Site, { ignores }: Policy) =>
  ignores.some(
    (ignore) => ignore.rule === rule && (ignore.pointer === undefined || ignore.pointer === `/providers/${provider}`),
  );

function isSuppressedInFile(site: CommentedSite, policy: Policy): boolean {
  return (
    isFound(site, policy) &&
    !isIgnoredByPolicy(site, policy) &&
    mayBeSuppressedInFile(site, policy) &&
    site.comments.includes(site.rule)
  );
}

/** "A suppression is new where it covers a finding (rule, pointer, value) that was not suppressed before." */
export function judgeSuppressions(
  before: SuppressionSide,
  after: SuppressionSide,
  isTrusted: boolean,
): readonly Fact[] {
  // "Where a change is not trusted, comments that it adds suppress nothing."
  if (!isTrusted) return [];
  const suppressed = before.sites.filter(
    (site) =>
      isSuppressedInFile(site, before.policy) ||
      (isFound(site, before.policy) && isIgnoredByPolicy(site, before.policy)),
  );
  const known = new Set(suppressed.map(keyOf));
  return after.sites
    .filter((site) => isSuppressedInFile(site, after.policy) && !known.has(keyOf(site)))
    .filter(({ isError, isCredential }) => isError || isCredential)
    .map(({ provider }) => ({ effect: "opens", provider, model: null, because: "a new suppression" }));
}
