import { type ModelList, type Setting, type StatedModels, statedModels } from "../../effective/stated.ts";
import type { Path } from "../../text/json.ts";
import { quote } from "../../text/wording.ts";
import { conflict } from "../conflict.ts";
import { saysAllAreDenied } from "./no-models-left.ts";
import type { Rule, RuleFinding, RuleFix } from "./rule.ts";

export const allowDenyOverlap: Rule = {
  id: "allow-deny-overlap",
  severity: "warning",
  summary: "A model both allowed and denied",
  why: "A denied model is hidden even if it is also allowed, so one of the two entries has no effect.",
  description:
    "Finds model ids that are in both `allow` and `deny` of one provider. `deny` is applied after `allow` and takes precedence (specification 2.6). If layers are given, the effective lists count, and one of them must be in the file itself. `no-models-left` reports a `deny` that hides all that `allow` names.",
  fix: 'Removes the model from "allow"; not safe, because the entry in "deny" may be the wrong one. Not available if the list would become empty, which would allow every model, or if another layer has one of the lists.',
  examples: {
    wrong: '{ "providers": { "provider_a": { "models": { "allow": ["small", "large"], "deny": ["large"] } } } }',
    right: '{ "providers": { "provider_a": { "models": { "allow": ["small"] } } } }',
  },

  *check(context) {
    const { configuration, policy } = context;
    for (const view of configuration.namingModels) {
      const { allow, deny } = view.provider.models;
      if (!allow.items.some(({ id }) => deny.indexes.has(id)) || saysAllAreDenied(view, policy)) continue;
      yield* overlap(statedModels(view));
    }
  },
};

function* overlap({ allow, deny }: StatedModels): Iterable<RuleFinding> {
  const allowed = indexesById(allow);
  const denied = indexesById(deny);
  // Without its last model the list would allow every model, and what another layer says may change by itself.
  const canShrink =
    allow.path !== undefined && deny.path !== undefined && [...allowed.keys()].some((id) => !denied.has(id));
  for (const [id, indexes] of allowed) {
    const [deniedAt] = denied.get(id) ?? [];
    const [first] = indexes;
    if (deniedAt === undefined || first === undefined) continue;
    const parts = [
      { ...itemOf(allow, first), name: "allow", message: "Allowed here." },
      { ...itemOf(deny, deniedAt), name: "deny", message: "Denied here." },
    ];
    yield* conflict(parts, `The model ${quote(id)} is both allowed and denied; it is hidden`, {
      advice: 'Remove it from "allow" to hide it, or from "deny" to offer it.',
      ...(canShrink && { fix: dropFromAllow(indexes.map((index) => [...(allow.path ?? []), index])) }),
    });
  }
}

/** Where each model of a list stands in it. */
function indexesById({ models }: ModelList): ReadonlyMap<string, readonly number[]> {
  const indexes = new Map<string, number[]>();
  for (const { id, index } of models) {
    const known = indexes.get(id);
    if (known === undefined) indexes.set(id, [index]);
    else known.push(index);
  }
  return indexes;
}

function itemOf({ value, path }: ModelList, index: number): Setting {
  return { value, path: path && [...path, index] };
}

function dropFromAllow(paths: readonly Path[]): RuleFix {
  return {
    title: 'Remove the model from "allow".',
    safe: false,
    steps: paths.map((path) => ({ kind: "remove", path })),
  };
}
