import { enabledValues } from "../effective/layers.ts";
import type { Path } from "../text/json.ts";
import { type Context, placeIn } from "./candidates.ts";
import type { Candidate } from "./origin.ts";

/** Whether a provider is available (decisions: Enablement). */
export function isEnabled({ layers }: Context, provider: Path): boolean {
  const documents = layers.map(({ document }) => document);
  for (const { value } of enabledValues(documents, provider)) return value;
  return true;
}

/** What could decide it, in order of precedence; never empty. */
export function enabledCandidates({ layers, tools }: Context, provider: Path): readonly Candidate[] {
  const documents = layers.map(({ document }) => document);
  const said = [...enabledValues(documents, provider)].flatMap(({ index, path, owner, value }): Candidate[] => {
    const layer = layers[index];
    return layer === undefined ? [] : [{ place: placeIn(layer, path, tools), rule: `enabled-of-${owner}`, value }];
  });
  return [...said, { place: { kind: "default" }, rule: "enabled-unless-said", value: true }];
}
