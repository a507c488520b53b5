import { type JsonObject, type Path } from "../text/json.ts";
import { pointerStep } from "../text/pointer.ts";
import type { Context } from "./candidates.ts";
import type { Candidate } from "./origin.ts";

/** A provider, and what the layers come to for it. */
export interface ProviderView {
  readonly context: Context;
  readonly id: string;
  readonly kind: "built-in" | "custom";
  /** Leads to its entry. */
  readonly path: Path;
  readonly entry: JsonObject;
}

/** The protocol that a built-in provider speaks where nothing names one; custom ones have none. */
export function defaultProtocol({
  context,
  id,
  kind,
}: Pick<ProviderView, "context" | "id" | "kind">): string | undefined {
  return kind === "built-in" ? context.vocabulary.providers[id]?.defaultProtocol : undefined;
}

/** The candidate that it makes. */
export function defaultProtocolCandidates(view: Pick<ProviderView, "context" | "id" | "kind">): readonly Candidate[] {
  const value = defaultProtocol(view);
  if (value === undefined) return [];
  const pointer = `/providers/${pointerStep(view.id)}/defaultProtocol`;
  return [{ place: { kind: "vocabulary", pointer }, rule: "default-protocol", value }];
}
