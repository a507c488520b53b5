import type { Policy } from "../policy/policy.ts";
import type { Finding } from "./rules/rule.ts";

/** Findings as a policy has them: with its severities, without those that it turns off or ignores. */
export function* applyPolicy(
  findings: Iterable<Finding>,
  policy: Policy,
  _path: string | undefined,
): Iterable<Finding> {
  for (const finding of findings) {
    const severity = policy.rules[finding.rule.id];
    if (severity === "off") continue;
    yield severity === undefined ? finding : { ...finding, severity };
  }
}
