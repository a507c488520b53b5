import type { ErrorObject } from "ajv";
import { SEVERITIES, type Severity } from "../diagnostic/diagnostic.ts";
import type { Policy } from "../policy/policy.ts";
import { schemaFor } from "../schema/build-schema.ts";
import type { Path } from "../text/json.ts";
import { lazilyFor } from "../text/lazily.ts";
import type { FileFinding } from "./decode.ts";
import { DIAGNOSTICS_MAX } from "./limits.ts";
import { rules } from "./rules/index.ts";
import { isOtherProgramsFile, notAConfiguration } from "./rules/not-a-configuration.ts";
import { type Finding, type Rule, type RuleContext, type SuppressedFinding, severityOf } from "./rules/rule.ts";
import { tooManyDiagnostics } from "./rules/text-rules.ts";
import { eachSchemaFinding } from "./schema-errors.ts";
import { withTypesFromLayers } from "./types-from-layers.ts";

/** Findings that refuse a value come first: nothing else matters about that value. */
const ORDERED = rules.toSorted((one, other) => Number(other.refusesValue === true) - Number(one.refusesValue === true));

const rulesUnder = lazilyFor((policy: Policy) => ORDERED.filter(({ id }) => policy.rules[id] !== "off"));

/**
 * The findings of the rules in a document, and of the validator's errors. The rules come first: what they find
 * weighs more where not all can be listed.
 */
export function* findAll(context: RuleContext, errors: readonly ErrorObject[]): Iterable<Finding> {
  const { configuration, policy } = context;
  for (const rule of isNoConfiguration(context) ? rulesForOthers(context) : rulesUnder(policy)) {
    const { dependsOn, refusesValue = false } = rule;
    for (const finding of rule.check(context))
      yield { ...finding, rule, refuses: refusesValue, ...(dependsOn && { dependsOn }) };
  }
  // In most files there is no error, for which the schema would have to be built.
  if (errors.length === 0) return;
  const schema = schemaFor(configuration.vocabulary);
  const own = withTypesFromLayers(errors, configuration, schema);
  if (own.length > 0) yield* eachSchemaFinding(own, configuration.document, schema, configuration.vocabulary);
}

/** True where nothing about the format holds for a document, and the policy lets that be said. */
export function isNoConfiguration({ configuration, policy }: Pick<RuleContext, "configuration" | "policy">): boolean {
  return policy.rules[notAConfiguration.id] !== "off" && isOtherProgramsFile(configuration);
}

/**
 * The rules for what is no configuration. Of a file that was named, what must not be in it counts nevertheless, and of
 * one that is not read, which may be a configuration.
 */
function rulesForOthers({ policy, parsed, isFoundByName = false }: RuleContext): readonly Rule[] {
  const isMeant = !isFoundByName || parsed.unread !== undefined;
  return rulesUnder(policy).filter((rule) => rule === notAConfiguration || (rule.refusesValue === true && isMeant));
}

/** The same findings, of which the first is made at once; undefined where there are none, as of most files. */
export function unlessNone(findings: Iterable<Finding>): Iterable<Finding> | undefined {
  const iterator = findings[Symbol.iterator]();
  const first = iterator.next();
  return first.done === true ? undefined : resumed(first.value, { [Symbol.iterator]: () => iterator });
}

function* resumed(first: Finding, others: Iterable<Finding>): Iterable<Finding> {
  yield first;
  yield* others;
}

/** The suppressed findings of a text, as many as a list holds. */
export interface CollectedSuppressed {
  readonly listed: readonly SuppressedFinding[];
  readonly add: (finding: SuppressedFinding) => void;
  /** Says that there are more. */
  readonly rest: () => FileFinding | undefined;
}

export function collectSuppressed(): CollectedSuppressed {
  const listed: SuppressedFinding[] = [];
  let isCut = false;
  return {
    listed,
    add(finding) {
      if (listed.length < DIAGNOSTICS_MAX) listed.push(finding);
      else isCut = true;
    },
    rest: () => (isCut ? tooMany("notice") : undefined),
  };
}

/** Leaves out what is suppressed, and hands it over. */
export function* withoutSuppressed(
  findings: Iterable<Finding>,
  addSuppressed: (finding: SuppressedFinding) => void,
): Iterable<Finding> {
  for (const finding of findings) {
    if (isSuppressed(finding)) addSuppressed(finding);
    else yield finding;
  }
}

function isSuppressed(finding: Finding): finding is SuppressedFinding {
  return finding.suppression !== undefined;
}

/** Leaves out the findings about a value that must be removed: it need not be fixed first. What weighs more stays. */
export function* withoutRefused(findings: Iterable<Finding>): Iterable<Finding> {
  const refused = new Map<string, Finding>();
  for (const finding of findings) {
    // In most files nothing is refused, and no key is made.
    if (finding.place.part !== "span" && (refused.size > 0 || finding.refuses === true)) {
      const key = pathKey(finding.place.path);
      const by = refused.get(key);
      if (by !== undefined && by.rule !== finding.rule && !weighsMore(finding, by)) continue;
      if (finding.refuses === true) refused.set(key, finding);
    }
    yield finding;
  }
}

/** Tells if a finding is more severe, for a policy may have lowered the severity of one that refuses a value. */
function weighsMore(one: Finding, other: Finding): boolean {
  return SEVERITIES.indexOf(severityOf(one)) < SEVERITIES.indexOf(severityOf(other));
}

/** Not a pointer, which masks and cuts: two paths may share one. */
function pathKey(path: Path): string {
  return JSON.stringify(path);
}

export interface BoundedFindings {
  readonly listed: readonly Finding[];
  /** Says that there are more, with the highest severity among them, so that no bound makes a wrong file right. */
  readonly rest: FileFinding | undefined;
}

/**
 * As many findings as a list holds. The others are looked at, one by one, and not kept: no further than until it is
 * certain how severe the most severe of them is, unless `isEachAsked`. `areErrorsCut` says that the validator stopped
 * collecting, so that there are more errors than the findings tell.
 * See docs/decisions/0166-findings-past-the-bound.md.
 */
export function withinBound(findings: Iterable<Finding>, areErrorsCut: boolean, isEachAsked: boolean): BoundedFindings {
  const listed: Finding[] = [];
  let highest: Severity | undefined = areErrorsCut ? MOST_SEVERE : undefined;
  for (const finding of findings) {
    if (listed.length < DIAGNOSTICS_MAX) listed.push(finding);
    else highest = moreSevere(highest, severityOf(finding));
    if (listed.length === DIAGNOSTICS_MAX && highest === MOST_SEVERE && !isEachAsked) break;
  }
  return { listed, rest: highest && tooMany(highest) };
}

const [MOST_SEVERE] = SEVERITIES;

function moreSevere(one: Severity | undefined, other: Severity): Severity {
  return one !== undefined && SEVERITIES.indexOf(one) < SEVERITIES.indexOf(other) ? one : other;
}

function tooMany(severity: Severity): FileFinding {
  return {
    rule: tooManyDiagnostics,
    severity,
    message: "There are more diagnostics than those listed.",
    advice: "Fix some of them and check again.",
  };
}
