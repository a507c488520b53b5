/** "The policy is loosened, and `opens` with `provider` null". */

import type { Policy } from "../../../../shared/policy/policy.ts";
import { ruleDescriptions } from "../../../../shared/validate/rules/index.ts";

const FROM_MILD_TO_SEVERE = ["off", "notice", "warning", "error"];

/** "A rule's severity is lowered or off, a host or a known model is added, an ignore is added, or a layer is removed." */
export function isLoosened(before: Policy, after: Policy): boolean {
  return (
    isSeverityLowered(before, after) ||
    isAdded(before.approvedHosts, after.approvedHosts) ||
    isModelAdded(before, after) ||
    after.ignores.some((ignore) => !before.ignores.some((other) => isSameIgnore(ignore, other))) ||
    (before.layers.enforced !== undefined && after.layers.enforced === undefined) ||
    (before.layers.default !== undefined && after.layers.default === undefined)
  );
}

/** A rule that the policy does not name has its own severity. */
function isSeverityLowered(before: Policy, after: Policy): boolean {
  return ruleDescriptions.some(({ id, severity }) => {
    const degree = ({ rules }: Policy) => FROM_MILD_TO_SEVERE.indexOf(rules[id] ?? severity);
    return degree(after) < degree(before);
  });
}

/** "Undefined allows every host", and so for models: without a list every name is in it. */
function isAdded(before: readonly string[] | undefined, after: readonly string[] | undefined): boolean {
  if (before === undefined) return false;
  return after === undefined || after.some((name) => !before.includes(name));
}

function isModelAdded({ modelCatalog: before = {} }: Policy, { modelCatalog: after = {} }: Policy): boolean {
  return Object.keys(before).some((provider) => isAdded(before[provider], after[provider]));
}

/** Another reason is not another ignore, nor is another order. */
function isSameIgnore(one: Policy["ignores"][number], other: Policy["ignores"][number]): boolean {
  const place = ({ rule, files, pointer }: typeof one) => JSON.stringify([rule, files?.toSorted(), pointer]);
  return place(one) === place(other);
}
