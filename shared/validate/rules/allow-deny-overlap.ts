import { type ModelList, type Setting, type StatedModels, statedModels } from "../../effective/stated.ts";
import type { Path } from "../../text/json.ts";
import { quote } from "../../text/wording.ts";
import { conflict } from "../conflict.ts";
import type { Rule, RuleFinding, RuleFix } from "./rule.ts";

export const allowDenyOverlap: Rule = {
  id: "allow-deny-overlap",
  severity: "warning",
  summary: "A model both allowed and denied",
  why: "What is denied is hidden, whatever is allowed; one of the two lines says what does not happen.",
  description:
    "Finds model ids that stand in both `allow` and `deny` of one provider. `deny` is applied after `allow` and wins (specification 2.6). Where layers are given, the lists in force count, and one of them must be the file's own.",
  fix: 'Drops the model from "allow", unless nothing would be left there, which would allow every model, or another layer has one of the lists.',
  examples: {
    wrong: '{ "providers": { "provider_a": { "models": { "allow": ["small", "large"], "deny": ["large"] } } } }',
    right: '{ "providers": { "provider_a": { "models": { "allow": ["small"], "deny": ["large"] } } } }',
  },

  *check(context) {
    for (const view of context.configuration.entries) yield* overlap(statedModels(view));
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
      { ...itemOf(allow, first), name: "allow", message: "It is allowed here." },
      { ...itemOf(deny, deniedAt), name: "deny", message: "It is denied here." },
    ];
    yield* conflict(parts, `The model ${quote(id)} is allowed and denied; it will be hidden`, {
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
  return { title: 'Drop the model from "allow".', safe: true, steps: paths.map((path) => ({ kind: "remove", path })) };
}
