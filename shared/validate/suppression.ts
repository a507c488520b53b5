import { isHeaderPath } from "../effective/entry.ts";
import type { Policy } from "../policy/policy.ts";
import type { ParsedText } from "../syntax/node.ts";
import { mentionsCredential } from "../text/credential-likeness.ts";
import { type Json, valueAt } from "../text/json.ts";
import { maskSecrets } from "../text/secrets.ts";
import { MASK, maskUrl } from "../text/url-secrets.ts";
import { clipName } from "../text/wording.ts";
import { REASON_MAX_CHARACTERS } from "./limits.ts";
import { ruleDescriptions } from "./rules/index.ts";
import type { Finding, Place, SuppressedFinding } from "./rules/rule.ts";

/** The number of times that each finding is suppressed in a version of a file, by `identityOf`. */
export type KnownSuppressions = ReadonlyMap<string, number>;

/**
 * The text by which a finding is the same in another version of its file (decisions: Ignore comments in a file): its
 * rule, its pointer and the value there. An item of a list keeps it where it moves.
 */
export function identityOf({ rule, place }: Finding, text: string, document: Json): string {
  const steps = place.path.map((step) => (typeof step === "number" ? 0 : step));
  return JSON.stringify([rule.id, steps, valueAtPlace(place, text, document) ?? null]);
}

/** The value that a finding is about; where no path leads to it, its text. */
function valueAtPlace(place: Place, text: string, document: Json): Json | undefined {
  return place.part === "span" ? text.slice(place.span.start, place.span.end) : valueAt(document, place.path);
}

/** The findings that comments may suppress (decisions: Ignore comments in a file). */
export interface Suppressible {
  /** The rules, by id. */
  readonly rules: ReadonlySet<string>;
  /** True of a finding that may be suppressed once more, which is then done. */
  readonly take: (finding: Finding) => boolean;
}

/** The number of findings of each identity. */
export function countIdentities(identities: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const identity of identities) counts.set(identity, (counts.get(identity) ?? 0) + 1);
  return counts;
}

/**
 * The findings that comments may suppress in a text: by the policy, and where only some are known, each as often as
 * these.
 */
export function suppressible(
  policy: Policy,
  known: KnownSuppressions | undefined,
  { text, value }: Pick<ParsedText, "text" | "value">,
): Suppressible {
  const rules = inlineIgnorable(policy);
  if (known === undefined) return { rules, take: () => true };
  const left = new Map(known);
  const take = (finding: Finding) => {
    const identity = identityOf(finding, text, value ?? null);
    const count = left.get(identity) ?? 0;
    left.set(identity, count - 1);
    return count > 0;
  };
  return { rules, take };
}

/** The rules whose findings a comment in a file may suppress, by id. */
export function inlineIgnorable({ inlineIgnores }: Policy): ReadonlySet<string> {
  return inlineIgnores === undefined ? BY_DEFAULT : new Set(inlineIgnores);
}

const BY_DEFAULT: ReadonlySet<string> = new Set(
  ruleDescriptions.filter(({ findsCredentials }) => findsCredentials !== true).map(({ id }) => id),
);

/**
 * A finding with the reason as reports may repeat it: people explain what they see, and may write down a header's
 * value.
 */
export function withShownReason(
  finding: SuppressedFinding,
  { text, value }: Pick<ParsedText, "text" | "value">,
): SuppressedFinding {
  const { rule, place, suppression } = finding;
  const isSecret = rule.findsCredentials === true || isHeaderPath(place.path);
  const found = isSecret ? valueAtPlace(place, text, value ?? null) : undefined;
  const secret = typeof found === "string" ? found : JSON.stringify(found ?? "");
  return { ...finding, suppression: { ...suppression, reason: shownReason(suppression.reason, secret) } };
}

/** The characters between the words of a header's value, and between the parts of a URL. */
const SEPARATORS = /[\s"'`,;:=?&#@/\\()[\]{}<>]+/;

/** Shorter words of a secret are those of any sentence. */
const SECRET_WORD_MIN_CHARACTERS = 8;

/**
 * The reason that people gave, as reports may repeat it: on one line, without what may be a secret.
 *
 * @param secret what it must not repeat, neither as a whole nor a long word of it.
 */
export function shownReason(reason: string, secret = ""): string {
  const parts = [
    secret.trim(),
    ...secret.split(SEPARATORS).filter((word) => word.length >= SECRET_WORD_MIN_CHARACTERS),
  ];
  const without = parts.reduce((rest, part) => (part === "" ? rest : rest.replaceAll(part, MASK)), reason);
  const words = without.trim().split(/\s+/);
  if (mentionsCredential(words.join(" "))) return MASK;
  // A URL is masked as in a value: people paste what they copied.
  const shown = words.map((word) => (word.includes(":") ? maskUrl(word) : word)).join(" ");
  return clipName(maskSecrets(shown), REASON_MAX_CHARACTERS);
}
