import { SEVERITIES, type Severity } from "../diagnostic/diagnostic.ts";
import type { FileFinding } from "./decode.ts";
import { DIAGNOSTICS_MAX } from "./limits.ts";
import type { Finding } from "./rules/rule.ts";
import { tooManyDiagnostics } from "./rules/text-rules.ts";

export interface BoundedFindings {
  readonly listed: readonly Finding[];
  /** Says that there are more, with the highest severity among them, so that no bound makes a wrong file right. */
  readonly rest: FileFinding | undefined;
}

/**
 * As many findings as a list holds. The others are looked at, one by one, and not kept. `areErrorsCut` says that the
 * validator stopped collecting, so that there are more errors than the findings tell.
 */
export function withinBound(findings: Iterable<Finding>, areErrorsCut: boolean): BoundedFindings {
  const listed: Finding[] = [];
  let highest: Severity | undefined = areErrorsCut ? "error" : undefined;
  for (const finding of findings) {
    if (listed.length < DIAGNOSTICS_MAX) listed.push(finding);
    else highest = moreSevere(highest, finding.severity ?? finding.rule.severity);
  }
  return { listed, rest: highest && tooMany(highest) };
}

function moreSevere(one: Severity | undefined, other: Severity): Severity {
  return one !== undefined && SEVERITIES.indexOf(one) < SEVERITIES.indexOf(other) ? one : other;
}

function tooMany(severity: Severity): FileFinding {
  return {
    rule: tooManyDiagnostics,
    severity,
    message: "There are more diagnostics than those that are listed.",
    advice: "Mend some of them and check again.",
  };
}
